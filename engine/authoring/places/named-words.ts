import { isExpression } from '../../expressions';
import type { LocatedJson } from '../overlay/located-json';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import type { OpenPack } from './open-pack';
import { namedBy } from './place-type';
import { walkShape } from './shape-walk';

/** A word of a definition that names something. */
export interface NamedWord {
  readonly kind: string;
  readonly name: string;
  readonly pointer: string;
  /** True of the name of a property, which names a thing itself. */
  readonly isKey: boolean;
}

const known = new WeakMap<JsonValue & object, readonly NamedWord[]>();

/** The words of a document that name things, found by its schema; worked out once for a document. */
export function namedWords({ inside }: OpenPack, shape: string, { value }: LocatedJson): readonly NamedWord[] {
  if (!isJsonObject(value)) return [];
  const found = known.get(value);
  if (found) return found;
  const words: NamedWord[] = [];
  walkShape(inside.schemas, shape, value, ({ value: word, nodes, nameOf, pointer }) => {
    if (nameOf !== null) words.push({ kind: nameOf, name: nameAt(pointer), pointer, isKey: true });
    const kind = typeof word === 'string' && !isExpression(word) ? namedBy(nodes) : null;
    if (kind !== null) words.push({ kind, name: String(word), pointer, isKey: false });
  });
  known.set(value, words);
  return words;
}

function nameAt(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}
