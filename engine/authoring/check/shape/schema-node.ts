import { type Phrase, say } from '../../messages';
import { isJsonObject, type JsonObject, type JsonValue } from '../../parse/json-value';

/** A schema of the language by its `$id`, and a way to follow `$ref` from one into another. */
export interface SchemaSet {
  /** What a `$ref` names, one step on; null of a node that has none. */
  target(node: JsonObject, file: string): { readonly node: JsonObject; readonly file: string } | null;
  /** The node itself, or what its `$ref` leads to in the end. */
  resolve(node: JsonObject, file: string): { readonly node: JsonObject; readonly file: string };
  root(file: string): JsonObject;
}

/** Makes a set of schemas, named by the last part of their `$id`. */
export function schemaSet(schemas: readonly JsonObject[]): SchemaSet {
  const byFile = new Map(schemas.map((schema) => [fileOf(String(schema.$id)), schema]));
  const root = (file: string): JsonObject => {
    const schema = byFile.get(file);
    if (!schema) throw new Error(`There is no schema ${file}.`);
    return schema;
  };
  const targetOf: SchemaSet['target'] = (node, file) => {
    if (typeof node.$ref !== 'string') return null;
    const [target = '', path = ''] = node.$ref.split('#');
    const targetFile = target === '' ? file : fileOf(target);
    let found: JsonValue | undefined = root(targetFile);
    for (const step of path.split('/').slice(1)) found = isJsonObject(found) ? found[step] : undefined;
    if (!isJsonObject(found)) throw new Error(`The schema ${targetFile} has no ${node.$ref}.`);
    return { node: found, file: targetFile };
  };
  const resolve: SchemaSet['resolve'] = (node, file) => {
    const next = targetOf(node, file);
    return next ? resolve(next.node, next.file) : { node, file };
  };
  return { target: targetOf, resolve, root };
}

function fileOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Whether a value is of one of the JSON types that a schema names. */
export function hasType(value: JsonValue, type: JsonValue | undefined): boolean {
  if (type === undefined) return true;
  const types = Array.isArray(type) ? type : [type];
  return types.some((name) => {
    if (name === 'null') return value === null;
    if (name === 'array') return Array.isArray(value);
    if (name === 'object') return isJsonObject(value);
    if (name === 'integer') return typeof value === 'number' && Number.isInteger(value);
    return typeof value === name;
  });
}

const typeWords: Readonly<Record<string, Phrase>> = {
  string: say('a-text'),
  number: say('a-number'),
  integer: say('a-whole-number'),
  boolean: say('true-or-false'),
  object: say('object-braces'),
  array: say('list-brackets'),
  null: say('null'),
};

/** The types of a schema in the words of an author. */
export function typeInWords(type: JsonValue | undefined): Phrase {
  const types = Array.isArray(type) ? type : [type];
  return types.map((name) => typeWords[String(name)] ?? say('a-value')).reduce((one, other) => say('two-kinds', { one, other }));
}
