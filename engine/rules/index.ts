// Named checks of typed values. A rule is one exported constant; the schema names it, and the registry is generated from both.
// Nothing here knows a form, a field or a message's words.
import type { RuleName } from '../language/language.generated';
import type { Rule, RuleContext } from './rule';
import { rules } from './rules.generated';

export { comparePlainDates, formatPlainDate, type PlainDate, parsePlainDate, parseTypedDate, writeTypedDate } from '../values/plain-date';
export { parseTypedNumber, writeTypedNumber } from './number-rules';
export { type Pesel, parsePesel } from './pesel';
export type { Rule, RuleContext } from './rule';
export { rules } from './rules.generated';

/** Rules by name, those of the language and perhaps more. */
export type Rules = Readonly<Record<string, Rule>>;

/** The rule of a name; the checker knows no other. */
export function ruleOf(known: Rules, name: string): Rule {
  const rule = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!rule) throw new Error(`There is no rule ${name}.`);
  return rule;
}

/** True when a rule lets a value pass. An empty value, which includes one of spaces alone, passes every rule that does not judge it. */
export function keepsRule(rule: Rule, value: string, argument: unknown, context: RuleContext): boolean {
  return (value.trim() === '' && !rule.judgesEmpty) || rule.check(value, argument, context);
}

/** True when the value is in order by a rule of the language. */
export function checkRule(id: RuleName, value: string, argument: unknown, context: RuleContext): boolean {
  return keepsRule(rules[id], value, argument, context);
}
