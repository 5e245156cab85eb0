import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Leads on once an answer has come. A person who has left the page that waited for it stays where they are, also on the same page opened anew. */
export function useGoOn(): (address: string) => void {
  const [, go] = useLocation();
  const isHere = useRef(false);
  // While the file of the next page is on its way React hides the page that was left and keeps its other effects.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback((address) => void (isHere.current && go(address)), [go]);
}
