import { expect, test } from 'vitest';
import { contentHash } from './content-hash';

test('is 12 small letters and digits, for any text', () => {
  for (const text of ['', 'a', 'Zażółć gęślą jaźń', '🏛'.repeat(10_000)]) expect(contentHash(text)).toMatch(/^[a-z0-9]{12}$/);
});

test('tells 200 000 similar texts apart', () => {
  const hashes = new Set(Array.from({ length: 200_000 }, (_, index) => contentHash(`{"slug":"usluga","order":${index}}`)));
  expect(hashes.size).toBe(200_000);
});
