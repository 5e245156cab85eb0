import { createContext, createElement, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

/** The part of an input that the browser may store. */
type Storable = (input: unknown) => unknown;

/**
 * What stands on a screen and was not sent yet, by the part of the screen that keeps it. It outlives the drawing of that part: a form whose
 * source is asked again, or could not be loaded, has everything when it is drawn again.
 */
export interface KeptInputs {
  /** The input of a part, undefined for none. The same object until it changes. */
  read(part: string): unknown;
  /** Keeps what stands in a part; undefined when nothing unsent stands there. `storable` leaves out what is secret. */
  keep(part: string, input: unknown, storable?: Storable): void;
  /** What may be stored of all parts, null when nothing unsent stands on the screen. */
  storable(): Readonly<Record<string, unknown>> | null;
  /** Restores stored input in parts that have none of their own. */
  restore(parts: Readonly<Record<string, unknown>>): void;
  /** True if something was restored. */
  isRestored(): boolean;
  /** Subscribes to changes; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** The inputs of a screen that was just opened. */
export function createKeptInputs(): KeptInputs {
  const parts = new Map<string, { readonly input: unknown; readonly storable: Storable }>();
  const listeners = new Set<() => void>();
  let restored = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (part) => parts.get(part)?.input,
    keep(part, input, storable = (whole) => whole) {
      if (parts.get(part)?.input === input) return;
      if (input === undefined) parts.delete(part);
      else parts.set(part, { input, storable });
      tell();
    },
    storable() {
      const kept = [...parts].flatMap(([part, { input, storable }]) => {
        const stored = storable(input);
        return stored === undefined ? [] : [[part, stored] as const];
      });
      return kept.length === 0 ? null : Object.fromEntries(kept);
    },
    restore(stored) {
      for (const [part, input] of Object.entries(stored)) {
        if (parts.has(part)) continue;
        parts.set(part, { input, storable: (whole) => whole });
        restored = true;
      }
      if (restored) tell();
    },
    isRestored: () => restored,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const KeptInputsContext = createContext<KeptInputs | null>(null);
const PlaceContext = createContext('');

/** Gives the inputs of a screen to its parts. */
export const KeptInputsProvider = KeptInputsContext.Provider;

/** A part of the screen whose inputs have names of their own: a widget, or the details of one row. */
export function KeptPlace({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const around = useContext(PlaceContext);
  return createElement(PlaceContext.Provider, { value: `${around}${name}/` }, children);
}

/** What one part of the screen keeps. */
export interface KeptInput {
  read(): unknown;
  keep(input: unknown, storable?: Storable): void;
  subscribe(listener: () => void): () => void;
}

/** The inputs of the page around. */
export function useKeptInputs(): KeptInputs {
  const inputs = useContext(KeptInputsContext);
  if (!inputs) throw new Error('What keeps its inputs needs a KeptInputsProvider above it.');
  return inputs;
}

/** What the part of this name keeps, for a part that draws itself. */
export function useKeptPart(name: string): KeptInput {
  const inputs = useKeptInputs();
  const part = `${useContext(PlaceContext)}${name}`;
  return useMemo(
    () => ({
      read: () => inputs.read(part),
      keep: (input, storable) => inputs.keep(part, input, storable),
      subscribe: inputs.subscribe,
    }),
    [inputs, part],
  );
}

/** A text that stays with the screen until it is sent; empty when nothing stands there. */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
  const part = useKeptPart(name);
  const kept = useSyncExternalStore(part.subscribe, part.read);
  const keep = useCallback((text: string) => part.keep(text === '' ? undefined : text), [part]);
  return [typeof kept === 'string' ? kept : '', keep];
}
