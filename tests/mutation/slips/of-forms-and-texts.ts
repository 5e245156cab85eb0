import { isJsonList, isJsonObject, type JsonValue } from '../../../engine/authoring/parse/json-value';
import { add, calls, drop, misspelt, portal, rename, type Slip, set, translation, valueIn } from './slip';

const contracts = { file: /(?:^calls|\/service|\/screen)\.json$/ };
const words = (change: (text: string) => string) => (value: JsonValue) =>
  typeof value === 'string' && !value.startsWith('=') ? change(value) : undefined;
const label = /^\/(?!sources|state|codes).*\/label$/;

/** Mistakes in forms, contracts, files to download, addresses, texts and the portal. */
export const otherSlips: readonly Slip[] = [
  drop('control-without-options', 'a choice without entries', /\/ui\/\w+\/options$/, { anywhere: true }),
  drop('rule-without-argument', 'a rule without its argument', /\/checks\/\d+\/argument$/, { anywhere: true }),
  set('rule-argument', 'words for a number', /\/checks\/\d+\/argument$/, (value) => (typeof value === 'number' ? 'pięć' : undefined)),
  add('required-never-shown', 'a required field that is never shown', /\/ui\/\w+$/, (_, { root, pointer }) => isRequired(root, pointer), [
    'visible',
    '=false',
  ]),
  set(
    'enum-without-options',
    'words that the resident cannot see',
    /\/schema\/properties\/\w+$/,
    (value) => (isJsonObject(value) && value.type === 'string' && value.enum === undefined ? { ...value, enum: ['a'] } : undefined),
    { anywhere: true },
  ),
  add('check-rule-or-test', 'a rule and a test', /\/checks\/\d+$/, ({ rule }) => rule !== undefined, ['test', '=true'], { anywhere: true }),
  set('limit-not-number', 'no letters allowed', /\/ui\/\w+\/limit$/, () => 0),
  drop('pdf-part-unused', 'a query of a PDF that the portal draws', /^\/pdf\/endpoint$/, {
    anywhere: true,
    fits: ({ root }) => isJsonObject(root) && isJsonObject(root.pdf) && root.pdf.query !== undefined,
  }),
  set('start-value-type', 'a list to start with', /\/initial\/\w+$/, () => '=[1]'),
  set('silent-success', 'a success without a word', /\/submit\/success$/, () => ({})),
  add(
    'impossible-limit',
    'a least length above the greatest',
    /\/schema\/properties\/\w+$/,
    ({ maxLength }) => typeof maxLength === 'number',
    ['minLength', 99_999],
  ),
  set(
    'impossible-limit',
    'a last day before the first',
    /^\/params\/\w+\/max$/,
    (value) => (typeof value === 'string' ? '1800-01-01' : undefined),
    { anywhere: true },
  ),
  set('value-not-offered', 'a default that is not offered', /^\/params\/\w+\/default\/value$/, (value, { root, pointer }) =>
    isJsonList(valueIn(root, pointer.replace(/default\/value$/, 'options')))
      ? misspelt(value, { file: '', pointer, value, root })
      : undefined,
  ),
  set(
    'unsafe-pattern',
    'a pattern with a back reference',
    /\/properties\/\w+$/,
    (value) => (isJsonObject(value) && value.type === 'string' ? { ...value, pattern: '^(a+)\\1$' } : undefined),
    contracts,
  ),
  set('wrong-example', 'an object for an example', /\/examples\/\d+$/, (value) => (isJsonObject(value) ? undefined : { a: 1 }), contracts),
  set('wrong-example', 'a default of another type', /\/schema\/properties\/\w+$/, (value) =>
    isJsonObject(value) && value.type === 'string' ? { ...value, default: 5 } : undefined,
  ),
  set('unknown-required', 'a required field misspelt', /\/(?:response|items|schema|body)\/required\/\d+$/, misspelt, contracts),
  set('pdf-name-unsafe', 'the name of a PDF with a folder', /^\/pdf\/fileName$/, () => '../plik.pdf'),
  set('pdf-name-duplicate', 'the name of another PDF', /^\/pdf\/fileName$/, () => 'dochody_budzetu.pdf', { anywhere: true }),
  set('pdf-call-duplicate', 'the call of another PDF', /^\/pdf\/endpoint$/, () => '/fk/gmina/dajDochodyBudzetu/pdf', { anywhere: true }),
  drop('pdf-query-incomplete', 'a PDF that is not told what was chosen', /^\/pdf\/query$/, {
    anywhere: true,
    fits: ({ root }) => isJsonObject(root) && isJsonObject(root.params),
  }),
  set('pdf-query-not-invertible', 'a param within a formula', /^\/pdf\/query\/\w+$/, (value) =>
    typeof value === 'string' && /^=params\.\w+$/.test(value) ? `=text(${value.slice(1)})` : undefined,
  ),
  drop('pdf-without-token', 'the PDF of a personal screen for all', /^\/pdf\/personal$/, { anywhere: true }),
  set(
    'unknown-route',
    'an address misspelt',
    /\/goTo$/,
    (value) => (typeof value === 'string' && value.startsWith('/') ? `${value}x` : undefined),
    { file: /(?:^portal|\/service|\/screen)\.json$/ },
  ),
  set('route-outside', 'an address of another site', /\/goTo$/, () => '//zle.example'),
  rename('handed-state', 'the name of what is handed over misspelt', /\/actions\/\d+\/state\/\w+$/),
  set('schema-of-file', 'the schema of widgets', /^\/\$schema$/, (value) => String(value).replace(/[^/]*$/, 'widget.schema.json'), {
    file: /\.json$/,
  }),
  set(
    'single-braces',
    'a place with one brace',
    label,
    words((text) => `${text} {numer}`),
  ),
  set(
    'single-braces',
    'a place with one brace in a translation',
    /^\/[^$/]+$/,
    words((text) => `${text} {numer}`),
    { file: translation },
  ),
  set(
    'untidy-label',
    'a label of two lines',
    label,
    words((text) => `${text}\ndalej`),
  ),
  set(
    'blank-text',
    'spaces for a label',
    /\/(?:label|title)$/,
    words(() => '   '),
  ),
  set(
    'blank-text',
    'spaces for a translation',
    /^\/[^$/]+$/,
    words(() => '   '),
    { file: translation },
  ),
  set(
    'markup-in-text',
    'HTML in a label',
    label,
    words((text) => `<b>${text}</b>`),
  ),
  set(
    'text-as-formula',
    'a formula for a label',
    /\/columns\/\d+\/label$/,
    words(() => '=row.nazwa'),
  ),
  set('same-label', 'the name of the column before', /\/columns\/[1-9]\d*\/label$/, (_, { root, pointer }) => sameAsBefore(root, pointer), {
    anywhere: true,
  }),
  drop('missing-translation', 'a translation left out', /^\/[^$/]+$/, { file: translation, anywhere: true }),
  rename('dead-translation', 'the key of a translation misspelt', /^\/[^$/]+$/, { file: translation }),
  set(
    'placeholder-mismatch',
    'a place of a translation misspelt',
    /^\/[^$/]+$/,
    words((text) => text.replace(/\{\{(\w+)\}\}/, '{{$1x}}')),
    { file: translation },
  ),
  set(
    'text-or-plural',
    'one sentence for a number',
    /^\/[^$/]+$/,
    (value) => (isJsonObject(value) && value.other !== undefined ? 'Zdanie' : undefined),
    { file: translation },
  ),
  set(
    'extra-plural-form',
    'a plural form of another language',
    /^\/[^$/]+$/,
    (value) => (isJsonObject(value) && value.few === undefined && value.other !== undefined ? { ...value, few: value.other } : undefined),
    { file: translation },
  ),
  set(
    'missing-plural-form',
    'a plural form left out',
    /^\/[^$/]+$/,
    (value) => (isJsonObject(value) && value.one !== undefined && value.other !== undefined ? { other: value.other } : undefined),
    { file: translation },
  ),
  set('definition-version', 'an older version of the language', /^\/definitionVersion$/, () => 1, { file: portal }),
  set('start-route', 'the start page misspelt', /^\/shell\/start$/, misspelt, { file: portal }),
  set('shell-route', 'an address of the shell misspelt', /^\/shell\/routes\/(?:services|cookiePolicy|contentPage\/\w+)$/, misspelt, {
    file: portal,
  }),
  set(
    'session-route',
    'an address of the session misspelt',
    /^\/session\/(?:login|home|start|resetPassword|newPassword|ownAnswers\/\d+|restrictedRoutes\/\d+)$/,
    misspelt,
    { file: portal },
  ),
  set(
    'unknown-call',
    'a call of the portal misspelt',
    /^\/(?:shell|session)\/(?:status|configuration|menu|user|subjects|extend|logOut|exchange)$/,
    misspelt,
    { file: portal },
  ),
  drop(
    'missing-route',
    'an address that the portal needs left out',
    /^\/shell\/routes\/(?:services|contentPage|serviceBreak|maintenance)$/,
    { file: portal, anywhere: true },
  ),
  drop('restricted-route', 'an address that restricted accounts need left out', /^\/session\/restrictedRoutes\/\d+$/, {
    file: portal,
    anywhere: true,
  }),
  drop('protected-without-session', 'no session', /^\/session$/, { file: portal, anywhere: true }),
  rename('unread-feature', 'a flag misspelt', /^\/features\/\w+$/, { file: portal }),
  set('lasting-feature', 'a lasting flag misspelt', /^\/lastingFeatures\/\d+$/, misspelt, { file: portal }),
  set(
    'login-provider',
    'a provider that there is not',
    /^\/session$/,
    (value) => (isJsonObject(value) ? { ...value, providers: ['nieznany'] } : undefined),
    { file: portal },
  ),
  set('low-contrast', 'a light colour', /^\/theme\/primary$/, () => '#ffffee', { file: portal }),
  set('faint-colour', 'a light second colour', /^\/theme\/accent$/, () => '#ffffee', { file: portal }),
  set('insecure-origin', 'a page without encryption', /^\/embedOrigins$/, () => ['http://mapa.example'], { file: portal }),
  set('unknown-language', 'a language without texts', /^\/languages\/\d+$/, (value) => (value === 'uk' ? 'fr' : undefined), {
    file: portal,
  }),
  set(
    'unknown-property',
    'a property of a shared call misspelt',
    /^\/calls\/\w+$/,
    (value) => (isJsonObject(value) ? { ...value, respons: {} } : undefined),
    { file: calls },
  ),
];

function isRequired(root: JsonValue, pointer: string): boolean {
  const [form = '', field = ''] = pointer.split(/\/ui\/(?=[^/]+$)/);
  const required = valueIn(root, `${form}/schema/required`);
  return isJsonList(required) && required.includes(field);
}

function sameAsBefore(root: JsonValue, pointer: string): JsonValue | undefined {
  const before = pointer.replace(/(\d+)\/label$/, (_, index) => `${Number(index) - 1}/label`);
  const holders = [pointer, before].map((at) => valueIn(root, at.replace(/\/label$/, '')));
  return holders.some((each) => isJsonObject(each) && (each.visible !== undefined || each.when !== undefined))
    ? undefined
    : valueIn(root, before);
}
