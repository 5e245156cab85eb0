import type { Contract, ContractType } from '../../language/language.generated';
import { isRecord } from '../../values/is-record';
import { unsafeNames } from '../parse/unsafe-names';
import { type ContractCount, contractLimits } from './contract-limits';
import { followed, listOf, memberOf, membersOf, type Notes, type Part, textOf } from './document-parts';
import { say } from './phrases';

/** The way to a schema in a document. */
interface Way {
  readonly document: Part;
  readonly notes: Notes;
  readonly count: ContractCount;
  /** Name of the field, for notes. */
  readonly name: string;
  readonly level: number;
  /** References that lead here, so that none is followed in a circle. */
  readonly within: readonly string[];
}

/** The contract of a schema of OpenAPI 3.0 or 3.1. What the language cannot say is said in the notes. */
export function contractOfSchema(schema: unknown, way: Omit<Way, 'level' | 'within'>): Contract {
  return contractAt(schema, { ...way, level: 0, within: [] });
}

function contractAt(given: unknown, way: Way): Contract {
  // True and an absent schema allow anything.
  if (!isRecord(given)) return {};
  const found = followed(way.document, given);
  const { reference } = found ?? { reference: textOf(given, '$ref') ?? '' };
  if (found === undefined) {
    way.notes.say(say('left-reference', { reference: brief(reference ?? '') }));
    return {};
  }
  if (reference !== null && way.within.includes(reference)) {
    way.notes.say(say('left-circle', { reference: brief(reference) }));
    return {};
  }
  if (way.level > contractLimits.levels || way.within.length > 60) {
    way.count.isCut = true;
    return {};
  }
  const inner = reference === null ? way : { ...way, within: [...way.within, reference] };
  const made = joined([plain(found.part, inner), ...parts(found.part, inner)], inner);
  return withDescription(memberOf(found.part, 'nullable') === true ? orNull(made) : made, found.part);
}

/** The contracts of allOf, oneOf and anyOf of a schema. */
function parts(schema: Part, way: Way): readonly Contract[] {
  const inner = { ...way, within: [...way.within, ''] };
  const all = listOf(schema, 'allOf')
    .slice(0, 50)
    .map((part) => contractAt(part, inner));
  return [...all, ...(['oneOf', 'anyOf'] as const).flatMap((name) => choiceOf(listOf(schema, name).slice(0, 50), inner))];
}

function choiceOf(given: readonly unknown[], way: Way): readonly Contract[] {
  if (given.length === 0) return [];
  const shapes = given.filter((shape) => !isNull(shape));
  const nullable = shapes.length < given.length;
  const contracts = shapes.map((shape) => contractAt(shape, way));
  const [first = {}, ...others] = contracts;
  if (others.length === 0) return [nullable ? orNull(first) : first];
  way.notes.say(say('left-choice', { place: brief(way.name) }));
  // What all of them have in common: fields that each declares, with the contract of the first.
  const names = Object.keys(first.properties ?? {}).filter((name) =>
    others.every(({ properties = {} }) => Object.hasOwn(properties, name)),
  );
  if (!contracts.every(({ properties }) => properties) || names.length === 0) return [{}];
  const kept = Object.entries(first.properties ?? {}).filter(([name]) => names.includes(name));
  const common: Contract = { type: 'object', required: [], properties: Object.fromEntries(kept) };
  return [nullable ? orNull(common) : common];
}

function isNull(schema: unknown): boolean {
  return memberOf(schema, 'type') === 'null' || memberOf(schema, 'const') === null || listOf(schema, 'enum').join() === 'null';
}

