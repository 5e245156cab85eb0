import { useEffect } from 'react';
import { useIsReached } from '../office/reach';
import { usePortal } from '../pack/use-pack';
import { useTurn } from '../service/use-turn';
import { sessionAtom } from '../session/session-store';
import { atom, useAtomValue } from '../storage/atom';

type Parts = typeof import('./SignedIn');

const partsAtom = atom<Parts | null>(null);

/** Loads what is drawn for who is signed in. Where it cannot be had it is asked for again later: see `useSignedIn`. */
export async function loadSignedIn(): Promise<void> {
  const parts = partsAtom.read() ?? (await import('./SignedIn').catch(() => null));
  partsAtom.set(parts);
}

/**
 * What is drawn for who is signed in; null for a visitor. With accounts it is loaded after a visitor's first screen, so that it is there
 * when somebody logs in: see `openFirstPage` for who is signed in from the start.
 */
export function useSignedIn(): Parts | null {
  const { pack } = usePortal();
  const isVisitor = useAtomValue(sessionAtom).kind === 'visitor';
  const parts = useAtomValue(partsAtom);
  const turn = useTurn(pack);
  const isReached = useIsReached();
  const isWanted = parts === null && isReached && (!isVisitor || (turn && pack.index.session !== null));
  useEffect(() => {
    if (isWanted) void loadSignedIn();
  }, [isWanted]);
  return isVisitor ? null : parts;
}
