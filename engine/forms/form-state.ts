import type { ContractViolation } from '../answers/conform-answer';
import { type FieldInput, sameInput } from '../screen/field-model';
import { emptied, type FormEdits, type FormInputs, saved, untouched, withTyped } from './form-inputs';
import type { FormModel, FormProblem, OpenForm, SaidFields, Unheld } from './form-model';
import { withPassed } from './form-steps';
import { createListeners } from './listeners';
import { choicesToLearn, unheldOf, withoutUnheld } from './unheld';

/** What stands in a form at one moment, what it means, and what is wrong with it. Parts that did not change keep their identity. */
export interface FormNow {
  /** What the resident changed; it lies over the values at the start, which may still arrive. */
  readonly edits: FormEdits;
  readonly model: FormModel;
  /** Problems of the visible fields that the resident has been shown. */
  readonly problems: readonly FormProblem[];
  /** What was typed and the form does not hold now, in words. It is kept until the resident gives it up, or the form holds it again. */
  readonly unheld: readonly Unheld[];
  /** Counts how often the form was settled: what stood in it before is gone. */
  readonly version: number;
}

/** What data of a form breach of its schema. */
export type FormValidation = (data: unknown) => readonly ContractViolation[];

/**
 * A form while it is filled in. It lives beside the drawing: who shows a part of it listens, and compares that part, so that of a form a
 * key draws only the field that is typed into.
 */
export interface FormState {
  now(): FormNow;
  /** Subscribes to changes; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Takes the form of the same block over when its screen changed: values at the start may have arrived. */
  open(form: OpenForm, validate: FormValidation): void;
  /** Works the form out again after an answer to something that it asked. */
  answered(): void;
  /** Puts back what was typed before, in fields that were not typed into since. */
  restore(typed: FormInputs): void;
  /** Puts what is given in place of everything that was typed; the words are for what the form does not hold. */
  replace(typed: FormInputs, words: SaidFields): void;
  /** Gives up what the form does not hold. */
  giveUp(): void;
  /** Words of what was typed, as far as they were needed yet. The same object until there are more. */
  said(): SaidFields;
  /** Takes what the resident puts into a field. */
  put(field: string, input: FieldInput): void;
  /**
   * Judges a field again whose message is shown: what was put right is no longer called wrong. What a check that runs while typing finds
   * comes before what would only keep the form from being sent.
   */
  leave(field: string): void;
  tell(problems: readonly FormProblem[]): void;
  /** What would keep the form from being sent now, or the resident from going on from a step. */
  judge(step?: string): readonly FormProblem[];
  /** Notes that the resident went on from a step. */
  pass(step: string): void;
  /** The first step that the resident did not go on from, or that has something wrong; null when the form may be sent. */
  unfinished(): string | null;
  /** Goes back to the start or to an empty form, or keeps the input as what is saved now. */
  settle(input: 'stay' | 'clear' | 'reset'): void;
}

/** A shown problem, with the input that it is about. */
interface Told extends FormProblem {
  readonly input: FieldInput | undefined;
  /** Who found it: the form when it was to be sent, a check that runs while typing, or the office, which alone knows why. */
  readonly by: 'judgement' | 'typing' | 'office';
  /** What stood in the form then. */
  readonly edits: FormEdits;
}

