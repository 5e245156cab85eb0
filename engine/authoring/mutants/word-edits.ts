import { isExpression } from '../../expressions';
import type { ServiceDefinition } from '../../language/language.generated';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import { serviceSchema } from '../source/schemas.generated';
import { walkDefinition } from '../source/walk';
import { type Edit, isInContract, type Path, visitValues } from './mutant';

/** Other words of the language, other switches, numbers, texts, literals and names of query parameters. */
export function wordEdits(definition: ServiceDefinition): Edit[] {
  return [...scalarEdits(definition), ...textEdits(definition)];
}

function scalarEdits(definition: ServiceDefinition): Edit[] {
  const edits: Edit[] = [];
  visitValues(definition, (value, path) => {
    const name = path.at(-1);
    if (typeof value === 'boolean') edits.push({ kind: 'flipped-switch', path, value: !value, change: String(!value) });
    if (typeof value === 'number') edits.push({ kind: 'other-number', path, value: value + 1, change: String(value + 1) });
    if (typeof value === 'string' && typeof name === 'string') {
      for (const word of otherWords(name, value)) edits.push({ kind: 'other-word', path, value: word, change: word });
      if (name === 'endpoint') edits.push({ kind: 'other-literal', path, value: `${value}X`, change: `${value}X` });
    }
    if ((name === 'query' || name === 'body') && isJsonObject(value)) edits.push(...renamed(value, path));
  });
  return edits;
}

function renamed(query: JsonObject, path: Path): Edit[] {
  return Object.keys(query).map((name) => ({
    kind: 'other-name',
    path,
    value: Object.fromEntries(Object.entries(query).map(([key, value]) => [key === name ? `${key}X` : key, value])),
    change: `${name}X for ${name}`,
  }));
}

// Two other words each, so that a list of many formats does not outweigh everything else.
const mostWords = 2;
let wordLists: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;

function otherWords(name: string, value: string): string[] {
  wordLists ??= listWords();
  const words = wordLists.get(name)?.find((list) => list.includes(value)) ?? [];
  const at = words.indexOf(value);
  return [...words.slice(at + 1), ...words.slice(0, at)].slice(0, mostWords);
}

/** Lists of words of the language by the property that takes one. */
function listWords(): Map<string, (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  const root = serviceSchema as JsonObject;
  const definitions = isJsonObject(root.$defs) ? root.$defs : {};
  for (const definition of Object.values(definitions)) {
    const properties = isJsonObject(definition) && isJsonObject(definition.properties) ? definition.properties : {};
    for (const [name, property] of Object.entries(properties)) {
      const words = wordsOf(property, definitions);
      if (words.length > 1) found.set(name, [...(found.get(name) ?? []), words]);
    }
  }
  return found;
}

function wordsOf(node: JsonValue, definitions: JsonObject): string[] {
  if (!isJsonObject(node)) return [];
  if (isJsonList(node.enum)) return node.enum.filter((word) => typeof word === 'string');
  if (isJsonList(node.anyOf)) return node.anyOf.flatMap((branch) => wordsOf(branch, definitions));
  if (typeof node.$ref !== 'string') return [];
  return wordsOf(definitions[node.$ref.slice('#/$defs/'.length)] ?? null, definitions);
}

function textEdits(definition: ServiceDefinition): Edit[] {
  const edits: Edit[] = [];
  walkDefinition(definition, serviceSchema, ({ kind, value, path }) => {
    if (isInContract(path)) return;
    const isLiteral = typeof value === 'string' && !isExpression(value);
    if (kind === 'text' && typeof value === 'object' && value !== null) edits.push(...composedEdits(value, path));
    else if (isLiteral && (kind === 'text' || kind === 'cell')) edits.push(otherText(path, value));
    else if (isLiteral && kind === 'value') edits.push({ kind: 'other-literal', path, value: changed(value), change: changed(value) });
  });
  return edits;
}

function composedEdits(text: object, path: Path): Edit[] {
  const sentence = 'text' in text && typeof text.text === 'string' ? [otherText([...path, 'text'], text.text)] : [];
  const forms = 'plural' in text && typeof text.plural === 'object' && text.plural !== null ? Object.entries(text.plural) : [];
  return [...sentence, ...forms.map(([form, words]) => otherText([...path, 'plural', form], String(words)))];
}

function otherText(path: Path, text: string): Edit {
  return { kind: 'other-text', path, value: changed(text), change: changed(text) };
}

/** A file name keeps its extension and an address its beginning, because nobody would make a mistake there. */
function changed(text: string): string {
  const dot = text.lastIndexOf('.');
  return dot > 0 && /^\.[a-z]{2,4}$/.test(text.slice(dot)) ? `${text.slice(0, dot)}x${text.slice(dot)}` : `${text}x`;
}
