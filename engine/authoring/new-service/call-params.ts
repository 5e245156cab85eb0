import type { ChoiceParam, Contract, Param, Query } from '../../language/language.generated';
import { unsafeNames } from '../parse/unsafe-names';
import { startCount } from './contract-limits';
import { followed, memberOf, type Notes, type Part, textOf } from './document-parts';
import { labelOf, plainWords, readableName } from './names';
import { say } from './phrases';
import { brief, contractOfSchema } from './schema-contract';

/** What the parameters of an operation make of a call. */
export interface CallParams {
  readonly personal: boolean;
  readonly query: Query;
  readonly params: Readonly<Record<string, Param>>;
}

interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly label: string;
  readonly contract: Contract;
  /** What the document says is sent when nothing is chosen. */
  readonly initial: unknown;
}

/** Stands where a name has no letter that could be shown. */
const noWords = '–';

/** The number of the subject and the language go with each call by themselves. */
const ofSubject = /^(pesel|nip)$/i;
const ofPortal = /^(lang|jezyk|language)$/i;

/**
 * Choices of the resident for the parameters of an operation, and what the call carries of them. What is left out is said in the notes.
 * `places`: names in the path. Null when the path holds the number of a person.
 */
export function callParams(document: Part, given: readonly unknown[], places: readonly string[], notes: Notes): CallParams | null {
  const query: [string, string][] = [];
  const params: Record<string, Param> = {};
  let personal = false;
  if (places.some((place) => ofSubject.test(place))) return null;
  for (const each of given) {
    const part = followed(document, each)?.part;
    const name = textOf(part, 'name');
    if (part === undefined || name === undefined) {
      notes.say(say('left-reference', { reference: brief(textOf(each, '$ref') ?? '') }));
      continue;
    }
    const where = textOf(part, 'in') ?? '';
    if (unsafeNames.has(name)) notes.say(say('left-parameter', { name }));
    else if (ofSubject.test(name)) {
      personal = true;
      notes.say(say('person-number', { name }));
    } else if (where !== 'path' && where !== 'query') notes.say(say('left-header', { name: brief(name), where }));
    else if (!(where === 'query' && ofPortal.test(name))) {
      const parameter = readParameter(document, part, name, where, notes);
      const param = parameter.contract.type === undefined ? null : paramOf(parameter, notes);
      if (param === null) notes.say(say(parameter.isRequired ? 'left-required' : 'left-parameter', { name: brief(name) }));
      else {
        const id = readableName(name, new Set(Object.keys(params)));
        params[id] = param;
        query.push([name, `=params.${id}`]);
      }
    }
  }
  for (const place of places) {
    if (query.some(([name]) => name === place)) continue;
    notes.say(say('place-in-path', { name: brief(place) }));
    const id = readableName(place, new Set(Object.keys(params)));
    params[id] = { control: 'text', label: plainWords(labelOf(place), noWords), maxLength: 200 };
    query.push([place, `=params.${id}`]);
  }
  return { personal, query: Object.fromEntries(query), params };
}

function readParameter(document: Part, part: Part, name: string, where: string, notes: Notes): Parameter {
  // Swagger's way of a parameter without a schema is read as a text.
  const schema = memberOf(part, 'schema');
  const contract = contractOfSchema(schema, { document, notes, count: startCount(), name: brief(name) });
  const description = textOf(part, 'description')?.replace(/\s+/g, ' ') ?? '';
  return {
    name,
    isRequired: where === 'path' || memberOf(part, 'required') === true,
    label: plainWords(description.length <= 60 ? description.replace(/\.$/, '') : '', plainWords(labelOf(name), noWords)),
    contract,
    initial: memberOf(followed(document, schema)?.part, 'default'),
  };
}

const mostNumbers = 60;
const mostOptions = 200;

function paramOf({ name, isRequired, label, contract, initial }: Parameter, notes: Notes): Param | null {
  const type = [contract.type ?? []].flat().find((each) => each !== 'null');
  const optional = isRequired ? {} : { optional: true };
  const value = typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean' ? String(initial) : null;
  const given = value === null || value.startsWith('=') ? {} : { default: { value } };
  const choices = choicesOf(contract);
  if (choices !== null)
    return { control: 'select', label, options: optionsOf(choices), ...defaultOf(choices, value, isRequired), ...optional };
  switch (type) {
    case 'array': {
      const several = contract.items && choicesOf(contract.items);
      if (!several) return null;
      notes.say(say('sent-as-commas', { name: brief(name) }));
      return { control: 'multi-select', label, options: optionsOf(several), default: isRequired ? 'first' : 'none', ...optional };
    }
    case 'boolean':
      return { control: 'checkbox', label, ...(typeof initial === 'boolean' && { default: { value: initial } }) };
    case 'string':
      if (contract.format === 'date')
        return { control: 'date', label, ...(isRequired ? { default: 'today' } : { default: 'none' }), ...optional };
      return { control: 'text', label, ...lengthOf(contract), ...given, ...optional };
    case 'integer':
      return {
        control: 'text',
        label,
        ...((contract.minimum ?? 0) >= 0 && { accept: 'digits' as const }),
        maxLength: 12,
        ...given,
        ...optional,
      };
    case 'number':
      return { control: 'text', label, maxLength: 20, rules: [{ rule: 'number' }], ...given, ...optional };
    default:
      return null;
  }
}

/** The few values that a parameter may have: those that it names, or whole numbers between near bounds. */
function choicesOf({ type, enum: choices, minimum, maximum }: Contract): readonly string[] | null {
  const named = [...new Set((choices ?? []).filter((choice) => choice !== null).map(String))].filter(
    (choice) => choice !== '' && choice.length <= 80,
  );
  if (named.length > 0) return named.slice(0, mostOptions);
  const isWhole = [type].flat().includes('integer') && Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum);
  if (!isWhole || minimum === undefined || maximum === undefined || maximum < minimum || maximum - minimum >= mostNumbers) return null;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => String(maximum - index));
}

function optionsOf(choices: readonly string[]) {
  return choices.map((id) => ({ id, label: plainWords(id, noWords) }));
}

function defaultOf(choices: readonly string[], value: string | null, isRequired: boolean): Pick<ChoiceParam, 'default'> {
  if (value !== null && choices.includes(value) && !value.startsWith('=')) return { default: { value } };
  return { default: isRequired ? 'first' : 'none' };
}

function lengthOf({ maxLength }: Contract): { readonly maxLength?: number } {
  return maxLength !== undefined && maxLength >= 1 && maxLength <= 4_000 ? { maxLength } : { maxLength: 200 };
}
