import { createContext, useContext } from 'react';
import type { ParamInputs } from '../../engine';
import type { ParamsFormProps } from './ParamsForm';

/** The params of a screen for blocks that draw some of them: all that are shown, and what was put in so far. */
export interface ScreenParams extends ParamsFormProps {
  readonly given: ParamInputs;
}

const ScreenParamsContext = createContext<ScreenParams | null>(null);

/** Gives the params of the screen to its blocks. */
export const ScreenParamsProvider = ScreenParamsContext.Provider;

/** The params of the screen around this component. */
export function useScreenParams(): ScreenParams {
  const params = useContext(ScreenParamsContext);
  if (!params) throw new Error('useScreenParams needs a ScreenParamsProvider above it.');
  return params;
}
