import { type FormField, fieldsOf } from '../../../forms/form-field';
import type { FormBlock } from '../../../language/language.generated';
import { lastStep, parentPointer } from '../../parse/json-pointer';
import type { TypeScope } from './formula-finding';
import { booleanType, numberType, objectOf, type StaticType, stringType, typeOfContract, withNull } from './static-type';
import { typeOfFormula } from './type-of-formula';

/** Adds the names that formulas inside a form read: its data, and its computed values beside those of the screen. */
export function addFormNames(form: FormBlock, pointer: string, names: Map<string, StaticType>): void {
  names.set('form', objectOf(Object.fromEntries(fieldsOf(form).map((field) => [field.id, fieldType(field)]))));
  const values = Object.entries(form.values ?? {});
  if (values.length === 0) return;
  // A computed value may read those above it, but neither itself nor those below.
  const own = parentPointer(pointer).endsWith('/values') ? values.findIndex(([name]) => name === lastStep(pointer)) : -1;
  for (const [name, formula] of own === -1 ? values : values.slice(0, own)) addValue(name, typeOfFormula(formula, names), names);
}

function addValue(name: string, type: StaticType, names: Map<string, StaticType>): void {
  const screen: TypeScope = names;
  const known = screen.get('values');
  names.set('values', objectOf({ ...(known?.kind === 'object' ? known.fields : {}), [name]: type }));
}

/** Type of what stands in a field: only a text and a tick are never empty. */
function fieldType(field: FormField): StaticType {
  switch (field.kind) {
    case 'text':
      return stringType;
    case 'tick':
      return booleanType;
    case 'number':
      return withNull(numberType);
    case 'date':
      return withNull(stringType);
    case 'choice':
      return withNull(typeOfContract(field.contract));
  }
}
