import { evaluateValue } from '../expressions';
import type { RuleUse } from '../language/language.generated';
import { keepsRule, ruleOf } from '../rules';
import { optionalWords, type Screen } from './screen';

/** What a rule says about a typed text: the message of the definition, else its own; null when the text is in order. */
export function ruleMessage(screen: Screen, { rule, argument: given, message }: RuleUse, typed: string): string | null {
  const { today, taxNumber, translate } = screen.context;
  const argument = evaluateValue(given, screen.scope, screen.evaluate);
  const known = ruleOf(screen.kinds.rules, rule);
  if (keepsRule(known, typed, argument, { today, taxNumber })) return null;
  return optionalWords(screen, message) ?? translate(known.messageKey, { argument: String(argument ?? '') });
}

/** What the first broken rule says; null when a text keeps all of them. */
export function firstBrokenRule(screen: Screen, uses: readonly RuleUse[], typed: string): string | null {
  for (const use of uses) {
    const message = ruleMessage(screen, use, typed);
    if (message !== null) return message;
  }
  return null;
}
