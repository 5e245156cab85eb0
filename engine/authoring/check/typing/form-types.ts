import { type FormField, fieldsOf } from '../../../forms/form-field';
import type { FormBlock } from '../../../language/language.generated';
import { objectOf, type StaticType } from '../../../language/static-type';
import { authoringOf } from '../../../screen/control-authoring';
import { lastStep, parentPointer } from '../../parse/json-pointer';
import type { LanguageInUse } from '../../source/language-in-use';
import type { TypeScope } from './formula-finding';
import { typeOfFormula } from './type-of-formula';

/** Adds the names that formulas inside a form read: its data, and its computed values beside those of the screen. */
export function addFormNames(language: LanguageInUse, form: FormBlock, pointer: string, names: Map<string, StaticType>): void {
  names.set('form', {
    ...objectOf(Object.fromEntries(readableFields(language, form, pointer).map((field) => [field.id, fieldType(language, field)]))),
    ...(form.schema && { contract: form.schema }),
  });
  const values = Object.entries(form.values ?? {});
  if (values.length === 0) return;
  // A computed value may read those above it, but neither itself nor those below.
  const own = parentPointer(pointer).endsWith('/values') ? values.findIndex(([name]) => name === lastStep(pointer)) : -1;
  for (const [name, formula] of own === -1 ? values : values.slice(0, own)) addValue(name, typeOfFormula(formula, names), names);
}

/** The entries of a choice may depend on the fields above it, neither on itself nor on those below. */
function readableFields({ kinds }: LanguageInUse, form: FormBlock, pointer: string): readonly FormField[] {
  const fields = fieldsOf(form, kinds.controls);
  const own = lastStep(pointer) === 'options' ? fields.findIndex(({ id }) => id === lastStep(parentPointer(pointer))) : -1;
  return own === -1 ? fields : fields.slice(0, own);
}

function fieldType({ controls }: LanguageInUse, { setting, contract }: FormField): StaticType {
  return { ...authoringOf(controls, setting.control).formType(contract), contract };
}

function addValue(name: string, type: StaticType, names: Map<string, StaticType>): void {
  const screen: TypeScope = names;
  const known = screen.get('values');
  names.set('values', objectOf({ ...(known?.kind === 'object' ? known.fields : {}), [name]: type }));
}
