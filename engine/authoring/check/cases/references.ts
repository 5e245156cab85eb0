import type {
  chartRules,
  contractRules,
  dependencyRules,
  expressionRules,
  identityRules,
  nameRules,
  requestRules,
} from '../problems/rule-list';
import { sampleForm } from './forms';
import { drop, put, type RuleCase, raw, samplePack, second, serviceFile } from './sample-pack';

const row = '/sources/dochody/response/properties/lista/items';

const ticked = {
  actions: [
    {
      id: 'wyslij',
      action: 'sendTogether',
      label: 'Wyślij',
      endpoint: '/zgloszenia',
      body: { nazwy: '=selected.rows.map(r, r.nazwa)' },
      success: { message: 'Wysłano' },
    },
  ],
};

/** Cases of the rules about unique names. */
export const identityCases: Readonly<Record<keyof typeof identityRules, RuleCase>> = {
  'duplicate-id': { broken: [put('/blocks/1/id', 'tabela')], good: [put('/blocks/1/id', 'tabela2')], at: `${serviceFile}#/blocks/1/id` },
  'reserved-name': {
    broken: [put('/sources/null', { call: 'lata' })],
    good: [put('/sources/nula', { call: 'lata' })],
    at: `${serviceFile}#/sources/null`,
  },
  'duplicate-anchor': {
    broken: [put('/blocks/0/columns/0/anchor', 'tu'), put('/blocks/0/columns/1/anchor', 'tu')],
    good: [put('/blocks/0/columns/0/anchor', 'tu'), put('/blocks/0/columns/1/anchor', 'tam')],
    at: `${serviceFile}#/blocks/0/columns/1/anchor`,
  },
  'duplicate-slug': { broken: [second('dochody', {})], good: [second('wydatki', {})], at: `${serviceFile}#` },
  'slug-mismatch': { broken: [put('/slug', 'wydatki')], good: [], at: `${serviceFile}#/slug`, suggestion: 'dochody' },
  'unlisted-service': { broken: [drop('/group')], good: [drop('/group'), put('/route', '/dochody')], at: `${serviceFile}#` },
  'duplicate-route': {
    broken: [second('wydatki', { route: '/uslugi/dochody' })],
    good: [second('wydatki', { route: '/uslugi/inne' })],
    at: 'services/wydatki.json#/route',
  },
  'duplicate-service-id': {
    broken: [second('wydatki', { serviceId: 1 })],
    good: [second('wydatki', { serviceId: 2 })],
    at: 'services/wydatki.json#/serviceId',
  },
};

/** Cases of the rules about things that are named. */
export const nameCases: Readonly<Record<keyof typeof nameRules, RuleCase>> = {
  'unknown-group': { broken: [put('/group', 'budzt')], good: [], at: `${serviceFile}#/group`, suggestion: 'budzet' },
  'unknown-code-table': {
    broken: [put('/blocks/0/columns/0/code', 'rodzaj')],
    good: [put('/blocks/0/columns/0/code', 'rodzaje')],
    at: `${serviceFile}#/blocks/0/columns/0/code`,
    suggestion: 'rodzaje',
  },
  'unknown-field': {
    broken: [put('/blocks/1', sampleForm({ checks: [{ id: 'c', field: 'tematt', rule: 'required' }] }))],
    good: [put('/blocks/1', sampleForm({ checks: [{ id: 'c', field: 'temat', rule: 'required' }] }))],
    at: `${serviceFile}#/blocks/1/checks/0/field`,
    suggestion: 'temat',
  },
  'unknown-widget': {
    broken: [put('/blocks/1', { id: 'w', block: 'widget', widget: 'zegra' })],
    good: [put('/blocks/1', { id: 'w', block: 'widget', widget: 'zegar' })],
    at: `${serviceFile}#/blocks/1/widget`,
    suggestion: 'zegar',
  },
  'missing-picture': {
    broken: [raw('assets/arms.svg', '<svg/>'), put('/office/arms', 'armss.svg', 'portal.json')],
    good: [raw('assets/arms.svg', '<svg/>'), put('/office/arms', 'arms.svg', 'portal.json')],
    at: 'portal.json#/office/arms',
    suggestion: 'arms.svg',
  },
  'unknown-origin': {
    broken: [put('/blocks/1', { id: 'm', block: 'embed', title: 'Mapa', src: 'https://mapy.example/x' })],
    good: [put('/blocks/1', { id: 'm', block: 'embed', title: 'Mapa', src: 'https://mapa.example/x' })],
    at: `${serviceFile}#/blocks/1/src`,
    suggestion: 'https://mapa.example',
  },
  'insecure-origin': {
    broken: [put('/embedOrigins/0', 'http://mapa.example', 'portal.json')],
    good: [put('/embedOrigins/0', 'https://mapa.example', 'portal.json')],
    at: 'portal.json#/embedOrigins/0',
    suggestion: 'https://mapa.example',
  },
};

