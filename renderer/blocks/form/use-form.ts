import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  emptied,
  type FormEdits,
  type FormInput,
  type FormInputs,
  type FormModel,
  type FormProblem,
  type OpenForm,
  saved,
  untouched,
  withTyped,
} from '../../../engine/forms';
import type { Validator } from '../../service/load-service';
import { problemsOf, typedIn } from './form-validator';

/** What stands in a form, what it means, and what is wrong with it. */
export interface FormState {
  readonly model: FormModel;
  /** What is wrong with the shown fields, as far as it was told. */
  readonly problems: readonly FormProblem[];
  /** The form as it stands now, for what happens between two drawings. */
  now(): Current;
  /** Takes what rjsf holds, and says what stands in the fields then. */
  type(data: unknown): FormInputs;
  /** Counts how often the form was settled: what stood in it before is gone. */
  readonly version: number;
  /** Judges a field again whose message is shown: what was put right is no longer called wrong. */
  leave(field: string): void;
  tell(problems: readonly FormProblem[]): void;
  /** Goes back to the start or to an empty form, or keeps the input as what is saved now. */
  settle(input: 'stay' | 'clear' | 'reset'): void;
}

interface Current {
  readonly edits: FormEdits;
  readonly model: FormModel;
}

/** A problem with the input about which it was told. */
interface Told extends FormProblem {
  readonly input: FormInput | undefined;
}

/** Keeps what the resident changed over the values at the start, which may still arrive. */
export function useForm(form: OpenForm, validate: Validator | undefined): FormState {
  const [edits, setEdits] = useState<FormEdits>(untouched);
  const [told, setTold] = useState<readonly Told[]>([]);
  const [version, setVersion] = useState(0);
  const last = useRef<FormModel | null>(null);
  const model = useMemo(() => form.resolve(edits, last.current), [form, edits]);
  const current = useRef<Current>({ edits, model });
  useLayoutEffect(() => {
    last.current = model;
    current.current = { edits, model };
  }, [edits, model]);

  const now = useCallback(() => current.current, []);
  const type = useCallback((data: unknown) => {
    const typed = typedIn(current.current.model.inputs, data);
    if (Object.keys(typed).length > 0) setEdits((before) => withTyped(before, typed));
    return { ...current.current.model.inputs, ...typed };
  }, []);
  const tell = useCallback((problems: readonly FormProblem[]) => {
    setTold(problems.map((problem) => ({ ...problem, input: current.current.model.inputs[problem.field] })));
  }, []);
  const leave = useCallback(
    (field: string) => {
      const { model: latest } = current.current;
      setTold((before) => {
        // A message about what still stands there stays, also when only the office knows that it is wrong.
        if (!before.some((problem) => problem.field === field && problem.input !== latest.inputs[field])) return before;
        const found = problemsOf(form, latest, validate).find((problem) => problem.field === field);
        const again = found ? [{ ...found, input: latest.inputs[field] }] : [];
        return before.flatMap((problem) => (problem.field === field ? again : [problem]));
      });
    },
    [form, validate],
  );
  const settle = useCallback((input: 'stay' | 'clear' | 'reset') => {
    setTold([]);
    setVersion((count) => count + 1);
    if (input === 'stay') setEdits(saved(current.current.model.inputs));
    else setEdits(input === 'clear' ? emptied : untouched);
  }, []);
  const problems = useMemo(() => told.filter(({ field }) => isShown(model, field)), [told, model]);
  return { model, problems, version, now, type, leave, tell, settle };
}

function isShown({ fields }: FormModel, id: string): boolean {
  return fields.some((field) => field.id === id && field.visible);
}
