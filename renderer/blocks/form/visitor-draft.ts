// The draft that a visitor kept in this browser and may take along when logging in. Whose it is nobody knows, so it is offered only in the tab
// in which it was kept or loaded, and only taken when the resident says so: on a shared computer another tab belongs to somebody else.
import { useState } from 'react';
import { type FormDraft, type OpenForm, readDraft } from '../../../engine/forms';
import { ofVisitors } from '../../inputs/kept-of-tab';
import { loadStored, removeStored, tryToStore } from '../../storage/stored-value';
import { loadOfTab, removeOfTab, saveOfTab } from '../../storage/tab-value';
import { draftKey, useDraftOwner } from './draft-key';

/** A visitor's draft that is offered to who has logged in. */
export interface VisitorDraft {
  readonly draft: FormDraft;
  /** Puts it under the name of who has logged in; false when the browser did not take it. */
  take(): boolean;
  /** Leaves it where it is, and offers it no more. */
  leave(): void;
}

const visitor = { login: null, subject: null };
const ofTab = (key: string) => `${ofVisitors}${key}`;

/** Notes that a draft was kept or loaded in this tab. */
export function noteDraftOfTab(key: string): void {
  saveOfTab(ofTab(key), '1');
}

/** Forgets that a draft was kept in this tab: it was deleted or sent. */
export function forgetDraftOfTab(key: string): void {
  removeOfTab(ofTab(key));
}

/** The draft of a visitor that may be taken along now; null when there is none, or one of their own lies here already. */
export function useVisitorDraft(form: OpenForm, days: number): VisitorDraft | null {
  const owner = useDraftOwner();
  const [, drawAgain] = useState(0);
  if (owner === null || owner.login === null) return null;
  const [from, to] = [draftKey(form, visitor), draftKey(form, owner)];
  if (loadOfTab(ofTab(from)) === null || loadStored(to) !== null) return null;
  const text = loadStored(from);
  const draft = readDraft(text, days, Date.now());
  if (text === null || draft === null) return null;
  const leave = () => {
    forgetDraftOfTab(from);
    drawAgain((count) => count + 1);
  };
  return {
    draft,
    take() {
      if (!tryToStore(to, text)) return false;
      removeStored(from);
      leave();
      return true;
    },
    leave,
  };
}
