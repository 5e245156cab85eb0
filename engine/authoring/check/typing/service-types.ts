import { isExpression } from '../../../expressions';
import type { CallTable } from '../../../language/calls.generated';
import type { Block, Column, Contract, Options, ServiceDefinition, Source } from '../../../language/language.generated';
import {
  anyType,
  booleanType,
  listOf,
  numberType,
  objectOf,
  type StaticType,
  stringType,
  typeOfContract,
  unite,
  withNull,
} from '../../../language/static-type';
import type { RowOrigin } from '../../../screen/block-authoring';
import { allBlocks, findBlock, heldBy } from '../../../screen/held-blocks';
import { isRecord } from '../../../values/is-record';
import { parentPointer, valueAt } from '../../parse/json-pointer';
import { type LanguageInUse, standardLanguage } from '../../source/language-in-use';
import type { VisitedPlace } from '../../source/walk';
import { datedName } from './dated-type';
import { addFormNames } from './form-types';
import type { TypeScope } from './formula-finding';
import { chosenType, paramType } from './param-type';
import { type PortalTypes, unknownPortal } from './portal-types';
import { typeOfFormula, typeOfValue } from './type-of-formula';

/** The static types of everything that formulas of a service can read. */
export interface ServiceTypes {
  /** The names that formulas at a place may read. */
  scopeAt(place: Pick<VisitedPlace, 'scope' | 'blocks' | 'pointer'>): TypeScope;
  /** Type of the rows of a table, or of the thing of a record, by the block's id. */
  rowType(blockId: string): StaticType;
  /** Type of what a column shows. */
  columnType(blockId: string, column: Column): StaticType;
}

/** Works out the static types of a service from its contracts, params and formulas. `calls` is null when calls.json is wrong. */
export function typesOfService(
  definition: ServiceDefinition,
  calls: CallTable | null,
  portal: PortalTypes = unknownPortal,
  language: LanguageInUse = standardLanguage,
): ServiceTypes {
  const { kinds } = language;
  const formOf = (block: Block | null) => (block ? language.authoring[block.block]?.form?.(block) : undefined);
  const names = settle(definition, calls, portal, language);
  const rows = new Map<string, StaticType>();
  collectRows(definition.blocks, names, rows, language);
  shareRows(definition.blocks, rows, language);
  const rowBlocks = new Set(rows.keys());
  // A condition is read at several places. Whether it finds there what it reads is checked at each of them.
  const hasFormValues = allBlocks(kinds, definition.blocks).some((block) => formOf(block)?.values !== undefined);
  const inCondition = new Map([...names, ...[...placeNames, ...(hasFormValues ? ['values'] : [])].map((name) => [name, anyType] as const)]);

  const scopeAt: ServiceTypes['scopeAt'] = ({ scope, blocks, pointer }) => {
    // A term names what explained formulas read, also those of a form.
    if (pointer.startsWith('/conditions/') || pointer.startsWith('/terms/')) return inCondition;
    const asking = definition.sources?.[sourceAt(pointer) ?? '']?.form;
    const inSource = sourceAt(pointer) !== null;
    if (scope.length === 0 && !inSource) return names;
    const result = new Map(names);
    if (inSource) result.set('letters', stringType);
    const holders = blocks.filter((id) => rowBlocks.has(id));
    const depth = scope.filter((kind) => kind === 'row').length;
    if (depth > 0) result.set('row', rows.get(holders[depth - 1] ?? '') ?? anyType);
    const form = (asking === undefined ? blocks : [asking])
      .map((id) => formOf(findBlock(kinds, definition.blocks, id)))
      .filter((block) => block !== undefined)
      .at(-1);
    if ((scope.includes('form') || scope.includes('item') || asking !== undefined) && form) addFormNames(language, form, pointer, result);
    const ticked = rows.get(holders.at(-1) ?? '') ?? anyType;
    if (scope.includes('selected')) result.set('selected', objectOf({ rows: listOf(ticked), count: numberType }));
    if (scope.includes('answer')) result.set('answer', answerType(definition, pointer));
    if (scope.includes('option')) result.set('option', optionType(definition, pointer, result));
    if (scope.includes('chart')) for (const [name, type] of chartNames) result.set(name, type);
    if (scope.includes('map')) for (const name of ['count', 'missing']) result.set(name, numberType);
    if (scope.includes('trend')) for (const [name, type] of trendNames) result.set(name, type);
    return result;
  };
  return {
    scopeAt,
    rowType: (blockId) => rows.get(blockId) ?? anyType,
    columnType(blockId, column) {
      const row = rows.get(blockId) ?? anyType;
      if (column.value !== undefined) return typeOfFormula(column.value, new Map(names).set('row', row));
      if (row.kind === 'object' && Object.hasOwn(row.fields, column.id)) return row.fields[column.id] ?? anyType;
      return anyType;
    },
  };
}

