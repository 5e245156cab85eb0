import { encodePart } from '../../engine/values';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { DraftOffice, OfficeRefusal } from './draft-state';
import { DraftStore } from './draft-store';
import { tabShelf } from './tab-shelf';

const office: DraftOffice = {
  readFile: (file, draft) => askStudio(`/file?file=${encodePart(file)}${draft === null ? '' : `&draft=${draft}`}`),
  readDraft: (id) => askStudio(`/drafts/${id}`),
  save: (draft, edits, open) =>
    askStudio(draft === null ? '/drafts' : `/drafts/${draft}/edits`, 'POST', { edits, ...(open !== null && { open }) }),
  refusal(failure) {
    if (!(failure instanceof StudioRefusal)) throw failure;
    return { message: failure.message, holds: Object.hasOwn(passing, failure.code) ? (passing[failure.code] ?? 'never') : 'never' };
  },
};

// Refusals that say nothing of the edits themselves, and the one that a person decides.
const passing: Readonly<Record<string, OfficeRefusal['holds']>> = {
  unreachable: 'later',
  failed: 'later',
  'too-many-requests': 'later',
  'database-unavailable': 'later',
  'signed-out': 'signed-out',
  moved: 'moved',
};

/** A store that works on drafts of the server, and goes on with what this tab has kept of an editor's work. */
export function makeDraft(editor: number): DraftStore {
  const work = new DraftStore(office, tabShelf(editor));
  void work.resume();
  return work;
}
