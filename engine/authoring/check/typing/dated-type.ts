import type { ASTNode } from '@marcbachmann/cel-js';
import { anyType, type StaticType } from '../../../language/static-type';
import { say } from '../../messages';
import { listNames, nearest } from '../problems/nearest';
import { type FormulaReport, type TypeScope, wrongType } from './formula-finding';

/** Where a scope keeps the types of the dated values. No formula can write this name. */
export const datedName = 'rate()';

/** Type of `rate(key, day)`. The key is a part of the definition, so that it can be judged before anybody meets it. */
export function rateType(
  { node, values }: { readonly node: ASTNode; readonly values: readonly ASTNode[] },
  [, dayType]: readonly StaticType[],
  names: TypeScope,
  report: FormulaReport,
): StaticType {
  const [key, day, ...others] = values;
  const known = names.get(datedName);
  if (known === undefined) {
    report(node, { rule: 'unknown-dated-value', message: say('rate-elsewhere') });
    return anyType;
  }
  if (key?.op !== 'value' || typeof key.args !== 'string' || others.length > 0) {
    report(key ?? node, { rule: 'expression-type', message: say('rate-key-from-data'), expected: say('rate-key-in-quotes') });
    return anyType;
  }
  if (day && dayType && !['any', 'null', 'string'].includes(dayType.kind)) wrongType(day, say('rate-day'), dayType, report);
  if (known.kind !== 'object') return anyType;
  const type = Object.hasOwn(known.fields, key.args) ? known.fields[key.args] : undefined;
  if (type) return type;
  const keys = Object.keys(known.fields);
  // Within its quotes.
  report(
    { start: key.start + 1, end: key.end - 1 },
    {
      rule: 'unknown-dated-value',
      message: say('no-dated-value', { key: key.args }),
      expected: listNames(keys),
      got: key.args,
      suggestion: nearest(key.args, keys),
    },
  );
  return anyType;
}
