import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createFormState,
  type FormNow,
  type FormState,
  type FormValidation,
  type OpenForm,
  parseTyped,
  withoutRemoved,
} from '../../../engine/forms';
import { type KeptInput, useKeptPart } from '../../inputs/kept-inputs';
import type { Validator } from '../../service/load-service';

/**
 * The form of a block while it is filled in. It stays the same one when the form is opened again because its screen changed; what is typed
 * stays with the screen, also while the form is not drawn.
 */
export function useForm(form: OpenForm, validator: Validator | undefined): FormState {
  const validate = useMemo(() => validationBy(validator), [validator]);
  const part = useKeptPart(form.id);
  const [state] = useState(() => createFormState(form, validate, parseTyped(part.read()) ?? {}));
  useLayoutEffect(() => state.open(form, validate), [state, form, validate]);
  useKeeping(form, state, part);
  return state;
}

function useKeeping(form: OpenForm, state: FormState, part: KeptInput): void {
  useEffect(() => {
    const withoutSecrets = (typed: unknown) => {
      const open = Object.entries(withoutRemoved(parseTyped(typed) ?? {})).filter(([id]) => !form.isSecret(id));
      return open.length === 0 ? undefined : Object.fromEntries(open);
    };
    // Input stored by this form arrives here too, in the same way as input stored earlier.
    const keep = () => {
      const { edits, model } = state.now();
      part.keep(model.changed ? edits.typed : undefined, withoutSecrets);
    };
    const takeBack = () => {
      const kept = part.read();
      if (kept !== undefined && kept !== state.now().edits.typed) state.restore(parseTyped(kept) ?? {});
    };
    takeBack();
    const stops = [state.subscribe(keep), part.subscribe(takeBack)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, state, part]);
}

/** A part of a form as it stands; what shows it is drawn again only when that part changed. */
export function useFormPart<Part>(state: FormState, read: (now: FormNow) => Part): Part {
  return useSyncExternalStore(state.subscribe, () => read(state.now()));
}

/** The validator that the compiler made for a form, asked for what it finds. */
function validationBy(validator: Validator | undefined): FormValidation {
  return (data) => (validator && !validator(data) ? (validator.errors ?? []) : []);
}
