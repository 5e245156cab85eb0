import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ServiceModel } from '../../engine';
import { findService } from '../pack/find-service';
import type { OpenPack } from '../pack/open-pack';
import { atom, useAtomValue, useSetAtom } from '../storage/atom';
import { isDrawn } from './use-named-place';

const patience = 1_000;

// Stays true for the visit: only the first screen has to be waited for.
const drawnAtom = atom(false);

/**
 * True when the shell may ask the office for its own things: status, configuration, menu. The screen that a resident came for goes first;
 * where no screen is opened, or after a second, there is nothing to wait for.
 */
export function useTurn({ index }: OpenPack): boolean {
  const [path] = useLocation();
  const drawn = useAtomValue(drawnAtom);
  const setDrawn = useSetAtom(drawnAtom);
  const waits = !drawn && findService(index.services, path) !== null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setDrawn(true), patience);
    return () => clearTimeout(timer);
  }, [waits, setDrawn]);
  return !waits;
}

/** Tells the shell that no screen is opened here that would have to go first. */
export function useGiveTurnAtOnce(isNone: boolean): void {
  const setDrawn = useSetAtom(drawnAtom);
  useEffect(() => {
    if (isNone) setDrawn(true);
  }, [isNone, setDrawn]);
}

/** Tells the shell when a screen has what it shows. */
export function useGiveTurn(model: ServiceModel): void {
  const setDrawn = useSetAtom(drawnAtom);
  // A screen that waits for the shell's own question must not be waited for.
  const hasAll = isDrawn(model) || Object.values(model.demands).some((demand) => demand.kind === 'wait' && demand.for === 'configuration');
  useEffect(() => (hasAll ? whenPainted(() => setDrawn(true)) : undefined), [hasAll, setDrawn]);
}

/** Does something once what is drawn now is on the screen; a page in the background paints nothing, and does it never. Gives what calls it off. */
function whenPainted(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
