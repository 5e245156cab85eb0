import { expect, it } from 'vitest';
import { hostileTargets } from './hostile-targets-for-tests';
import { openRoutes } from './portal-routes';
import { startTarget } from './start-target';

const portal = 'https://portal.brzezie.example';
const home = { kind: 'route', path: '/strona-glowna', state: {} };
const at = (link: string, typ: string) => startTarget({ link, kind: typ }, '/strona-glowna', (path) => path === '/kontakt', portal);

it('leads to the start page of the pack when the office names none', () => {
  expect(startTarget(null, '/strona-glowna', () => true, portal)).toEqual(home);
});

openRoutes({
  services: '/uslugi',
  contentPage: { route: '/tresc', file: 'plik' },
  cookiePolicy: null,
  serviceBreak: '/przerwa-uslugi',
  maintenance: '/przerwa',
});

it('leads to a content page, another site, or a built-in page, as typ says', () => {
  expect(at('powitanie.html', 'STRONA_WLASNA')).toEqual({
    kind: 'route',
    path: '/tresc?plik=powitanie.html',
    state: { plik: 'powitanie.html' },
  });
  expect(at('https://www.gov.pl/', 'LINK')).toEqual({ kind: 'external', href: 'https://www.gov.pl/' });
  expect(at('/kontakt', 'STRONA_WBUDOWANA')).toEqual({ kind: 'route', path: '/kontakt', state: {} });
});

it.each([
  ['/', 'STRONA_WBUDOWANA'],
  ['/?x=1', 'STRONA_WBUDOWANA'],
  ['/nie-ma', 'STRONA_WBUDOWANA'],
  ['https://www.gov.pl/', 'STRONA_WBUDOWANA'],
  ['https://www.gov.pl/', 'INNE'],
  ['mailto:urzad@brzezie.example', 'LINK'],
])('%j of kind %s gives way to the start page of the pack', (link, typ) => {
  expect(at(link, typ)).toEqual(home);
});

it('never leads to another site by a hostile target', () => {
  for (const target of hostileTargets) {
    for (const typ of ['LINK', 'STRONA_WBUDOWANA', 'STRONA_WLASNA']) expect(at(target, typ).kind).toBe('route');
  }
});
