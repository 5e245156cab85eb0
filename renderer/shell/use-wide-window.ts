import { useSyncExternalStore } from 'react';

// Below this width the menu is opened with a button. frame.css and side-menu.css name the same width.
const wide = '(min-width: 1200px)';

/** True when the side menu has a column of its own beside the page. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(wide).matches,
  );
}
