import { logIn } from '../../accounts/log-in';
import { completeLogin } from '../../accounts/two-factor-login';
import { line, lineOrNull, secret } from '../body-readers';
import { defineResource } from '../define-resource';

/** The two steps of a login with the portal's own password. */
export const loginResources = [
  defineResource('POST /uzytkownicy/token', {
    query: {},
    body: { login: line('login', 500), haslo: secret('haslo'), recaptcha: lineOrNull('recaptcha', 10_000) },
    answer: async ({ body, ...call }) => await logIn(call, { login: body.login, password: body.haslo }),
  }),

  defineResource('POST /uzytkownicy/login2FA', {
    query: {},
    body: { totp: line('totp'), token: line('token', 2_000) },
    answer: async ({ body, ...call }) => ({ token: await completeLogin(call, { token: body.token, code: body.totp }) }),
  }),
];
