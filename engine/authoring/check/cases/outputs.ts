import type { breakRules, featureRules, pdfRules, routeRules, sessionRules, themeRules } from '../problems/rule-list';
import type { textRules } from '../problems/text-rules';
import { drop, put, type RuleCase, second, serviceFile, write } from './sample-pack';

const withPdf = (fileName: string, endpoint = '/wydatki/pdf') =>
  write('services/wydatki.json', {
    slug: 'wydatki',
    title: 'Inna',
    group: 'budzet',
    blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    pdf: { endpoint, fileName },
  });
const english = 'services/dochody/en.json';

/** Cases of the rules about files to download. */
export const pdfCases: Readonly<Record<keyof typeof pdfRules, RuleCase>> = {
  'pdf-name-unsafe': {
    broken: [put('/pdf/fileName', '../dochody.pdf')],
    good: [put('/pdf/fileName', 'dochody_2.pdf')],
    at: `${serviceFile}#/pdf/fileName`,
  },
  'pdf-name-duplicate': { broken: [withPdf('Dochody.pdf')], good: [withPdf('wydatki.pdf')], at: 'services/wydatki.json#/pdf/fileName' },
  'pdf-call-duplicate': {
    broken: [withPdf('wydatki.pdf', '/dochody/pdf')],
    good: [withPdf('wydatki.pdf', '/wydatki/pdf')],
    at: 'services/wydatki.json#/pdf/endpoint',
  },
  'pdf-query-incomplete': { broken: [drop('/pdf/query')], good: [put('/pdf/query', { r: '=params.rok' })], at: `${serviceFile}#/pdf` },
  'pdf-query-not-invertible': {
    broken: [put('/pdf/query/rok', '=params.rok + 1')],
    good: [put('/pdf/query', { rok: '=params.rok', widok: 1, dzien: '=today' })],
    at: `${serviceFile}#/pdf/query/rok`,
  },
  'pdf-without-token': {
    broken: [put('/access', { protected: true }), put('/sources/dochody/personal', true)],
    good: [put('/access', { protected: true }), put('/sources/dochody/personal', true), put('/pdf/personal', true)],
    at: `${serviceFile}#/pdf/endpoint`,
  },
  'pdf-not-drawn': {
    broken: [put('/pdf', { fileName: 'dochody.pdf' }), put('/pdfBy', 'office', 'portal.json')],
    good: [put('/pdf', { fileName: 'dochody.pdf' })],
    at: `${serviceFile}#/pdf`,
  },
  'pdf-part-unused': {
    broken: [drop('/pdf/endpoint')],
    good: [put('/pdf', { fileName: 'dochody.pdf', button: true })],
    at: `${serviceFile}#/pdf/query`,
  },
};

const failing = (goTo: string) => put('/sources/lata/onError', { goTo });

const opening = (state: object) => [
  second('karta', { state: { numer: { schema: { type: 'string', description: 'Number.' }, otherwise: '/uslugi/dochody' } } }),
  put('/blocks/0/actions', [{ id: 'karta', action: 'open', label: 'Karta', goTo: '/uslugi/karta', state }]),
];

/** Cases of the rules about addresses. */
export const routeCases: Readonly<Record<keyof typeof routeRules, RuleCase>> = {
  'route-outside': { broken: [failing('//example')], good: [failing('/moje-konto')], at: `${serviceFile}#/sources/lata/onError/goTo` },
  'handed-state': {
    broken: opening({ numr: '=row.nazwa' }),
    good: opening({ numer: '=row.nazwa' }),
    at: `${serviceFile}#/blocks/0/actions/0/state/numr`,
    suggestion: 'numer',
  },
  'start-route': {
    broken: [put('/shell', { start: '/uslugi/dochod' }, 'portal.json')],
    good: [put('/shell', { start: '/uslugi/dochody' }, 'portal.json')],
    at: 'portal.json#/shell/start',
    suggestion: '/uslugi/dochody',
  },
  'shell-route': {
    broken: [put('/shell', { routes: { services: '/uslugi/dochod' } }, 'portal.json')],
    good: [put('/shell', { routes: { services: '/uslugi/dochody' } }, 'portal.json')],
    at: 'portal.json#/shell/routes/services',
    suggestion: '/uslugi/dochody',
  },
  'missing-route': {
    broken: [failing('services')],
    good: [failing('services'), put('/shell', { routes: { services: '/uslugi/dochody' } }, 'portal.json')],
    at: 'portal.json#',
  },
  'unknown-route': {
    broken: [failing('/uslugi/dochod')],
    good: [failing('/uslugi/dochody')],
    at: `${serviceFile}#/sources/lata/onError/goTo`,
    suggestion: '/uslugi/dochody',
  },
};

