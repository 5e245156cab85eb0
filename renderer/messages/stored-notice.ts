import { loadOfTab, removeOfTab, saveOfTab } from '../storage/tab-value';

const key = 'okienko.notice';

// A page that is being unloaded may still be drawn; the notice is for the next page.
let isLeaving = false;

/** Stores a notice, by the key of its text, for the page that is loaded next in this tab. */
export function storeNotice(text: string): void {
  isLeaving = true;
  saveOfTab(key, text);
}

/** True while a notice is stored for this page. */
export function hasStoredNotice(): boolean {
  return loadOfTab(key) !== null;
}

/** Returns the notice stored by the previous page and removes it. */
export function takeNotice(): string | null {
  if (isLeaving) return null;
  const text = loadOfTab(key);
  removeOfTab(key);
  return text;
}
