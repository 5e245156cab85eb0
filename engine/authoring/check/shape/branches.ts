import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../../parse/json-value';
import { hasType, type SchemaSet } from './schema-node';

/**
 * The branch of an `anyOf` that an author meant: by the kind of JSON value, then by allowed words and patterns.
 * Null when no branch takes a value of this kind.
 */
export function chooseBranch(schemas: SchemaSet, file: string, branches: readonly JsonObject[], value: JsonValue): JsonObject | null {
  const fitting = branches.filter((branch) => fits(schemas, file, branch, value, false));
  return fitting.find((branch) => fits(schemas, file, branch, value, true)) ?? (fitting.length === 1 ? (fitting[0] ?? null) : null);
}

function fits(schemas: SchemaSet, from: string, branch: JsonObject, value: JsonValue, exactly: boolean): boolean {
  const { node, file } = schemas.resolve(branch, from);
  if (isJsonList(node.enum)) return node.enum.includes(value);
  if ('const' in node) return node.const === value;
  if (isJsonList(node.anyOf)) return node.anyOf.filter(isJsonObject).some((inner) => fits(schemas, file, inner, value, exactly));
  if (!hasType(value, node.type)) return false;
  if (!exactly) return true;
  return typeof value !== 'string' || typeof node.pattern !== 'string' || new RegExp(node.pattern, 'u').test(value);
}
