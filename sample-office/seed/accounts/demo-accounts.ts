import { and, inArray, ne } from 'drizzle-orm';
import type { SampleAccount } from '../../../server';
import { account, type Database } from '../../../server/database';
import { type SamplePartyName, sampleParties } from '../parties/sample-parties';
import { peselOf } from '../residents/pesel-of';

/** The password of every sample account. It may be in the source, because only a sample office has such accounts. */
export const demoPassword = 'Okienko-2026';

/** The secret that an authenticator application needs for the account with two-factor login. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The code in the letter of the account that the office has issued. */
export const demoOfficeCode = 'probny-link-konta-zalozonego-w-urzedzie';

interface DemoAccount {
  readonly login: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly pesel: string | null;
  readonly nip: string | null;
  readonly state: 'unconfirmed' | 'restricted' | 'verified';
  /** Whom it acts for besides itself. */
  readonly actsFor: readonly SamplePartyName[];
  readonly totpSecret: string | null;
  readonly officeIssued: boolean;
  readonly about: string;
}

type Rest = Partial<Pick<DemoAccount, 'state' | 'actsFor' | 'totpSecret' | 'officeIssued'>>;

const usual = { state: 'verified', actsFor: [], totpSecret: null, officeIssued: false } as const;

function person(name: SamplePartyName, login: string, about: string, rest: Rest = {}): DemoAccount {
  const party = sampleParties[name];
  if (party.institution) throw new Error(`${name} is an institution.`);
  const { givenName, familyName, pesel } = party;
  return { ...usual, login, givenName, familyName, pesel, nip: null, about, ...rest };
}

function clerk(name: SamplePartyName, login: string, givenName: string, familyName: string, about: string): DemoAccount {
  const party = sampleParties[name];
  if (!party.institution) throw new Error(`${name} is a person.`);
  return { ...usual, login, givenName, familyName, pesel: null, nip: party.nip, about };
}

// People whom the office's registers do not know.
const stranger = (number: number, login: string, givenName: string, familyName: string, birthDate: string, about: string, rest: Rest) => ({
  ...usual,
  login,
  givenName,
  familyName,
  pesel: peselOf(birthDate, 'K', 4_900 + number),
  nip: null,
  about,
  ...rest,
});

/** The accounts of the sample office. */
export const sampleAccounts: readonly DemoAccount[] = [
  person('wife', 'anna', 'a person with a house, water, waste and a car; also acts for the shop', { actsFor: ['shop'] }),
  person('farmer', 'jan', 'a farmer'),
  person('pensioner', 'helena', 'a pensioner'),
  person('newcomer', 'oleh', 'a newcomer without any data'),
  clerk('shop', 'sklep', 'Marek', 'Sklepowy', 'a shop with alcohol permits'),
  clerk('company', 'wytwornia', 'Ewa', 'Fabryczna', 'a company'),
  clerk('association', 'stowarzyszenie', 'Adam', 'Społeczny', 'an association without dues'),
  stranger(31, 'niezweryfikowana', 'Maria', 'Niezweryfikowana', '1990-05-17', 'restricted: not verified yet', { state: 'restricted' }),
  stranger(32, 'niepotwierdzony', 'Olga', 'Niepotwierdzona', '1985-01-09', 'not activated yet, cannot log in', { state: 'unconfirmed' }),
  stranger(
    33,
    'dwuetapowa',
    'Zofia',
    'Dwuetapowa',
    '1972-08-21',
    `two-factor login, secret ${demoTotpSecret}; also acts for the association`,
    {
      actsFor: ['association'],
      totpSecret: demoTotpSecret,
    },
  ),
  stranger(
    34,
    'urzedowa',
    'Barbara',
    'Urzędowa',
    '1968-12-02',
    `made by the office: /aktywacja-z-urzedu-return-url?hash=${demoOfficeCode}`,
    {
      state: 'unconfirmed',
      officeIssued: true,
    },
  ),
];

/** The sample accounts that this office still has. */
export async function findDemoAccounts(database: Database): Promise<readonly SampleAccount[]> {
  const emails = sampleAccounts.map(({ login }) => demoEmail(login));
  const found = await database
    .select({ email: account.email })
    .from(account)
    .where(and(inArray(account.email, emails), ne(account.state, 'deleted')));
  const standing = new Set(found.map(({ email }) => email));
  return sampleAccounts
    .filter(({ login }) => standing.has(demoEmail(login)))
    .map(({ login, about }) => ({ login, password: demoPassword, about }));
}

/** E-mail address of a sample account; the domain is reserved for examples. */
export function demoEmail(login: string): string {
  return `${login}@brzezie-lesne.example`;
}