/** Opens a form that nobody touched, or with what was typed into it before. */
export function createFormState(
  first: OpenForm,
  firstValidation: FormValidation,
  typed: FormInputs = {},
  firstSaid: SaidFields = {},
): FormState {
  let form = first;
  let validate = firstValidation;
  let told: readonly Told[] = [];
  const start = withTyped(untouched, typed);
  let said = firstSaid;
  const learned = new Map<string, FieldInput | undefined>();
  const startModel = form.resolve(start, null);
  let current: FormNow = {
    edits: start,
    model: startModel,
    problems: [],
    unheld: unheldOf(form, start, startModel, said),
    version: 0,
  };
  const listeners = createListeners();

  // What a choice is called is known only while its list has it.
  const learn = (fields: readonly string[]) => {
    const open = fields.filter((id) => !form.isSecret(id));
    if (open.length === 0) return;
    const words = Object.entries(form.wordsOf(current.model, open)).filter(([, [, value]]) => value !== '');
    for (const [id] of words) learned.set(id, current.edits.typed[id]);
    said = { ...said, ...Object.fromEntries(words) };
  };
  const become = (change: Partial<Pick<FormNow, 'edits' | 'model' | 'version'>>) => {
    learn(choicesToLearn(current.edits, current.model, learned));
    const changed = { ...current, ...change };
    const unheld = unheldOf(form, changed.edits, changed.model, said);
    const next = { ...changed, unheld: isSameList(unheld, current.unheld) ? current.unheld : unheld };
    told = told.map((problem) => {
      const label = form.labelOf(next.model, problem.field) ?? problem.label;
      return label === problem.label ? problem : { ...problem, label };
    });
    current = { ...next, problems: shownProblems(told, next.model, current.problems) };
    listeners.tell();
  };
  const edit = (edits: FormEdits) => ({ edits, model: form.resolve(edits, current.model) });
  const toldNow = ({ field, label, message }: FormProblem, by: Told['by']): Told => ({
    ...{ field, label, message, by },
    input: current.model.inputs[field],
    edits: current.edits,
  });
  const judgeModel = (model: FormModel, step?: string, unheld?: readonly Unheld[]) =>
    form.problems(model, validate(form.data(model)), step, unheld);
  const judge = (step?: string) => judgeModel(current.model, step, current.unheld);

  return {
    now: () => current,
    subscribe: listeners.subscribe,
    open(opened, validation) {
      validate = validation;
      if (opened === form) return;
      learn(Object.keys(current.edits.typed).filter((id) => Object.hasOwn(current.model.inputs, id)));
      form = opened;
      become(edit(current.edits));
      told = inWordsOf(form, told, judgeModel);
      become({});
    },
    answered: () => become(edit(current.edits)),
    restore: (before) => become(edit(withTyped({ ...current.edits, typed: before }, current.edits.typed))),
    replace(typed, words) {
      said = { ...said, ...words };
      become(edit(withTyped(untouched, typed)));
    },
    giveUp: () => become(edit(withoutUnheld(current.edits, current.unheld))),
    said: () => said,
    put(field, input) {
      if (sameInput(input, current.model.inputs[field])) return;
      const next = edit(withTyped(current.edits, { [field]: form.keptOf(current.edits, field, input) }));
      const typing = typingProblem(next.model, field);
      if (typing !== null)
        told = told.map((problem) =>
          problem.field === field ? { ...problem, message: typing, by: 'typing', edits: next.edits } : problem,
        );
      become(next);
    },
    leave(field) {
      // A message stays while the input that it is about is unchanged, even if only the office can tell that it is wrong.
      if (!told.some((problem) => problem.field === field && !sameInput(problem.input, current.model.inputs[field]))) return;
      const again = judge().find((problem) => problem.field === field);
      const typing = typingProblem(current.model, field);
      told = told.flatMap((problem) => {
        if (problem.field !== field) return [problem];
        if (typing !== null) return [toldNow({ ...problem, message: typing }, 'typing')];
        return again ? [toldNow(again, 'judgement')] : [];
      });
      become({});
    },
    tell(problems) {
      const own = judge();
      told = problems.map((problem) => toldNow(problem, own.some((found) => isSame(found, problem)) ? 'judgement' : 'office'));
      become({});
    },
    judge,
    pass: (step) => become(edit(withTyped(current.edits, withPassed(current.edits.typed, step)))),
    unfinished: () => current.model.steps.find(({ id, passed }) => !passed || judge(id).length > 0)?.id ?? null,
    settle(input) {
      told = [];
      const edits = input === 'stay' ? saved(current.model.inputs) : input === 'clear' ? emptied : untouched;
      become({ ...edit(edits), version: current.version + 1 });
    },
  };
}

/**
 * The shown problems after a form was opened again, perhaps in another language. The input of that time is checked again for the new
 * wording; messages of the office stay as they were.
 */
function inWordsOf(form: OpenForm, told: readonly Told[], judge: (model: FormModel) => readonly FormProblem[]): readonly Told[] {
  const messageOf = ({ field, by, edits }: Told): string | null => {
    if (by === 'office') return null;
    const model = form.resolve(edits, null);
    return by === 'typing' ? typingProblem(model, field) : (judge(model).find((found) => found.field === field)?.message ?? null);
  };
  return told.map((problem) => {
    const again = { ...problem, message: messageOf(problem) ?? problem.message };
    return isSame(again, problem) ? problem : again;
  });
}

function isSameList(left: readonly Unheld[], right: readonly Unheld[]): boolean {
  return left.length === right.length && JSON.stringify(left) === JSON.stringify(right);
}

function isSame(left: FormProblem, right: FormProblem): boolean {
  return left.field === right.field && left.label === right.label && left.message === right.message;
}

function shownProblems(
  told: readonly Told[],
  { field: fields, groups }: FormModel,
  before: readonly FormProblem[],
): readonly FormProblem[] {
  if (told.length === 0 && before.length === 0) return before;
  const shown = told.filter(({ field }) => (fields.get(field) ?? groups.find(({ id }) => id === field))?.visible === true);
  return shown.length === before.length && shown.every((problem, index) => problem === before[index]) ? before : shown;
}

function typingProblem({ field: fields }: FormModel, field: string): string | null {
  return fields.get(field)?.problem ?? null;
}
