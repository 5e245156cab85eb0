/** Sum of the first digits of a number, each times its weight, as the check digits of Polish numbers need it. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}
