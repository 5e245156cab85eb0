import { type FormField, type FormPart, fieldsOf, groupsOf } from '../../../forms/form-field';
import type { FormBlock } from '../../../language/language.generated';
import { listOf, objectOf, type StaticType } from '../../../language/static-type';
import { authoringOf } from '../../../screen/control-authoring';
import { lastStep, parentPointer, pointerSteps } from '../../parse/json-pointer';
import type { LanguageInUse } from '../../source/language-in-use';
import type { TypeScope } from './formula-finding';
import { typeOfFormula } from './type-of-formula';

/** Adds the names that formulas inside a form read: its data, inside a list those of the item, and its computed values beside those of the screen. */
export function addFormNames(language: LanguageInUse, form: FormBlock, pointer: string, names: Map<string, StaticType>): void {
  const { groups, field } = placeInForm(pointer);
  const above = lastStep(pointer) === 'options' ? field : null;
  // The entries of a choice may depend on what stands above it, neither on itself nor on what is below.
  names.set('form', partType(language, form, above === null ? null : (groups[0] ?? above)));
  const item = itemAround(language, form, groups, above);
  if (item !== null) names.set('item', item);
  const values = Object.entries(form.values ?? {});
  if (values.length === 0) return;
  // A computed value may read those above it, but neither itself nor those below.
  const own = parentPointer(pointer).endsWith('/values') ? values.findIndex(([name]) => name === lastStep(pointer)) : -1;
  for (const [name, formula] of own === -1 ? values : values.slice(0, own)) addValue(name, typeOfFormula(formula, names), names);
}

/** The groups around a place of a definition, from the outside, and the field that the place belongs to. */
function placeInForm(pointer: string): { readonly groups: readonly string[]; readonly field: string | null } {
  const steps = pointerSteps(pointer);
  const groups: string[] = [];
  let at = steps.indexOf('ui');
  while (at !== -1 && steps[at] === 'ui' && steps[at + 2] === 'group' && steps.length > at + 4) {
    groups.push(steps[at + 1] ?? '');
    at += 3;
  }
  return { groups, field: at !== -1 && steps[at] === 'ui' ? (steps[at + 1] ?? null) : null };
}

/** Type of the innermost item of a list around a place; null outside of lists. */
function itemAround(language: LanguageInUse, form: FormPart, groups: readonly string[], above: string | null): StaticType | null {
  let part = form;
  let found: StaticType | null = null;
  for (const [index, name] of groups.entries()) {
    const group = groupsOf(part).find(({ id }) => id === name);
    if (!group) return found;
    part = group.part;
    if (group.contract.items !== undefined) found = partType(language, part, above === null ? null : (groups[index + 1] ?? above));
  }
  return found;
}

/** Type of the data of a part; `below` names the member from which on nothing can be read. */
function partType(language: LanguageInUse, part: FormPart, below: string | null): StaticType {
  const names = Object.keys(part.schema?.properties ?? {});
  const readable = new Set(below === null || !names.includes(below) ? names : names.slice(0, names.indexOf(below)));
  const fields = fieldsOf(part, language.kinds.controls).map((field) => [field.id, fieldType(language, field)] as const);
  const groups = groupsOf(part).map(({ id, contract, part: inner }) => {
    const type = partType(language, inner, null);
    return [id, contract.items === undefined ? type : { ...listOf(type), contract }] as const;
  });
  return {
    ...objectOf(Object.fromEntries([...fields, ...groups].filter(([name]) => readable.has(name)))),
    ...(part.schema && { contract: part.schema }),
  };
}

function fieldType({ controls }: LanguageInUse, { setting, contract, ui }: FormField): StaticType {
  return { ...authoringOf(controls, setting.control).formType(contract, ui), contract };
}

function addValue(name: string, type: StaticType, names: Map<string, StaticType>): void {
  const screen: TypeScope = names;
  const known = screen.get('values');
  names.set('values', objectOf({ ...(known?.kind === 'object' ? known.fields : {}), [name]: type }));
}
