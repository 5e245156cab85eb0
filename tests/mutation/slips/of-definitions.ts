import { isJsonObject } from '../../../engine/authoring/parse/json-value';
import { add, drop, inFormula, misspelt, rename, type Slip, type Spot, set, valueIn } from './slip';

const column = /\/columns\/\d+$/;
const anything = /^\//;
const shown = (format: string) => (value: Readonly<Record<string, unknown>>) => value.format === format;

/** Mistakes in definitions of services and screens: words of the language, names, formulas, columns. */
export const definitionSlips: readonly Slip[] = [
  rename(
    'unknown-property',
    'a property misspelt',
    /^(?!\/codes).*\/(?:label|title|format|rows|columns|query|options|blocks|endpoint|whenEmpty)$/,
  ),
  drop('missing-property', 'a property left out', /\/blocks\/\d+\/(?:rows|columns|text|items|widget)$/, {
    // Tiles may have no text.
    fits: (spot) => blockAround(spot) !== 'tiles',
  }),
  set('wrong-type', 'a number for words', /\/(?:label|title|whenEmpty)$/, () => 5),
  set('wrong-type', 'a word for true', /\/(?:protected|restricted|personal|showTitle|search)$/, () => 'tak'),
  set('wrong-value', 'another word for the direction', /\/sort\/direction$/, () => 'down'),
  set('unknown-block', 'a kind of block misspelt', /\/block$/, misspelt),
  set('unknown-control', 'a control misspelt', /\/control$/, misspelt),
  set('unknown-action', 'an action misspelt', /\/actions\/\d+\/action$/, misspelt),
  set('unknown-format', 'a format misspelt', /\/format$/, misspelt),
  set('unknown-rule', 'a rule misspelt', /\/checks\/\d+\/rule$/, misspelt),
  drop('chart-without-summary', 'the summary of a chart left out', /\/summary$/, { fits: (spot) => blockAround(spot) === 'chart' }),
  set(
    'duplicate-id',
    'the id of the item before',
    /\/(?:blocks|columns|actions|items|checks|cases|tones|variants)\/[1-9]\d*\/id$/,
    (_, { root, pointer }) =>
      valueIn(
        root,
        pointer.replace(/(\d+)\/id$/, (_all, index) => `${Number(index) - 1}/id`),
      ),
  ),
  set('slug-mismatch', 'another slug than the folder', /^\/slug$/, misspelt),
  drop('unlisted-service', 'a service without group', /^\/group$/, { fits: ({ root }) => isJsonObject(root) && root.route === undefined }),
  set('unknown-group', 'a group misspelt', /^\/group$/, misspelt),
  set('unknown-code-table', 'a code table misspelt', /\/columns\/\d+\/code$/, misspelt),
  set('unknown-field', 'a field of a check misspelt', /\/checks\/\d+\/field$/, misspelt),
  set('unknown-widget', 'a widget misspelt', /\/widget$/, misspelt),
  set('unknown-call', 'a shared call misspelt', /^\/sources\/\w+\/call$/, misspelt),
  add('call-or-endpoint', 'a call and an endpoint', /^\/sources\/\w+$/, ({ call }) => call !== undefined, ['endpoint', '/inny'], {
    anywhere: true,
  }),
  set(
    'endpoint-placeholder',
    'a place in an endpoint without value',
    /^\/sources\/\w+\/endpoint$/,
    (value) => `${String(value)}/{nieznane}`,
  ),
  set('expression-syntax', 'a formula without end', anything, (value) =>
    typeof value === 'string' && /^=\S/.test(value) ? `${value} +` : undefined,
  ),
  set('expression-type', 'words for a condition', /\/(?:visible|where)$/, () => "='tak'"),
  set('expression-type', 'one thing for rows', /\/rows$/, () => "='wiersze'"),
  set('unknown-function', 'a function misspelt', anything, inFormula(/\b(size|hasValue|unique|text)\(/, '$1x(')),
  set('unknown-param', 'a param misspelt', anything, inFormula(/\bparams\.(\w+)/, 'params.$1x')),
  set('unknown-value', 'a computed value misspelt', anything, inFormula(/\bvalues\.(\w+)/, 'values.$1x')),
  set('unknown-variable', 'row misspelt', anything, inFormula(/\brow\./, 'rov.')),
  set('unknown-path', 'a field of a row misspelt', anything, inFormula(/\brow\.(\w+)/, 'row.$1x')),
  set('unknown-source', 'a source misspelt', /\/rows$/, inFormula(/^=(?!values|params|row\b)([a-z]\w+)\./i, '=$1x.')),
  set('constant-condition', 'a block that is never shown', /\/blocks\/\d+\/visible$/, () => '=false'),
  set('never-equal', 'an option that is not offered', anything, inFormula(/(params\.\w+ [!=]= )'(\w+)'/, "$1'$2x'")),
  add('unused-source', 'a source that nothing reads', /^\/sources$/, () => true, ['zbedne', { endpoint: '/zbedne', response: {} }]),
  add('unused-param', 'a param that nothing reads', /^\/params$/, () => true, ['zbedny', { control: 'text', label: 'Zbędny' }]),
  add('unused-value', 'a value that nothing reads', /^\/values$/, () => true, ['zbedna', '=1 + 1']),
  add('unused-state', 'a state that nothing reads', /^\/state$/, () => true, [
    'zbedny',
    { schema: { type: 'string', description: 'Nothing.' }, otherwise: '/strona-glowna' },
  ]),
  set('unknown-column', 'a column to sort by misspelt', /\/sort\/column$/, misspelt),
  set('unknown-column', 'a column of a chart misspelt', /\/(?:category|compare)$/, misspelt),
  add('total-of-text', 'a total of days', column, shown('date'), ['total', {}], { anywhere: true }),
  set('format-mismatch', 'an amount as a day', /\/columns\/\d+\/format$/, (value) => (value === 'money' ? 'date' : undefined)),
  set('format-mismatch', 'a day as an amount', /\/columns\/\d+\/format$/, (value) => (value === 'date' ? 'money' : undefined)),
  add('filter-unfit', 'amounts filtered as days', column, shown('money'), ['filter', 'days']),
  add('unit-of-format', 'a unit of an amount of money', column, shown('money'), ['unit', 'm2']),
  add('places-unused', 'decimal places of a day', column, shown('date'), ['places', 2]),
  add('record-only', 'a column to copy', column, (_, { root, pointer }) => tableAt(root, pointer), ['copy', true]),
  set('unknown-table', 'the table of a chart misspelt', /\/table$/, misspelt),
  add(
    'idle-setting',
    'a name for the rest of a chart without one',
    /\/blocks\/\d+$/,
    ({ block, top }) => block === 'chart' && top === undefined,
    ['rest', 'Pozostałe'],
  ),
  add('widget-part', 'a setting that the widget does not know', /\/props$/, () => true, ['nieznane', 1]),
  set('object-in-call', 'an object sent in a query', /^\/sources\/\w+\/query\/\w+$/, () => "={'a': 1}"),
  drop('option-without-value', 'no value for entries', /^\/params\/\w+\/optionValue$/, { anywhere: true }),
  add('body-not-sent', 'a body of a GET', /^\/sources\/\w+$/, ({ endpoint, method }) => endpoint !== undefined && method === undefined, [
    'body',
    { a: 1 },
  ]),
  add(
    'personal-without-login',
    'a personal source for all',
    /^\/sources\/\w+$/,
    ({ endpoint, when }, { root }) => endpoint !== undefined && when === undefined && isJsonObject(root) && root.access === undefined,
    ['personal', true],
  ),
  set('chart-value-not-number', 'words for the bars', /\/blocks\/\d+\/value$/, (_, { root, pointer }) =>
    valueIn(root, pointer.replace(/value$/, 'category')),
  ),
  set('duplicate-route', 'the address of another screen', /^\/route$/, () => '/kontakt', { anywhere: true }),
  set('duplicate-service-id', 'the number of another service', /^\/serviceId$/, () => 27, { anywhere: true }),
  set(
    'dependency-cycle',
    'a value that reads itself',
    /^\/values\/\w+$/,
    (_, { pointer }) => `=values.${pointer.slice('/values/'.length)}`,
    { anywhere: true },
  ),
  add('unknown-office', 'an office that there is not', /^\/sources\/\w+$/, ({ endpoint }) => endpoint !== undefined, [
    'office',
    'nieznany',
  ]),
  add('reserved-name', 'a source with a word of CEL', /^\/sources$/, () => true, ['null', { endpoint: '/zbedne', response: {} }]),
  add('duplicate-id', 'a source with a name of formulas', /^\/sources$/, () => true, ['params', { endpoint: '/zbedne', response: {} }]),
  add('break-overlap', 'two breaks at once', /^$/, () => true, [
    'breaks',
    [
      { id: 'a', from: '2026-12-01T08:00', until: '2026-12-01T12:00' },
      { id: 'b', from: '2026-12-01T10:00', until: '2026-12-01T16:00' },
    ],
  ]),
  set('unknown-flag', 'a flag misspelt', /^\/access\/flag$/, misspelt),
  add('break-time', 'a break that ends before it begins', /^$/, () => true, [
    'breaks',
    [{ id: 'a', from: '2026-12-02T08:00', until: '2026-12-01T08:00' }],
  ]),
];

function tableAt(root: Parameters<typeof valueIn>[0], pointer: string): boolean {
  const block = valueIn(root, pointer.replace(/\/columns\/\d+$/, ''));
  return isJsonObject(block) && block.block === 'table';
}

/** The kind of the block that holds a value. */
function blockAround({ root, pointer }: Spot): unknown {
  const holder = valueIn(root, pointer.slice(0, pointer.lastIndexOf('/')));
  return isJsonObject(holder) ? holder.block : null;
}
