import { describe, expect, test } from 'vitest';
import { checkRule, parsePesel, type RuleContext } from './index';

const context: RuleContext = { today: '2026-03-02', taxNumber: 'either' };
const tenDigits: RuleContext = { ...context, taxNumber: 'ten-digits' };
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** PESEL numbers of 1800 to 2299 by the month offsets of the law, computed apart from the rule. */
function buildPesels(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(1800 + ((index * 7) % 500), index % 12, 1 + (index % 28)));
    const offset = { 18: 80, 19: 0, 20: 20, 21: 40, 22: 60 }[Math.trunc(day.getUTCFullYear() / 100)] ?? 0;
    const parts = [day.getUTCFullYear() % 100, day.getUTCMonth() + 1 + offset, day.getUTCDate()];
    return withPeselCheckDigit(
      parts.map((part) => String(part).padStart(2, '0')).join('') + String((index * 37) % 10_000).padStart(4, '0'),
    );
  });
}

function withPeselCheckDigit(ten: string): string {
  const sum = [...ten].reduce((total, digit, place) => total + Number(digit) * Number('1379137913'[place]), 0);
  return ten + String((10 - (sum % 10)) % 10);
}

/** Valid ten-digit tax numbers. */
function buildNips(count: number): string[] {
  const made: string[] = [];
  for (let seed = 100_000_007; made.length < count; seed += 389_127) {
    const sum = [...String(seed)].reduce((total, digit, place) => total + Number(digit) * Number('657234567'[place]), 0);
    if (sum % 11 < 10) made.push(`${seed}${sum % 11}`);
  }
  return made;
}

function singleErrors(number: string): string[] {
  return [...number].flatMap((own, place) =>
    digits.filter((digit) => digit !== own).map((digit) => number.slice(0, place) + digit + number.slice(place + 1)),
  );
}

function adjacentSwaps(number: string): string[] {
  return [...number].flatMap((own, place) => {
    const next = number[place + 1];
    return next === undefined || next === own ? [] : [number.slice(0, place) + next + own + number.slice(place + 2)];
  });
}

describe('PESEL', () => {
  test('needs 11 digits with weights 1, 3, 7, 9 and a check digit [LIMIT-03] [VOTE-06]', () => {
    expect(checkRule('pesel', '44051401359', undefined, context)).toBe(true);
    for (const wrong of ['44051401358', '4405140135', '440514013590', '4405140135a', '44 051401359', '٤٤٠٥١٤٠١٣٥٩']) {
      expect(checkRule('pesel', wrong, undefined, context)).toBe(false);
    }
  });

  test('is judged by its check digit, not by a date: one digit of ten fits each of 100 000 beginnings [VOTE-06]', () => {
    for (let prefix = 0; prefix < 100_000; prefix += 1) {
      const ten = `${String(prefix).padStart(5, '0')}93471`;
      const accepted = digits.filter((digit) => parsePesel(ten + digit) !== null);
      if (accepted.length !== 1 || ten + accepted[0] !== withPeselCheckDigit(ten)) expect.fail(ten);
    }
    expect(parsePesel('12345678903')).toBe('12345678903');
  });

  test('refuses each of 198 000 single wrong digits [VOTE-06]', () => {
    const pesels = buildPesels(2000);
    expect(pesels.filter((pesel) => parsePesel(pesel) === null)).toEqual([]);
    const errors = pesels.flatMap(singleErrors);
    expect(errors).toHaveLength(198_000);
    expect(errors.filter((pesel) => parsePesel(pesel) !== null)).toEqual([]);
  });
});

describe('tax number', () => {
  test('has 9 digits, or 10 with a check digit, as the pack says [LIMIT-19]', () => {
    const accepted = (['nine-digits', 'ten-digits', 'either'] as const).map((taxNumber) =>
      ['123456789', '5260250274', '5260250275', '12345678', '12345678a'].map((value) =>
        checkRule('nip', value, undefined, { ...context, taxNumber }),
      ),
    );
    expect(accepted).toEqual([
      [true, false, false, false, false],
      [false, true, false, false, false],
      [true, true, false, false, false],
    ]);
  });

  test('refuses each of 180 000 single wrong digits', () => {
    const nips = buildNips(2000);
    expect(nips.filter((nip) => !checkRule('nip', nip, undefined, tenDigits))).toEqual([]);
    const errors = nips.flatMap(singleErrors);
    expect(errors).toHaveLength(180_000);
    expect(errors.filter((nip) => checkRule('nip', nip, undefined, tenDigits))).toEqual([]);
  });

  test('refuses each adjacent swap', () => {
    const swaps = buildNips(2000).flatMap(adjacentSwaps);
    expect(swaps.length).toBeGreaterThan(16_000);
    expect(swaps.filter((nip) => checkRule('nip', nip, undefined, tenDigits))).toEqual([]);
  });
});

describe('account number', () => {
  test('has one pair of check digits out of 100: 10 000 of 10 000 × 100', () => {
    let accepted = 0;
    for (let account = 0; account < 10_000; account += 1) {
      const rest = `10901014${String(account * 7_919_171).padStart(16, '0')}`;
      for (let pair = 0; pair < 100; pair += 1) {
        if (checkRule('account-number', String(pair).padStart(2, '0') + rest, undefined, context)) accepted += 1;
      }
    }
    expect(accepted).toBe(10_000);
  });

  test('may be pasted with plain and hard spaces', () => {
    expect(checkRule('account-number', '61 1090 1014 0000 0712 1981 2874', undefined, context)).toBe(true);
    expect(checkRule('account-number', '61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', undefined, context)).toBe(true);
  });
});

test('REGON refuses each single wrong digit of its first eight', () => {
  expect(checkRule('regon', '123456785', undefined, context)).toBe(true);
  const errors = [...'12345678'].flatMap((own, place) =>
    digits.filter((digit) => digit !== own).map((digit) => `${'12345678'.slice(0, place)}${digit}${'12345678'.slice(place + 1)}5`),
  );
  expect(errors).toHaveLength(72);
  expect(errors.filter((regon) => checkRule('regon', regon, undefined, context))).toEqual([]);
});
