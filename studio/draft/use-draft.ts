import { useEffect, useState, useSyncExternalStore } from 'react';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import { type DraftOffice, type DraftState, DraftStore } from './draft-store';

const office: DraftOffice = {
  readFile: (file, draft) => askStudio(`/file?file=${encodeURIComponent(file)}${draft === null ? '' : `&draft=${draft}`}`),
  readDraft: (id) => askStudio(`/drafts/${id}`),
  save: (draft, edits) => askStudio(draft === null ? '/drafts' : `/drafts/${draft}/edits`, 'POST', { edits }),
  words(failure) {
    if (failure instanceof StudioRefusal) return failure.message;
    throw failure;
  },
};

/** The draft that one works on, for the life of the workspace. */
export function useDraft(): { readonly work: DraftStore; readonly state: DraftState } {
  const [work] = useState(() => new DraftStore(office));
  const state = useSyncExternalStore(work.subscribe, work.state);
  // A tab that is closed while something is not saved asks first.
  useEffect(() => {
    if (state.saving === 'saved') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state.saving]);
  return { work, state };
}