const breakFrom = (from: string, until: string) => put('/breaks', [{ id: 'rejestr', from, until }]);
const breaksUntil = (time: string) =>
  put('/breaks', [
    { id: 'rejestr', from: '2026-12-01T08:00', until: `2026-12-01T${time}` },
    { id: 'serwer', from: '2026-12-01T10:00', until: '2026-12-01T16:00' },
  ]);

/** Cases of the rules about planned breaks. */
export const breakCases: Readonly<Record<keyof typeof breakRules, RuleCase>> = {
  'break-time': {
    broken: [breakFrom('2026-12-01T16:00', '2026-12-01T08:00')],
    good: [breakFrom('2026-12-01T08:00', '2026-12-01T16:00')],
    at: `${serviceFile}#/breaks/0/until`,
  },
  'break-overlap': {
    broken: [breaksUntil('12:00')],
    good: [breaksUntil('10:00')],
    at: `${serviceFile}#/breaks/1/from`,
  },
};

const rows = (plural: object) => put('/title', { plural, count: '=1' });
const polish = { one: '{{count}} rok', few: '{{count}} lata', many: '{{count}} lat', other: '{{count}} roku' };
const years = put('/title', { one: '{{count}} year', other: '{{count}} years' }, english);

/** Cases of the rules about texts. */
export const textCases: Readonly<Record<keyof typeof textRules, RuleCase>> = {
  'unknown-language': {
    broken: [write('services/dochody/fr.json', {})],
    good: [write('services/dochody/fr.json', {}), write('texts/fr.json', {})],
    at: 'services/dochody/fr.json#',
  },
  'extra-plural-form': {
    broken: [rows(polish), put('/title', { one: '{{count}} year', few: '{{count}} years', other: '{{count}} years' }, english)],
    good: [rows(polish), years],
    at: `${english}#/title`,
  },
  untranslated: {
    broken: [put('/title', 'Dochody gminy według źródeł'), put('/title', 'Dochody gminy według źródeł', english)],
    good: [put('/title', 'Dochody gminy według źródeł'), put('/title', 'Municipal income by source', english)],
    at: `${english}#/title`,
  },
  'single-braces': {
    broken: [put('/blocks/1/summary/text', '{{nazwa}}: najwięcej, {nazwa}.')],
    good: [put('/blocks/1/summary/text', '{{nazwa}}: najwięcej, {{ nazwa }} {1}.')],
    at: `${serviceFile}#/blocks/1/summary`,
    suggestion: '{{nazwa}}',
  },
  'untidy-label': {
    broken: [put('/blocks/0/columns/0/label', 'Nazwa\ndochodu')],
    good: [put('/blocks/0/columns/0/label', 'Nazwa dochodu')],
    at: `${serviceFile}#/blocks/0/columns/0/label`,
  },
  'same-label': {
    broken: [put('/blocks/0/columns/1/label', 'Nazwa')],
    good: [put('/params/rok/label', 'Nazwa')],
    at: `${serviceFile}#/blocks/0/columns/1/label`,
  },
  'blank-text': {
    broken: [put('/blocks/0/columns/0/label', '   ')],
    good: [put('/blocks/0/columns/0/label', 'Nazwa')],
    at: `${serviceFile}#/blocks/0/columns/0/label`,
  },
  'markup-in-text': {
    broken: [put('/blocks/0/columns/0/label', '<b>Nazwa</b>')],
    good: [put('/blocks/0/columns/0/label', 'Nazwa < 5 & inne')],
    at: `${serviceFile}#/blocks/0/columns/0/label`,
  },
  'text-as-formula': {
    broken: [put('/blocks/0/columns/0/label', '=row.nazwa')],
    good: [put('/blocks/0/columns/0/label', 'a = b')],
    at: `${serviceFile}#/blocks/0/columns/0/label`,
  },
  'missing-translation': {
    broken: [drop('/params.rok.label', english)],
    good: [put('/languages', ['pl'], 'portal.json'), drop('/params.rok.label', english)],
    at: `${serviceFile}#/params/rok/label`,
  },
  'dead-translation': {
    broken: [put('/params.rk.label', 'Year', english)],
    good: [],
    at: `${english}#/params.rk.label`,
    suggestion: 'params.rok.label',
  },
  'stale-translation': {
    overlay: true,
    broken: [write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka' }), write(serviceFile, { title: 'Wpływy' })],
    good: [
      write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka' }),
      write(serviceFile, { title: 'Wpływy' }),
      write(english, { title: 'Receipts' }),
    ],
    at: `${serviceFile}#/title`,
  },
  'placeholder-mismatch': {
    broken: [put('/blocks.wykres.summary', 'Most: {{name}}.', english)],
    good: [put('/blocks.wykres.summary', '{{nazwa}} most.', english)],
    at: `${english}#/blocks.wykres.summary`,
  },
  'missing-plural-form': { broken: [rows({ one: 'a', other: 'b' }), years], good: [rows(polish), years], at: `${serviceFile}#/title` },
  'text-or-plural': {
    broken: [put('/title', { text: 'Dochody', plural: polish, count: '=1' }), years],
    good: [rows(polish), years],
    at: `${serviceFile}#/title`,
  },
};

/** Cases of the rules about colours. */
export const themeCases: Readonly<Record<keyof typeof themeRules, RuleCase>> = {
  'low-contrast': {
    broken: [put('/theme/primary', '#777777', 'portal.json')],
    good: [put('/theme/primary', '#767676', 'portal.json')],
    at: 'portal.json#/theme/primary',
  },
  'faint-colour': {
    broken: [put('/theme/primary', '#767676', 'portal.json')],
    good: [put('/theme/primary', '#5f5f5f', 'portal.json')],
    at: 'portal.json#/theme/primary',
  },
};

const account = (more: object) =>
  write('services/konto.json', {
    slug: 'konto',
    title: 'Konto',
    route: '/konto',
    blocks: [{ id: 'a', block: 'text', text: 'Konto' }],
    ...more,
  });
const session = (more: object) => put('/session', { login: '/konto', home: '/konto', ...more }, 'portal.json');

/** Cases of the rules about accounts and sessions. */
export const sessionCases: Readonly<Record<keyof typeof sessionRules, RuleCase>> = {
  'session-route': {
    broken: [account({}), session({ login: '/kont' })],
    good: [account({}), session({})],
    at: 'portal.json#/session/login',
    suggestion: '/konto',
  },
  'login-provider': {
    broken: [account({}), session({ providers: ['mojbnk'] })],
    good: [account({}), session({ providers: ['mojbank'] })],
    at: 'portal.json#/session/providers/0',
    suggestion: 'mojbank',
  },
  'restricted-route': {
    broken: [account({ access: { protected: true } }), session({ restrictedRoutes: ['/konto'] })],
    good: [account({ access: { protected: true, restricted: true } }), session({ restrictedRoutes: ['/konto'] })],
    at: 'portal.json#/session/restrictedRoutes/0',
  },
  'protected-without-session': {
    broken: [put('/access', { protected: true })],
    good: [put('/access', { protected: true }), account({}), session({})],
    at: `${serviceFile}#/access/protected`,
  },
};

const offering = (flag: string) => [
  put(
    '/calls/konfiguracja',
    { endpoint: '/konfiguracja', response: { type: 'object', properties: { czyWoda: { type: 'boolean' } } } },
    'calls.json',
  ),
  put('/shell', { configuration: 'konfiguracja' }, 'portal.json'),
  put('/features', { [flag]: true }, 'portal.json'),
];

/** Cases of the rules about configuration flags. */
export const featureCases: Readonly<Record<keyof typeof featureRules, RuleCase>> = {
  'lasting-feature': {
    broken: [put('/features', { czyLogowanie: true }, 'portal.json'), put('/lastingFeatures', ['czyLogowanieX'], 'portal.json')],
    good: [put('/features', { czyLogowanie: true }, 'portal.json'), put('/lastingFeatures', ['czyLogowanie'], 'portal.json')],
    at: 'portal.json#/lastingFeatures/0',
    suggestion: 'czyLogowanie',
  },
  'unread-feature': {
    broken: offering('czyWodaa'),
    good: offering('czyWoda'),
    at: 'portal.json#/features/czyWodaa',
    suggestion: 'czyWoda',
  },
};
