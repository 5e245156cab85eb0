import { useCallback, useState } from 'react';
import type { Size } from '../../../engine';

/** The size of an element, followed while it is on the page; null until it is known. */
export function useSize(): { readonly size: Size | null; readonly measure: (element: Element | null) => () => void } {
  const [size, setSize] = useState<Size | null>(null);
  const measure = useCallback((element: Element | null) => {
    if (element === null) return () => undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { size, measure };
}
