import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 600px)';

function watch(onChange: () => void): () => void {
  const list = window.matchMedia(narrow);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** True on a phone, where the names of a chart stand above its bars. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
