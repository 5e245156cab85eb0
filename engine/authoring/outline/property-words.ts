import { polishKind, polishWord } from '../help';
import type { LanguageSchema } from '../source/walk';
import { asSchema, followed, type LanguageRoot, propertiesOf } from './part-schemas';

/** What a property or kind is called, and the sentence that helps; empty where the schema says nothing. */
export interface PropertyWords {
  readonly title: string;
  readonly help: string;
}

/**
 * The words of a kind of part or of what lies in it, from the titles and descriptions of a schema, which may be a translated one. `path`:
 * names of properties inward, `*` for the entries of a list or of values by name.
 */
export function propertyWords(root: LanguageRoot, kind: string, path: readonly string[]): PropertyWords {
  const defs = asSchema(root.$defs);
  const start = kind === root.title ? root : asSchema(Object.hasOwn(defs, kind) ? defs[kind] : null);
  const { title, description } = path.reduce((node, step) => followed(root, memberOf(root, node, step)), start);
  return { title: typeof title === 'string' ? title : (path.at(-1) ?? kind), help: typeof description === 'string' ? description : '' };
}

function memberOf(root: LanguageRoot, node: LanguageSchema, step: string): LanguageSchema {
  if (step === '*') return asSchema(node.items ?? node.additionalProperties);
  const properties = asSchema(node.properties);
  if (Object.hasOwn(properties, step)) return asSchema(properties[step]);
  const branches = (Array.isArray(node.anyOf) ? node.anyOf : []).map((branch) => followed(root, asSchema(branch)));
  return branches.map((branch) => asSchema(asSchema(branch.properties)[step])).find((found) => Object.keys(found).length > 0) ?? {};
}

/** The Polish name of a kind of part: its own, else that of what tells it apart from others of its union. */
export function kindTitle(root: LanguageRoot, kind: string): string {
  const own = polishKind(kind);
  if (own !== null) return own;
  const defs = asSchema(root.$defs);
  const node = asSchema(Object.hasOwn(defs, kind) ? defs[kind] : null);
  for (const [, { const: only }] of propertiesOf(node)) {
    const word = typeof only === 'string' ? polishWord(only) : null;
    if (word !== null) return word;
  }
  return kind;
}
