import type { Contract } from '../../language/language.generated';
import type { CheckedService } from '../check/pack/pack-under-check';
import { placedBlocks, saidOfBlocks } from '../check/pack/placed-blocks';
import { routesOf } from '../check/rules/identity';
import { pointerSteps, valueAt } from '../parse/json-pointer';
import { isJsonObject } from '../parse/json-value';
import type { FoundPlace } from './find-place';
import type { OpenPack } from './open-pack';

/** Something that can be read or named: by words of a kind, by names in formulas of one service, or as a part of a contract. */
export interface Thing {
  /** Words that name it, by kind, as `x-names` of the schema has them. Within a service only words of that service count. */
  readonly names: readonly { readonly kind: string; readonly name: string }[];
  /** Null for a thing of the whole pack. */
  readonly service: CheckedService | null;
  /** Paths with which formulas begin that read it. */
  readonly paths: readonly (readonly string[])[];
  /** Texts that formulas have in quotes where they mean it. */
  readonly quoted: readonly string[];
  /** The part of a contract that describes it. */
  readonly contract: Contract | null;
  /** Key of a text whose translations belong to it. */
  readonly textKey: string | null;
  /** The block, and the column of it, that others may name. */
  readonly block: { readonly id: string; readonly column: string | null } | null;
}

const nothing: Thing = { names: [], service: null, paths: [], quoted: [], contract: null, textKey: null, block: null };

/** A thing by kind and name, such as the format money. */
export function thingNamed(kind: string, name: string): Thing {
  const paths = kind === 'feature' ? [['config', name]] : [];
  return { ...nothing, names: [{ kind, name }], paths, quoted: kind === 'route' ? [name] : [] };
}

/** A shared call is named by its id, and by its address where a form or a download has that without naming the call. */
function sharedCall({ inside }: OpenPack, id: string): Thing {
  const endpoint = inside.pack?.calls?.calls[id]?.endpoint;
  const thing = thingNamed('call', id);
  return endpoint === undefined ? thing : { ...thing, names: [...thing.names, { kind: 'endpoint', name: endpoint }] };
}

/** What is declared at a place; null where nothing is that could be read. */
export function thingAt(open: OpenPack, place: FoundPlace): Thing | null {
  const steps = pointerSteps(place.pointer);
  const [area = '', id = ''] = steps;
  switch (place.role.kind) {
    case 'service':
      return place.service && inService(place.service, place.pointer, steps);
    case 'calls':
      return steps.length === 2 ? sharedCall(open, id) : contractAt(open.inside.pack?.calls, place.pointer);
    case 'portal':
      return inPortal(place, area, id);
    case 'values':
      return datedValue(place, area, id);
    case 'values-texts':
    case 'portal-texts':
    case 'catalogue':
    case 'service-texts':
      return area === '' ? null : { ...nothing, service: place.service, textKey: area };
  }
}

/** A dated value is read by the name of its file and its own, in quotes. */
function datedValue({ role }: FoundPlace, area: string, id: string): Thing | null {
  return role.kind === 'values' && area === 'values' && id !== '' ? { ...nothing, quoted: [`${role.name}.${id}`] } : null;
}

function inPortal({ document, pointer }: FoundPlace, area: string, id: string): Thing | null {
  const value = valueAt(document?.value, `/${area}/${id}`);
  const named = isJsonObject(value) && typeof value.id === 'string' ? value.id : null;
  if (area === 'groups' && named !== null) return thingNamed('group', named);
  if (area === 'offices' && named !== null) return thingNamed('office', named);
  if (area === 'features' && id !== '') return thingNamed('feature', id);
  const own = valueAt(document?.value, pointer);
  return area === 'office' && id === 'arms' && typeof own === 'string' ? thingNamed('picture', own) : null;
}

// Under which name formulas read what a definition declares there, and the kind of word that names it.
const declarations: Readonly<Record<string, { readonly roots: readonly string[]; readonly kind: string }>> = {
  params: { roots: ['params', 'chosen'], kind: 'param' },
  values: { roots: ['values'], kind: 'value' },
  conditions: { roots: ['conditions'], kind: 'condition' },
  codes: { roots: ['codes'], kind: 'codes' },
  state: { roots: ['state'], kind: 'state' },
  address: { roots: ['address'], kind: 'address' },
};

function inService(service: CheckedService, pointer: string, steps: readonly string[]): Thing | null {
  const [area = '', id = ''] = steps;
  if (steps.length === 0 || (steps.length === 1 && (area === 'slug' || area === 'route'))) return wholeService(service);
  if (area === 'sources' && steps.length === 2) return { ...nothing, service, names: [{ kind: 'source', name: id }], paths: [[id]] };
  const declared = Object.hasOwn(declarations, area) ? declarations[area] : undefined;
  if (declared && steps.length === 2)
    return {
      ...nothing,
      service,
      names: [
        { kind: declared.kind, name: id },
        { kind: 'field', name: id },
      ],
      paths: declared.roots.map((root) => [root, id]),
    };
  return blockAt(service, pointer) ?? textAt(service, pointer) ?? contractAt(service.definition, pointer, service);
}

/** A whole service or screen is named by its addresses and its slug. */
function wholeService(service: CheckedService): Thing {
  const routes = routesOf(service).map(({ route }) => route);
  const names = [{ kind: 'service', name: service.slug }, ...routes.map((name) => ({ kind: 'route', name }))];
  return { ...nothing, names, quoted: routes };
}

function blockAt(service: CheckedService, pointer: string): Thing | null {
  const block = placedBlocks(service).find((each) => each.pointer === pointer || `${each.pointer}/id` === pointer);
  if (block) return { ...nothing, service, block: { id: block.block.id, column: null } };
  for (const { said, id, pointer: at } of saidOfBlocks(service, ({ columns }) => columns)) {
    const index = said.list.findIndex((_, each) => [`${at}/${said.at}/${each}`, `${at}/${said.at}/${each}/id`].includes(pointer));
    const column = said.list[index];
    if (column) return { ...nothing, service, block: { id, column: column.id } };
  }
  return null;
}

function textAt({ places, ...service }: CheckedService, pointer: string): Thing | null {
  const place = places.find((each) => each.kind === 'text' && each.pointer === pointer);
  return place ? { ...nothing, service: { places, ...service }, textKey: place.key } : null;
}

const contractSteps = new Set(['response', 'schema', 'properties', 'items']);

/** The part of a contract that stands at a pointer, a field or a whole answer. */
function contractAt(root: unknown, pointer: string, service: CheckedService | null = null): Thing | null {
  const steps = pointerSteps(pointer);
  if (!steps.some((step) => contractSteps.has(step))) return null;
  const contract = valueAt(root, pointer);
  const isField = steps.at(-2) === 'properties' || steps.at(-1) === 'items' || steps.at(-1) === 'response';
  if (!isField || !isContract(contract)) return null;
  const names = steps.at(-4) !== 'response' && steps.at(-3) === 'schema' ? [{ kind: 'field', name: steps.at(-1) ?? '' }] : [];
  return { ...nothing, service, names, contract };
}

function isContract(value: unknown): value is Contract {
  return isJsonObject(value);
}
