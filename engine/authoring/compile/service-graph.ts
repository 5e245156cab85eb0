import { isExpression } from '../../expressions';
import type { ServiceDefinition } from '../../language/language.generated';
import type { NodeKey } from '../../pack/compiled-service';
import { runsOnScreen, type VisitedPlace } from '../source/walk';

/** The names that a formula reads, each as its parts; none of a formula that cannot be read. */
export type NamesRead = (formula: string) => readonly (readonly string[])[];

/** A formula of a service as a part of its graph: who reads what there. */
export interface Reading {
  readonly place: VisitedPlace;
  readonly formula: string;
  /** The nodes that the formula belongs to. Nested blocks count for themselves and for the blocks that hold them; a title belongs to none. */
  readonly readers: readonly NodeKey[];
  /** The params, sources and values that it reads. */
  readonly nodes: readonly NodeKey[];
  readonly readsConfig: boolean;
}

/** What the formulas of a service read of each other: the one graph that the checker judges and the compiler writes out. */
export function readingsOf(definition: ServiceDefinition, places: readonly VisitedPlace[], namesRead: NamesRead): readonly Reading[] {
  return places.flatMap((place): Reading[] => {
    const { value: formula } = place;
    if (!runsOnScreen(place) || !isExpression(formula)) return [];
    const names = namesRead(formula);
    const nodes = nodesRead(names, definition);
    return [{ place, formula, readers: readersAt(place), nodes, readsConfig: names.some(([root]) => root === 'config') }];
  });
}

/** The params, sources and values of a service. */
export function namedNodes(definition: ServiceDefinition): readonly NodeKey[] {
  return [
    ...Object.keys(definition.params ?? {}).map((id): NodeKey => `param:${id}`),
    ...Object.keys(definition.sources ?? {}).map((id): NodeKey => `source:${id}`),
    ...Object.keys(definition.values ?? {}).map((id): NodeKey => `value:${id}`),
  ];
}

/** The nodes behind names: a param or value alone, or all of them where the formula picks one while it runs. */
export function nodesRead(names: ReturnType<NamesRead>, definition: ServiceDefinition): readonly NodeKey[] {
  return names.flatMap(([root = '', member]): readonly NodeKey[] => {
    if (root === 'params' || root === 'chosen') return membersRead(definition.params, member).map((id): NodeKey => `param:${id}`);
    if (root === 'values') return membersRead(definition.values, member).map((id): NodeKey => `value:${id}`);
    return Object.hasOwn(definition.sources ?? {}, root) ? [`source:${root}`] : [];
  });
}

function membersRead(members: Readonly<Record<string, unknown>> | undefined, member: string | undefined): readonly string[] {
  const all = Object.keys(members ?? {});
  return member === undefined ? all : all.filter((id) => id === member);
}

function readersAt(place: VisitedPlace): readonly NodeKey[] {
  const [area, id] = place.path;
  if (area === 'params') return [`param:${id}`];
  if (area === 'sources') return [`source:${id}`];
  if (area === 'values') return [`value:${id}`];
  if (area === 'pdf') return ['pdf'];
  // A start value only fills its field, so the form need not wait for it as a whole.
  if (place.path.at(-2) === 'initial') return [`initial:${place.blocks.at(-1)}.${place.path.at(-1)}`];
  return place.blocks.map((block): NodeKey => `block:${block}`);
}
