import { isRecord } from '../../values/is-record';
import { nameOfStep } from '../../values/pointer-step';
import type { Phrase } from '../phrases/catalogue';

/** A part of a document, read by its own members only. */
export type Part = Readonly<Record<string, unknown>>;

/** What is said while a document is read: each thing once. */
export interface Notes {
  readonly said: readonly Phrase[];
  say(note: Phrase): void;
}

const mostNotes = 40;

/** Notes that begin empty. */
export function startNotes(): Notes {
  const said: Phrase[] = [];
  const known = new Set<string>();
  return {
    said,
    say(note) {
      const key = JSON.stringify(note);
      if (known.has(key) || said.length >= mostNotes) return;
      known.add(key);
      said.push(note);
    },
  };
}

/** An own member of a part, undefined when there is none. */
export function memberOf(part: unknown, name: string): unknown {
  return isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined;
}

/** A member that is a text. */
export function textOf(part: unknown, name: string): string | undefined {
  const value = memberOf(part, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A member that is a list, else an empty one. */
export function listOf(part: unknown, name: string): readonly unknown[] {
  const value = memberOf(part, name);
  return Array.isArray(value) ? value : [];
}

/** The members of a part by name; none of anything else. */
export function membersOf(part: unknown, name: string): readonly (readonly [string, unknown])[] {
  const value = memberOf(part, name);
  return isRecord(value) ? Object.entries(value) : [];
}

const longestWay = 20;

/** Where a chain of references ends: the part, and the last reference, null for a part that is no reference. Undefined where it leads nowhere. */
export function followed(document: Part, part: unknown): { readonly part: Part; readonly reference: string | null } | undefined {
  let current = part;
  let reference: string | null = null;
  for (let step = 0; step < longestWay; step += 1) {
    const next = textOf(current, '$ref');
    if (next === undefined) return isRecord(current) ? { part: current, reference } : undefined;
    reference = next;
    current = next.startsWith('#/') ? atPointer(document, next.slice(2)) : undefined;
  }
  return undefined;
}

function atPointer(document: Part, pointer: string): unknown {
  let name: string[];
  try {
    name = pointer.split('/').map((step) => nameOfStep(decodeURIComponent(step)));
  } catch {
    // A percent sign that begins no character: such a pointer leads nowhere.
    return undefined;
  }
  return name.reduce<unknown>((value, step) => (Array.isArray(value) ? value[Number(step)] : memberOf(value, step)), document);
}
