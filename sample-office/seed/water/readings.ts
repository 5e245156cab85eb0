import type { waterReading } from '../../../server/database';
import { Random } from '../random/random';
import type { SampleMeter } from './points';

/** A reading in litres, before it is written as cubic metres. */
export interface MadeReading {
  readonly meterId: number;
  readonly readOn: string;
  /** Litres on the dial. */
  readonly dial: number;
  /** Litres since the previous reading; null when the meter was installed. */
  readonly used: number | null;
}

/** The last reading of the sample. */
const lastDay = '2026-09-30';

/** Readings of a meter: when it was installed, at the end of each quarter, and when it was removed. They do not depend on other meters. */
export function makeReadings(meter: SampleMeter): readonly MadeReading[] {
  const random = new Random(meter.id);
  const days = readingDays(meter.fittedOn, meter.removedOn ?? lastDay);
  const rollsOverAt = 10 ** meter.wholeDigits * 1_000;
  // A dial shows no finer step than its last digit.
  const step = 10 ** (3 - meter.decimalDigits);
  const [least, most] = meter.quarterly;
  let dial = meter.startsAt ?? 0;
  return days.map((readOn, index) => {
    if (index === 0) return { meterId: meter.id, readOn, dial, used: null };
    const share = Math.min(1, daysBetween(days[index - 1] ?? readOn, readOn) / 91);
    const used = Math.round((random.between(least, most) * share) / step) * step;
    dial = (dial + used) % rollsOverAt;
    return { meterId: meter.id, readOn, dial, used };
  });
}

/** A reading as a row of the database, in cubic metres. */
export function readingRow({ meterId, readOn, dial, used }: MadeReading): typeof waterReading.$inferInsert {
  return { meterId, readOn, state: cubicMetres(dial), used: used === null ? null : cubicMetres(used) };
}

/** Litres as cubic metres, exactly. */
export function cubicMetres(litres: number): string {
  return `${Math.floor(litres / 1_000)}.${String(litres % 1_000).padStart(3, '0')}`;
}

function readingDays(from: string, to: string): readonly string[] {
  const quarters = ['03-31', '06-30', '09-30', '12-31'];
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, index) => Number(from.slice(0, 4)) + index,
  );
  const between = years.flatMap((year) => quarters.map((day) => `${year}-${day}`)).filter((day) => day > from && day < to);
  return [from, ...between, to];
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
