import { parentPointer } from '../parse/json-pointer';
import type { JsonValue } from '../parse/json-value';
import type { SourceFile, Span } from '../parse/source-file';
import type { OverlayChange } from '../source/loaded-pack';

/** A place in a file by the pointer that it has there. */
export interface Origin {
  readonly source: SourceFile;
  readonly pointer: string;
}

/** A JSON value, of one file or merged from two, with the way from its pointers to the files. */
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

/**
 * A merged value. `origins` holds the pointers below which the values come from another place than those around them.
 */
export function locateMerged(value: JsonValue, origins: ReadonlyMap<string, Origin>, changes: readonly OverlayChange[]): LocatedJson {
  const origin = (pointer: string): Origin => {
    let at = pointer;
    let found = origins.get(at);
    while (!found && at !== '') {
      at = parentPointer(at);
      found = origins.get(at);
    }
    if (!found) throw new Error('A merged value has an origin at its root.');
    return { source: found.source, pointer: found.pointer + pointer.slice(at.length) };
  };
  return located(value, origin, changes);
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
