import { isChoice, isKeys } from '../screen/field-model';
import { isRecord } from '../values/is-record';
import { type FormEdits, type FormInputs, withoutRemoved } from './form-inputs';
import type { FormModel, OpenForm, SaidFields, Unheld } from './form-model';
import { passedKey } from './form-steps';

/** What was typed and is not held. What the resident took away, and what waits for its entries or is not asked for now, is none of it. */
export function unheldOf(form: OpenForm, { typed }: FormEdits, model: FormModel, said: SaidFields): readonly Unheld[] {
  const isThere = (id: string) => Object.hasOwn(model.inputs, id);
  const lost = Object.keys(typed).filter((id) => id !== passedKey && (isThere(id) ? isGivenUp(model, id) : !isUntyped(typed[id])));
  if (lost.length === 0) return [];
  const left = withoutRemoved(typed);
  return lost.flatMap((id): Unheld[] => {
    if (!isThere(id) && !Object.hasOwn(left, id)) return [];
    const [label, value] = said[id] ?? [form.labelOf(model, id) ?? '', ''];
    return label === '' ? [] : [{ id, label, value }];
  });
}

/** Choices that hold what was typed into them, whose words are not known yet: `known` has the input that they were learned for. */
export function choicesToLearn({ typed }: FormEdits, model: FormModel, known: ReadonlyMap<string, unknown>): readonly string[] {
  return Object.keys(typed).filter((id) => {
    const field = model.field.get(id);
    return field !== undefined && isChoice(field) && field.chosen.length > 0 && field.status === 'ready' && known.get(id) !== typed[id];
  });
}

/** Reads words that were kept. Entries that are none are left out. */
export function parseSaid(kept: unknown): SaidFields {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(Object.entries(kept).flatMap(([id, pair]) => (isPair(pair) ? [[id, pair]] : [])));
}

/** The edits without what the form does not hold. */
export function withoutUnheld(edits: FormEdits, unheld: readonly Unheld[]): FormEdits {
  const gone = new Set(unheld.map(({ id }) => id));
  return { ...edits, typed: Object.fromEntries(Object.entries(edits.typed).filter(([id]) => !gone.has(id))) };
}

function isGivenUp({ field: fields }: FormModel, id: string): boolean {
  const field = fields.get(id);
  if (field === undefined || !isChoice(field) || !field.visible) return false;
  const { status, input, chosen, several } = field;
  if (status !== 'ready' && status !== 'none') return false;
  // A choice that is searched for at the office has its key first, then the letters.
  if (!several) return chosen.length === 0 && (isKeys(input) ? input[0] : input) !== '';
  return isKeys(input) && chosen.length < input.length;
}

function isUntyped(input: FormInputs[string] | undefined): boolean {
  return input === undefined || input === '' || input === false || (isKeys(input) && input.length === 0);
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