/** Cases of the rules about contracts. */
export const contractCases: Readonly<Record<keyof typeof contractRules, RuleCase>> = {
  'unsafe-pattern': {
    broken: [put(`${row}/properties/nazwa/pattern`, '^(a+)\\1$')],
    good: [put(`${row}/properties/nazwa/pattern`, '^[0-9]{2}-[0-9]{3}$')],
    at: `${serviceFile}#${row}/properties/nazwa/pattern`,
  },
  'wrong-example': {
    broken: [put(`${row}/properties/kwota/examples`, [1, 'dwa'])],
    good: [put(`${row}/properties/kwota/examples`, [1, null])],
    at: `${serviceFile}#${row}/properties/kwota/examples/1`,
  },
  'unknown-required': {
    broken: [put(`${row}/required`, ['nazwa', 'kwot'])],
    good: [put(`${row}/required`, ['nazwa'])],
    at: `${serviceFile}#${row}/required/1`,
    suggestion: 'kwota',
  },
};

const dearRow = { drogi: { sentence: 'Pozycja kosztuje więcej niż 100 zł.', when: '=row.kwota > 100' } };

/** Cases of the rules about formulas. */
export const expressionCases: Readonly<Record<keyof typeof expressionRules, RuleCase>> = {
  'expression-syntax': {
    broken: [put('/blocks/0/where', '=row.kwota >')],
    good: [put('/blocks/0/where', '=row.kwota > 0')],
    at: `${serviceFile}#/blocks/0/where`,
  },
  'expression-type': {
    broken: [put('/blocks/0/where', '=row.nazwa > 0')],
    good: [put('/blocks/0/where', '=row.kwota == null')],
    at: `${serviceFile}#/blocks/0/where`,
  },
  'unknown-variable': {
    broken: [put('/blocks/0/visible', '=row.kwota > 0')],
    good: [put('/blocks/0/visible', '=params.rok > 2000')],
    at: `${serviceFile}#/blocks/0/visible`,
  },
  'unknown-function': {
    broken: [put('/blocks/0/rows', '=uniqe(dochody.lista)')],
    good: [put('/blocks/0/rows', '=unique(dochody.lista)')],
    at: `${serviceFile}#/blocks/0/rows`,
    suggestion: 'unique',
  },
  'unknown-source': {
    broken: [put('/blocks/0/rows', '=dochod.lista')],
    good: [],
    at: `${serviceFile}#/blocks/0/rows`,
    suggestion: 'dochody',
  },
  'unknown-param': {
    broken: [put('/sources/dochody/query/rok', '=params.rk')],
    good: [],
    at: `${serviceFile}#/sources/dochody/query/rok`,
    suggestion: 'rok',
  },
  'unknown-value': {
    broken: [put('/values', { suma: '=1' }), put('/blocks/0/visible', '=values.sma > 0')],
    good: [put('/values', { suma: '=1' }), put('/blocks/0/visible', '=values.suma > 0')],
    at: `${serviceFile}#/blocks/0/visible`,
    suggestion: 'suma',
  },
  'unknown-condition': {
    broken: [put('/conditions', dearRow), put('/blocks/0/where', '=conditions.drogie')],
    good: [put('/conditions', dearRow), put('/blocks/0/where', '=conditions.drogi')],
    at: `${serviceFile}#/blocks/0/where`,
    suggestion: 'drogi',
  },
  'condition-place': {
    broken: [put('/conditions', dearRow), put('/blocks/0/where', '=conditions.drogi'), put('/blocks/0/visible', '=conditions.drogi')],
    good: [put('/conditions', dearRow), put('/blocks/0/where', '=conditions.drogi')],
    at: `${serviceFile}#/blocks/0/visible`,
  },
  'constant-condition': {
    broken: [put('/blocks/0/visible', '=false')],
    good: [put('/blocks/0/visible', '=size(dochody.lista) > 5 && size(dochody.lista) < 10')],
    at: `${serviceFile}#/blocks/0/visible`,
  },
  'never-equal': {
    broken: [put('/blocks/0/where', "=row.nazwa != 'null'")],
    good: [put('/blocks/0/where', '=row.nazwa != null')],
    at: `${serviceFile}#/blocks/0/where`,
  },
  'unknown-path': {
    broken: [put('/blocks/0/columns/1/value', '=row.kwotaa')],
    good: [put('/blocks/0/columns/1/value', '=row.kwota')],
    at: `${serviceFile}#/blocks/0/columns/1/value`,
    suggestion: 'kwota',
  },
};

const handed = { numer: { schema: { type: 'string', description: 'Number.' }, otherwise: '/uslugi/dochody' } };

