import type { FormBlock } from '../language/language.generated';
import { type Explanation, explanationOf } from '../screen/explanation';
import type { Screen } from '../screen/screen';
import { withFormValues } from './form-scope';

/**
 * How the amounts of a form came about that explain themselves, worked out again from what was sent, by the name in its body. What comes out
 * otherwise than it was sent has no explanation: something went into it that was not sent.
 */
export function explainSent(
  screen: Screen,
  form: FormBlock,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Explanation>> {
  const filled = withFormValues(screen, sent, form.values);
  const amounts = Object.entries(form.submit.body ?? {}).flatMap(([name, formula]) => {
    const line = form.lines?.find((one) => one.line === 'value' && one.explain === true && one.value === formula);
    if (line?.line !== 'value' || filled.evaluate(line.value, filled.scope) !== sent[name]) return [];
    const explanation = explanationOf(filled, { ...line, form });
    return explanation === null || explanation.steps.length === 0 ? [] : [[name, explanation] as const];
  });
  return Object.fromEntries(amounts);
}
