import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Leads on once an answer has come. A person who has left the page that waited for it stays where they are, also on the same page opened anew. */
export function useGoOn(): (address: string) => void {
  const [, go] = useLocation();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback((address) => void (isHere.current && go(address)), [go]);
}
