import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FramedNotice } from '../controls/FramedNotice';
import { useAtom } from '../storage/atom';
import { arrivalNoticeAtom } from './message-atoms';

/** Shows what the previous screen had to say, for example that a letter was sent. It lasts until this screen is left. */
export function ArrivalNotice() {
  const [path] = useLocation();
  const [notice, setNotice] = useAtom(arrivalNoticeAtom);
  const isHere = notice?.path === path;
  useEffect(() => {
    if (!isHere) return;
    return () => setNotice(null);
  }, [isHere, setNotice]);
  // Screen readers hear what is put into a region that is already there.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const message = useRef<HTMLDivElement>(null);
  const isShown = isHere && isThere;
  useEffect(() => {
    if (isShown && notice.takesFocus === true) message.current?.focus();
  }, [isShown, notice]);
  return (
    <div role="status" aria-atomic="true">
      {isShown ? <FramedNotice ref={message} tone={notice.tone} text={notice.text} /> : null}
    </div>
  );
}
