import type { address, registration, resident } from '../../../server/database';
import { Random } from '../random/random';
import { makeHousehold, type Person } from './households';
import { peselOf } from './pesel-of';
import { places } from './places';
import type { ResidenceStatusCode } from './statuses';

/** The population register of the sample municipality. */
export interface PopulationRegister {
  readonly addresses: (typeof address.$inferInsert)[];
  readonly residents: (typeof resident.$inferInsert)[];
  readonly registrations: (typeof registration.$inferInsert)[];
}

const usualNumber = 8_000;

/** Makes the residents with their addresses and registrations. The same scale always gives the same residents. */
export function makeResidents(scale: number, asOf: string): PopulationRegister {
  const random = new Random(3);
  const register: PopulationRegister = { addresses: [], residents: [], registrations: [] };
  const sameDay = new Map<string, number>();
  const target = Math.max(50, Math.round(usualNumber * scale));
  while (register.residents.length < target) {
    const addressId = addAddress(register, random);
    const { members, foreign } = makeHousehold(random);
    const temporaryHousehold = random.chance(foreign ? 0.6 : 0.02);
    for (const member of members) {
      const birthDate = birthDateOf(member, random, asOf, sameDay);
      const status = statusOf(random, foreign, temporaryHousehold);
      const id = register.residents.length + 1;
      register.residents.push({
        id,
        pesel: nextPesel(birthDate, member.sex, sameDay),
        givenName: member.givenName,
        familyName: member.familyName,
        sex: member.sex,
        birthDate,
        citizen: !foreign,
        statusCode: status,
      });
      addRegistrations(register, random, id, addressId, birthDate, status);
    }
  }
  return register;
}

function addAddress({ addresses }: PopulationRegister, random: Random): number {
  const { town, street, postalCode, district, blocks } = random.weighted(places);
  const id = addresses.length + 1;
  const house = blocks
    ? String(random.between(1, 14))
    : `${random.between(1, 96)}${random.chance(0.12) ? random.pick(['a', 'b', 'c']) : ''}`;
  addresses.push({ id, town, street, house, flat: blocks ? String(random.between(1, 40)) : null, postalCode, districtNumber: district });
  return id;
}

function statusOf(random: Random, foreign: boolean, temporary: boolean): ResidenceStatusCode {
  if (foreign) return temporary ? 'foreign-temporary' : 'foreign-permanent';
  if (temporary) return 'temporary';
  return random.weighted<ResidenceStatusCode>([
    ['permanent', 930],
    ['both', 9],
    ['away', 22],
    ['abroad', 14],
    ['unregistered', 15],
    ['deregistered', 10],
  ]);
}

function addRegistrations(
  { registrations, addresses }: PopulationRegister,
  random: Random,
  residentId: number,
  addressId: number,
  birthDate: string,
  status: ResidenceStatusCode,
): void {
  const moved = random.chance(0.4) ? dayOf(random.between(Math.max(1975, Number(birthDate.slice(0, 4)) + 1), 2026), random) : birthDate;
  const since = moved > birthDate && moved < '2026-09-01' ? moved : birthDate;
  const add = (kind: 'permanent' | 'temporary', at: number, from: string, until: string | null) =>
    registrations.push({ id: registrations.length + 1, residentId, addressId: at, kind, since: from, until });
  const elsewhere = random.between(1, addresses.length);
  // A stay of up to two years; nobody is registered before their birth.
  const temporarySince = birthDate > '2025-06-01' ? birthDate : dayOf(2025, random);
  const temporaryUntil = dayOf(random.between(2028, 2029), random);
  switch (status) {
    case 'permanent':
    case 'away':
    case 'abroad':
    case 'foreign-permanent':
      add('permanent', addressId, since, null);
      return;
    case 'both':
      add('permanent', addressId, since, null);
      add('temporary', elsewhere, temporarySince, temporaryUntil);
      return;
    case 'temporary':
    case 'foreign-temporary':
      add('temporary', addressId, temporarySince, temporaryUntil);
      return;
    case 'deregistered':
      add('permanent', addressId, birthDate, birthDate > '2024-01-01' ? '2026-06-30' : dayOf(random.between(2024, 2025), random));
      return;
    case 'unregistered':
      return;
  }
}

/** A day on which fewer than 50 persons of this sex were born, and not after the day of the sample. */
function birthDateOf({ birthYear, sex }: Person, random: Random, asOf: string, sameDay: ReadonlyMap<string, number>): string {
  for (;;) {
    const date = dayOf(birthYear, random);
    if (date <= asOf && (sameDay.get(date + sex) ?? 0) < 50) return date;
  }
}

function nextPesel(birthDate: string, sex: 'K' | 'M', sameDay: Map<string, number>): string {
  const count = sameDay.get(birthDate + sex) ?? 0;
  sameDay.set(birthDate + sex, count + 1);
  return peselOf(birthDate, sex, count);
}

function dayOf(year: number, random: Random): string {
  const month = random.between(1, 12);
  return `${year}-${String(month).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
}
