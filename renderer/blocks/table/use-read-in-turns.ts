import { useLayoutEffect, useRef } from 'react';
import { inTurns, oneTurn } from '../../office/in-turns';

/**
 * Reads a table in turns while that is wanted, and tells when it is read. It begins before the screen is painted, so that a table which is read
 * in one turn never shows that it is being read. Another `prepare` is another table.
 */
export function useReadInTurns(prepare: () => Generator<void, void>, isWanted: boolean, onReady: () => void): void {
  const latest = useRef(onReady);
  useLayoutEffect(() => {
    latest.current = onReady;
  });
  useLayoutEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const ready = () => {
      if (!isOver) latest.current();
    };
    const work = prepare();
    if (oneTurn(work).done) ready();
    else inTurns(work).then(ready);
    return () => {
      isOver = true;
    };
  }, [prepare, isWanted]);
}
