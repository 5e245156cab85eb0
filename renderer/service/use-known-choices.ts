import { useEffect, useRef } from 'react';
import type { ParamInputs, ParamModel, ServiceInputs } from '../../engine';
import type { ChangeInputs } from './change-inputs';

/**
 * Takes choices back that the list does not hold, such as a year of the address for which the office has no data: the screen shows the
 * usual choice then, and the address must not say another.
 */
export function useKnownChoices(params: readonly ParamModel[], { typed }: ServiceInputs, change: ChangeInputs): void {
  const unknown = params.filter((param) => isUnknown(param, typed[param.id])).map(({ id }) => id);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const names = unknown.join(' ');
  useEffect(() => {
    if (names !== '') latest.current(Object.fromEntries(names.split(' ').map((id) => [id, null])));
  }, [names]);
}

/** True when nothing of what was asked for is in the list. */
function isUnknown(param: ParamModel, input: ParamInputs[string] | undefined): boolean {
  if (!('options' in param) || param.status !== 'ready' || input === undefined) return false;
  const wanted = typeof input === 'string' ? [input] : 'from' in input ? [] : input;
  return wanted.length > 0 && !param.options.some(({ key }) => wanted.includes(key));
}
