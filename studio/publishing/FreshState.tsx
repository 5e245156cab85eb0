import { useEffect, useEffectEvent, useRef } from 'react';
import { usePulse } from '../office/pulse';
import { useDraft } from '../room/draft-context';
import { useStudio } from '../room/studio-context';

/** Draws nothing: brings the lists, the open draft and the open file up to date when somebody has published. */
export function FreshState() {
  const revision = usePulse()?.revision ?? null;
  const { refresh } = useStudio();
  const { work } = useDraft();
  const known = useRef<number | null>(null);
  const takeOver = useEffectEvent(() => {
    void refresh();
    void work.reread();
  });
  useEffect(() => {
    if (known.current !== null && revision !== null && revision !== known.current) takeOver();
    known.current = revision;
  }, [revision]);
  return null;
}
