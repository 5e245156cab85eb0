import type { FormBlock } from '../language/language.generated';
import { buildRequest } from '../requests/build-request';
import type { OfficeRequest } from '../requests/office-call';
import type { Screen } from '../screen/screen';
import { isRecord } from '../values/is-record';
import type { FormNow } from './form-state';
import { draftPlace } from './office-draft-contracts';

/** The draft that an office keeps of a form; content and moment are null when it keeps none. */
export interface KeptDraft {
  readonly content: string | null;
  readonly version: number | null;
  /** As the office says it, `2026-09-28 10:15:00`. */
  readonly savedAt: string | null;
}

/** The calls by which an office keeps drafts of a form. */
export interface OfficeDraftCalls {
  readonly read: OfficeRequest;
  readonly remove: OfficeRequest;
  save(content: string, version: number | null, now: Pick<FormNow, 'model'>): OfficeRequest;
}

/** The calls of a form whose drafts the office keeps; null while nobody is signed in, or it is not said for whom. */
export function officeDraftCalls(screen: Screen, { id, draft }: FormBlock): OfficeDraftCalls | null {
  const at = draft?.atOffice;
  if (draft === undefined || at === undefined) return null;
  const form = `${screen.service.definition.slug}.${id}`;
  const build = (endpoint: string, method: 'GET' | 'DELETE' | 'POST') =>
    buildRequest(
      { ...draftPlace(at), endpoint, method, ...(method === 'POST' ? {} : { query: { form } }) },
      screen.scope,
      screen.evaluate,
      screen.context,
    );
  const [read, remove, save] = [build(at.read, 'GET'), build(at.remove, 'DELETE'), build(at.save, 'POST')];
  if (read === null || remove === null || save === null) return null;
  return {
    read,
    remove,
    save(content, version, { model: { steps } }) {
      const passed = steps.filter((step) => step.passed).length;
      return { ...save, body: { form, content, version, days: draft.days, passed, steps: steps.length } };
    },
  };
}

/** Reads what an office says it keeps; null when it cannot be understood. */
export function readKeptDraft(answer: unknown): KeptDraft | null {
  if (!isRecord(answer)) return null;
  const { content, version, savedAt } = answer;
  if (content !== null && typeof content !== 'string') return null;
  if (version !== null && (typeof version !== 'number' || !Number.isSafeInteger(version))) return null;
  if (savedAt !== null && typeof savedAt !== 'string') return null;
  return { content, version, savedAt };
}

/** Reads what an office says after a saving: whether it was saved, and what it keeps now. */
export function readSavedDraft(answer: unknown): (KeptDraft & { readonly saved: boolean }) | null {
  const kept = readKeptDraft(answer);
  return kept !== null && isRecord(answer) && typeof answer.saved === 'boolean' ? { ...kept, saved: answer.saved } : null;
}
