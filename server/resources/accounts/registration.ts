import { inArray } from 'drizzle-orm';
import { rulesOf } from '../../accounts/account-data';
import { register } from '../../accounts/registration';
import { line, lineOrNull, secret } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';
import { accountSettings, accountText } from '../../database/account-tables';
import { inLanguage } from '../shell/in-language';

/** Consents that the office asks for, and the registration itself. */
export const registrationResources = [
  defineResource('GET /uzytkownicy/zgodyRejestracji', {
    query: {},
    answer: async ({ database, language }) => {
      const [settings] = await database.select().from(accountSettings);
      const texts = await database
        .select()
        .from(accountText)
        .where(inArray(accountText.kind, ['data-processing', 'terms']));
      const textOf = (kind: 'data-processing' | 'terms') => {
        const found = texts.find((text) => text.kind === kind);
        return found ? inLanguage(found.content, language) : '';
      };
      return {
        czyPytacOZgodeNaPrzetwarzanieDanych: settings?.askDataConsent ?? false,
        trescZgodyNaPrzetwarzanieDanych: textOf('data-processing'),
        czyPytacOZgodeNaRegulamin: settings?.askTerms ?? false,
        trescRegulaminu: textOf('terms'),
      };
    },
  }),

  defineResource('POST /uzytkownicy/rejestracja', {
    query: {},
    body: {
      imie: line('imie'),
      nazwisko: line('nazwisko'),
      login: line('login'),
      haslo: secret('haslo'),
      email: line('email', 300),
      pesel: lineOrNull('pesel'),
      nip: lineOrNull('nip'),
      returnUrl: line('returnUrl', 2_000),
    },
    answer: async ({ body, ...call }) => {
      const { imie, nazwisko, haslo, ...same } = body;
      await register(call, rulesOf(call), { ...same, givenName: imie, familyName: nazwisko, password: haslo });
      return {};
    },
  }),
];
