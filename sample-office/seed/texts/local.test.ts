import { expect, it } from 'vitest';
import { local } from './local';

it('a text is Polish alone or in all four languages', () => {
  expect(local('Kto i gdzie')).toEqual({ pl: 'Kto i\u00a0gdzie' });
  expect(local('Tak', 'Call 22 555', 'Ja', 'Так')).toEqual({ pl: 'Tak', en: 'Call 22\u00a0555', de: 'Ja', uk: 'Так' });
});
