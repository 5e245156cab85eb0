import type { Contract, Param } from '../language/language.generated';
import type { EntryModel, FieldInput, FieldModel, ParamInput } from './field-model';
import type { Readiness } from './readiness';
import type { Screen } from './screen';

/** What a definition says of a field, as a param or in a form. */
export interface FieldSetting {
  readonly control: string;
}

/** The entries among which a resident chooses. */
export interface Entries {
  readonly options: readonly EntryModel[];
  /** What stands behind an entry: its value for formulas, and the thing as the office sent it. */
  readonly behind: ReadonlyMap<string, { readonly value: unknown; readonly entry: unknown }>;
}

/** Where a field stands while it is worked out. */
export interface FieldPlace<Setting> {
  readonly screen: Screen;
  readonly setting: Setting;
  /** What the office is sent of a field of a form; null for a param. */
  readonly contract: Contract | null;
  readonly entries: Entries;
  /** How far the list is that gives the entries. */
  readonly readiness: Readiness;
}

/** What an input means. */
export interface Reading<Model extends FieldModel = FieldModel> {
  /** What the model of this control has beside what every field has. */
  readonly parts: Omit<Model, keyof FieldModel>;
  /** The value for formulas and for the office; `undefined` if the input is not valid: not a number, not a day of the calendar. */
  readonly value: unknown;
  /** The chosen entry as the office sent it, or the list of them. */
  readonly entry?: unknown;
  /** The text that rules judge: as it will be sent, and empty where nothing was put in. */
  readonly judged: string;
  readonly isEmpty: boolean;
  /** True when something is missing where all must be given, as one end of a range. */
  readonly isPartial?: boolean;
  /** Message why the input is not a valid value; null when it is. */
  readonly misfit: string | null;
}

/** Letters with which the office is asked for entries. */
export interface Asked {
  readonly source: string;
  readonly letters: string;
  /** Fewer letters are not asked with. */
  readonly from: number;
}

/** How a kind of input works, among the params of a screen and in a form: one module for one or several controls of the language. */
export interface Control<Setting extends FieldSetting = FieldSetting, Model extends FieldModel = FieldModel> {
  /** Its names in the language. */
  readonly names: readonly string[];
  /** True: a param of it may stay empty unless the definition says otherwise; any other must be given. */
  readonly optional?: true;
  /** Key of the sentence that says what to do with an empty field of it; without one the field is to be filled in. */
  adviceKey?(setting: FieldSetting): string;
  /** True: it is an answer either way, so that no form marks it as optional. */
  readonly isAlwaysAnswer?: true;
  /** True: only the resident knows what belongs there, so a param without a value stays empty. */
  readonly isTyped?: true;
  /** True: what is typed is stored nowhere. */
  readonly secret?: true;
  /** How what it holds travels beside the values of a body; null where its values say all. */
  carries?(setting: Setting): 'multipart' | 'base64' | null;
  /** True: its value is made of objects, which a body may carry. */
  readonly holdsObjects?: true;
  /** True: a param waits for what its definition reads, also when something is typed. */
  readonly waits?: true;
  /** The control of a form's field of which only the contract is written; null when another fits it better. */
  byContract?(contract: Contract): string | null;
  /** The entries to choose from. `preset` is what a variant chooses beforehand. */
  entries?(screen: Screen, setting: Setting, preset: string | null): Entries;
  /** What stands in an empty field. */
  empty(setting: Setting): FieldInput;
  /** The input for a value of the definition or the office; null if the control cannot hold it. */
  inputOf(value: unknown, setting: Setting, contract: Contract | null): FieldInput | null;
  /** What an untouched param begins with. */
  start(screen: Screen, setting: Setting, entries: Entries): FieldInput;
  /** What of an input the entries still have; null when nothing is left of it and the start comes again. */
  keep?(input: FieldInput, entries: Entries): FieldInput | null;
  /** Works out what an input means. */
  read(input: FieldInput, place: FieldPlace<Setting>): Reading<Model>;
  /** What the office is asked with while letters are typed; null where nothing is asked. */
  asked?(input: FieldInput | undefined, setting: Setting): Asked | null;
  /** What limits of a param find wrong with a value; null when nothing. */
  limit?(screen: Screen, setting: Setting, input: FieldInput): string | null;
  /** The field in words, for paper. */
  print(model: Model): string;
  /** The text of the page's address for an input, and the way back. */
  encode(input: ParamInput): string;
  decode(text: string, setting: Setting): ParamInput;
  /** The input behind a value, as the query of a call carries it; `end` names the end of a range, `before` is what is known of the other. */
  inputOfValue(text: string, setting: Setting, end: string | undefined, before: ParamInput | undefined): ParamInput;
}

/** Controls by the name that definitions use. */
export type Controls = Readonly<Record<string, Control>>;

/** The control of a name; the checker knows no other. */
export function controlOf(controls: Controls, name: string): Control {
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) throw new Error(`There is no control ${name}.`);
  return control;
}

/** Whether a param must have a value: unless it says otherwise, or its control does, and where no entry stands for all. */
export function isRequired(controls: Controls, param: Param): boolean {
  const isOptional = ('optional' in param ? param.optional : undefined) ?? controlOf(controls, param.control).optional === true;
  return !isOptional && !('all' in param && param.all !== undefined);
}

/** The name of the control that puts in data of a contract, where the definition names none. */
export function controlByContract(controls: Controls, contract: Contract): string {
  for (const { byContract } of Object.values(controls)) {
    const name = byContract?.(contract) ?? null;
    if (name !== null) return name;
  }
  throw new Error(`No control takes ${JSON.stringify(contract)}.`);
}

/** Nothing to choose from. */
export const noEntries: Entries = { options: [], behind: new Map() };

/** Whether a contract allows a JSON type. */
export function allowsType(contract: Contract, ...types: readonly string[]): boolean {
  const own = [contract.type ?? []].flat();
  return own.some((type) => types.includes(type));
}

/** How a field that is typed as one text stands in an address: as it is. */
export const typedInAddress = {
  encode: String,
  decode: (text: string): ParamInput => text,
  inputOfValue: (text: string): ParamInput => text,
} as const;

/** A value of the definition as a text, empty for none. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
