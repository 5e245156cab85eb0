import { describe, expect, it } from 'vitest';
import { hostileReturns } from './hostile-returns-for-tests';
import { insideAddress } from './requested-address';

const portal = 'https://portal.brzezie.example';

describe('the address after a login', () => {
  it('stays inside the portal for at least 300 hostile addresses [AUTH-13]', () => {
    expect(new Set(hostileReturns).size).toBeGreaterThanOrEqual(300);
    const outside = hostileReturns.flatMap((address) => {
      const inside = insideAddress(address, portal);
      return inside === null || new URL(inside, portal).origin === portal ? [] : [[address, inside]];
    });
    expect(outside).toEqual([]);
  });

  it('would leave it without the guard', () => {
    const left = hostileReturns.filter((address) => {
      try {
        return new URL(address, portal).origin !== portal;
      } catch {
        return false;
      }
    });
    expect(left.length).toBeGreaterThan(100);
  });

  it('keeps path, query and place', () => {
    expect(insideAddress('/uslugi/woda?rok=2026#tabela', portal)).toBe('/uslugi/woda?rok=2026#tabela');
    expect(insideAddress(`${portal}/kontakt`, portal)).toBe('/kontakt');
  });
});
