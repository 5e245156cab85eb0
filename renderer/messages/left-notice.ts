import { loadOfTab, removeOfTab, saveOfTab } from '../storage/tab-value';

const key = 'okienko.notice';

// A page that is being left may still be drawn: what it has left is for the next one.
let isLeaving = false;

/** Leaves a notice, by the key of its text, for the page that is loaded next in this tab. */
export function leaveNotice(text: string): void {
  isLeaving = true;
  saveOfTab(key, text);
}

/** True while a notice waits for this page: the page was not opened by the resident, but followed from what they did. */
export function isNoticeLeft(): boolean {
  return loadOfTab(key) !== null;
}

/** The notice that the page before has left, once. */
export function takeNotice(): string | null {
  if (isLeaving) return null;
  const text = loadOfTab(key);
  removeOfTab(key);
  return text;
}
