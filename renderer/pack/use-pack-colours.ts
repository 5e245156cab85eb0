import { useLayoutEffect } from 'react';
import type { OpenPack } from './open-pack';

/** Gives the page the colours of the municipality, as soon as its pack is there. */
export function usePackColours(pack: OpenPack | null): void {
  const theme = pack?.index.theme;
  useLayoutEffect(() => {
    if (theme === undefined) return;
    document.documentElement.style.setProperty('--pack-primary', theme.primary);
    document.documentElement.style.setProperty('--pack-accent', theme.accent);
  }, [theme]);
}
