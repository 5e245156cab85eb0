import { type Phrase, say } from '../../messages';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, shortJson } from '../../parse/json-value';
import { listNames, nearest } from '../problems/nearest';
import { type ShapeFinding, wordRule } from './shape-finding';

/** Says which words, patterns, lengths and limits of its schema a value of the right type breaks. */
export function explainLimits(node: JsonObject, value: JsonValue, pointer: string): ShapeFinding[] {
  const found: ShapeFinding[] = [];
  const wrong = (message: Phrase, expected: Phrase | string, suggestion: string | null = null): void => {
    found.push({ rule: 'wrong-value', pointer, at: 'value', message, expected, got: shortJson(value), suggestion });
  };
  const limit = (name: string): number | null => (typeof node[name] === 'number' ? node[name] : null);
  const least = (name: string, size: number, message: Phrase, expected: (bound: number) => Phrase): void => {
    const bound = limit(name);
    if (bound !== null && size < bound) wrong(message, expected(bound));
  };
  const most = (name: string, size: number, message: Phrase, expected: (bound: number) => Phrase): void => {
    const bound = limit(name);
    if (bound !== null && size > bound) wrong(message, expected(bound));
  };

  if (isJsonList(node.enum) && !node.enum.includes(value)) found.push(unknownWord(node, node.enum, value, pointer));
  if ('const' in node && node.const !== value) wrong(say('only-one-value'), shortJson(node.const));
  if (isJsonObject(node.not) && isJsonList(node.not.enum) && node.not.enum.includes(value))
    wrong(say('name-reserved'), say('another-name'));
  if (typeof value === 'string') {
    const length = [...value].length;
    least('minLength', length, say('too-short'), (bound) => say('at-least-characters', { bound }));
    most('maxLength', length, say('too-long'), (bound) => say('at-most-characters', { bound }));
    const matches = typeof node.pattern !== 'string' || new RegExp(node.pattern, 'u').test(value);
    if (!matches) wrong(say('wrong-form'), formOf(node));
  }
  if (typeof value === 'number') {
    least('minimum', value, say('too-small'), (bound) => say('at-least', { bound }));
    most('maximum', value, say('too-great'), (bound) => say('at-most', { bound }));
  }
  if (isJsonList(value)) {
    least('minItems', value.length, say('too-short'), (bound) => say('at-least-items', { bound }));
    most('maxItems', value.length, say('too-long'), (bound) => say('at-most-items', { bound }));
    const texts = value.map((item) => JSON.stringify(item));
    if (node.uniqueItems === true && new Set(texts).size < texts.length) wrong(say('item-twice'), say('each-item-once'));
  }
  return found;
}

function formOf({ description, pattern }: JsonObject): Phrase {
  const own = String(pattern);
  return typeof description === 'string'
    ? say('described-by-pattern', { meaning: say('sentence', { sentence: description }), pattern: own })
    : say('by-pattern', { pattern: own });
}

function unknownWord(node: JsonObject, words: readonly JsonValue[], value: JsonValue, pointer: string): ShapeFinding {
  const names = words.map(String);
  const suggestion = typeof value === 'string' ? nearest(value, names) : null;
  return {
    rule: wordRule(node, pointer),
    pointer,
    at: 'value',
    message: say('word-not-allowed'),
    expected: listNames(names, 30),
    got: shortJson(value),
    suggestion,
  };
}