/** The source in whose description a pointer lies, null elsewhere. */
function sourceAt(pointer: string): string | null {
  const [, area, id] = pointer.split('/');
  return area === 'sources' && id !== undefined ? id : null;
}
// Names that mean something only at some places.
const placeNames = ['row', 'option', 'form', 'answer', 'first', 'last', 'total', 'count', 'missing', 'change', 'from', 'to'];

const point = objectOf({ category: anyType, value: numberType });
const chartNames: readonly (readonly [string, StaticType])[] = [
  ['first', point],
  ['last', point],
  ['total', numberType],
  ['count', numberType],
];

const trendNames: readonly (readonly [string, StaticType])[] = [
  ['change', numberType],
  ['from', stringType],
  ['to', stringType],
];

const subject = objectOf({ name: stringType, institution: booleanType, nip: withNull(stringType), pesel: withNull(stringType) });

// Params read sources and each other, values read all: three rounds settle what a screen can depend on; what is left stays `any`.
const rounds = 3;

function settle(definition: ServiceDefinition, calls: CallTable | null, portal: PortalTypes, { controls }: LanguageInUse): TypeScope {
  const fixed = fixedNames(definition, calls, portal);
  const params = Object.entries(definition.params ?? {});
  const values = Object.entries(definition.values ?? {});
  let names: TypeScope = new Map([
    ...fixed,
    ['params', unknownFields(params)],
    ['values', unknownFields(values)],
    ['chosen', unknownFields(params)],
  ]);
  for (let round = 0; round < rounds; round += 1) {
    const known = names;
    const paramTypes = params.map(([id, param]) => [id, paramType(controls, param, known)] as const);
    const valueTypes = values.map(([id, expression]) => [id, typeOfFormula(expression, known)] as const);
    const chosenTypes = params.flatMap(([id, param]) => {
      const type = chosenType(controls, param, known);
      return type === null ? [] : [[id, type] as const];
    });
    names = new Map([
      ...fixed,
      ['params', objectOf(Object.fromEntries(paramTypes))],
      ['values', objectOf(Object.fromEntries(valueTypes))],
      ['chosen', objectOf(Object.fromEntries(chosenTypes))],
    ]);
    if (params.length + values.length === 0) break;
  }
  return names;
}

function unknownFields(entries: readonly (readonly [string, unknown])[]): StaticType {
  return objectOf(Object.fromEntries(entries.map(([id]) => [id, anyType])));
}

function fixedNames(definition: ServiceDefinition, calls: CallTable | null, portal: PortalTypes): (readonly [string, StaticType])[] {
  const sources = Object.entries(definition.sources ?? {}).map(([id, source]) => [id, sourceType(source, calls)] as const);
  const states = Object.entries(definition.state ?? {}).map(([id, state]) => [id, typeOfContract(state.schema)] as const);
  return [
    ...sources,
    ['state', objectOf(Object.fromEntries(states))],
    ['address', objectOf(Object.fromEntries(Object.keys(definition.address ?? {}).map((name) => [name, withNull(stringType)])))],
    ['portal', objectOf({ origin: stringType })],
    ['subject', withNull(subject)],
    ['user', portal.user],
    ['config', portal.config],
    [
      'codes',
      objectOf(Object.fromEntries(Object.entries(definition.codes ?? {}).map(([id, table]) => [id, tableType(Object.values(table))]))),
    ],
    ['conditions', objectOf(Object.fromEntries(Object.keys(definition.conditions ?? {}).map((id) => [id, booleanType])))],
    [datedName, portal.dated],
    ['variant', variantType(definition)],
    ['today', stringType],
    ['nothing', anyType],
  ];
}

