import { isJsonObject, type JsonValue } from '../parse/json-value';

/** A value at a path of the form. */
export interface FieldEdit {
  readonly path: string;
  readonly set: JsonValue;
}

interface Step {
  readonly id: string;
  readonly fields: readonly string[];
}

/** The steps of a form that can be read; none of a form on one page. */
export function stepsIn(form: JsonValue): readonly Step[] {
  const steps = isJsonObject(form) && Array.isArray(form.steps) ? form.steps : [];
  return steps.flatMap((step): Step[] => {
    if (!isJsonObject(step) || typeof step.id !== 'string' || !Array.isArray(step.fields)) return [];
    return [{ id: step.id, fields: step.fields.filter((field) => typeof field === 'string') }];
  });
}

/**
 * The edits by which a form gets a step at its end, with the last of its fields; a form on one page gets two. Null where that leaves a step
 * without a field.
 */
export function newStep(form: JsonValue): { readonly id: string; readonly edits: readonly FieldEdit[] } | null {
  if (!isJsonObject(form) || !isJsonObject(form.schema) || !isJsonObject(form.schema.properties)) return null;
  const steps = stepsIn(form);
  const before = steps.at(-1)?.fields ?? Object.keys(form.schema.properties);
  const ui = isJsonObject(form.ui) ? form.ui : {};
  const standsBeside = (field: string) => {
    const own = ui[field];
    return isJsonObject(own) && own.beside === true;
  };
  // A field that stands beside another one goes with it.
  const at = before.reduce((last, field, place) => (standsBeside(field) ? last : place), 0);
  const [kept, moved] = [before.slice(0, at), before.slice(at)];
  if (kept.length === 0) return null;
  const taken = new Set(steps.map((step) => step.id));
  const stepAt = (start: number, fields: readonly string[]) => {
    let number = start;
    while (taken.has(`etap${number}`)) number += 1;
    return { id: `etap${number}`, title: `Krok ${number}`, fields: [...fields] };
  };
  const last = steps.at(-1);
  const added = stepAt(Math.max(steps.length, 1) + 1, moved);
  const edits =
    last === undefined
      ? [{ path: '/steps', set: [stepAt(1, kept), added] }]
      : [
          { path: `/steps/${last.id}/fields`, set: [...kept] },
          { path: `/steps/${added.id}`, set: added },
        ];
  return { id: added.id, edits };
}
