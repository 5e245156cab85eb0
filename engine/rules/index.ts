// Named checks of typed values. A new rule is one exported constant and one line of this registry.
// Nothing here knows a form, a field or a message's words.
import type { RuleName } from '../language/language.generated';
import { accountNumber } from './account-number';
import { differentFrom, equalTo, required } from './comparison-rules';
import { email, phone, postalCode } from './contact-rules';
import { date, notAfter, notBefore, notFuture, notPast } from './date-rules';
import { exactLength, maxLength, minLength } from './length-rules';
import { nip } from './nip';
import { digits, max, min, number } from './number-rules';
import { password } from './password';
import { pesel } from './pesel';
import { regon } from './regon';
import type { Rule, RuleContext } from './rule';

export { comparePlainDates, formatPlainDate, type PlainDate, parsePlainDate, parseTypedDate, writeTypedDate } from '../values/plain-date';
export { parseTypedNumber, writeTypedNumber } from './number-rules';
export { type Pesel, parsePesel } from './pesel';
export type { Rule, RuleContext } from './rule';

/** Rules by the name that definitions use. */
export const rules: Readonly<Record<RuleName, Rule>> = {
  required,
  digits,
  email,
  nip,
  pesel,
  regon,
  'account-number': accountNumber,
  'postal-code': postalCode,
  phone,
  date,
  'not-future': notFuture,
  'not-past': notPast,
  'not-before': notBefore,
  'not-after': notAfter,
  'min-length': minLength,
  'max-length': maxLength,
  'exact-length': exactLength,
  number,
  min,
  max,
  password,
  'equal-to': equalTo,
  'different-from': differentFrom,
};

/** True when the value is in order. An empty value, which includes one of spaces alone, passes every rule that does not judge it. */
export function checkRule(id: RuleName, value: string, argument: unknown, context: RuleContext): boolean {
  const rule = rules[id];
  return (value.trim() === '' && !rule.judgesEmpty) || rule.check(value, argument, context);
}
