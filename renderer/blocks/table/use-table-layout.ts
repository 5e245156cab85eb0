import { createContext, type RefCallback, useCallback, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How the rows of a table stand: as a table where its columns fit, in a frame that scrolls sideways where a wide window is still too narrow
 * for them, and else as blocks of labelled values.
 */
export type TableLayout = 'table' | 'scroll' | 'blocks';

/** How the rows stand in whose details a table is drawn; null for a table that stands in no other. */
export const LayoutOfOuterTable = createContext<TableLayout | null>(null);

// In rem, because large letters on a desktop leave as little room as small ones on a phone.
const narrowestScroll = 45;
const phone = '(max-width: 600px)';

/** True in a table whose rows stand as blocks: there the cell that names the row is drawn first, for eye, ear and keyboard alike. */
export function useRowsAsBlocks(): boolean {
  return useContext(LayoutOfOuterTable) === 'blocks';
}

/**
 * Works out how the rows of a table stand, and tells the styles how high its heading is, so that the focus is not left behind it. `isPair`: the
 * table has two columns, which are read side by side on a phone as well, where they fit.
 */
export function useTableLayout(isPair: boolean): { readonly frame: RefCallback<HTMLElement>; readonly layout: TableLayout } {
  const outer = useContext(LayoutOfOuterTable);
  const [layout, setLayout] = useState<TableLayout>(() => (!isPair && isPhone() ? 'blocks' : 'table'));
  const shown = useRef(layout);
  // Width of the columns when last drawn side by side, in rem.
  const needed = useRef(0);
  const observed = useRef<ResizeObserver | null>(null);
  const frame = useCallback(
    (element: HTMLElement | null) => {
      observed.current?.disconnect();
      observed.current = null;
      const table = element?.querySelector('table');
      if (!element || !table) return;
      const show = (next: TableLayout) => {
        shown.current = next;
        setLayout(next);
      };
      const measured = (): TableLayout => {
        if (!isPair && isPhone()) return 'blocks';
        const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const room = element.clientWidth;
        if (shown.current !== 'blocks') needed.current = table.offsetWidth / letter;
        if (needed.current * letter <= room + 1) return 'table';
        return room > narrowestScroll * letter ? 'scroll' : 'blocks';
      };
      // It is informed when the browser has laid the page out and not painted it yet, of the first sizes too. Asked for here, these would make
      // the browser lay the page out within the task that has drawn it.
      const observer = new ResizeObserver(() => {
        element.style.setProperty('--head-room', `${table.tHead?.offsetHeight ?? 0}px`);
        const next = measured();
        if (next === shown.current) return;
        // What is observed may not change while its observer is informed, so nothing is observed until the next frame.
        observer.disconnect();
        flushSync(() => show(next));
        requestAnimationFrame(observe);
      });
      const observe = () => {
        if (observed.current !== observer) return;
        observer.observe(element);
        observer.observe(table);
      };
      observed.current = observer;
      observe();
    },
    [isPair],
  );
  return { frame, layout: outer === 'blocks' ? 'blocks' : layout };
}

// In a unit test there is no window.
function isPhone(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(phone).matches;
}