/** The contract of a source: its own, or that of the shared call. Undefined when there is none. */
function contractOf(source: Source, calls: CallTable | null): Contract | undefined {
  if (source.response) return source.response;
  const shared = calls?.calls ?? {};
  return source.call !== undefined && Object.hasOwn(shared, source.call) ? shared[source.call]?.response : undefined;
}

function sourceType(source: Source, calls: CallTable | null): StaticType {
  const contract = contractOf(source, calls);
  return contract ? typeOfContract(contract) : anyType;
}

function tableType(entries: readonly Readonly<Record<string, unknown>>[]): StaticType {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)));
  const fields = [...names].map((name) => [name, name === 'label' ? stringType : anyType] as const);
  return { kind: 'map', nullable: false, value: withNull(objectOf(Object.fromEntries(fields))) };
}

function variantType(definition: ServiceDefinition): StaticType {
  const variants = (definition.variants ?? []).map(({ id, title, values }) => ({ ...values, id, title }));
  const names = new Set(['id', 'title', ...variants.flatMap((variant) => Object.keys(variant))]);
  return withNull(objectOf(Object.fromEntries([...names].map((name) => [name, wordType(variants, name)]))));
}

/** What the variants say under a name has them as examples, since other languages may say it in other words; nothing on the screen's own address. */
function wordType(variants: readonly Readonly<Record<string, unknown>>[], name: string): StaticType {
  const words = variants.map((variant) => variant[name]).filter((value) => typeof value === 'string');
  if (words.length === 0 || words.length < variants.length) return name === 'id' || name === 'title' ? stringType : anyType;
  return { ...stringType, contract: { type: ['string', 'null'], examples: [...new Set(words)] } };
}

function collectRows(blocks: readonly Block[], names: TypeScope, rows: Map<string, StaticType>, language: LanguageInUse): void {
  for (const block of blocks) {
    const origin = language.authoring[block.block]?.row?.(block);
    const row = origin && 'rowsOf' in origin ? undefined : origin && rowOf(origin, names);
    if (row) rows.set(block.id, row);
    for (const { place, blocks: held } of heldBy(language.kinds, block))
      collectRows(held, place === 'row' && row ? new Map(names).set('row', row) : names, rows, language);
  }
}

/** A block that draws the rows of another one reads them as that does. */
function shareRows(blocks: readonly Block[], rows: Map<string, StaticType>, language: LanguageInUse): void {
  for (const block of blocks) {
    const origin = language.authoring[block.block]?.row?.(block);
    if (origin && 'rowsOf' in origin) rows.set(block.id, rows.get(origin.rowsOf) ?? anyType);
    for (const { blocks: held } of heldBy(language.kinds, block)) shareRows(held, rows, language);
  }
}

function rowOf(origin: Exclude<RowOrigin, { readonly rowsOf: string }>, names: TypeScope): StaticType {
  if ('cells' in origin) return cellsOf(origin.cells, names);
  return 'each' in origin ? itemOf(typeOfFormula(origin.each, names)) : typeOfFormula(origin.thing, names);
}

function cellsOf(rows: readonly Readonly<Record<string, unknown>>[], names: TypeScope): StaticType {
  const fields: Record<string, StaticType> = {};
  for (const cells of rows) {
    for (const [column, cell] of Object.entries(cells)) {
      const type = typeOfValue(cell, names);
      fields[column] = Object.hasOwn(fields, column) ? unite(fields[column] ?? anyType, type) : type;
    }
  }
  return objectOf(fields);
}

function itemOf(type: StaticType): StaticType {
  return type.kind === 'list' ? type.item : anyType;
}

// What happens after something was sent stands in `success`, beside the contract of the answer.
function answerType(definition: ServiceDefinition, pointer: string): StaticType {
  const sent = valueAt(definition, pointer.slice(0, pointer.indexOf('/success/')));
  return isRecord(sent) && isRecord(sent.response) ? typeOfContract(sent.response) : anyType;
}

function optionType(definition: ServiceDefinition, pointer: string, names: TypeScope): StaticType {
  const options = valueAt(definition, `${parentPointer(pointer)}/options`) as Options | undefined;
  if (isExpression(options)) return itemOf(typeOfFormula(options, names));
  return Array.isArray(options) ? objectOf({ id: stringType, label: stringType }) : anyType;
}
