import { say } from '../../messages';
import { lastStep } from '../../parse/json-pointer';
import { isJsonObject, type JsonObject, type JsonValue } from '../../parse/json-value';
import type { ProblemDetails } from '../problems/problem';
import type { RuleId } from '../problems/rule-list';

/** One reason why a value does not have the shape of its schema. `at` says whether the name or the value is meant. */
export interface ShapeFinding extends ProblemDetails {
  readonly rule: RuleId;
  readonly pointer: string;
  readonly at: 'name' | 'value';
  /** The name of the member that is missing. */
  readonly lacks?: string;
}

/** Rules by the property whose word names a kind. */
export const unknownKinds: Readonly<Record<string, RuleId>> = {
  block: 'unknown-block',
  control: 'unknown-control',
  action: 'unknown-action',
};

/** The rule that the lack of a property breaks, in its words: what a resident loses with it, where the schema says that of the property. */
export function missingRule(property: JsonValue | undefined, name: string): Pick<ShapeFinding, 'rule' | 'message'> {
  const lost = isJsonObject(property) ? property['x-without'] : undefined;
  return typeof lost === 'string'
    ? { rule: 'chart-without-summary', message: say('sentence', { sentence: lost }) }
    : { rule: 'missing-property', message: say('property-missing', { name: say('property', { name }) }) };
}

/** The rule that a word outside a list of words breaks, by the list or by the name of the property. */
export function wordRule(node: JsonObject, pointer: string): RuleId {
  if (node['x-registry'] === 'formats') return 'unknown-format';
  if (node['x-registry'] === 'rules') return 'unknown-rule';
  return unknownKinds[lastStep(pointer)] ?? 'wrong-value';
}
