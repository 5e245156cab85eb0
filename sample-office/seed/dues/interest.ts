import { type Grosze, sumGrosze } from '../../../portal';

// Made-up rates, in per cent per year.
const taxRate = 13n;
const contractRate = 10n;
/** Interest on taxes below 8.70 zł is not charged (art. 54 of the Tax Ordinance: three times the postage of a registered letter). */
const leastTaxInterest = 870n;

/** Interest from the day after the due date until a given day. For taxes it is rounded to whole złoty, for contracts to a grosz. */
export function interestOf(principal: Grosze, dueOn: string, until: string, law: 'tax' | 'contract'): Grosze {
  const days = BigInt(Math.max(0, Math.round((Date.parse(until) - Date.parse(dueOn)) / 86_400_000)));
  const rate = law === 'tax' ? taxRate : contractRate;
  const exact = rounded(principal * rate * days, 36_500n);
  if (law === 'contract') return exact;
  return exact < leastTaxInterest ? 0n : rounded(exact, 100n) * 100n;
}

/** The fee for a postponed due date: half of the interest, in whole złoty. */
export function prolongationOf(principals: readonly Grosze[], dueOn: string, allowed: string): Grosze {
  return rounded(interestOf(sumGrosze(principals), dueOn, allowed, 'tax'), 200n) * 100n;
}

function rounded(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}
