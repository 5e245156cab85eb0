import { isJsonList, isJsonObject, type JsonObject, type JsonValue, shortJson } from '../../parse/json-value';
import { listNames, nearest } from '../problems/nearest';
import { type ShapeFinding, wordRule } from './shape-finding';

/** Says which words, patterns, lengths and limits of its schema a value of the right type breaks. */
export function explainLimits(node: JsonObject, value: JsonValue, pointer: string): ShapeFinding[] {
  const found: ShapeFinding[] = [];
  const wrong = (message: string, expected: string, suggestion: string | null = null): void => {
    found.push({ rule: 'wrong-value', pointer, at: 'value', message, expected, got: shortJson(value), suggestion });
  };
  const limit = (name: string): number | null => (typeof node[name] === 'number' ? node[name] : null);
  const least = (name: string, size: number, unit: string): void => {
    const bound = limit(name);
    if (bound !== null && size < bound) wrong(`This is too ${unit === '' ? 'small' : 'short'}.`, `at least ${bound}${unit}`);
  };
  const most = (name: string, size: number, unit: string): void => {
    const bound = limit(name);
    if (bound !== null && size > bound) wrong(`This is too ${unit === '' ? 'great' : 'long'}.`, `at most ${bound}${unit}`);
  };

  if (isJsonList(node.enum) && !node.enum.includes(value)) found.push(unknownWord(node, node.enum, value, pointer));
  if ('const' in node && node.const !== value) wrong('Only one value is allowed here.', shortJson(node.const));
  if (isJsonObject(node.not) && isJsonList(node.not.enum) && node.not.enum.includes(value)) wrong('This name is reserved.', 'another name');
  if (typeof value === 'string') {
    const length = [...value].length;
    least('minLength', length, ' characters');
    most('maxLength', length, ' characters');
    const matches = typeof node.pattern !== 'string' || new RegExp(node.pattern, 'u').test(value);
    if (!matches)
      wrong(
        'This text does not have the right form.',
        `${typeof node.description === 'string' ? `${node.description} ` : ''}(pattern ${String(node.pattern)})`,
      );
  }
  if (typeof value === 'number') {
    least('minimum', value, '');
    most('maximum', value, '');
  }
  if (isJsonList(value)) {
    least('minItems', value.length, ' items');
    most('maxItems', value.length, ' items');
    const texts = value.map((item) => JSON.stringify(item));
    if (node.uniqueItems === true && new Set(texts).size < texts.length) wrong('An item stands here twice.', 'each item once');
  }
  return found;
}

function unknownWord(node: JsonObject, words: readonly JsonValue[], value: JsonValue, pointer: string): ShapeFinding {
  const names = words.map(String);
  const suggestion = typeof value === 'string' ? nearest(value, names) : null;
  return {
    rule: wordRule(node, pointer),
    pointer,
    at: 'value',
    message: 'This word is not allowed here.',
    expected: listNames(names, 30),
    got: shortJson(value),
    suggestion,
  };
}
