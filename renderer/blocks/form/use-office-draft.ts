import { useEffect, useRef, useState } from 'react';
import {
  type FormDraft,
  type FormState,
  type KeptDraft,
  type OfficeDraftCalls,
  type OpenForm,
  readDraft,
  readDraftAtAnyTime,
  readKeptDraft,
  readSavedDraft,
  writeDraft,
} from '../../../engine/forms';
import { fetchOffice } from '../../office/fetch-office';
import { usePortal } from '../../pack/use-pack';
import { loadStored, removeStored, tryToStore } from '../../storage/stored-value';

/**
 * Where a draft stands that the office keeps. asking: it is not known yet; unknown: the office did not say; none: nothing is kept; found: one
 * is offered; saved: what stands in the form is kept; changed: it was kept and the form has changed since; conflict: another one was saved,
 * or this one deleted, elsewhere; away: the office did not take it, and it is in this browser; lost: nor did the browser.
 */
export type OfficeDraftStage = 'asking' | 'unknown' | 'none' | 'found' | 'saved' | 'changed' | 'conflict' | 'away' | 'lost';

/** A draft of a form at the office. */
interface OfficeDraft {
  readonly stage: OfficeDraftStage;
  /** What the office keeps, as far as is known. */
  readonly kept: KeptDraft;
  /** The moment of the draft that is offered, when it is one of this browser. */
  readonly fromBrowser: number | null;
  /** What the office said against a draft. */
  readonly said: string | null;
  readonly isBusy: boolean;
  readonly told: 'loaded' | 'removed' | 'notRemoved' | null;
  ask(): void;
  /** Keeps what stands in the form. `over`: in place of what was saved elsewhere. */
  save(over?: 'over'): void;
  load(): void;
  remove(): void;
}

interface Parts {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly days: number;
  readonly calls: OfficeDraftCalls;
  /** Name under which a draft lies in this browser that the office did not take. */
  readonly key: string;
}

const nothing: KeptDraft = { content: null, version: null, savedAt: null };

/** Keeps a form at the office when the resident says so. What was saved elsewhere meanwhile is never overwritten without a question. */
export function useOfficeDraft({ form, state, days, calls, key }: Parts): OfficeDraft {
  const { apiBase } = usePortal().settings;
  const [stage, setStage] = useState<OfficeDraftStage>('asking');
  const [kept, setKept] = useState(nothing);
  const [said, setSaid] = useState<string | null>(null);
  const [told, setTold] = useState<OfficeDraft['told']>(null);
  const [isBusy, setBusy] = useState(false);
  const [here, setHere] = useState<FormDraft | null>(null);
  const isOn = useRef(true);
  const current = useRef({ kept, calls, stage });
  useEffect(() => {
    current.current = { kept, calls, stage };
  });

  const ask = async () => {
    setStage('asking');
    const ofBrowser = readDraft(loadStored(key), days, Date.now());
    const answer = await fetchOffice(calls.read, apiBase);
    if (!isOn.current) return;
    const read = answer.ok ? readKeptDraft(answer.value) : null;
    setHere(ofBrowser);
    setKept(read ?? nothing);
    if (ofBrowser !== null || (read !== null && read.content !== null)) return setStage('found');
    setStage(read === null ? 'unknown' : 'none');
  };
  const first = useRef(ask);
  useEffect(() => {
    isOn.current = true;
    void first.current();
    return () => {
      isOn.current = false;
    };
  }, []);

  const { version: filling } = state.now();
  useEffect(() => {
    return state.subscribe(() => {
      const { kept: before, calls: reach, stage: stood } = current.current;
      if (state.now().version === filling) {
        if (stood === 'saved') setStage('changed');
        return;
      }
      // What was sent is no draft any more. An office of its own deletes it with the sending.
      if (stood !== 'saved' && stood !== 'changed' && stood !== 'away') return;
      removeStored(key);
      if (before.version !== null) void fetchOffice(reach.remove, apiBase, { last: true });
      setKept(nothing);
      setStage('none');
    });
  }, [state, filling, key, apiBase]);

  const save = async (over?: 'over') => {
    const now = state.now();
    const text = writeDraft(form, now, Date.now());
    setTold(null);
    setSaid(null);
    if (text === null) return setStage(now.model.changed ? 'lost' : stage);
    setBusy(true);
    // What is found here is not what was filled in from it, so it is not overwritten either.
    const from = stage === 'found' || stage === 'unknown' ? null : kept.version;
    const answer = await fetchOffice(calls.save(text, over ? kept.version : from, now), apiBase);
    if (!isOn.current) {
      if (!answer.ok) tryToStore(key, text);
      return;
    }
    setBusy(false);
    const read = answer.ok ? readSavedDraft(answer.value) : null;
    if (read === null) {
      setSaid(answer.ok ? null : answer.failure.opis);
      return setStage(tryToStore(key, text) ? 'away' : 'lost');
    }
    setKept(read);
    if (!read.saved) return setStage('conflict');
    removeStored(key);
    setStage(state.now().edits === now.edits ? 'saved' : 'changed');
  };

  return {
    stage,
    kept,
    said,
    told,
    isBusy,
    fromBrowser: here?.at ?? null,
    ask: () => void ask(),
    save: (over) => void save(over),
    load() {
      const isHere = stage === 'found' && here !== null;
      const draft = isHere ? here : readDraftAtAnyTime(kept.content);
      if (draft === null) return setStage('none');
      state.replace(draft.typed, draft.words);
      setTold('loaded');
      // One of this browser was never at the office: what lies there is asked about when it is saved.
      if (isHere) setKept(nothing);
      setStage(isHere ? 'none' : 'saved');
    },
    remove: async () => {
      setTold(null);
      if (stage === 'found' && here !== null) {
        removeStored(key);
        setHere(null);
        setTold('removed');
        return setStage(kept.content === null ? 'none' : 'found');
      }
      setBusy(true);
      const answer = await fetchOffice(calls.remove, apiBase);
      if (!isOn.current) return;
      setBusy(false);
      setTold(answer.ok ? 'removed' : 'notRemoved');
      if (!answer.ok) return;
      removeStored(key);
      setKept(nothing);
      setStage('none');
    },
  };
}
