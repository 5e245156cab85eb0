import { expect, it } from 'vitest';
import { officeAddress } from './office-address';

const call = { path: '/fk/gmina/dajDochodyBudzetu', query: { rok: '2026' } };

it('puts a call under the configured base address [CALL-01]', () => {
  expect(officeAddress('https://urzad.example/api', call, null)).toBe('https://urzad.example/api/fk/gmina/dajDochodyBudzetu?rok=2026');
});

it('adds lang when a language is stored, and only then [CALL-03]', () => {
  expect(officeAddress('/api', call, 'uk')).toBe('/api/fk/gmina/dajDochodyBudzetu?rok=2026&lang=uk');
  expect(officeAddress('/api', { path: '/x', query: {} }, null)).toBe('/api/x');
});
