import type { Contract, FieldUi, Param } from '../language/language.generated';
import type { ExpectedField } from '../language/scenarios.generated';
import type { StaticType } from '../language/static-type';
import type { BlockCall } from './block-authoring';
import { allowsType } from './control';
import type { FieldModel, ParamInput } from './field-model';

/** How the types of formulas are worked out, for a control whose values depend on formulas. */
export interface FormulaTypes {
  /** Type of what a formula gives; `option` is the type of the entry that it names. */
  typeOf(formula: string, option?: StaticType): StaticType;
}

/** A field that a form can be given with a control: what an author chooses, and what the definition then says. */
export interface FieldChoice {
  /** Unlike that of any other choice. */
  readonly id: string;
  /** What is written into it, with an example. */
  readonly words: { readonly pl: string; readonly en: string };
  readonly contract: Contract;
  readonly ui: FieldUi;
  /** The rule that checks it. */
  readonly rule?: string;
}

/** What those who help authors know of a control: the checker, scenarios, the description of the API. Pages for residents do not load it. */
export interface ControlAuthoring<Setting = Param, Model extends FieldModel = FieldModel> {
  /** Names of the control in the language. */
  readonly names: readonly string[];
  /** True: its value is never null as a whole, only its parts are. */
  readonly hasParts?: true;
  /** Those settings of a form's field that not every control knows, for the control of this name. */
  settings(control: string): readonly (keyof FieldUi)[];
  /** True: without `options` there is nothing to choose. */
  readonly needsOptions?: true;
  /** A setting without which it cannot work. */
  readonly needs?: keyof FieldUi;
  /** Whether the control of this name chooses one entry of a list, which a widget may draw. */
  isOneEntry?(control: string): boolean;
  /** Whether a form may put data of this contract in with the control of this name. */
  fits(contract: Contract, control: string): boolean;
  /** Type of what a formula reads as `params.<name>`, with the contract of the value in a query where more is known of it than its type. */
  paramType(param: Setting, formulas: FormulaTypes): StaticType;
  /** Type of what a formula reads as `chosen.<name>`; only of a control that offers entries. */
  chosenType?(param: Setting, formulas: FormulaTypes): StaticType;
  /** Type of what a formula reads as `form.<name>`. */
  formType(contract: Contract, ui: FieldUi): StaticType;
  /** What a scenario says of a field beside what it says of every field. */
  view(model: Model): ExpectedField;
  /** Fields that authors choose for their forms. */
  readonly choices?: readonly FieldChoice[];
  /** Calls that a field of a form makes by itself while it is filled in. */
  calls?(ui: FieldUi): readonly Pick<BlockCall, 'call' | 'answer'>[];
  /** Inputs with which a definition is tried out; `keys` are those that screens offered. */
  tried(keys: readonly string[], param: Setting): readonly ParamInput[];
}

/** What authors' tools know of controls, by the name that definitions use. */
export type ControlsForAuthors = Readonly<Record<string, ControlAuthoring>>;

/** Looks up a control by its name. */
export function authoringOf(controls: ControlsForAuthors, name: string): ControlAuthoring {
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) throw new Error(`There is no control ${name}.`);
  return control;
}

const typedTexts = ['', 'x', '44051401359', '01.01.2020', '31.12.2030', '2026-11-21'];

/** A control into which one text is typed. */
export const typedText = {
  settings: () => [],
  tried: () => typedTexts,
} as const;

/** Whether a contract allows only texts. */
export function isText(contract: Contract): boolean {
  return allowsType(contract, 'string') && !allowsType(contract, 'boolean', 'number', 'integer', 'array', 'object');
}
