import { childPointer } from '../parse/json-pointer';
import { isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import type { SourceFile } from '../parse/source-file';
import type { Place } from '../source/loaded-pack';
import { isListOfItems } from './id-path';

/** A value of the base that an overlay changes or relies on. */
export interface ReliedValue {
  /** The document it stands in, for example `services/<slug>` or `portal`. */
  readonly document: string;
  /** Names and ids that lead to it there. */
  readonly path: string;
  /**
   * changed: the overlay says something else; removed: it takes it out; named: it needs an item of this id; added: the base has nothing there;
   * translated: the overlay has a translation of the base's Polish text.
   */
  readonly kind: 'changed' | 'removed' | 'named' | 'added' | 'translated';
  /** What the base has now; undefined when it has nothing there. */
  readonly base: JsonValue | undefined;
  /** What the overlay says. */
  readonly own: JsonValue | undefined;
  /** Where the overlay says so. */
  readonly place: Place;
}

// What every folder says of itself.
const ofItself = new Set(['$schema', 'extends', 'definitionVersion']);

/** What a file of an overlay changes or relies on in the document of the base under it. It goes through both as the merge does. */
export function reliedValues(document: string, base: JsonValue | undefined, over: SourceFile): readonly ReliedValue[] {
  const found: ReliedValue[] = [];
  const add = (kind: ReliedValue['kind'], path: readonly string[], pointer: string, values: Pick<ReliedValue, 'base' | 'own'>): void => {
    found.push({ document, path: path.join('.'), kind, ...values, place: over.keySpan(pointer).place });
  };
  const visit = (under: JsonValue | undefined, own: JsonValue, path: readonly string[], pointer: string): void => {
    if (isJsonObject(under) && isJsonObject(own)) visitObject(under, own, path, pointer);
    else if (isListOfItems(under) && isListOfItems(own)) visitItems(under, own, path, pointer);
    else add(under === undefined ? 'added' : 'changed', path, pointer, { base: under, own });
  };
  const visitObject = (under: JsonObject, own: JsonObject, path: readonly string[], pointer: string): void => {
    for (const [name, value] of Object.entries(own)) {
      if (path.length === 0 && ofItself.has(name)) continue;
      const at = childPointer(pointer, name);
      const base = Object.hasOwn(under, name) ? under[name] : undefined;
      if (value === null) add('removed', [...path, name], at, { base, own: undefined });
      else visit(base, value, [...path, name], at);
    }
  };
  const visitItems = (
    under: readonly (JsonObject & { readonly id: string })[],
    own: readonly (JsonObject & { readonly id: string })[],
    path: readonly string[],
    pointer: string,
  ): void => {
    const itemOf = (id: unknown): JsonValue | undefined => under.find((item) => item.id === id);
    for (const [index, item] of own.entries()) {
      const at = childPointer(pointer, index);
      const { id, remove, after, before, ...rest } = item;
      for (const [word, anchor] of Object.entries({ after, before })) {
        const isOwn = own.some((other) => other.id === anchor);
        const base = itemOf(anchor);
        if (typeof anchor === 'string' && (base !== undefined || !isOwn))
          add('named', [...path, anchor], childPointer(at, word), { base, own: anchor });
      }
      const base = itemOf(id);
      const kind = base === undefined ? 'added' : 'named';
      if (remove === true) add('removed', [...path, id], at, { base, own: undefined });
      else add(kind, [...path, id], at, { base, own: kind === 'added' ? item : id });
      if (remove !== true && isJsonObject(base)) visitObject(base, rest, [...path, id], at);
    }
  };
  visit(base, over.value, [], '');
  return found;
}
