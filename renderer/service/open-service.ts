import { createContext, useContext } from 'react';
import type { OpenService } from './load-service';

const OpenServiceContext = createContext<OpenService | null>(null);

/** Gives the opened service to the blocks of its screen. */
export const OpenServiceProvider = OpenServiceContext.Provider;

/** The service whose screen is around this component. */
export function useOpenService(): OpenService {
  const open = useContext(OpenServiceContext);
  if (!open) throw new Error('useOpenService needs an OpenServiceProvider above it.');
  return open;
}
