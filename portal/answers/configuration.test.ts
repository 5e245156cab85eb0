import { expect, it } from 'vitest';
import { configurationBefore, configurationWithout, parseConfiguration } from './configuration';

const features = { czyP24: true, czyInternacjonalizacja: false };
const answer = {
  czyP24: false,
  czyInternacjonalizacja: true,
  rokZbudowaniaBackendu: 2026,
  przerwaTechnicznaUslugi: [33],
  stronaStartowa: { link: '/kontakt', typ: 'STRONA_WBUDOWANA' },
  czyPrzerwaTechniczna: false,
};

it('puts the answer over the flags of the pack and keeps every setting under its name', () => {
  const parsed = parseConfiguration(answer, features);
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      values: { czyP24: false, czyInternacjonalizacja: true, przerwaTechnicznaUslugi: [33] },
      international: true,
      year: 2026,
      startPage: { link: '/kontakt', kind: 'STRONA_WBUDOWANA' },
      maintenance: false,
    },
  });
});

it.each([null, [], 'x', 7, undefined])('%j is no configuration', (broken) => {
  expect(parseConfiguration(broken, features)).toEqual({ ok: false, failure: null });
});

it.each([
  ['a flag that is no boolean', { czyP24: 'tak' }, { values: { czyP24: true } }],
  ['a year that is none', { rokZbudowaniaBackendu: '2026' }, { year: null }],
  ['a year out of reach', { rokZbudowaniaBackendu: 12 }, { year: null }],
  ['a start page without a kind', { stronaStartowa: { link: '/kontakt' } }, { startPage: null }],
  ['a start page without a target', { stronaStartowa: { link: ' ', typ: 'LINK' } }, { startPage: null }],
  ['no start page', { stronaStartowa: null }, { startPage: null }],
])('%s leaves the default', (_title, broken, expected) => {
  expect(parseConfiguration(broken, features)).toMatchObject({ ok: true, value: expected });
});

it('without a configuration every optional feature is off, what is no option stays, and before it the flags of the pack hold [CONF-18]', () => {
  expect(configurationWithout(features, []).values).toEqual({ czyP24: false, czyInternacjonalizacja: false });
  expect(configurationWithout(features, ['czyP24', 'czyInternacjonalizacja']).values).toEqual(features);
  expect(configurationBefore(features).values).toEqual(features);
});
