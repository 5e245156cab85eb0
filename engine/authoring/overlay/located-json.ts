import { parentPointer } from '../parse/json-pointer';
import type { JsonValue } from '../parse/json-value';
import type { SourceFile, Span } from '../parse/source-file';
import type { OverlayChange } from '../source/loaded-pack';

/** A place in a file by the pointer that it has there. */
export interface Origin {
  readonly source: SourceFile;
  readonly pointer: string;
}

/** A JSON value, of one file or merged from several, with the way from its pointers to the files. */
export interface LocatedJson {
  readonly value: JsonValue;
  origin(pointer: string): Origin;
  valueSpan(pointer: string): Span;
  keySpan(pointer: string): Span;
  textSpan(pointer: string, start: number, end: number): Span;
  readonly changes: readonly OverlayChange[];
}

/** The value of one file. */
export function locateFile(source: SourceFile): LocatedJson {
  return located(source.value, (pointer) => ({ source, pointer }), []);
}

/** A value that was made of another one in which some members had other pointers. */
export function locateMended(from: LocatedJson, value: JsonValue, former: (pointer: string) => string): LocatedJson {
  return located(value, (pointer) => from.origin(former(pointer)), from.changes);
}

/** Where a value of a merge comes from: the base under it, by the pointer that it has there, or the overlay's file. */
export interface MergedOrigin {
  readonly isOverlay: boolean;
  readonly pointer: string;
}

/** A merged value. `origins` holds the pointers below which the values come from another place than those around them. */
export function locateMerged(
  value: JsonValue,
  {
    base,
    overlay,
    origins,
  }: { readonly base: LocatedJson; readonly overlay: SourceFile; readonly origins: ReadonlyMap<string, MergedOrigin> },
  changes: readonly OverlayChange[],
): LocatedJson {
  const origin = (pointer: string): Origin => {
    const at = nearestOrigin(origins, pointer);
    return at.isOverlay ? { source: overlay, pointer: at.pointer } : base.origin(at.pointer);
  };
  return located(value, origin, [...base.changes, ...changes]);
}

/** Where the value at a pointer of a merge comes from: what is said of it or of the nearest value around it. */
export function nearestOrigin(origins: ReadonlyMap<string, MergedOrigin>, pointer: string): MergedOrigin {
  for (let at = pointer; ; at = parentPointer(at)) {
    const found = origins.get(at);
    if (found) return { ...found, pointer: found.pointer + pointer.slice(at.length) };
    if (at === '') throw new Error('A merged value has an origin at its root.');
  }
}

function located(value: JsonValue, origin: (pointer: string) => Origin, changes: readonly OverlayChange[]): LocatedJson {
  return {
    value,
    origin,
    changes,
    valueSpan(pointer) {
      const at = origin(pointer);
      return at.source.valueSpan(at.pointer);
    },
    keySpan(pointer) {
      const at = origin(pointer);
      return at.source.keySpan(at.pointer);
    },
    textSpan(pointer, start, end) {
      const at = origin(pointer);
      return at.source.textSpan(at.pointer, start, end);
    },
  };
}
