import { type Explanation, explanationOf } from '../screen/explanation';
import { untouched } from './form-inputs';
import type { SummaryEntry, SummaryPart } from './form-model';
import { withFormValues } from './form-scope';
import { type FormSource, openForm } from './open-form';

/** A form that was sent. */
export interface SentForm extends Required<FormSource> {
  /** The body as it was sent, by name. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The values of a form's fields in a body that it sent: of a field that goes into the body as it is, or under its own name. Of others nothing
 * is known.
 */
export function sentValues({ schema, submit }: SentForm['definition'], body: SentForm['body']): Readonly<Record<string, unknown>> {
  const known = Object.keys(schema?.properties ?? {}).flatMap((field): [string, unknown][] => {
    const [name = field] = Object.entries(submit.body ?? {}).find(([, formula]) => formula === `=form.${field}`) ?? [];
    return Object.hasOwn(body, name) ? [[field, body[name]]] : [];
  });
  return Object.fromEntries(known);
}

/** What a form sent, in its words and its order, as its summary said it. A field of which nothing is known is left out. */
export function sentInWords({ body: _, ...source }: SentForm): readonly SummaryPart[] {
  const form = openForm(source);
  const isKnown = ({ kind, id }: SummaryEntry) =>
    (kind === 'row' && id.startsWith('.')) || Object.hasOwn(source.sent, id.split('/')[0] ?? '');
  return form.inWords(form.resolve(untouched, null)).map((part) => ({ ...part, entries: part.entries.filter(isKnown) }));
}

/**
 * How the amounts of a form came about that explain themselves, worked out again from what was sent, by the line that shows them. What comes
 * out otherwise than it was sent has no explanation: something went into it that was not sent.
 */
export function explainSent({ screen, definition: form, sent, body }: SentForm): Readonly<Record<string, Explanation>> {
  const filled = withFormValues(screen, sent, form.values);
  const amounts = Object.entries(form.submit.body ?? {}).flatMap(([name, formula]) => {
    const line = form.lines?.find((one) => one.line === 'value' && one.explain === true && one.value === formula);
    if (line?.line !== 'value' || filled.evaluate(line.value, filled.scope) !== body[name]) return [];
    const explanation = explanationOf(filled, { ...line, form });
    return explanation === null || explanation.steps.length === 0 ? [] : [[line.id, explanation] as const];
  });
  return Object.fromEntries(amounts);
}
