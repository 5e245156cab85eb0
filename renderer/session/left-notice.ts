const key = 'okienko.notice';

/** Leaves a notice, by the key of its text, for the page that is loaded next in this tab. */
export function leaveNotice(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // A browser that refuses storage only loses the notice.
  }
}

/** The notice that the page before has left, once. */
export function takeNotice(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
