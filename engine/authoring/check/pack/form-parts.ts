import { type FormPart, groupsOf } from '../../../forms/form-field';
import type { Contract, FieldUi, FormBlock } from '../../../language/language.generated';
import { childPointer } from '../../parse/json-pointer';

/** A part of a form with fields of its own, and where the definition says them. */
export interface PlacedPart {
  readonly part: FormPart;
  /** Pointers of its schema, of what is said of its fields, and of its checks. */
  readonly schema: string;
  readonly ui: string;
  readonly checks: string;
  /** Whether it stands in a list, so that its formulas read `item`. */
  readonly inList: boolean;
}

/** A group of fields in a part. */
export interface PlacedGroup {
  readonly id: string;
  readonly contract: Contract;
  readonly said: FieldUi;
  readonly holder: PlacedPart;
  readonly inner: PlacedPart;
}

/** The form itself and the groups in it, each a part. */
export function partsOfForm(form: FormBlock, pointer: string): readonly PlacedPart[] {
  const whole = wholeForm(form, pointer);
  return [whole, ...groupsIn(whole).map(({ inner }) => inner)];
}

/** All groups of a form. */
export function groupsOfForm(form: FormBlock, pointer: string): readonly PlacedGroup[] {
  return groupsIn(wholeForm(form, pointer));
}

function wholeForm(form: FormBlock, pointer: string): PlacedPart {
  return { part: form, schema: `${pointer}/schema`, ui: `${pointer}/ui`, checks: `${pointer}/checks`, inList: false };
}

function groupsIn(holder: PlacedPart): readonly PlacedGroup[] {
  return groupsOf(holder.part).flatMap(({ id, contract, part }): readonly PlacedGroup[] => {
    const at = `${childPointer(holder.ui, id)}/group`;
    const schema = childPointer(`${holder.schema}/properties`, id);
    const several = contract.items !== undefined;
    const inner = {
      part,
      schema: several ? `${schema}/items` : schema,
      ui: `${at}/ui`,
      checks: `${at}/checks`,
      inList: several || holder.inList,
    };
    return [{ id, contract, said: holder.part.ui?.[id] ?? {}, holder, inner }, ...groupsIn(inner)];
  });
}
