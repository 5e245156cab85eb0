import { sampleAccounts } from '../../seed/accounts/demo-accounts';
import { type SamplePartyName, sampleParties } from '../../seed/parties/sample-parties';
import { peselOf } from '../../seed/residents/pesel-of';

/** Somebody whom the sandbox node can vouch for. */
export interface SamplePerson {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly pesel: string;
  /** Date of birth as yyyy-MM-dd. */
  readonly birthDate: string;
  /** What to expect, for the one who tries the login. */
  readonly about: string;
}

function known(name: SamplePartyName, about: string): SamplePerson {
  const party = sampleParties[name];
  if (party.institution) throw new Error(`${name} is an institution.`);
  const { givenName, familyName, pesel } = party;
  return { id: name, givenName, familyName, pesel, birthDate: birthDateOf(pesel), about };
}

function unverified(login: string, about: string): SamplePerson {
  const found = sampleAccounts.find((account) => account.login === login);
  if (!found?.pesel) throw new Error(`There is no sample person ${login}.`);
  const { givenName, familyName, pesel } = found;
  return { id: login, givenName, familyName, pesel, birthDate: birthDateOf(pesel), about };
}

const stranger = peselOf('1969-07-30', 'K', 4_941);

/** The persons of the sandbox node. */
export const samplePersons: readonly SamplePerson[] = [
  known('wife', 'ma potwierdzone konto w portalu'),
  known('husband', 'urząd go zna, nie ma jeszcze konta, może działać za stowarzyszenie'),
  known('farmer', 'ma potwierdzone konto w portalu'),
  known('newcomer', 'ma potwierdzone konto, urząd nie ma o nim danych'),
  unverified('niezweryfikowana', 'ktoś założył konto z jej numerem PESEL, ale go nie potwierdził'),
  {
    id: 'stranger',
    givenName: 'Krystyna',
    familyName: 'Bezkonta-Próbna',
    pesel: stranger,
    birthDate: birthDateOf(stranger),
    about: 'nie ma konta i urząd jej nie zna',
  },
];

/** The date that a PESEL begins with; its month also carries the century. */
function birthDateOf(pesel: string): string {
  const month = Number(pesel.slice(2, 4));
  const century = [19, 20, 21, 22, 18][Math.floor(month / 20)] ?? 19;
  return `${century}${pesel.slice(0, 2)}-${String(month % 20).padStart(2, '0')}-${pesel.slice(4, 6)}`;
}
