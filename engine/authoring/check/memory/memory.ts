import { type ParseOutcome, parseFile } from '../../parse/parse-file';
import type { Report } from '../problems/problem';

/** Work that depends on nothing but what it is given. */
type Work<Inputs extends readonly unknown[], Value> = (report: Report, ...inputs: Inputs) => Value;

/**
 * What earlier checks have worked out. A check does a piece of work again only if something that the work is given has changed; what the
 * work reported is reported again with it. Things are the same if they are the same objects, so whatever makes objects for further work
 * makes them by a memory too.
 */
export interface Memory {
  /** What `work` makes of its inputs, with its reports. It belongs to the first input and is forgotten with it. */
  recall<First extends object, Rest extends readonly unknown[], Value>(
    work: Work<readonly [First, ...Rest], Value>,
    report: Report,
    first: First,
    ...rest: Rest
  ): Value;
  /** A list or map of an earlier check that holds the same things, or this one. */
  same<Value extends Collection>(name: string, value: Value): Value;
  /** A file, parsed. */
  parse(file: string, bytes: Uint8Array): ParseOutcome;
}

type Collection = readonly unknown[] | ReadonlyMap<unknown, unknown>;

interface Recollection {
  readonly inputs: readonly unknown[];
  readonly value: unknown;
  readonly reports: readonly Parameters<Report>[];
}

interface ParsedForm {
  readonly bytes: Uint8Array;
  readonly outcome: ParseOutcome;
}

// A draft, the one before it, what is published, and another editor's draft.
const rememberedForms = 4;
const mostFiles = 50_000;

/** Makes an empty memory. */
export function createMemory(): Memory {
  const made = new WeakMap<object, Map<unknown, readonly Recollection[]>>();
  const collections = new Map<string, readonly Collection[]>();
  const files = new Map<string, readonly ParsedForm[]>();
  return {
    recall(work, report, first, ...rest) {
      const ofFirst = made.get(first) ?? new Map<unknown, readonly Recollection[]>();
      made.set(first, ofFirst);
      const known = ofFirst.get(work) ?? [];
      const found = known.find(({ inputs }) => areSame(inputs, rest));
      const recollection = found ?? recorded((recording) => work(recording, first, ...rest), rest);
      ofFirst.set(work, latest(known, recollection));
      for (const each of recollection.reports) report(...each);
      // The recollections of a work hold what that work returns.
      return recollection.value as ReturnType<typeof work>;
    },
    same(name, value) {
      const known = collections.get(name) ?? [];
      const found = known.find((each) => holdSame(each, value)) ?? value;
      collections.set(name, latest(known, found));
      // What holds the same things is of the same kind.
      return found as typeof value;
    },
    parse(file, bytes) {
      const forms = files.get(file) ?? [];
      const form = forms.find((each) => holdSameBytes(each.bytes, bytes)) ?? { bytes, outcome: parseFile(file, bytes) };
      files.delete(file);
      files.set(file, latest(forms, form));
      for (const oldest of files.keys()) {
        if (files.size <= mostFiles) break;
        files.delete(oldest);
      }
      return form.outcome;
    },
  };
}

function recorded(work: (report: Report) => unknown, inputs: readonly unknown[]): Recollection {
  const reports: Parameters<Report>[] = [];
  const value = work((...each) => void reports.push(each));
  return { inputs, value, reports };
}

/** The last used come first. */
function latest<Item>(known: readonly Item[], item: Item): readonly Item[] {
  return known[0] === item ? known : [item, ...known.filter((each) => each !== item)].slice(0, rememberedForms);
}

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

function holdSame(left: Collection, right: Collection): boolean {
  if (left instanceof Map && right instanceof Map)
    return areSame([...left.keys()], [...right.keys()]) && areSame([...left.values()], [...right.values()]);
  return Array.isArray(left) && Array.isArray(right) && areSame(left, right);
}

function holdSameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left === right || (left.length === right.length && left.every((byte, index) => byte === right[index]));
}
