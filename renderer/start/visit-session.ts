const key = 'okienko.visitCounted';

/** True the first time in a session of the browser: this visit is to be counted. */
export function countVisitOnce(): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'true');
  } catch {
    // A browser that refuses storage counts each page that it loads.
  }
  return true;
}
