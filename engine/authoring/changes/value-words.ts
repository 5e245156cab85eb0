import { isExpression } from '../../expressions';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import { isSchema } from '../source/walk';
import { idOf } from '../upgrade/id-path';
import { isNamed, type Spot, stepInto, type Trail } from './spot';
import { cut, propertyKeys, rawWords, type Words } from './words';

const mostParts = 3;
const mostItems = 10;

/** What a value says, for people: the last of a trail, or what it was before. */
export function valueWords(words: Words, trail: Trail, value: JsonValue): string {
  const spot = trail.at(-1);
  if (spot === undefined) return '';
  if (typeof value === 'string') return stringWords(words, spot, value);
  if (typeof value === 'boolean' || value === null) return words.choice(['value'], String(value)) ?? String(value);
  if (isJsonList(value)) return value.every(isJsonObject) ? thingsWords(words, trail, value) : listWords(words, spot, value);
  if (!isJsonObject(value)) return String(value);
  const text = sentenceOf(value);
  return text === null ? partsWords(words, trail, value) : quoted(words, text);
}

/** Things of a list by their names. */
function thingsWords(words: Words, trail: Trail, items: readonly JsonValue[]): string {
  const holder = trail.at(-1);
  if (!holder) return '';
  const before = [...trail.slice(0, -1), { ...holder, value: items }];
  const names = items.slice(0, mostItems).map((item, index) => {
    const inner = stepInto(before, idOf(item) ?? String(index), item);
    return quoted(words, thingName(words, inner));
  });
  return words.list(items.length > names.length ? [...names, words.say('moreValues')] : names);
}

/** The name of a thing; one without id, label and title goes by what the author chose it to be. */
export function thingName(words: Words, trail: Trail): string {
  const spot = trail.at(-1);
  if (spot === undefined) return '';
  const name = nameOf(spot);
  const isNameless = name === spot.step && isJsonObject(spot.value) && idOf(spot.value) === null && /^\d+$/.test(name);
  return (isNameless ? chosenKind(words, trail) : null) ?? name;
}

/** A text between the quotation marks of the language. */
export function quoted(words: Words, text: string): string {
  return words.say('quoted', { text: cut(text) });
}

/** A list of plain values. */
export function listWords(words: Words, spot: Spot, items: readonly JsonValue[]): string {
  const shown = items.slice(0, mostItems).map((item) => (typeof item === 'string' ? stringWords(words, spot, item) : cut(rawWords(item))));
  return words.list(items.length > shown.length ? [...shown, words.say('moreValues')] : shown);
}

/** The kind of an added thing, when an author chooses it from a list: the format of a column, the kind of a chart. */
export function chosenKind(words: Words, trail: Trail): string | null {
  const spot = trail.at(-1);
  if (spot === undefined || !isJsonObject(spot.value) || !isSchema(spot.node.properties)) return null;
  for (const name of Object.keys(spot.node.properties)) {
    const value = Object.hasOwn(spot.value, name) ? spot.value[name] : undefined;
    if (typeof value !== 'string') continue;
    const chosen = stepInto(trail, name, value).at(-1);
    if (chosen && Array.isArray(chosen.node.enum)) return choiceWords(words, chosen, value) ?? value;
  }
  return null;
}

/** The name that people know a thing by: its label or title, else what it is called in the definition. */
export function nameOf({ value, step, kind }: Pick<Spot, 'value' | 'step' | 'kind'>): string {
  if (!isJsonObject(value) || kind === 'text') return step;
  for (const name of ['label', 'title', 'text']) {
    const text = Object.hasOwn(value, name) ? textOf(value[name]) : null;
    if (text !== null && text.trim() !== '' && !isExpression(text)) return text;
  }
  return step;
}

function textOf(value: JsonValue | undefined): string | null {
  if (typeof value === 'string') return value;
  return isJsonObject(value) ? sentenceOf(value) : null;
}

/** Two texts in words that show how they differ: of plural forms the first that is another. */
export function textPair(before: JsonValue, after: JsonValue): readonly [string, string] | null {
  const [was, is] = [sentenceOf(before), sentenceOf(after)];
  if (was === null || is === null) return null;
  const [old, fresh] = [formsOf(before), formsOf(after)];
  if (was !== is || !old || !fresh) return [was, is];
  for (const form of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    const pair = [old[form] ?? '', fresh[form] ?? ''] as const;
    if (pair[0] !== pair[1]) return [String(pair[0]), String(pair[1])];
  }
  return [was, is];
}

function formsOf(value: JsonValue): JsonObject | null {
  if (!isJsonObject(value)) return null;
  if (typeof value.other === 'string') return value;
  return isJsonObject(value.plural) ? value.plural : null;
}

/** The sentence of a text with places or plural forms; null for anything else. */
export function sentenceOf(value: JsonValue): string | null {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return null;
  const { text, plural, other } = value;
  if (typeof text === 'string') return text;
  if (typeof other === 'string') return other;
  return isJsonObject(plural) && typeof plural.other === 'string' ? plural.other : null;
}

function stringWords(words: Words, spot: Spot, value: string): string {
  return quoted(words, choiceWords(words, spot, value) ?? value);
}

function choiceWords(words: Words, spot: Spot, value: string): string | null {
  return words.choice([...(spot.definition === null ? [] : [spot.definition]), propertyKeys(spot)[0] ?? ''], value);
}

/** What an object says, as its properties with their values. */
function partsWords(words: Words, trail: Trail, value: Readonly<Record<string, JsonValue>>): string {
  const spot = trail.at(-1);
  if (spot === undefined) return '';
  const before = [...trail.slice(0, -1), { ...spot, value }];
  const names = Object.keys(value);
  const isMap = names.length > 0 && names.every((name) => !isNamed(spot, name));
  if (isMap && Object.values(value).every(isJsonObject)) {
    const shown = names.slice(0, mostItems).map((name) => quoted(words, nameOf({ step: name, value: value[name] ?? null, kind: null })));
    return words.list(names.length > shown.length ? [...shown, words.say('moreValues')] : shown);
  }
  const members = Object.entries(value).filter(([, member]) => typeof member !== 'object' || member === null);
  const shown = members.slice(0, mostParts).map(([name, member]) => {
    const inner = stepInto(before, name, member);
    const last = inner.at(-1);
    return last ? `${last.isItem ? name : words.formsOf(last).name}: ${valueWords(words, inner, member)}` : name;
  });
  return [...shown, ...(Object.keys(value).length > shown.length ? [words.say('moreValues')] : [])].join(', ');
}
