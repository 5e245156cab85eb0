import { useCallback, useSyncExternalStore } from 'react';

/** A value of the page that components share: its present one is read, and who draws it is told of another one. */
export interface Atom<Value> {
  readonly read: () => Value;
}

/** An atom that can be set, with what it takes for that. */
export interface SettableAtom<Value, Given> extends Atom<Value> {
  readonly set: (given: Given) => void;
}

/** Reads another atom. The value of whoever reads it is worked out again when it changes. */
type Get = <Value>(atom: Atom<Value>) => Value;
type Set = <Given>(atom: SettableAtom<unknown, Given>, given: Given) => void;
type Change<Value> = Value | ((before: Value) => Value);

const listeners: globalThis.Set<() => void> = new globalThis.Set();

/** Makes an atom that holds a value; what it is set with may be a function of the one before. */
export function atom<Value>(value: Value): SettableAtom<Value, Change<Value>> {
  let held = value;
  const set = (given: Change<Value>) => {
    const next = isFunction(given) ? given(held) : given;
    if (Object.is(next, held)) return;
    held = next;
    for (const tell of [...listeners]) tell();
  };
  return { read: () => held, set };
}

/** Makes an atom whose value is worked out from others. As long as these stay, so does its value. */
export function derivedAtom<Value, Given = never>(
  workOut: (get: Get) => Value,
  change: (set: Set, given: Given) => void = () => undefined,
): SettableAtom<Value, Given> {
  let known: { readonly value: Value; readonly seen: readonly (() => boolean)[] } | null = null;
  const read = () => {
    if (known?.seen.every((isSame) => isSame())) return known.value;
    const seen: (() => boolean)[] = [];
    const value = workOut((other) => {
      const found = other.read();
      seen.push(() => Object.is(other.read(), found));
      return found;
    });
    known = { value, seen };
    return value;
  };
  return { read, set: (given) => change((other, value) => other.set(value), given) };
}

/** Calls a function whenever the value of an atom has changed; the result ends it. */
export function watchAtom<Value>(atom: Atom<Value>, changed: () => void): () => void {
  let last = atom.read();
  return listen(() => {
    const next = atom.read();
    if (Object.is(next, last)) return;
    last = next;
    changed();
  });
}

/** The value of an atom; the component is drawn again with another one. */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  return useSyncExternalStore(listen, atom.read, atom.read);
}

/** Gives the function that sets an atom, without drawing the component again for its value. */
export function useSetAtom<Given>(atom: SettableAtom<unknown, Given>): (given: Given) => void {
  return useCallback((given: Given) => atom.set(given), [atom]);
}

/** The value of an atom, and the function that sets it. */
export function useAtom<Value, Given>(atom: SettableAtom<Value, Given>): readonly [Value, (given: Given) => void] {
  return [useAtomValue(atom), useSetAtom(atom)];
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function isFunction<Value>(given: Change<Value>): given is (before: Value) => Value {
  return typeof given === 'function';
}
