import { createHmac } from 'node:crypto';
import type { LoginProvider } from 'okienko/server';

/** Signs what the bank says of somebody. */
export const signPerson = (person: string, id: string, secret: string) =>
  createHmac('sha256', secret).update(`${id} ${person}`).digest('hex');

/** Login at the bank: the browser goes there, and comes back with a signed line of data. */
export const bankLogin: LoginProvider = {
  key: 'bank',
  name: 'Bank Spółdzielczy',
  note: { pl: 'Dla klientów banku.', en: 'For customers of the bank.' },
  variables: {
    LOGIN_BANK_URL: { expected: 'an address', matches: (text) => URL.canParse(text) },
    LOGIN_BANK_SECRET: { expected: 'a secret of 8 signs', matches: (text) => text.length === 8 },
  },
  contractOf(value) {
    const [url, secret] = [value('LOGIN_BANK_URL'), value('LOGIN_BANK_SECRET')];
    if (url.endsWith('/zamkniete')) throw new Error('the bank has closed its logins');
    return {
      formOrigins: [],
      async begin({ state, returnTo, language }) {
        if (url.endsWith('/awaria')) throw new Error('the bank is out of order');
        const parameters = { state, returnTo, language };
        return { metoda: 'GET', adres: url, pola: Object.entries(parameters).map(([nazwa, wartosc]) => ({ nazwa, wartosc })) };
      },
      async finish({ osoba, podpis }, { id }) {
        if (osoba === undefined) return { kind: 'cancelled' };
        if (podpis !== signPerson(osoba, id, secret)) return { kind: 'refused', reason: 'wrong signature' };
        const { pesel: identifier, imie: givenName, nazwisko: familyName } = JSON.parse(osoba);
        return { kind: 'person', person: { identifier, givenName, familyName } };
      },
    };
  },
};

export default [bankLogin];
