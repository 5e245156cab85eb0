// Texts that belong to one tab of the browser: they survive a reload and end with the tab.

/** Reads a text of this tab; null when there is none or the browser refuses storage. */
export function loadOfTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab. A browser that refuses storage forgets it with the page. */
export function saveOfTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // What is kept for a tab is a convenience: without it the page works as in a new tab.
  }
}

/** Forgets the texts of this tab whose names begin so. */
export function removeAllOfTab(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(beginning)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

/** Forgets a text of this tab. */
export function removeOfTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}
