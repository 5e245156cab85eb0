import type { Content } from '../../language/calls.generated';
import type { Language } from '../../values/language';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';

/** The content in a language; what the language does not say is as in the original. */
export function contentIn({ body, translations = {} }: Content, language: Language): JsonValue {
  // Both come from files of JSON.
  const translation = Object.hasOwn(translations, language) ? (translations[language] as JsonValue) : undefined;
  return translated(body as JsonValue, translation);
}

function translated(body: JsonValue, over: JsonValue | undefined): JsonValue {
  if (over === undefined) return body;
  if (isJsonObject(body) && isJsonObject(over)) {
    const names = [...new Set([...Object.keys(body), ...Object.keys(over)])];
    return Object.fromEntries(
      names.map((name) => [name, Object.hasOwn(body, name) ? translated(own(body, name), member(over, name)) : own(over, name)]),
    );
  }
  if (!isJsonList(body) || !isJsonList(over) || !body.every(hasId) || !over.every(hasId)) return over;
  return body.map((item) =>
    translated(
      item,
      over.find(({ id }) => id === item.id),
    ),
  );
}

type WithId = { readonly [name: string]: JsonValue } & { readonly id: JsonValue };

function hasId(value: JsonValue): value is WithId {
  return isJsonObject(value) && Object.hasOwn(value, 'id');
}

function member(value: Readonly<Record<string, JsonValue>>, name: string): JsonValue | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function own(value: Readonly<Record<string, JsonValue>>, name: string): JsonValue {
  return value[name] ?? null;
}
