import type { JsonValue } from '../../engine/authoring';
import type { SentEdit } from '../office/studio-answers';
import { callsFile, memberOf } from './calls';

/** Where in the content something was changed. */
interface Place {
  /** Pointer of the content. */
  readonly path: string;
  /** The content as the draft has it. */
  readonly content: unknown;
  /** The way from the content to what the form shows. */
  readonly within: readonly string[];
}

/**
 * The edit that makes of what a form showed what it shows now, as deep as the two differ: so typing in a field is one step of undo, and two
 * people in different fields do not meet. Null where nothing differs.
 */
export function contentEdit({ path, content, within }: Place, before: unknown, after: unknown): SentEdit | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  const differing = stepsToDifference(before, after);
  const steps = [...within, ...differing];
  let at = path;
  let stored = content;
  for (const [index, step] of steps.entries()) {
    const next = memberOf(stored, step);
    at = childPath(at, step, stored);
    if (index < steps.length - 1 && isHolder(next)) {
      stored = next;
      continue;
    }
    const shown = Math.max(0, index + 1 - within.length);
    const value = differing.slice(0, shown).reduce(memberOf, after);
    if (value === undefined) return { file: callsFile, path: at, remove: true };
    const set = within.slice(index + 1).reduceRight<unknown>((made, name) => ({ [name]: made }), only(differing.slice(shown), value));
    // A form gives what JSON can say.
    return { file: callsFile, path: at, set: set as JsonValue, was: (next as JsonValue | undefined) ?? null };
  }
  return null;
}

/** A step further into a value: an item with an id is named by it. */
export function childPath(path: string, step: string, holder: unknown): string {
  const { id } = Object(Array.isArray(holder) ? memberOf(holder, step) : null);
  const name = typeof id === 'string' ? id : step;
  return `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function stepsToDifference(before: unknown, after: unknown): readonly string[] {
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after)) return [];
  if (Array.isArray(before) && Object.keys(before).length !== Object.keys(after).length) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [first, ...others] = names.filter((name) => JSON.stringify(memberOf(before, name)) !== JSON.stringify(memberOf(after, name)));
  if (first === undefined || others.length > 0) return [];
  return [first, ...stepsToDifference(memberOf(before, first), memberOf(after, first))];
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Of a value only what the steps lead to; a list as a whole, because a translation of a list stands for all of it. */
function only([step, ...rest]: readonly string[], value: unknown): unknown {
  return step === undefined || Array.isArray(value) ? value : { [step]: only(rest, memberOf(value, step)) };
}
