import type { DraftShelf, KeptWork } from './draft-state';

/** Keeps the work of one editor in this tab of the browser: until the tab is closed, and away from whoever else signs in here. */
export function tabShelf(editor: number): DraftShelf {
  const key = `okienko.studio.work.${editor}`;
  return {
    read() {
      const text = sessionStorage.getItem(key);
      // Only this shelf writes under this key.
      return text === null ? null : (JSON.parse(text) as KeptWork);
    },
    write(kept) {
      try {
        if (kept === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(kept));
      } catch (failure) {
        // More than a tab may keep: it stays in the page, which asks before it is left.
        if (!(failure instanceof DOMException)) throw failure;
      }
    },
  };
}
