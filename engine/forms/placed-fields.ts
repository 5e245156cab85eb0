import { type FieldInput, isKeys } from '../screen/field-model';
import type { FormMember } from './form-field';
import { type FormInputs, taken } from './form-inputs';

/** A field or a group where it stands in the form. */
export interface PlacedField extends FormMember {
  /** The names and keys of items on the way to it: `pojazdy/2/numer`. */
  readonly id: string;
  readonly name: string;
  /** The same without keys, for what all items have in common. */
  readonly kind: string;
  /** What it stands in: an item, an object, or the form itself, which is the empty text. */
  readonly at: string;
  /** The innermost item of a list around it; null outside of lists. */
  readonly item: string | null;
  /** The group around it. */
  readonly group: string | null;
}

/** Fields and groups of a form, and of each item that its lists have. */
export interface FormLayout {
  /** What there is now; `inputOf` says which items a list has. A field that stays keeps its identity. */
  placed(inputOf: (field: PlacedField) => FieldInput): readonly PlacedField[];
}

interface Holder {
  readonly at: string;
  readonly kind: string;
  readonly item: string | null;
  readonly group: string | null;
}

/** Lays out the fields of a form. */
export function layoutOf(members: readonly FormMember[]): FormLayout {
  const known = new Map<string, PlacedField>();
  const place = (member: FormMember, { at, kind, item, group }: Holder): PlacedField => {
    const id = at + member.id;
    const last = known.get(id);
    if (last) return last;
    const placed = { ...member, id, name: member.id, kind: kind + member.id, at, item, group };
    known.set(id, placed);
    return placed;
  };
  return {
    placed(inputOf) {
      const all: PlacedField[] = [];
      const add = (inner: readonly FormMember[], holder: Holder): void => {
        for (const member of inner) {
          const field = place(member, holder);
          all.push(field);
          if (field.members === null) continue;
          const kind = `${field.kind}/`;
          if (!field.several) add(field.members, { at: `${field.id}/`, kind, item: holder.item, group: field.id });
          else for (const at of itemsOf(field, inputOf(field))) add(field.members, { at, kind, item: at, group: field.id });
        }
      };
      add(members, { at: '', kind: '', item: null, group: null });
      return all;
    },
  };
}

/** The places of the items of a list: `pojazdy/2/`. */
export function itemsOf({ id }: Pick<PlacedField, 'id'>, input: FieldInput | undefined): readonly string[] {
  return input !== undefined && isKeys(input) ? input.map((key) => `${id}/${key}/`) : [];
}

/**
 * The items of a list that was changed: those that the resident left, and those of the start that arrived later. Only what was taken away is
 * not there, so that nothing the office sends is left out unseen.
 */
export function itemsNow(typed: FieldInput, start: FieldInput): FieldInput {
  if (!isKeys(typed) || !isKeys(start)) return typed;
  const late = start.filter((key) => !typed.includes(key) && !typed.includes(taken + key));
  return [...typed.filter((key) => !key.startsWith(taken)), ...late];
}

/** What is kept of a list whose items were changed: the items, and which of the start were taken away. */
export function itemsKept(items: FieldInput, start: FieldInput): FieldInput {
  if (!isKeys(items) || !isKeys(start)) return items;
  return [...items, ...start.filter((key) => !items.includes(key)).map((key) => taken + key)];
}

/** Key of an item that a list has not had. Items of the start are numbered, so that these never meet one that arrives late. */
export function freshKey(list: string, inputs: FormInputs): string {
  const typed = Object.keys(inputs).flatMap((id) => (id.startsWith(`${list}/n`) ? [id.slice(list.length + 1).split('/')[0] ?? ''] : []));
  const own = inputs[list];
  const numbers = [...typed, ...(own !== undefined && isKeys(own) ? own : [])].flatMap((key) => /^n(\d+)$/.exec(key)?.[1] ?? []);
  return `n${Math.max(0, ...numbers.map(Number)) + 1}`;
}
