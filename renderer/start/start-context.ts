import { createContext, useContext } from 'react';
import type { Start } from './use-start';

const StartContext = createContext<Start | null>(null);

/** Gives what the start found out to the components below it. */
export const StartProvider = StartContext.Provider;

/** What the start has found out so far. */
export function useStarted(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('useStarted needs a StartProvider above it.');
  return start;
}
