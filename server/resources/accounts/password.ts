import { rulesOf } from '../../accounts/account-data';
import { changePassword, remindPassword, resetPassword } from '../../accounts/password-change';
import { line, secret } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';

/** A forgotten password, and the change of a known one. */
export const passwordResources = [
  defineResource('POST /uzytkownicy/przypomnienieHasla', {
    query: {},
    body: { email: line('email', 300), login: line('login') },
    answer: async ({ body, ...call }) => {
      await remindPassword(call, body);
      return {};
    },
  }),

  defineResource('POST /uzytkownicy/noweHaslo', {
    query: {},
    body: { noweHaslo: secret('noweHaslo'), kodZmianyHasla: line('kodZmianyHasla') },
    answer: async ({ body, ...call }) => {
      await resetPassword(call, rulesOf(call), { code: body.kodZmianyHasla, newPassword: body.noweHaslo });
      return {};
    },
  }),

  defineResource('POST /uzytkownicy/zmianaHasla', {
    query: {},
    caller: 'user',
    body: { noweHaslo: secret('noweHaslo'), stareHaslo: secret('stareHaslo') },
    answer: async ({ body, user, ...call }) => {
      await changePassword(call, rulesOf(call), { user, oldPassword: body.stareHaslo, newPassword: body.noweHaslo });
      return {};
    },
  }),
];
