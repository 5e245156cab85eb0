import { rulesOf } from '../../accounts/account-data';
import { activate, activateOfficeAccount, resendActivation } from '../../accounts/activation';
import { line, secret } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';

/** Activation by the links of letters. */
export const activationResources = [
  defineResource('POST /uzytkownicy/aktywacja', {
    query: {},
    body: { hash: line('hash') },
    answer: async ({ body, ...call }) => {
      await activate(call, body.hash);
      return {};
    },
  }),

  defineResource('POST /uzytkownicy/aktywacjaKontaUrzedowego', {
    query: {},
    body: { noweHaslo: secret('noweHaslo'), stareHaslo: secret('stareHaslo'), hash: line('hash') },
    answer: async ({ body, ...call }) => {
      const { noweHaslo, stareHaslo, hash } = body;
      await activateOfficeAccount(call, rulesOf(call), { code: hash, issuedPassword: stareHaslo, newPassword: noweHaslo });
      return {};
    },
  }),

  defineResource('POST /uzytkownicy/ponownaAktywacja', {
    query: {},
    body: { email: line('email', 300), login: line('login'), returnUrl: line('returnUrl', 2_000) },
    answer: async ({ body, ...call }) => {
      await resendActivation(call, body);
      return {};
    },
  }),
];
