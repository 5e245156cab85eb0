import { type Database, insertAll, taxNorm, transportTaxRate, vehicle } from '../../../server/database';
import { Random, type Weighted } from '../random/random';
import { maximaByYear, taxNorms } from './norms';

const usualNumber = 420;
const makes = [
  'Volvo',
  'Scania',
  'MAN',
  'DAF',
  'Mercedes-Benz',
  'Iveco',
  'Renault',
  'Schmitz',
  'Krone',
  'Wielton',
  'Autosan',
  'Solaris',
  'Setra',
] as const;

/** Writes tax norms, vehicles and five years of rates. */
export async function seedVehicles(database: Database, scale: number): Promise<void> {
  await insertAll(
    database,
    taxNorm,
    taxNorms.map(({ code, title }, position) => ({ code, title, position })),
  );
  await insertAll(database, vehicle, makeVehicles(scale));
  await insertAll(database, transportTaxRate, makeRates());
}

/** Vehicles with the day of their registration and, for a third, of their deregistration. */
export function makeVehicles(scale: number): (typeof vehicle.$inferInsert)[] {
  const random = new Random(4);
  const [first, ...others] = taxNorms.map(({ code, share }): Weighted<string> => [code, share]);
  const norms: readonly [Weighted<string>, ...Weighted<string>[]] = [first ?? ['', 1], ...others];
  return Array.from({ length: Math.max(20, Math.round(usualNumber * scale)) }, (_, index) => {
    const registered = random.between(2004, 2026);
    const deregistered = registered + random.between(3, 18);
    const registeredOn = dayIn(registered, registered === 2026 ? 9 : 12, random);
    return {
      id: index + 1,
      // No Polish district has registration numbers that begin with ZZ.
      registrationNumber: `ZZ${String(10_000 + index).padStart(5, '0')}`,
      make: random.pick(makes),
      normCode: random.weighted(norms),
      registeredOn,
      deregisteredOn: deregistered <= 2025 ? dayIn(deregistered, 12, random) : null,
    };
  });
}

/** Rates of the municipality, below the highest rates of the year, in whole złoty. */
export function makeRates(): (typeof transportTaxRate.$inferInsert)[] {
  return maximaByYear.flatMap(([year, factor]) =>
    taxNorms.map(({ code, maximum, reduction }) => {
      const yearlyMaximum = Math.round(maximum * factor * 100) / 100;
      // The council changes its rates every other year only.
      const basis = year % 2 === 0 ? factor : (maximaByYear.find(([earlier]) => earlier === year - 1)?.[1] ?? factor);
      return { year, normCode: code, yearly: Math.round(maximum * basis * (1 - reduction)), yearlyMaximum };
    }),
  );
}

function dayIn(year: number, lastMonth: number, random: Random): string {
  return `${year}-${String(random.between(1, lastMonth)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
}
