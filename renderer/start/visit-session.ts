import { loadOfTab, saveOfTab } from '../storage/tab-value';

const key = 'okienko.visitCounted';

/** True the first time in a session of the browser: this visit is to be counted. A browser that refuses storage counts each page that it loads. */
export function countVisitOnce(): boolean {
  if (loadOfTab(key) !== null) return false;
  saveOfTab(key, 'true');
  return true;
}
