import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';

/** The step to an item of a list: its id, so that it stays the same when the list changes. */
export function idOf(value: JsonValue): string | null {
  return isJsonObject(value) && typeof value.id === 'string' ? value.id : null;
}

/** A list whose items all have ids, which an overlay changes by them. */
export function isListOfItems(value: JsonValue | undefined): value is readonly (JsonObject & { readonly id: string })[] {
  return isJsonList(value) && value.every((item) => idOf(item) !== null);
}

/** The value that a path of names and ids leads to, as keys of translations have it: `blocks.tabela.columns.kwota.label`. */
export function valueByIds(root: JsonValue | undefined, path: string): JsonValue | undefined {
  let value = root;
  for (const step of path === '' ? [] : path.split('.')) {
    if (isJsonList(value)) value = value.find((item) => idOf(item) === step) ?? value[Number(step)];
    else if (isJsonObject(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}

const mostCharacters = 300;

/** What a value says, in one line for people: a text as it stands, of an item its label. */
export function wordsOf(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return shortened(value);
  if (isJsonObject(value)) {
    const name = [value.label, value.title, value.text, value.one].find((each) => typeof each === 'string');
    if (typeof name === 'string') return shortened(name);
  }
  return shortened(JSON.stringify(value));
}

function shortened(text: string): string {
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`;
}

/** The same for equal values, in whatever order their names stand. */
export function canonical(value: JsonValue): string {
  if (isJsonList(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
