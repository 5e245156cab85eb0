/** Reads a text that an earlier visit stored; null when there is none or the browser refuses storage. */
export function loadStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets a stored text. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

/** Stores a text for later visits. A browser that refuses storage only forgets it. */
export function saveStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse storage; the choice then holds until the page is closed.
  }
}

/** Stores a text for later visits; false when the browser did not take it. */
export function tryToStore(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
