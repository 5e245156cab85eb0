import type { OfficeRequest } from '../requests/office-call';
import type { Result } from '../values/result';
import { type FormDraft, pageOfDraft, readDraft, readDraftAtAnyTime, writeDraft } from './form-draft';
import type { OpenForm } from './form-model';
import type { FormState } from './form-state';
import { createListeners } from './listeners';
import { type KeptDraft, type OfficeDraftCalls, readKeptDraft, readSavedDraft } from './office-draft';

/**
 * Where a draft stands that the office keeps. asking: it is not known yet; unknown: the office did not say; none: nothing is kept; found: one
 * is offered; saved: what stands in the form is kept; changed: it was kept and the form has changed since; conflict: another one was saved,
 * or this one deleted, elsewhere; broken: what the office keeps is no draft; away: the office did not take it, and it is in this browser;
 * lost: nor did the browser.
 */
export type OfficeDraftStage = 'asking' | 'unknown' | 'none' | 'found' | 'saved' | 'changed' | 'conflict' | 'broken' | 'away' | 'lost';

/** What is known of a draft at the office at one moment. */
export interface OfficeDraftNow {
  readonly stage: OfficeDraftStage;
  /** What the office keeps, as far as is known. */
  readonly kept: KeptDraft;
  /** The moment of the draft that is offered, when it is one of this browser, in milliseconds since 1970. */
  readonly fromBrowser: number | null;
  /** What the office said against a draft. */
  readonly said: string | null;
  readonly isBusy: boolean;
  /** loadedInPart: something in the draft was no input of a form, and is missing. */
  readonly told: 'loaded' | 'loadedInPart' | 'removed' | 'notRemoved' | null;
}

/** A draft of a form at the office, and what may be done with it. */
export interface OfficeDraft {
  now(): OfficeDraftNow;
  /** Subscribes to changes; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Takes the form of the same block over when its screen changed. */
  open(form: OpenForm, calls: OfficeDraftCalls): void;
  /** Asks what is kept, and heeds the form from now on, until what it returns is called. */
  start(): () => void;
  ask(): Promise<void>;
  /** Keeps what stands in the form. `over`: in place of what was saved elsewhere. */
  save(over?: 'over'): Promise<void>;
  load(): void;
  remove(): Promise<void>;
}

/** How a draft reaches its office, and the browser where the office does not take it. */
export interface DraftReach {
  /** `last`: it must be sent even while the page closes, and nobody reads its answer. */
  send(request: OfficeRequest, manner?: { readonly last: boolean }): Promise<Result<unknown, { readonly opis: string | null }>>;
  stored(): string | null;
  /** False when the browser did not take it. */
  store(text: string): boolean;
  forget(): void;
  /** The page of the form that is open, as `FormDraft` has it. */
  page(): string | null;
  /** Opens a page of a form with steps, null for the summary. */
  turnTo(page: string | null): void;
  /** Milliseconds since 1970. */
  clock(): number;
}

interface Parts {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly days: number;
  readonly calls: OfficeDraftCalls;
}

const nothing: KeptDraft = { content: null, version: null, savedAt: null };

/** Keeps a form at the office when the resident says so. What was saved elsewhere meanwhile is never overwritten without a question. */
export function createOfficeDraft({ state, days, ...first }: Parts, reach: DraftReach): OfficeDraft {
  let { form, calls } = first;
  let here: FormDraft | null = null;
  let isOn = false;
  let filling = state.now().version;
  let current: OfficeDraftNow = { stage: 'asking', kept: nothing, fromBrowser: null, said: null, isBusy: false, told: null };
  const listeners = createListeners();
  const become = (change: Partial<OfficeDraftNow>) => {
    current = { ...current, ...change, fromBrowser: here?.at ?? null };
    listeners.tell();
  };
  const intoBrowser = (text: string) => (reach.store(text) ? 'away' : 'lost');

  const ask = async () => {
    become({ stage: 'asking' });
    const ofBrowser = readDraft(reach.stored(), days, reach.clock());
    const answer = await reach.send(calls.read);
    if (!isOn) return;
    const read = answer.ok ? readKeptDraft(answer.value) : null;
    here = ofBrowser;
    const isFound = here !== null || (read !== null && read.content !== null);
    become({ kept: read ?? nothing, stage: isFound ? 'found' : read === null ? 'unknown' : 'none' });
  };

  const heed = () => {
    const { stage, kept } = current;
    const { version } = state.now();
    if (version === filling) {
      if (stage === 'saved') become({ stage: 'changed' });
      return;
    }
    filling = version;
    // What was sent is no draft any more. An office of its own deletes it with the sending.
    if (stage !== 'saved' && stage !== 'changed' && stage !== 'away') return;
    reach.forget();
    if (kept.version !== null) void reach.send(calls.remove, { last: true });
    become({ kept: nothing, stage: 'none' });
  };

  return {
    now: () => current,
    subscribe: listeners.subscribe,
    open(opened, reached) {
      form = opened;
      calls = reached;
    },
    start() {
      isOn = true;
      const stop = state.subscribe(heed);
      void ask();
      return () => {
        isOn = false;
        stop();
      };
    },
    ask,
    async save(over) {
      const now = state.now();
      const text = writeDraft(form, now, reach.clock(), reach.page());
      const { stage, kept } = current;
      become({ told: null, said: null });
      if (text === null) {
        if (now.model.changed) become({ stage: 'lost' });
        return;
      }
      become({ isBusy: true });
      // What is found here is not what was filled in from it, so it is not overwritten either.
      const from = !over && (stage === 'found' || stage === 'unknown') ? null : kept.version;
      const answer = await reach.send(calls.save(text, from, now));
      if (!isOn) {
        if (!answer.ok) reach.store(text);
        return;
      }
      const read = answer.ok ? readSavedDraft(answer.value) : null;
      if (read === null) return become({ isBusy: false, said: answer.ok ? null : answer.failure.opis, stage: intoBrowser(text) });
      if (!read.saved) return become({ isBusy: false, kept: read, stage: 'conflict' });
      reach.forget();
      here = null;
      become({ isBusy: false, kept: read, stage: state.now().edits === now.edits ? 'saved' : 'changed' });
    },
    load() {
      const { stage, kept } = current;
      const own = stage === 'found' ? here : null;
      const read = own === null ? readDraftAtAnyTime(kept.content) : { draft: own, isWhole: true };
      if (read === null) return become({ told: null, stage: 'broken' });
      const { draft, isWhole } = read;
      state.replace(draft.typed, draft.words);
      const told = isWhole ? 'loaded' : 'loadedInPart';
      // One of this browser was never at the office: what lies there is asked about when it is saved.
      become(own === null ? { told, stage: isWhole ? 'saved' : 'changed' } : { told, stage: 'none', kept: nothing });
      if (state.now().model.steps.length > 0) reach.turnTo(pageOfDraft(state.now(), draft));
    },
    async remove() {
      const { stage, kept } = current;
      become({ told: null });
      if (stage === 'found' && here !== null) {
        reach.forget();
        here = null;
        return become({ told: 'removed', stage: kept.content === null ? 'none' : 'found' });
      }
      become({ isBusy: true });
      const answer = await reach.send(calls.remove);
      if (!isOn) return;
      if (!answer.ok) return become({ isBusy: false, told: 'notRemoved' });
      reach.forget();
      here = null;
      become({ isBusy: false, told: 'removed', kept: nothing, stage: 'none' });
    },
  };
}
