import { childPointer, lastStep, parentPointer, valueAt } from '../../parse/json-pointer';
import { isJsonObject, type JsonValue } from '../../parse/json-value';
import { explainShape } from './explain';
import type { SchemaSet } from './schema-node';
import type { ShapeFinding } from './shape-finding';

/** A value of a wrong shape as its author probably meant it, so that the rest of it can be checked as well. */
export interface MendedShape {
  readonly value: JsonValue;
  /** Members under the name that was meant, with the pointer that they had. */
  readonly renamed: ReadonlyMap<string, string>;
  /** What was filled in or left out for want of a nearest name, by the pointers before the mending. */
  readonly guessed: readonly string[];
  /** What is wrong within something whose kind had to be understood first. */
  readonly further: readonly ShapeFinding[];
}

// A file with more mistakes than this is of another kind; what would be said of it then is noise.
const mostFindings = 20;
const mostRounds = 4;

/** What a missing member may be; the first that the schema takes. */
const fillings: readonly JsonValue[] = ['x', '=null', '/x', [], {}, true, 1];

/** Mends a value of a wrong shape, null where that cannot be done without guessing too much. */
export function mendShape(schemas: SchemaSet, file: string, wrong: JsonValue): MendedShape | null {
  const value = copyOf(wrong);
  const renamed = new Map<string, string>();
  const guessed: string[] = [];
  const further: ShapeFinding[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const findings = explainShape(schemas, file, value);
    if (findings.length === 0) return { value, renamed, guessed, further };
    if (findings.length > mostFindings) return null;
    if (round > 0 && guessed.length === 0)
      further.push(...findings.map((finding) => ({ ...finding, pointer: formerPointer(renamed, finding.pointer) })));
    // The innermost first, because a new name changes the pointers of what it holds.
    const innermost = [...findings].sort((left, right) => right.pointer.split('/').length - left.pointer.split('/').length);
    for (const finding of innermost) {
      const done = mendOne(value, finding, () => explainShape(schemas, file, value).length);
      if (done === null) return null;
      if ('renamed' in done) renamed.set(done.renamed, formerPointer(renamed, finding.pointer));
      else if ('guessed' in done) guessed.push(formerPointer(renamed, done.guessed));
    }
  }
  return null;
}

/** The pointer that a value had before members got the names that were meant. */
export function formerPointer(renamed: ReadonlyMap<string, string>, pointer: string): string {
  return [...renamed].reduceRight((at, [now, was]) => (at === now || at.startsWith(`${now}/`) ? was + at.slice(now.length) : at), pointer);
}

type Mend = { readonly renamed: string } | { readonly guessed: string } | { readonly meant: true };

function mendOne(root: JsonValue, { rule, pointer, at, suggestion, lacks }: ShapeFinding, faults: () => number): Mend | null {
  if (lacks !== undefined) return fill(root, pointer, lacks, faults);
  const holder = valueAt(root, parentPointer(pointer));
  if (!isJsonObject(holder) || pointer === '') return null;
  const name = lastStep(pointer);
  const value = holder[name];
  if (rule === 'unknown-property' && suggestion && value !== undefined && !Object.hasOwn(holder, suggestion)) {
    Reflect.deleteProperty(holder, name);
    Reflect.set(holder, suggestion, value);
    return { renamed: childPointer(parentPointer(pointer), suggestion) };
  }
  if (at === 'value' && typeof value === 'string' && suggestion) {
    Reflect.set(holder, name, suggestion);
    return { meant: true };
  }
  // What holds something is read elsewhere; without it everything there would seem to be wrong.
  if (rule !== 'unknown-property' && typeof value === 'object' && value !== null) return null;
  Reflect.deleteProperty(holder, name);
  return { guessed: pointer };
}

/** Fills in what an object lacks: the first value that leaves fewer faults. */
function fill(root: JsonValue, pointer: string, name: string | undefined, faults: () => number): Mend | null {
  const holder = valueAt(root, pointer);
  if (!isJsonObject(holder) || name === undefined || Object.hasOwn(holder, name)) return null;
  const before = faults();
  for (const filling of fillings) {
    Reflect.set(holder, name, filling);
    if (faults() < before) return { guessed: childPointer(pointer, name) };
  }
  return null;
}

function copyOf(value: JsonValue): JsonValue {
  return JSON.parse(JSON.stringify(value));
}
