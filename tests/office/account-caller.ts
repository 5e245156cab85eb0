import { desc, eq } from 'drizzle-orm';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { letter } from '../../server/database/account-tables';
import type { DatabaseOffice, OfficeAnswer } from './database-office';

/** The origin of a small office. */
export const origin = 'http://localhost:4000';

/** Short names for what a resident does with an account. */
export interface AccountCaller {
  post(path: string, body?: object, token?: string): Promise<OfficeAnswer>;
  get(path: string, token?: string): Promise<OfficeAnswer>;
  logIn(login: string, password?: string): Promise<OfficeAnswer>;
  /** The token of a login without a second step. */
  tokenOf(login: string, password?: string): Promise<string>;
  /** The newest letter to an address; waits until `count` letters have arrived. */
  letterTo(recipient: string, count?: number): Promise<typeof letter.$inferSelect>;
  lettersTo(recipient: string): Promise<readonly (typeof letter.$inferSelect)[]>;
}

/** Calls accounts of an office. */
export function accountCaller(office: DatabaseOffice): AccountCaller {
  const post = (path: string, body?: object, token?: string) => office.send('POST', `/api${path}`, body, token);
  const logIn = (login: string, haslo = demoPassword) => post('/uzytkownicy/token', { login, haslo, recaptcha: null });
  const lettersTo = (recipient: string) =>
    office.database.select().from(letter).where(eq(letter.recipient, recipient)).orderBy(desc(letter.id));
  return {
    post,
    logIn,
    lettersTo,
    get: (path, token) => office.get(`/api${path}`, token),
    async tokenOf(login, password) {
      const { body, status } = await logIn(login, password);
      if (status !== 200) throw new Error(`${login} was not let in: ${JSON.stringify(body)}`);
      return (body as { readonly token: string }).token;
    },
    async letterTo(recipient, count = 1) {
      for (let left = 200; left > 0; left -= 1) {
        const letters = await lettersTo(recipient);
        const [newest] = letters;
        if (newest && letters.length >= count) return newest;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`There are not ${count} letters to ${recipient}.`);
    },
  };
}

/** The value of a parameter in the link of a letter. */
export function codeIn({ body }: { readonly body: string }, name: string): string {
  const address = /https?:\/\/\S+/.exec(body)?.[0] ?? '';
  return new URL(address).searchParams.get(name) ?? '';
}

/** The error number of an answer. */
export function kodOf({ body }: OfficeAnswer): number | null {
  return typeof body === 'object' && body !== null && 'kod' in body && typeof body.kod === 'number' ? body.kod : null;
}

/** A valid registration with the given login. */
export function registrationOf(login: string, changes: object = {}): object {
  return {
    imie: 'Róża',
    nazwisko: 'Zielińska-Nowak',
    login,
    haslo: 'Wiosna-2026',
    email: `${login}@poczta.example`,
    pesel: '44051401359',
    nip: null,
    returnUrl: `${origin}/aktywacja-return-url`,
    ...changes,
  };
}
