import { evaluateValue } from '../expressions';
import type { FormBlock } from '../language/language.generated';
import type { FieldInput } from '../screen/field-model';
import { readinessOf, type Screen } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { type FormMember, firstKeys, inputOf } from './form-field';
import type { FormSetting } from './form-scope';

/** Values of a form's fields, by field. */
export type SentValues = Readonly<Record<string, unknown>>;

/** What stands in a form before anybody touches it: what its definition says, or of one that was sent the values of its fields. */
export function startOf(
  screen: Screen,
  block: FormBlock,
  members: readonly FormMember[],
  sent: SentValues | null,
): Pick<FormSetting, 'start' | 'overfull'> {
  const start: Record<string, FieldInput> = {};
  const overfull = new Map<string, number>();
  const put = (inner: readonly FormMember[], at: string, given: (member: FormMember) => unknown): void => {
    for (const member of inner) {
      const id = at + member.id;
      // What was sent empty was empty.
      const value = given(member) ?? (sent === null ? member.contract.default : null) ?? null;
      if (member.members === null) start[id] = inputOf(member, value);
      else if (member.several) putItems(member, member.members, id, value);
      else put(member.members, `${id}/`, partOf(value));
    }
  };
  const putItems = (list: FormMember, inner: readonly FormMember[], id: string, value: unknown): void => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const { minItems = 0, maxItems = 0 } = list.contract;
    if (items.length > maxItems) overfull.set(id, items.length);
    const keys = firstKeys(Math.min(Math.max(items.length, minItems), maxItems));
    start[id] = keys;
    for (const [index, key] of keys.entries()) put(inner, `${id}/${key}/`, partOf(items[index]));
  };
  if (sent !== null) put(members, '', partOf(sent));
  else
    put(members, '', ({ id }) => {
      const given = block.initial?.[id];
      // A field stays empty while the source of its initial value is loading or has failed.
      const isKnown = given !== undefined && readinessOf(screen, `initial:${block.id}.${id}`).status === 'ready';
      return isKnown ? evaluateValue(given, screen.scope, screen.evaluate) : null;
    });
  return { start, overfull };
}

function partOf(value: unknown): (member: FormMember) => unknown {
  return ({ id }) => (isRecord(value) && Object.hasOwn(value, id) ? value[id] : null);
}
