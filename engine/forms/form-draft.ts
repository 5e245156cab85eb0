import { isChoice } from '../screen/field-model';
import { isRecord } from '../values/is-record';
import { type FormInputs, parseTyped, withoutRemoved } from './form-inputs';
import type { FormModel, OpenForm } from './form-model';
import type { FormNow } from './form-state';

const day = 86_400_000;
/** Longer ones are not kept: a browser gives a portal about five million characters for everything. */
const longest = 500_000;

/** What was kept of a form that is not sent yet. */
export interface FormDraft {
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly typed: FormInputs;
  /** Names and words of what stood in it, for what the form cannot hold any more. */
  readonly words: Readonly<Record<string, readonly [label: string, value: string]>>;
}

/** A form as a text to be kept, without what is secret; null when nothing stands in it, or more than can be kept. */
export function writeDraft(form: OpenForm, { edits, model }: FormNow, at: number): string | null {
  const typed = Object.fromEntries(Object.entries(withoutRemoved(edits.typed)).filter(([id]) => !form.isSecret(id)));
  if (Object.keys(typed).length === 0) return null;
  const said = form.wordsOf(model);
  const words = Object.fromEntries(Object.keys(typed).flatMap((id) => (said[id] ? [[id, said[id]]] : [])));
  const text = JSON.stringify({ at, typed, words } satisfies FormDraft);
  return text.length > longest ? null : text;
}

/** Reads what was kept; null when it is no draft, or its days are over. */
export function readDraft(text: string | null, days: number, now: number): FormDraft | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(kept) || typeof kept.at !== 'number' || kept.at > now || kept.at + days * day < now) return null;
  const typed = parseTyped(kept.typed);
  if (typed === null) return null;
  const words = isRecord(kept.words) ? Object.entries(kept.words) : [];
  return { at: kept.at, typed, words: Object.fromEntries(words.flatMap(([id, pair]) => (isPair(pair) ? [[id, pair]] : []))) };
}

/** The last day of a draft, in milliseconds since 1970. */
export function draftEnds({ at }: Pick<FormDraft, 'at'>, days: number): number {
  return at + days * day;
}

/** What of a draft the form holds, and the names and words of what it cannot: a field that is gone, an entry that is not offered any more. */
export function fitDraft(
  form: OpenForm,
  { typed, words }: FormDraft,
): { readonly typed: FormInputs; readonly lost: readonly (readonly [label: string, value: string])[] } {
  const held = Object.fromEntries(Object.entries(typed).filter(([id]) => form.holds(id)));
  const model = form.resolve({ base: 'start', typed: held }, null);
  const gone = Object.keys(typed).filter((id) => !form.holds(id) || isNotOffered(model, id));
  return { typed: held, lost: gone.flatMap((id) => (words[id] && words[id][1] !== '' ? [words[id]] : [])) };
}

function isNotOffered({ field: fields, inputs }: FormModel, id: string): boolean {
  const field = fields.get(id);
  const input = inputs[id];
  return (
    field !== undefined && isChoice(field) && field.status !== 'loading' && field.chosen.length === 0 && input !== '' && input !== undefined
  );
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
