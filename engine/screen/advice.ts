import type { Contract } from '../language/language.generated';
import { ruleOf } from '../rules';
import type { Translate } from '../values/language';
import type { Control, FieldSetting } from './control';
import type { Screen } from './screen';

/** What is known of a field before anything stands in it. */
export interface AdvisedField {
  readonly setting: FieldSetting;
  readonly control: Pick<Control, 'adviceKey'>;
  /** Names of the rules that it has to keep, in order. */
  readonly rules: readonly string[];
  readonly contract: Contract | null;
}

/** What to put into a field, in a sentence: by the first of its rules that says it, an example of its pattern, or else its kind. */
export function adviceOf(screen: Screen, { setting, control, rules, contract }: AdvisedField): string {
  const { translate } = screen.context;
  const [byRule] = rules.flatMap((rule) => ruleOf(screen.kinds.rules, rule).adviceKey ?? []);
  if (byRule !== undefined) return translate(byRule);
  const [example] = contract?.pattern === undefined ? [] : (contract.examples ?? []);
  if (typeof example === 'string') return translate('advice.example', { example });
  return translate(control.adviceKey?.(setting) ?? 'advice.field');
}

/**
 * A message of a field with what to do after it, where it only says what is wrong. These two sentences are fixed, and a definition may write
 * them as messages of its own, so they are known by their words.
 */
export function withAdvice(message: string, advice: string, translate: Translate): string {
  const isBare = message === translate('rules.required') || message === translate('forms.wrong');
  return isBare ? `${message}. ${advice}` : message;
}
