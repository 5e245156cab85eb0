// What residents owe. Charges are fixed, bookings are added line by line, and what is left is always computed from the two. All amounts are
// whole grosze.

export { type Amounts, isPaid, type OwedPart, owedParts, sumAmounts, totalOf } from './owed-parts';
