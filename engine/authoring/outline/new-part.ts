import type { JsonObject, JsonValue } from '../parse/json-value';
import type { LanguageSchema } from '../source/walk';
import { asSchema, followed, heldParts, type LanguageRoot, propertiesOf } from './part-schemas';
import { propertyWords } from './property-words';

/**
 * A part of a kind with what it must have and nothing more: a name that is not taken, its own words for texts, the first of allowed values.
 * What only its author can know, such as a formula, is empty and is what the checker asks for next.
 */
export function newPart(root: LanguageRoot, kind: string, taken: ReadonlySet<string>): JsonObject {
  const defs = asSchema(root.$defs);
  const node = asSchema(Object.hasOwn(defs, kind) ? defs[kind] : null);
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  const { title } = propertyWords(root, kind, []);
  return Object.fromEntries(
    propertiesOf(node)
      .filter(([name]) => required.has(name))
      .map(([name, property]) => [name, name === 'id' ? freeName(kind, taken) : firstValue(root, property, title)]),
  );
}

/** A name for a part of a kind that no part beside it has. */
export function freeName(kind: string, taken: ReadonlySet<string>): string {
  const stem = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  for (let number = 1; ; number++) if (!taken.has(`${stem}${number}`)) return `${stem}${number}`;
}

function firstValue(root: LanguageRoot, property: LanguageSchema, title: string): JsonValue {
  const node = followed(root, property);
  if ('const' in node) return Object(node).const;
  if (Array.isArray(node.enum)) return node.enum[0];
  if (node['x-kind'] === 'text') return title;
  if (node['x-kind'] === 'expression') return '=';
  if (node['x-kind'] === 'contract') return { type: 'object' };
  if (Array.isArray(node.anyOf)) return firstValue(root, asSchema(node.anyOf[0]), title);
  if (node.type === 'array') return [];
  if (node.type === 'boolean') return false;
  if (node.type === 'integer' || node.type === 'number') return typeof node.minimum === 'number' ? node.minimum : 0;
  return node.type === 'object' || heldParts(root, property) !== null ? {} : '';
}
