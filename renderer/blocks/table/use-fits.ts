import { type RefCallback, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a table fits into its frame. Only a frame that must scrolls: a scrolling frame would take the sticky header with it.
 */
export function useFits(): { readonly frame: RefCallback<HTMLElement>; readonly fits: boolean } {
  const [fits, setFits] = useState(true);
  const observed = useRef<ResizeObserver | null>(null);
  const frame = useCallback((element: HTMLElement | null) => {
    observed.current?.disconnect();
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const measure = () => setFits(table.offsetWidth <= element.clientWidth + 1);
    // At once: a frame painted in between would be as wide as the table, and the page with it.
    observed.current = new ResizeObserver(() => flushSync(measure));
    observed.current.observe(element);
    observed.current.observe(table);
    measure();
  }, []);
  return { frame, fits };
}
