import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createFormState, type FormNow, type FormState, type FormValidation, type OpenForm } from '../../../engine/forms';
import type { Validator } from '../../service/load-service';

/** The form of a block while it is filled in. It stays the same one when the form is opened again because its screen changed. */
export function useForm(form: OpenForm, validator: Validator | undefined): FormState {
  const validate = useMemo(() => validationBy(validator), [validator]);
  const [state] = useState(() => createFormState(form, validate));
  useLayoutEffect(() => state.open(form, validate), [state, form, validate]);
  return state;
}

/** A part of a form as it stands; what shows it is drawn again only when that part changed. */
export function useFormPart<Part>(state: FormState, read: (now: FormNow) => Part): Part {
  return useSyncExternalStore(state.subscribe, () => read(state.now()));
}

/** The validator that the compiler made for a form, asked for what it finds. */
function validationBy(validator: Validator | undefined): FormValidation {
  return (data) => (validator && !validator(data) ? (validator.errors ?? []) : []);
}
