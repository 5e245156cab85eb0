import { asc, eq } from 'drizzle-orm';
import { asksForCaptcha, checkCaptcha, newCaptcha } from '../../accounts/captcha';
import { logIn } from '../../accounts/log-in';
import { completeLogin } from '../../accounts/two-factor-login';
import { line, lineOrNull, secret } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';
import { accountText } from '../../database/account-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { inLanguage } from '../shell/in-language';

const mostLines = 3;

/** The two steps of a login with the portal's own password, and what stands around the form. */
export const loginResources = [
  defineResource('POST /uzytkownicy/token', {
    query: {},
    body: { login: line('login', 500), haslo: secret('haslo'), recaptcha: lineOrNull('recaptcha', 10_000) },
    answer: async ({ body, ...call }) => {
      await checkCaptcha(call.database, body.recaptcha);
      return await logIn(call, { login: body.login, password: body.haslo });
    },
  }),

  defineResource('POST /uzytkownicy/login2FA', {
    query: {},
    body: { totp: line('totp'), token: line('token', 2_000) },
    answer: async ({ body, ...call }) => await completeLogin(call, { token: body.token, code: body.totp }),
  }),

  defineResource('GET /uzytkownicy/captcha', {
    query: {},
    answer: async ({ database }) => {
      if (!(await asksForCaptcha(database))) throw new OfficeFailure('switchedOff');
      return await newCaptcha(database);
    },
  }),

  defineResource('GET /uzytkownicy/informacjeLogowania', {
    query: {},
    answer: async ({ database, language }) => {
      const lines = await database
        .select({ content: accountText.content })
        .from(accountText)
        .where(eq(accountText.kind, 'login-line'))
        .orderBy(asc(accountText.position))
        .limit(mostLines);
      return { informacje: lines.map(({ content }) => inLanguage(content, language)).filter((text) => text.trim() !== '') };
    },
  }),
];
