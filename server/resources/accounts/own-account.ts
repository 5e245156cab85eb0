import { rulesOf } from '../../accounts/account-data';
import { readConsents, saveConsents } from '../../accounts/notification-consents';
import { changeEmail, deleteAccount } from '../../accounts/own-account';
import { flag, line, lineOrNull, secret, secretOrNull } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';
import { OfficeFailure } from '../../errors/office-failure';
import { stopReminders } from '../../reminders';

/** What a user may change of an own account, a restricted one included. */
export const ownAccountResources = [
  defineResource('POST /uzytkownicy/zmianaEmaila', {
    query: {},
    caller: 'user',
    body: { nowyEmail: line('nowyEmail', 300), haslo: secret('haslo') },
    answer: async ({ body, user, ...call }) => {
      await changeEmail(call, rulesOf(call), { user, email: body.nowyEmail, password: body.haslo });
      return {};
    },
  }),

  defineResource('DELETE /uzytkownicy/konto', {
    query: {},
    caller: 'user',
    body: { haslo: secretOrNull('haslo') },
    answer: async ({ body, user, ...call }) => {
      await deleteAccount(call, { user, password: body.haslo });
      return {};
    },
  }),

  defineResource('GET /uzytkownicy/zgody', {
    query: {},
    caller: 'user',
    answer: async ({ user, ...call }) => await readConsents(call, user),
  }),

  defineResource('POST /uzytkownicy/zgody', {
    query: {},
    caller: 'user',
    body: {
      powiadomieniaEmail: flag('powiadomieniaEmail'),
      powiadomieniaSms: flag('powiadomieniaSms'),
      email: lineOrNull('email', 300),
      telefon: lineOrNull('telefon'),
    },
    answer: async ({ body, user, ...call }) => {
      await saveConsents(call, rulesOf(call), user, body);
      return {};
    },
  }),

  defineResource('POST /uzytkownicy/wycofaniePowiadomien', {
    query: {},
    body: { kod: line('kod') },
    answer: async ({ body, database, now }) => {
      if (!(await stopReminders(database, body.kod, now))) throw new OfficeFailure('linkUnknown');
      return {};
    },
  }),
];
