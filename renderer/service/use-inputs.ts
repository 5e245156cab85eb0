import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type CompiledService,
  changeInput,
  encodeParams,
  type FieldModel,
  knownInputs,
  type ParamInputs,
  type ServiceInputs,
} from '../../engine';
import type { ChangeInputs } from '../inputs/change-inputs';
import { blocksInAddress, pageInputs, portalKinds } from './page-context';

/** The inputs of a screen and what changes them. */
export interface InputsHandle {
  readonly inputs: ServiceInputs;
  change(id: string, input: ParamInputs[string]): void;
  /** Changes several at once, in this order; null withdraws a choice. */
  changeAll: ChangeInputs;
  /** Params of which something was chosen that their lists do not have; the resident is told until they choose again. */
  readonly gone: ReadonlySet<string>;
  /** Lets what was typed take effect. */
  apply(): void;
  /** Gives up choices that their lists do not have, in the address as well. */
  correct(params: readonly FieldModel[]): void;
}

/**
 * Keeps the inputs of a screen, and writes those that took effect into the address: in place while choosing, as a new entry of the
 * history when a button applies them. A reload, a shared link and the back button bring them again.
 */
export function useInputs(service: CompiledService): InputsHandle {
  const [path, navigate] = useLocation();
  const { definition } = service;
  const byButton = definition.apply !== undefined;
  const [inputs, draw] = useState(() => pageInputs(service));
  const [gone, setGone] = useState<ReadonlySet<string>>(noParams);
  // What was put in last, which may not be drawn yet: two changes in a row must not undo each other.
  const latest = useRef(inputs);
  const setInputs = useCallback((next: ServiceInputs) => {
    latest.current = next;
    draw(next);
  }, []);
  // The query that the inputs stand for.
  const search = useRef(location.search);

  useEffect(() => {
    const restored = () => {
      // The skip link changes only the part after #; what was typed must survive it.
      if (location.search === search.current) return;
      search.current = location.search;
      setInputs(pageInputs(service));
    };
    window.addEventListener('popstate', restored);
    return () => window.removeEventListener('popstate', restored);
  }, [service, setInputs]);

  const write = useCallback(
    (applied: ParamInputs, replace: boolean) => {
      const params = encodeParams(definition, applied, portalKinds().kinds);
      const query = new URLSearchParams({ ...blocksInAddress(), ...params }).toString();
      search.current = query ? `?${query}` : '';
      if (search.current !== location.search) navigate(path + search.current, { replace, state: history.state });
    },
    [definition, path, navigate],
  );

  const changeAll: ChangeInputs = (changes) => {
    if (gone.size > 0) setGone(new Set([...gone].filter((id) => !Object.hasOwn(changes, id))));
    const changed = (inputsBefore: ParamInputs) =>
      Object.entries(changes).reduce((before, [id, input]) => changeInput(service, before, id, input), inputsBefore);
    const now = latest.current;
    const { applied } = now;
    if (byButton && applied !== null && Object.keys(changes).every((id) => isResettable(definition.params?.[id]))) {
      // Another page of the results that are shown is no other question, and what was typed meanwhile has not been asked yet.
      const inForce = changed(applied);
      setInputs({ typed: now.typed === applied ? inForce : now.typed, applied: inForce });
      write(inForce, true);
      return;
    }
    const typed = changed(now.typed);
    setInputs({ ...now, typed });
    if (!byButton) write(typed, true);
  };
  const change = (id: string, input: ParamInputs[string]) => changeAll({ [id]: input });
  const apply = () => {
    const { typed } = latest.current;
    setInputs({ typed, applied: typed });
    write(typed, false);
  };
  const correct = (params: readonly FieldModel[]) => {
    // These lists belong to what is drawn; what was put in since is looked at when it is.
    if (latest.current !== inputs) return;
    const typed = knownInputs(params, inputs.typed);
    if (typed === inputs.typed) return;
    setGone(new Set([...gone, ...Object.keys(inputs.typed).filter((id) => inputs.typed[id] !== typed[id])]));
    const applied = inputs.applied === null ? null : knownInputs(params, inputs.applied);
    setInputs({ typed, applied });
    const inForce = byButton ? applied : typed;
    if (inForce !== null) write(inForce, true);
  };
  return { inputs, gone, change, changeAll, apply, correct };
}

const noParams: ReadonlySet<string> = new Set();

type Param = NonNullable<CompiledService['definition']['params']>[string];

function isResettable(param: Param | undefined): boolean {
  return param !== undefined && 'resetBy' in param;
}
