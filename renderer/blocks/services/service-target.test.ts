import { expect, it } from 'vitest';
import { serviceTarget } from './service-target';

it.each([
  ['open', '/uslugi/odczyt'],
  ['login', '/logowanie'],
  ['maintenance', '/usluga-przerwa-techniczna'],
  ['unavailable', null],
] as const)('a service that is %s leads to %s', (access, target) => {
  expect(serviceTarget({ access, route: '/uslugi/odczyt' })).toBe(target);
});
