import { routeOfService, routeOfVariant } from '../../pack/service-route';
import { childPointer } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import type { SourceFile } from '../parse/source-file';
import type { LocatedJson } from './located-json';
import { mergeOverlay } from './merge';

/** Addresses that an overlay changes: the old one to the new one. */
export type MovedRoutes = ReadonlyMap<string, string>;

/** A service of the base pack and what an overlay changes of it. */
interface ChangedService {
  readonly slug: string;
  readonly under: LocatedJson;
  readonly over: SourceFile;
}

/** The addresses of screens and variants that lie elsewhere once an overlay is laid over the base pack. */
export function movedRoutes(services: readonly ChangedService[]): MovedRoutes {
  const moved = new Map<string, string>();
  for (const { slug, under, over } of services) {
    if (!isJsonObject(under.value) || !isJsonObject(over.value)) continue;
    if (over.value.route === undefined && over.value.variants === undefined) continue;
    const now = addressesOf(slug, mergeOverlay(under, over).located.value);
    for (const [id, before] of addressesOf(slug, under.value)) {
      const address = now.get(id);
      if (address !== undefined && address !== before) moved.set(before, address);
    }
  }
  return moved;
}

/**
 * Something of the base pack whose addresses lead to where the overlay has moved the screens. An address is a text, or a text inside a
 * formula, that is an address of a screen as a whole or before its query; contracts and addresses of calls stay.
 */
export function followRoutes(base: LocatedJson, moved: MovedRoutes): LocatedJson {
  return moved.size === 0 ? base : { ...base, value: followed(base.value, '', moved) };
}

// Contracts hold data of the office, and its calls have addresses of their own. A screen's own address is what the overlay says.
const others = new Set(['endpoint', 'response', 'schema', 'examples', 'enum', '$schema', 'extends']);

function followed(value: JsonValue, pointer: string, moved: MovedRoutes): JsonValue {
  if (typeof value === 'string') return value.startsWith('=') ? followedFormula(value, moved) : (newAddress(value, moved) ?? value);
  if (isJsonList(value)) return value.map((item, index) => followed(item, childPointer(pointer, index), moved));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      others.has(name) || (pointer === '' && name === 'route') ? member : followed(member, childPointer(pointer, name), moved),
    ]),
  );
}

function newAddress(text: string, moved: MovedRoutes): string | undefined {
  const [path = ''] = text.split(/[?#]/, 1);
  const now = moved.get(path);
  return now === undefined ? undefined : now + text.slice(path.length);
}

// Texts of a formula stand in single or double quotes; an address holds neither, and no backslash.
function followedFormula(formula: string, moved: MovedRoutes): string {
  return formula.replace(/'(\/[^'"\\]*)'|"(\/[^'"\\]*)"/g, (text, single?: string, double?: string) => {
    const now = newAddress(single ?? double ?? '', moved);
    return now === undefined ? text : text[0] + now + text[0];
  });
}

function addressesOf(slug: string, definition: JsonValue): ReadonlyMap<string | null, string> {
  const addresses = new Map<string | null, string>();
  if (!isJsonObject(definition)) return addresses;
  const own = routeOfService({ slug, ...textIn(definition, 'route') });
  addresses.set(null, own);
  for (const variant of isJsonList(definition.variants) ? definition.variants : []) {
    if (!isJsonObject(variant) || typeof variant.id !== 'string') continue;
    addresses.set(variant.id, routeOfVariant(own, { id: variant.id, ...textIn(variant, 'path'), ...textIn(variant, 'route') }));
  }
  return addresses;
}

function textIn<Name extends string>(object: JsonObject, name: Name): { readonly [Key in Name]?: string } {
  const text = object[name];
  return typeof text === 'string' ? ({ [name]: text } as { readonly [Key in Name]: string }) : {};
}
