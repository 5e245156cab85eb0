import { peselOf } from '../residents/pesel-of';

interface SamplePerson {
  readonly id: number;
  readonly institution: false;
  readonly givenName: string;
  readonly familyName: string;
  readonly pesel: string;
}

interface SampleInstitution {
  readonly id: number;
  readonly institution: true;
  readonly name: string;
  readonly nip: string;
}

// The serial numbers of these PESELs are above those of the sample residents.
const person = (id: number, givenName: string, familyName: string, sex: 'K' | 'M', birthDate: string): SamplePerson => ({
  id,
  institution: false,
  givenName,
  familyName,
  pesel: peselOf(birthDate, sex, 4_900 + id),
});

const institution = (id: number, name: string, nip: string): SampleInstitution => ({ id, institution: true, name, nip });

/**
 * The persons and institutions whose personal data the sample office has. They live in different ways, so that for every personal service
 * somebody has much, somebody little and somebody nothing to show.
 */
export const sampleParties = {
  /** Owns a house with her husband, pays water and waste, has a car. */
  wife: person(1, 'Anna', 'Przykładowa', 'K', '1979-04-12'),
  /** Owns the same house, has no account yet, and chairs the association. */
  husband: person(2, 'Piotr', 'Przykładowy', 'M', '1976-11-03'),
  /** Has fields, a forest, a tractor, a lorry and excise refunds. */
  farmer: person(3, 'Jan', 'Wzorcowy', 'M', '1961-02-25'),
  /** Lives alone in a flat and owes nothing; 84 years old. */
  pensioner: person(4, 'Helena', 'Próbna', 'K', '1942-06-18'),
  /** Has just moved in: the office has no data about him yet. */
  newcomer: person(5, 'Oleh', 'Nowy', 'M', '1998-09-30'),
  /** A grocery with permits to sell alcohol. */
  shop: institution(11, 'Sklep Przykład sp. z o.o.', '1234563218'),
  /** A factory with buildings, structures, lorries and several water points. */
  company: institution(12, 'Wytwórnia Wzór S.A.', '1111111111'),
  /** An association without any dues. */
  association: institution(13, 'Stowarzyszenie Próba', '2222222222'),
} as const satisfies Readonly<Record<string, SamplePerson | SampleInstitution>>;

/** Persons who may act for others, given by their numbers, because they have no account yet. */
export const samplePartyRights = [{ person: 'husband', actsFor: 'association' }] as const satisfies readonly {
  readonly person: SamplePartyName;
  readonly actsFor: SamplePartyName;
}[];

/** A person or institution of the sample. */
export type SamplePartyName = keyof typeof sampleParties;

/** Id of a sample party, to which all its data refer. */
export function partyId(name: SamplePartyName): number {
  return sampleParties[name].id;
}
