import { givenDigits, groupedDigits, parseDecimal } from '../../engine';

const mostPlaces = 12;

/** A reading as every screen shows it: digits in groups, a decimal comma, the places of the meter. */
export function readingWords(reading: number, decimalDigits: number | null): string {
  return groupedDigits(givenDigits(reading, mostPlaces, decimalDigits ?? 0) ?? String(reading));
}

/** What was used between two readings, exactly. */
export function usedBetween(before: number, now: number): number {
  return parseDecimal(now)?.minus(before).toNumber() ?? now - before;
}
