const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
const centuries: Readonly<Record<string, number>> = { '18': 80, '19': 0, '20': 20, '21': 40, '22': 60 };

/**
 * A PESEL with a correct check digit for a birth date (yyyy-MM-dd) and sex. `count` numbers the persons of one day and sex. Serial numbers
 * stay below 0100, so that sample numbers can be recognised.
 */
export function peselOf(birthDate: string, sex: 'K' | 'M', count: number): string {
  const month = Number(birthDate.slice(5, 7)) + (centuries[birthDate.slice(0, 2)] ?? 0);
  const running = count * 2 + (sex === 'M' ? 1 : 0);
  const digits = `${birthDate.slice(2, 4)}${String(month).padStart(2, '0')}${birthDate.slice(8, 10)}${String(running).padStart(4, '0')}`;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
