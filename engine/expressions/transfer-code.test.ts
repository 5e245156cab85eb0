import { describe, expect, it } from 'vitest';
import { transferCode } from './transfer-code';

const account = '61109010140000071219812874';

describe('the 2D code of a transfer', () => {
  it('has nine fields: identifier, country, account, grosze in six digits, recipient, title and three reserved ones', () => {
    expect(transferCode(account, 128.4, 'Urząd Gminy', 'W/00123/2026')).toBe(`|PL|${account}|012840|Urząd Gminy|W/00123/2026|||`);
    expect(transferCode(account, 128.4, 'Urząd Gminy', 'W/00123/2026', '1234563218')).toBe(
      `1234563218|PL|${account}|012840|Urząd Gminy|W/00123/2026|||`,
    );
  });

  it.each([
    [0.01, '000001'],
    [1, '000100'],
    [9999.99, '999999'],
    [0.1 + 0.2, null],
    [0, null],
    [-12.5, null],
    [10_000, null],
    [999_999_999.99, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [0.001, null],
  ])('writes the amount %d as %s', (amount, written) => {
    expect(transferCode(account, amount, 'Gmina', 'Podatek')?.split('|')[3] ?? null).toBe(written);
  });

  it('writes all amounts from 0,01 to 9 999,99 as whole grosze', () => {
    for (let grosze = 1; grosze <= 999_999; grosze += 37)
      expect(Number(transferCode(account, grosze / 100, 'Gmina', 'Podatek')?.split('|')[3])).toBe(grosze);
  });

  it.each([
    ['61 1090 1014 0000 0712 1981 2874', account],
    ['PL61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', account],
    ['62109010140000071219812874', null],
    ['61109010140000071219812875', null],
    ['6110901014000007121981287', null],
    ['611090101400000712198128740', null],
    ['61109010140000071219812B74', null],
    ['DE89370400440532013000', null],
    ['', null],
  ])('takes the account %s as %s', (given, written) => {
    expect(transferCode(given, 1, 'Gmina', 'Podatek')?.split('|')[2] ?? null).toBe(written);
  });

  it('accepts one of a hundred check digits for an account', () => {
    const rest = account.slice(2);
    const accepted = Array.from({ length: 100 }, (_, check) => `${String(check).padStart(2, '0')}${rest}`).filter(
      (number) => transferCode(number, 1, 'Gmina', 'Podatek') !== null,
    );
    expect(accepted).toEqual([account]);
  });

  it('cuts a recipient to 20 and a title to 32 characters, Polish letters counted as one each', () => {
    const [, , , , recipient, title] = (transferCode(account, 1, 'Ąćęłńóśźż'.repeat(14), `${'Żółć'.repeat(7)}abc 1234567`) ?? '').split(
      '|',
    );
    expect(recipient).toBe('ĄćęłńóśźżĄćęłńóśźżĄć');
    expect(title).toBe(`${'Żółć'.repeat(7)}abc`);
    expect((transferCode(account, 1, 'Za\u0328b'.repeat(10), 'x') ?? '').split('|')[4]).toBe('Ząb'.repeat(6).concat('Zą'));
    const faces = (transferCode(account, 1, '😀'.repeat(30), 'x') ?? '').split('|')[4];
    expect(faces).toBe('😀'.repeat(20));
  });

  it('lets no text begin another field, a new line or another direction', () => {
    const code = transferCode(account, 1, 'Gmina|PL|999\u202e', 'rata | 1\r\n2\u200f\u0000') ?? '';
    expect(code.split('|')).toEqual(['', 'PL', account, '000100', 'Gmina PL 999', 'rata 1 2', '', '', '']);
    expect(transferCode(account, 1, ' | \u200e', 'x')).toBeNull();
    expect(transferCode(account, 1, 'x', '||||')).toBeNull();
  });

  it('leaves out an identifier that has not ten digits', () => {
    for (const wrong of ['123456321', 'PL1234563218', '123-456-32-18', '1|2'])
      expect(transferCode(account, 1, 'x', 'y', wrong)).toBe(`|PL|${account}|000100|x|y|||`);
  });
});
