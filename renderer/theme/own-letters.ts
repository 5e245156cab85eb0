import { useEffect } from 'react';

/**
 * Lets the page be drawn with the portal's own letters; until then it has those of the device, which are as wide. On a first visit they wait
 * until the resident sees what they came for: no file of the page goes before it. Where the browser keeps them already, the head of the page
 * asks for them at once.
 */
export function useOwnLetters(isTurn: boolean): void {
  useEffect(() => {
    if (isTurn) document.documentElement.dataset.letters = 'own';
  }, [isTurn]);
}
