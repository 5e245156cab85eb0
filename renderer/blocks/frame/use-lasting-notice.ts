import { useCallback, useEffect, useRef, useState } from 'react';
import { arrivalNoticeAtom } from '../../messages/message-atoms';
import { useSetAtom } from '../../storage/atom';
import type { SentNotice } from './use-delivery';

/**
 * A notice of what was sent, kept where it was sent from. When that goes because it was sent, as a form of which there may be one only, the
 * word of success goes up to the page.
 */
export function useLastingNotice(): readonly [SentNotice | null, (notice: SentNotice | null) => void] {
  const [notice, setNotice] = useState<SentNotice | null>(null);
  const setArrival = useSetAtom(arrivalNoticeAtom);
  const told = useRef<SentNotice | null>(null);
  const path = useRef(location.pathname);
  const isGone = useRef(false);

  const handUp = useCallback(() => {
    if (told.current?.tone === 'success' && location.pathname === path.current)
      setArrival({ ...told.current, path: path.current, takesFocus: true });
  }, [setArrival]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      handUp();
    };
  }, [handUp]);
  const tell = useCallback(
    (next: SentNotice | null) => {
      told.current = next;
      setNotice(next);
      if (isGone.current) handUp();
    },
    [handUp],
  );
  return [notice, tell];
}
