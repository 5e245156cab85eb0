import { createContext, useContext } from 'react';
import type { ParamInputs } from '../../engine';

/** Changes params of a screen; null withdraws a choice. */
export type ChangeInputs = (inputs: Readonly<Record<string, ParamInputs[string] | null>>) => void;

const ChangeInputsContext = createContext<ChangeInputs | null>(null);

/** Gives what changes the params of a screen to its blocks. */
export const ChangeInputsProvider = ChangeInputsContext.Provider;

/** Changes params of the screen around this component, as their fields do. */
export function useChangeInputs(): ChangeInputs {
  const change = useContext(ChangeInputsContext);
  if (!change) throw new Error('useChangeInputs needs a ChangeInputsProvider above it.');
  return change;
}
