// What residents owe: what was charged is fixed, what was booked is added line by line, and what is left follows from the two. Everything
// is counted in whole grosze.

export { type Amounts, isPaid, type OwedPart, owedParts, sumAmounts, totalOf } from './owed-parts';
