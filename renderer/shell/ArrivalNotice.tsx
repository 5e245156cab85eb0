import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { FramedNotice } from '../blocks/FramedNotice';
import { arrivalNoticeAtom } from './arrival-notice';

/** Shows what the screen before had to say, for example that a letter was sent. It lasts until this screen is left. */
export function ArrivalNotice() {
  const [path] = useLocation();
  const [notice, setNotice] = useAtom(arrivalNoticeAtom);
  const isHere = notice?.path === path;
  useEffect(() => {
    if (!isHere) return;
    return () => setNotice(null);
  }, [isHere, setNotice]);
  return (
    <div role="status" aria-atomic="true">
      {isHere ? <FramedNotice tone={notice.tone} text={notice.text} /> : null}
    </div>
  );
}
