import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readableAddress } from './readable-address';

it.each([
  ['/uslugi/opłaty?rok=2026', '/uslugi/opłaty?rok=2026'],
  ['/uslugi/op%C5%82aty', '/uslugi/op%C5%82aty'],
  ['/uslugi/op%C5', '/uslugi/op%25C5'],
  ['/%?kod=%C5%82', '/%25?kod=%C5%82'],
  ['/a%00b', '/a%2500b'],
  ['/uslugi?kod=%C5', '/uslugi?kod=%C5'],
  ['', ''],
])('%s is answered as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});

it('every address has a path that can be decoded and holds no zero character, and one that could be decoded is not changed', () => {
  const sign = fc.constantFrom('%', '%0', '%00', '%C5', '%82', '%E0%A4', 'a', '/', '.', '?', '#', '2', 'ł');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const address = `/${signs.join('')}`;
      const path = readableAddress(address).split(/[?#]/)[0] ?? '';
      expect(decodeURIComponent(path)).not.toContain('\0');
      expect(readableAddress(readableAddress(address))).toBe(readableAddress(address));
    }),
    { seed: 6 },
  );
});
