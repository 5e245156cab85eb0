import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { shownPlace } from './view-choices';

interface Page {
  /** Version of the pack that it shows; null leaves it as it is. */
  readonly version: string | null;
  /** Id of the block to mark, empty for none. */
  readonly shown: string;
  readonly onPick: ((block: string, within: readonly string[]) => void) | undefined;
}

/** Hears what the portal's page in a frame says of itself, and tells it what to show. Returns what a page that has loaded is told once more. */
export function useFramedPage(frame: RefObject<HTMLIFrameElement | null>, { version, shown, onPick }: Page): () => void {
  const setPlace = useSetAtom(shownPlace);
  const heard = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || origin !== location.origin) return;
    const { okienkoPick, okienkoWithin, okienkoAddress, okienkoQuery, okienkoState } = Object(data);
    if (typeof okienkoPick === 'string') onPick?.(okienkoPick, Array.isArray(okienkoWithin) ? okienkoWithin.map(String) : []);
    if (typeof okienkoAddress === 'string') setPlace({ address: okienkoAddress + String(okienkoQuery ?? ''), state: { ...okienkoState } });
  });
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => heard(event);
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, location.origin);
  const tellVersion = () => {
    if (version !== null) tell({ okienkoPack: version });
  };
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (version !== null) told({ okienkoPack: version });
  }, [version]);
  useEffect(() => {
    told({ okienkoShow: shown });
  }, [shown]);
  // A page that was still loading when the pack changed has not heard of it.
  return tellVersion;
}