const types: ReadonlySet<unknown> = new Set<ContractType>(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
// Keywords that narrow what a value may be and have no counterpart; all other unknown ones only describe.
const unchecked = ['pattern', 'patternProperties', 'not', 'if', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum', 'prefixItems'];

function plain(schema: Part, way: Way): Contract {
  for (const keyword of unchecked)
    if (Object.hasOwn(schema, keyword)) way.notes.say(say('left-keyword', { keyword, place: brief(way.name) }));
  if (isRecord(memberOf(schema, 'additionalProperties')))
    way.notes.say(say('left-keyword', { keyword: 'additionalProperties', place: brief(way.name) }));
  const named = [memberOf(schema, 'type') ?? []].flat().filter((type): type is ContractType => types.has(type));
  const isObject = named.includes('object') || (named.length === 0 && Object.hasOwn(schema, 'properties'));
  const isList = named.includes('array') || (named.length === 0 && Object.hasOwn(schema, 'items'));
  const own = named.length > 0 ? named : isObject ? (['object'] as const) : isList ? (['array'] as const) : typesOfChoices(schema);
  const type = [...new Set(own)];
  const { length } = type.filter((each) => each !== 'null');
  return {
    ...(type.length > 0 && type.length <= 3 && { type: type.length === 1 && type[0] ? type[0] : type }),
    ...(isObject && length === 1 && fieldsAt(schema, way)),
    ...(isList && length === 1 && Object.hasOwn(schema, 'items') && { items: contractAt(schema.items, { ...way, level: way.level + 1 }) }),
    ...(length === 1 && valueWords(schema, type)),
  };
}

/** The types of the values that a schema names, where it names no type. */
function typesOfChoices(schema: Part): readonly ContractType[] {
  const choices = Object.hasOwn(schema, 'const') ? [schema.const] : listOf(schema, 'enum');
  return choices.flatMap((choice): readonly ContractType[] => {
    if (choice === null) return ['null'];
    if (typeof choice === 'number') return [Number.isInteger(choice) ? 'integer' : 'number'];
    if (typeof choice === 'string') return ['string'];
    return typeof choice === 'boolean' ? ['boolean'] : [];
  });
}

function fieldsAt(schema: Part, way: Way): Contract {
  const fields = membersOf(schema, 'properties').filter(([name]) => !unsafeNames.has(name));
  const properties: [string, Contract][] = [];
  for (const [name, field] of fields) {
    // What an office only takes is no part of its answer.
    if (memberOf(field, 'writeOnly') === true) continue;
    if (way.count.fields > contractLimits.fields) break;
    way.count.fields += 1;
    properties.push([name, contractAt(field, { ...way, name, level: way.level + 1 })]);
  }
  const names = new Set(properties.map(([name]) => name));
  const required = [...new Set(listOf(schema, 'required'))].filter((name): name is string => typeof name === 'string' && names.has(name));
  return { required, properties: Object.fromEntries(properties) };
}

/** What a schema says of a text, a number or a choice. */
function valueWords(schema: Part, type: readonly ContractType[]): Contract {
  const isText = type.includes('string');
  const isNumber = type.includes('number') || type.includes('integer');
  const format = textOf(schema, 'format');
  const choices = Object.hasOwn(schema, 'const') ? [schema.const] : listOf(schema, 'enum').filter(isShort).slice(0, 200);
  const examples = [memberOf(schema, 'example'), ...listOf(schema, 'examples')].filter((value) => value !== undefined && fits(value, type));
  return {
    ...(isText && (format === 'date' || format === 'date-time') && { format }),
    ...(isNumber && bounds(schema, ['minimum', 'maximum'], Number.isFinite)),
    ...(isText && bounds(schema, ['minLength', 'maxLength'], isSize)),
    ...(type.includes('array') && bounds(schema, ['minItems', 'maxItems'], isSize)),
    ...(choices.length > 0 && { enum: [...choices, ...(type.includes('null') && !choices.includes(null) ? [null] : [])] }),
    ...(examples.length > 0 && choices.length === 0 && { examples: examples.slice(0, 5) }),
  };
}

function bounds(schema: Part, names: readonly (keyof Contract)[], isFit: (value: unknown) => boolean): Contract {
  const found = names.flatMap((name) => (isFit(memberOf(schema, name)) ? [[name, memberOf(schema, name)] as const] : []));
  const [least, most] = found.map(([, value]) => Number(value));
  // Limits that no value meets are a slip of the document; the office answers all the same.
  return least !== undefined && most !== undefined && least > most ? {} : Object.fromEntries(found);
}

function isSize(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isShort(value: unknown): boolean {
  return typeof value !== 'object' ? String(value).length <= 200 : value === null;
}

/** Whether an example is a plain value of the type. */
function fits(value: unknown, type: readonly ContractType[]): boolean {
  if (typeof value === 'string') return type.includes('string') && value.length <= 80;
  if (typeof value === 'number') return type.includes('number') || (type.includes('integer') && Number.isInteger(value));
  return typeof value === 'boolean' && type.includes('boolean');
}

/** One contract of several that hold together. */
function joined(contracts: readonly Contract[], way: Way): Contract {
  const kinds = new Set(contracts.map(mainType).filter((kind) => kind !== ''));
  if (kinds.size > 1) {
    way.notes.say(say('left-choice', { place: brief(way.name) }));
    return {};
  }
  const { examples = [], ...words }: Contract = Object.assign({}, ...[...contracts].reverse());
  const type = [words.type ?? []].flat();
  const kept = examples.filter((example) => fits(example, type) && (words.enum?.includes(example) ?? true));
  const ofFields = contracts.filter(({ properties }) => properties !== undefined);
  return {
    ...words,
    ...(kept.length > 0 && { examples: kept }),
    ...(ofFields.length > 0 && {
      required: [...new Set(ofFields.flatMap(({ required = [] }) => required))],
      properties: Object.fromEntries(ofFields.flatMap(({ properties = {} }) => Object.entries(properties))),
    }),
  };
}

function mainType({ type }: Contract): string {
  return [type ?? []]
    .flat()
    .filter((each) => each !== 'null')
    .join();
}

function orNull(contract: Contract): Contract {
  const known = [contract.type ?? []].flat();
  if (known.length === 0 || known.includes('null')) return contract;
  const { enum: choices } = contract;
  return { ...contract, type: [...known, 'null'], ...(choices && !choices.includes(null) && { enum: [...choices, null] }) };
}

function withDescription(contract: Contract, schema: Part): Contract {
  const title = textOf(schema, 'title');
  const description = textOf(schema, 'description');
  return {
    ...contract,
    ...(title !== undefined && title.length <= 120 && contract.properties === undefined && { title }),
    ...(description !== undefined && { description: description.replace(/\s+/g, ' ').slice(0, 300) }),
  };
}

/** The beginning of something from a document, for a sentence. */
export function brief(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
