import { describe, expect, it } from 'vitest';
import { parseRecoveryCodes, parseTwoFactor } from './two-factor-settings';

describe('settings of two-factor login', () => {
  const answer = { czy2FaAktywne: true, qrCode: '', key: '' };

  it('say how many recovery codes are left only when the office says a number that can be', () => {
    for (const left of [0, 3, 10]) expect(parseTwoFactor({ ...answer, kodyZapasowe: left })).toMatchObject({ value: { codesLeft: left } });
    for (const kodyZapasowe of [undefined, null, -1, 2.5, Number.NaN, '10', ['abcde-abcde'], true])
      expect(parseTwoFactor({ ...answer, kodyZapasowe })).toMatchObject({ ok: true, value: { codesLeft: null } });
  });

  it('are not there in an answer of another shape', () => {
    for (const bad of [null, 'tak', [], {}, { ...answer, czy2FaAktywne: 'tak' }]) expect(parseTwoFactor(bad).ok).toBe(false);
  });
});

describe('recovery codes in the answer to a change', () => {
  it('are each shown once, and none when the office made none', () => {
    expect(parseRecoveryCodes({ kodyZapasowe: ['a-1', 'b-2', 'a-1', '', ' ', 7, null] })).toEqual(['a-1', 'b-2']);
    for (const none of [
      null,
      undefined,
      '',
      [],
      {},
      { kodyZapasowe: null },
      { kodyZapasowe: 10 },
      { kodyZapasowe: [] },
      { kodyZapasowe: [''] },
    ])
      expect(parseRecoveryCodes(none)).toBeNull();
  });
});
