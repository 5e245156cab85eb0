import { childPointer, valueAt } from '../parse/json-pointer';
import { isJsonObject } from '../parse/json-value';
import type { FoundPlace } from './find-place';
import { valueText } from './samples';

// Under which property a definition declares what a formula reads by a name.
const declaredIn: Readonly<Record<string, string>> = {
  '': '/sources',
  params: '/params',
  chosen: '/params',
  values: '/values',
  conditions: '/conditions',
  codes: '/codes',
  state: '/state',
  address: '/address',
};

/** What the definition says of a name that its formulas read: a label, a description, the address that is called, the formula behind it. */
export function helpOfName({ service }: Pick<FoundPlace, 'service'>, holder: string, name: string): string | null {
  const list = Object.hasOwn(declaredIn, holder) ? declaredIn[holder] : undefined;
  if (!service || list === undefined) return null;
  const declared = valueAt(service.definition, childPointer(list, name));
  if (typeof declared === 'string') return valueText(declared);
  if (!isJsonObject(declared)) return null;
  const words = [declared.label, declared.title, declared.sentence, declared.description, declared.endpoint, declared.call];
  const said = words.find((word) => typeof word === 'string');
  return typeof said === 'string' ? said : null;
}
