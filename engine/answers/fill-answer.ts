import type { Contract } from '../language/language.generated';
import { nameOfStep } from '../values/pointer-step';

/** Stands for an answer whose frame is wrong: not an object, or a list that is none. */
export const unusable = Symbol('an answer whose frame is wrong');

/**
 * Makes an answer safe to draw. What stands at a broken place becomes `undefined`, an optional field that is absent becomes null. Parts in
 * which nothing changes are the very ones that were given, and long lists of them are not walked through.
 */
export function fillAnswer(contract: Contract, answer: unknown, brokenPointers: ReadonlySet<string>): unknown {
  return fill(frameOf(contract), answer, brokenPlaces(brokenPointers));
}

/** A contract as it is walked along an answer. */
interface Frame {
  /** True for an object or a list: without it what depends on it cannot be drawn. */
  readonly isHolder: boolean;
  readonly items: Frame | null;
  readonly properties: readonly (readonly [name: string, frame: Frame])[] | null;
  /** True when an optional field may be absent somewhere within. */
  readonly hasOptional: boolean;
}

/** Broken places as a tree of names, so that what is whole beside them costs nothing. */
interface Broken {
  isHere: boolean;
  readonly within: Map<string, Broken>;
}

const frames = new WeakMap<Contract, Frame>();

function frameOf(contract: Contract): Frame {
  const known = frames.get(contract);
  if (known) return known;
  const required = new Set(contract.required);
  const items = contract.items ? frameOf(contract.items) : null;
  const properties = contract.properties
    ? Object.entries(contract.properties).map(([name, property]) => [name, frameOf(property)] as const)
    : null;
  const frame = {
    isHolder: allows(contract, 'object') || allows(contract, 'array'),
    items,
    properties,
    hasOptional: items?.hasOptional === true || properties?.some(([name, of]) => !required.has(name) || of.hasOptional) === true,
  };
  frames.set(contract, frame);
  return frame;
}

function allows(contract: Contract, type: 'object' | 'array'): boolean {
  return contract.type === type || (Array.isArray(contract.type) && contract.type.includes(type));
}

function brokenPlaces(pointers: ReadonlySet<string>): Broken | undefined {
  if (pointers.size === 0) return undefined;
  const root: Broken = { isHere: false, within: new Map() };
  for (const pointer of pointers) {
    let place = root;
    for (const step of pointer.split('/').slice(1)) {
      const name = nameOfStep(step);
      const inner = place.within.get(name) ?? { isHere: false, within: new Map() };
      place.within.set(name, inner);
      place = inner;
    }
    place.isHere = true;
  }
  return root;
}

function fill(frame: Frame, value: unknown, broken: Broken | undefined): unknown {
  if (broken?.isHere === true) return frame.isHolder ? unusable : undefined;
  if (broken === undefined && !frame.hasOptional) return value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return frame.properties ? fillObject(frame.properties, value, broken) : value;
  return frame.items ? fillItems(frame.items, value, broken) : value;
}

function fillItems(items: Frame, values: readonly unknown[], broken: Broken | undefined): unknown {
  let filled: unknown[] | null = null;
  for (let index = 0; index < values.length; index += 1) {
    const item = fill(items, values[index], broken?.within.get(String(index)));
    if (item === unusable) return unusable;
    if (filled === null && item !== values[index]) filled = values.slice(0, index);
    filled?.push(item);
  }
  return filled ?? values;
}

function fillObject(properties: NonNullable<Frame['properties']>, object: object, broken: Broken | undefined): unknown {
  let filled: Record<string, unknown> | null = null;
  for (const [name, frame] of properties) {
    const isThere = Object.hasOwn(object, name);
    const given: unknown = isThere ? Reflect.get(object, name) : undefined;
    const inner = broken?.within.get(name);
    const value = given === undefined && inner?.isHere !== true ? null : fill(frame, given, inner);
    if (value === unusable) return unusable;
    if (isThere && value === given) continue;
    filled ??= { ...object };
    filled[name] = value;
  }
  return filled ?? object;
}