/** Cases of the rules about what reads what. */
export const dependencyCases: Readonly<Record<keyof typeof dependencyRules, RuleCase>> = {
  'dependency-cycle': {
    broken: [put('/sources/lata', { endpoint: '/lata2', query: { rok: '=params.rok' }, response: samplePackLata() })],
    good: [put('/sources/lata', { endpoint: '/lata2', query: { rok: 2026 }, response: samplePackLata() })],
    at: `${serviceFile}#/sources/lata`,
  },
  'unused-source': {
    broken: [put('/sources/inne', { endpoint: '/inne', response: {} })],
    good: [put('/sources/inne', { endpoint: '/inne', response: {} }), put('/blocks/0/visible', '=inne.x == 1')],
    at: `${serviceFile}#/sources/inne`,
  },
  'unused-param': {
    broken: [put('/params/t', { control: 'text', label: 'T' })],
    good: [put('/params/t', { control: 'text', label: 'T' }), put('/sources/dochody/query/t', '=params.t')],
    at: `${serviceFile}#/params/t`,
  },
  'unused-value': {
    broken: [put('/values', { suma: '=1' })],
    good: [put('/values', { suma: '=1' }), put('/blocks/0/visible', '=values.suma > 0')],
    at: `${serviceFile}#/values/suma`,
  },
  'unused-condition': {
    broken: [put('/conditions', dearRow)],
    good: [put('/conditions', dearRow), put('/blocks/0/where', '=conditions.drogi')],
    at: `${serviceFile}#/conditions/drogi`,
  },
  'unused-state': {
    broken: [put('/state', handed)],
    good: [put('/state', handed), put('/blocks/0/visible', "=state.numer != ''")],
    at: `${serviceFile}#/state/numer`,
  },
};

function samplePackLata(): unknown {
  const calls = samplePack()['calls.json'];
  return JSON.parse(JSON.stringify(calls)).calls.lata.response;
}

/** Cases of the rules about charts. */
export const chartCases: Readonly<Record<keyof typeof chartRules, RuleCase>> = {
  'unknown-table': { broken: [put('/blocks/1/table', 'tabla')], good: [], at: `${serviceFile}#/blocks/1/table`, suggestion: 'tabela' },
  'chart-value-not-number': {
    broken: [put('/blocks/1/value', 'nazwa')],
    good: [put('/blocks/1/category', 'kwota')],
    at: `${serviceFile}#/blocks/1/value`,
  },
  'missing-setting': {
    broken: [put('/blocks/0/selection', ticked)],
    good: [put('/blocks/0/selection', ticked), put('/blocks/0/rowId', '=row.nazwa')],
    at: `${serviceFile}#/blocks/0/selection`,
  },
  'idle-setting': {
    broken: [put('/blocks/1/rest', 'Pozostałe')],
    good: [put('/blocks/1/rest', 'Pozostałe'), put('/blocks/1/top', 3), put('/blocks/1/series', 'nazwa'), put('/blocks/1/stacked', true)],
    at: `${serviceFile}#/blocks/1/rest`,
  },
};

const flagged = (flag: string) => [
  put(
    '/calls/konfiguracja',
    { endpoint: '/konfiguracja', response: { type: 'object', properties: { czyWoda: { type: 'boolean' } } } },
    'calls.json',
  ),
  put('/shell', { configuration: 'konfiguracja' }, 'portal.json'),
  put('/access', { flag }),
];

/** Cases of the rules about what calls carry and what opens a screen. */
export const requestCases: Readonly<Record<keyof typeof requestRules, RuleCase>> = {
  'object-in-call': {
    broken: [put('/sources/dochody/query/typ', "={'a': params.rok}")],
    good: [put('/sources/dochody/query/typ', '=[params.rok, 2020]')],
    at: `${serviceFile}#/sources/dochody/query/typ`,
  },
  'option-without-value': {
    broken: [put('/params/wpis', { control: 'select', label: 'Wpis', options: '=dochody.lista' })],
    good: [put('/params/wpis', { control: 'select', label: 'Wpis', options: '=dochody.lista', optionValue: '=option.nazwa' })],
    at: `${serviceFile}#/params/wpis/options`,
  },
  'body-not-sent': {
    broken: [put('/sources/dochody/body', { rok: '=params.rok' })],
    good: [put('/sources/dochody/body', { rok: '=params.rok' }), put('/sources/dochody/method', 'POST')],
    at: `${serviceFile}#/sources/dochody/body`,
  },
  'personal-without-login': {
    broken: [put('/sources/dochody/personal', true)],
    good: [put('/sources/dochody/personal', true), put('/access', { protected: true })],
    at: `${serviceFile}#/sources/dochody/personal`,
  },
  'unknown-flag': { broken: flagged('czyWodaa'), good: flagged('czyWoda'), at: `${serviceFile}#/access/flag`, suggestion: 'czyWoda' },
};
