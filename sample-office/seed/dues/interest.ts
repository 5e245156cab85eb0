import { type Grosze, sumGrosze } from '../../../portal';

// Rates of a sample: per cent of a year.
const taxRate = 13n;
const contractRate = 10n;
/** Below this, 8.70 zł, interest of taxes is not charged (art. 54 of the Tax Ordinance: three times the postage of a letter). */
const leastTaxInterest = 870n;

/** Interest from the day after the due date to another day. Of taxes it is rounded to whole złoty, of contracts to a grosz. */
export function interestOf(principal: Grosze, dueOn: string, until: string, law: 'tax' | 'contract'): Grosze {
  const days = BigInt(Math.max(0, Math.round((Date.parse(until) - Date.parse(dueOn)) / 86_400_000)));
  const rate = law === 'tax' ? taxRate : contractRate;
  const exact = rounded(principal * rate * days, 36_500n);
  if (law === 'contract') return exact;
  return exact < leastTaxInterest ? 0n : rounded(exact, 100n) * 100n;
}

/** The fee for a later day of payment: half of the interest, in whole złoty. */
export function prolongationOf(principals: readonly Grosze[], dueOn: string, allowed: string): Grosze {
  return rounded(interestOf(sumGrosze(principals), dueOn, allowed, 'tax'), 200n) * 100n;
}

function rounded(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}
