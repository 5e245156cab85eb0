import type { Contract, FieldUi, FormBlock, FormCheck } from '../language/language.generated';
import { type Control, type Controls, controlByContract, controlOf, type FieldSetting } from '../screen/control';
import type { FieldInput } from '../screen/field-model';
import { groupControl } from './group-control';

/** A field as its definition says it. */
export interface FormField {
  readonly id: string;
  readonly contract: Contract;
  readonly ui: FieldUi;
  /** The definition's settings for the control. */
  readonly setting: Omit<FieldUi, 'control'> & FieldSetting;
  readonly control: Control;
}

/** A part of a form with fields: the form itself, or a group in it. */
export type FormPart = Pick<FormBlock, 'schema' | 'ui' | 'checks'>;

/** A field of a form, or a group of fields, as the definition says it. What is put into a list is the keys of its items. */
export interface FormMember extends FormField {
  /** Whether its part requires it. */
  readonly required: boolean;
  /** The checks that mark it. */
  readonly checks: readonly FormCheck[];
  /** What it holds, null for a field. */
  readonly members: readonly FormMember[] | null;
  /** True for a group of which there are several. */
  readonly several: boolean;
}

/** The fields of a part from top to bottom, without its groups. */
export function fieldsOf(part: Pick<FormPart, 'schema' | 'ui'>, controls: Controls): readonly FormField[] {
  return namesOf(part, false).map((id) => fieldOf(part, id, controls));
}

/** The groups of a part, each a part itself. */
export function groupsOf(part: FormPart): readonly { readonly id: string; readonly contract: Contract; readonly part: FormPart }[] {
  return namesOf(part, true).map((id) => ({ id, contract: part.schema?.properties?.[id] ?? {}, part: partOf(part, id) }));
}

/** Fields and groups of a part from top to bottom. */
export function membersOf(part: FormPart, controls: Controls): readonly FormMember[] {
  const { schema, ui, checks = [] } = part;
  return Object.entries(schema?.properties ?? {}).map(([id, contract]): FormMember => {
    const isGroup = ui?.[id]?.group !== undefined;
    const field = isGroup ? groupOf(id, contract, ui?.[id] ?? {}) : fieldOf(part, id, controls);
    return {
      ...field,
      required: schema?.required?.includes(id) === true,
      checks: checks.filter((check) => check.field === id),
      members: isGroup ? membersOf(partOf(part, id), controls) : null,
      several: isGroup && contract.items !== undefined,
    };
  });
}

/** Input of an untouched, empty field. */
export function emptyInput({ control, setting, contract }: FormField): FieldInput {
  if (control !== groupControl) return control.empty(setting);
  return contract.items === undefined ? '' : firstKeys(contract.minItems ?? 0);
}

/** The input for a value of the definition or the office. */
export function inputOf(field: FormField, value: unknown): FieldInput {
  return field.control.inputOf(value, field.setting, field.contract) ?? emptyInput(field);
}

/** Keys of the first items of a list, which are not added by the resident. */
export function firstKeys(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

function namesOf({ schema, ui }: Pick<FormPart, 'schema' | 'ui'>, groups: boolean): readonly string[] {
  return Object.keys(schema?.properties ?? {}).filter((id) => (ui?.[id]?.group !== undefined) === groups);
}

function fieldOf(part: Pick<FormPart, 'schema' | 'ui'>, id: string, controls: Controls): FormField {
  const contract = part.schema?.properties?.[id] ?? {};
  const ui = part.ui?.[id] ?? {};
  const control = ui.control ?? controlByContract(controls, contract);
  return { id, contract, ui, setting: { ...ui, control }, control: controlOf(controls, control) };
}

function groupOf(id: string, contract: Contract, ui: FieldUi): FormField {
  return { id, contract, ui, setting: { ...ui, control: 'group' }, control: groupControl };
}

function partOf({ schema, ui }: FormPart, id: string): FormPart {
  const contract = schema?.properties?.[id];
  const inner = contract?.items ?? contract;
  const group = ui?.[id]?.group;
  return { ...(inner && { schema: inner }), ...(group?.ui && { ui: group.ui }), ...(group?.checks && { checks: group.checks }) };
}
