import { isFieldInput } from '../screen/field-model';
import { isRecord } from '../values/is-record';
import { type FormInputs, parseTyped, withoutRemoved } from './form-inputs';
import type { OpenForm, SaidFields } from './form-model';
import type { FormNow } from './form-state';
import { pageOfSteps, summaryName } from './form-steps';
import { parseSaid } from './unheld';

const day = 86_400_000;
/** Longer ones are not kept: a browser gives a portal about five million characters for everything. */
const longest = 500_000;

/** What was kept of a form that is not sent yet. */
export interface FormDraft {
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly typed: FormInputs;
  /** Names and words of what stood in it, for what the form cannot hold any more. */
  readonly words: SaidFields;
  /** The page on which the resident stood; null when that is not known, as for a form on one page. */
  readonly page: string | null;
}

/** What can be read of a draft. */
export interface ReadDraft {
  readonly draft: FormDraft;
  /** False when something in it was no input of a form, and is missing. */
  readonly isWhole: boolean;
}

/** A form as a text to be kept, without what is secret; null when nothing stands in it, or more than can be kept. */
export function writeDraft(form: OpenForm, { edits, model, unheld }: FormNow, at: number, page: string | null = null): string | null {
  const typed = Object.fromEntries(Object.entries(withoutRemoved(edits.typed)).filter(([id]) => !form.isSecret(id)));
  if (Object.keys(typed).length === 0) return null;
  const lost = unheld.map(({ id, label, value }): SaidFields => ({ [id]: [label, value] }));
  const said: SaidFields = Object.assign({}, form.wordsOf(model, Object.keys(typed)), ...lost);
  const words = Object.fromEntries(Object.keys(typed).flatMap((id) => (said[id] ? [[id, said[id]]] : [])));
  const text = JSON.stringify({ at, typed, words, page } satisfies FormDraft);
  return text.length > longest ? null : text;
}

/** Reads what was kept; null when it is no draft, or its days are over. */
export function readDraft(text: string | null, days: number, now: number): FormDraft | null {
  const draft = readDraftAtAnyTime(text)?.draft ?? null;
  return draft === null || draft.at > now || draftEnds(draft, days) < now ? null : draft;
}

/** Reads what was kept by somebody who judges its time: the clock of another device may be ahead. Null when it is no draft. */
export function readDraftAtAnyTime(text: string | null): ReadDraft | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(kept) || typeof kept.at !== 'number') return null;
  const typed = parseTyped(kept.typed);
  if (typed === null) return null;
  const isWhole = Object.values(Object(kept.typed)).every(isFieldInput);
  const page = typeof kept.page === 'string' ? kept.page : null;
  return { draft: { at: kept.at, typed, words: parseSaid(kept.words), page }, isWhole };
}

/** The page to which a draft leads back: where the resident stood, or the first that they did not go on from; null for the summary. */
export function pageOfDraft({ model: { steps } }: Pick<FormNow, 'model'>, { page }: Pick<FormDraft, 'page'>): string | null {
  return pageOfSteps(steps, page ?? summaryName).page;
}

/** The last day of a draft, in milliseconds since 1970. */
export function draftEnds({ at }: Pick<FormDraft, 'at'>, days: number): number {
  return at + days * day;
}
