import { useEffect, useMemo, useRef, useState } from 'react';
import { draftEnds, type FormState, type OpenForm, readDraft, writeDraft } from '../../../engine/forms';
import { draftOwner } from '../../../portal';
import { sessionAtom } from '../../session/session-store';
import { useAtomValue } from '../../storage/atom';
import { loadStored, removeStored, tryToStore } from '../../storage/stored-value';

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
  const { version } = state.now();

  useEffect(() => {
    if (found !== null) setShown((before) => ({ ...before, since: found.at, until: draftEnds(found, days) }));
    else if (key !== null) removeStored(key);
    setStage(found === null ? 'none' : 'found');
  }, [found, key, days]);

  const write = () => {
    const now = Date.now();
    const text = writeDraft(form, state.now(), now);
    if (key === null || text === null) return setStage(text === null && state.now().model.changed ? 'full' : 'none');
    const isKept = tryToStore(key, text);
    written.current = isKept ? text : null;
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
      // What was sent, or given up, is no draft any more.
      if (state.now().version !== version && key !== null) {
        removeStored(key);
        setStage('none');
      } else timer = setTimeout(() => latest.current(), 500);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [stage, state, version, key]);
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
      if (draft === null) return setStage('none');
      state.replace(draft.typed, draft.words);
      setShown((before) => ({ ...before, until: draftEnds(draft, days), told: 'loaded' }));
      setStage('kept');
    },
    remove() {
      if (key !== null) removeStored(key);
      setShown((before) => ({ ...before, told: 'removed' }));
      setStage('none');
    },
  };
}

/** The name under which a draft of the form lies in this browser, for one account and one subject; null while these are not known. */
export function useDraftKey(form: OpenForm): string | null {
  const owner = draftOwner(useAtomValue(sessionAtom));
  return owner === null ? null : `okienko.form ${location.pathname} ${form.id} ${JSON.stringify([owner.login, owner.subject])}`;
}
