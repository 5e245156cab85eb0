import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createFormState,
  type FormNow,
  type FormState,
  type FormValidation,
  type OpenForm,
  parseSaid,
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
  const words = useKeptPart(`${form.id} words`);
  const [state] = useState(() => createFormState(form, validate, parseTyped(part.read()) ?? {}, parseSaid(words.read())));
  useLayoutEffect(() => state.open(form, validate), [state, form, validate]);
  useKeeping(form, state, part, words);
  return state;
}

function useKeeping(form: OpenForm, state: FormState, part: KeptInput, words: KeptInput): void {
  useEffect(() => {
    const withoutSecrets = (typed: unknown) => {
      const open = Object.entries(withoutRemoved(parseTyped(typed) ?? {})).filter(([id]) => !form.isSecret(id));
      return open.length === 0 ? undefined : Object.fromEntries(open);
    };
    // Input stored by this form arrives here too, in the same way as input stored earlier.
    const keep = () => {
      const isKept = isUnsent(state.now());
      part.keep(isKept ? state.now().edits.typed : undefined, withoutSecrets);
      words.keep(isKept ? state.said() : undefined, () => undefined);
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
  }, [form, state, part, words]);
}

/** Whether something stands in a form that was not sent, also where the form does not hold it now. */
export function isUnsent({ model, unheld }: FormNow): boolean {
  return model.changed || unheld.length > 0;
}

/** A part of a form as it stands; what shows it is drawn again only when that part changed. */
export function useFormPart<Part>(state: FormState, read: (now: FormNow) => Part): Part {
  return useSyncExternalStore(state.subscribe, () => read(state.now()));
}

/** The validator that the compiler made for a form, asked for what it finds. */
function validationBy(validator: Validator | undefined): FormValidation {
  return (data) => (validator && !validator(data) ? (validator.errors ?? []) : []);
}
