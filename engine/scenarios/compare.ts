import { isRecord } from '../values/is-record';
import { pointerStep } from '../values/pointer-step';
/** One thing that is not as expected. */
export interface Mismatch {
  /** JSON pointer below the compared expectation. */
  readonly pointer: string;
  readonly kind: 'different' | 'unknown-name' | 'too-few' | 'too-many' | 'not-included';
  readonly expected: unknown;
  readonly got: unknown;
  /** The existing names, if the expected one is missing. */
  readonly known?: readonly string[];
}

/**
 * Compares an expectation with a view. Of an object only the expected members are looked at, a list must be the same from end to end,
 * null stands for nothing, and hard spaces count as spaces. `includes` names lines that its neighbour `lines` must hold.
 */
export function compareView(expected: unknown, got: unknown, pointer = ''): Mismatch[] {
  if (expected === null || expected === undefined) return got === null || got === undefined ? [] : [different(pointer, expected, got)];
  if (Array.isArray(expected)) return Array.isArray(got) ? compareLists(expected, got, pointer) : [different(pointer, expected, got)];
  if (typeof expected === 'object') return isRecord(got) ? compareObjects(expected, got, pointer) : [different(pointer, expected, got)];
  return plain(expected) === plain(got) ? [] : [different(pointer, expected, got)];
}

function compareLists(expected: readonly unknown[], got: readonly unknown[], pointer: string): Mismatch[] {
  const shared = Math.min(expected.length, got.length);
  const found = expected.slice(0, shared).flatMap((item, index) => compareView(item, got[index], `${pointer}/${index}`));
  // One item too many moves all that follow: then the whole lists say more than each item.
  if (expected.length !== got.length && found.length > 0) return [different(pointer, expected, got)];
  if (expected.length > got.length)
    found.push({ pointer: `${pointer}/${shared}`, kind: 'too-many', expected: expected.slice(shared), got });
  if (expected.length < got.length) found.push({ pointer, kind: 'too-few', expected, got: got.slice(shared) });
  return found;
}

function compareObjects(expected: object, got: object, pointer: string): Mismatch[] {
  return Object.entries(expected).flatMap(([name, value]): Mismatch[] => {
    const inner = `${pointer}/${pointerStep(name)}`;
    if (name === 'includes' && 'lines' in got) return compareIncluded(value, got.lines, inner);
    if (Object.hasOwn(got, name) || value === null)
      return compareView(value, Object.hasOwn(got, name) ? Reflect.get(got, name) : null, inner);
    return [{ pointer: inner, kind: 'unknown-name', expected: name, got: null, known: Object.keys(got) }];
  });
}

function compareIncluded(expected: unknown, lines: unknown, pointer: string): Mismatch[] {
  const known = new Set(Array.isArray(lines) ? lines.map(plain) : []);
  return (Array.isArray(expected) ? expected : []).flatMap((line, index): Mismatch[] =>
    known.has(plain(line)) ? [] : [{ pointer: `${pointer}/${index}`, kind: 'not-included', expected: line, got: lines }],
  );
}

function different(pointer: string, expected: unknown, got: unknown): Mismatch {
  return { pointer, kind: 'different', expected, got };
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\u00a0\u202f]/g, ' ') : value;
}
