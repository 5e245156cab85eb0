import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { draftEnds, type FormState, type OpenForm, pageOfDraft, readDraft, writeDraft } from '../../../engine/forms';
import { loadStored, removeStored, tryToStore } from '../../storage/stored-value';
import { useDraftKey } from './draft-key';
import { openPage } from './step-address';
import { useDraftPage } from './use-draft-page';
import { forgetDraftOfTab, noteDraftOfTab } from './visitor-draft';

/**
 * Where a draft stands. none: nothing is kept; found: an earlier visit kept one, and the resident is asked; kept: what is typed is kept;
 * elsewhere: another tab has written since; full: the browser did not take it.
 */
export type DraftStage = 'none' | 'found' | 'kept' | 'elsewhere' | 'full';

/** A draft of a form in this browser. */
export interface Draft {
  readonly stage: DraftStage;
  /** Moment of the draft that was found. */
  readonly since: number;
  /** Moment at which it is deleted by itself. */
  readonly until: number;
  /** What happened last, in a word; null for nothing. */
  readonly told: 'loaded' | 'removed' | null;
  save(): void;
  load(): void;
  remove(): void;
}

/** Keeps a form in this browser once the resident wants it, for one account and one subject. Other tabs are noticed, never overwritten in silence. */
export function useFormDraft(form: OpenForm, state: FormState, days: number): Draft {
  const key = useDraftKey(form);
  const found = useMemo(() => (key === null ? null : readDraft(loadStored(key), days, Date.now())), [key, days]);
  const [stage, setStage] = useState<DraftStage>('none');
  const [shown, setShown] = useState<Pick<Draft, 'since' | 'until' | 'told'>>({ since: 0, until: 0, told: null });
  const written = useRef<string | null>(null);
  const pages = useDraftPage(form, state);
  const stood = useRef<string | null>(null);
  const search = useSearch();
  const { version } = state.now();

  useEffect(() => {
    if (found !== null) setShown((before) => ({ ...before, since: found.at, until: draftEnds(found, days) }));
    else if (key !== null) removeStored(key);
    setStage(found === null ? 'none' : 'found');
  }, [found, key, days]);

  const write = () => {
    const now = Date.now();
    stood.current = pages.page();
    const text = writeDraft(form, state.now(), now, stood.current);
    if (key === null || text === null) return setStage(text === null && state.now().model.changed ? 'full' : 'none');
    const isKept = tryToStore(key, text);
    written.current = isKept ? text : null;
    if (isKept) noteDraftOfTab(key);
    setShown((before) => ({ ...before, until: draftEnds({ at: now }, days), told: null }));
    setStage(isKept ? 'kept' : 'full');
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (stage !== 'kept') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = state.subscribe(() => {
      clearTimeout(timer);
      timer = undefined;
      // What was sent, or given up, is no draft any more.
      if (state.now().version !== version && key !== null) {
        removeStored(key);
        forgetDraftOfTab(key);
        setStage('none');
      } else timer = setTimeout(() => latest.current(), 500);
    });
    // The last letters before the page is left are kept as well.
    const leave = () => {
      if (timer !== undefined) latest.current();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [stage, state, version, key]);
  // A page that is turned changes nothing in the form, but where the draft leads back to.
  useEffect(() => {
    if (stage === 'kept' && openPage(state.now().model.steps, form.id, search) !== stood.current) latest.current();
  }, [stage, search, state, form.id]);
  useEffect(() => {
    const changed = ({ key: other, newValue }: StorageEvent) => {
      if (other === key && newValue !== written.current) setStage((before) => (before === 'kept' ? 'elsewhere' : before));
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [key]);

  return {
    ...shown,
    stage,
    save: write,
    load() {
      const draft = key === null ? null : readDraft(loadStored(key), days, Date.now());
      if (key === null || draft === null) return setStage('none');
      noteDraftOfTab(key);
      state.replace(draft.typed, draft.words);
      setShown((before) => ({ ...before, until: draftEnds(draft, days), told: 'loaded' }));
      if (state.now().model.steps.length > 0) pages.turnTo(pageOfDraft(state.now(), draft));
      stood.current = pages.page();
      setStage('kept');
    },
    remove() {
      if (key !== null) {
        removeStored(key);
        forgetDraftOfTab(key);
      }
      setShown((before) => ({ ...before, told: 'removed' }));
      setStage('none');
    },
  };
}
