import { describe, expect, it } from 'vitest';
import { password } from './password';

const isFit = (value: string) => password.check(value, undefined, { today: '2026-11-21', taxNumber: 'either' });

describe('a special character of a password', () => {
  it('is any sign that is neither letter nor digit nor space, on every keyboard [REG-16]', () => {
    const special = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~§€£°–„”…';
    expect(Array.from(special).filter((sign) => !isFit(`Abcdef1${sign}`))).toEqual([]);
    expect(Array.from('aZ7ąŻżяЖß \u00a0').filter((sign) => isFit(`Abcdef1${sign}`))).toEqual([]);
  });

  it('makes no other part of the rule needless', () => {
    expect(['Abcde1-', 'abcdef1-', 'ABCDEF1-', 'Abcdefg-', 'Abcdefg1'].filter(isFit)).toEqual([]);
  });
});
