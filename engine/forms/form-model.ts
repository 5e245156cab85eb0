import type { ContractViolation } from '../answers/conform-answer';
import type { Contract } from '../language/language.generated';
import type { OfficeError, OfficeRequest } from '../requests/office-call';
import type { FieldInput, FieldModel } from '../screen/field-model';
import type { SourceDemand } from '../screen/source-state';
import type { Result } from '../values/result';
import type { FormEdits, FormInputs } from './form-inputs';
import type { FormLineModel } from './form-lines';
import type { FormStepModel, FormSummaryWords } from './form-steps';

/** A field of a form, worked out for the current input, together with the model of its control. */
export interface FormFieldModel extends FieldModel {
  readonly visible: boolean;
  readonly input: FieldInput;
  /** A long text about the field, behind a button. */
  readonly more: FieldMoreModel | null;
  /** How many characters may still be typed, negative when there are too many; null when nothing limits them. */
  readonly remaining: number | null;
  /** Strength of a password, from 1 upward, 0 while it is empty; null if it is not rated. */
  readonly strength: { readonly level: number; readonly of: number; readonly label: string } | null;
}

/** A long text in a dialog: paragraphs, or formatted text of the office that must be cleaned. */
export interface FieldMoreModel {
  readonly open: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly html: string | null;
}

/** A group of fields, worked out for the current input. */
export interface FormGroupModel {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly visible: boolean;
  /** What keeps the group from being sent whatever is typed into it, null when nothing does. */
  readonly problem: string | null;
  /** The items of a list; null for a group that is there once. */
  readonly list: FormListModel | null;
}

/** The items of a list, and what can be done with them. */
export interface FormListModel {
  readonly items: readonly FormItemModel[];
  /** Texts of the buttons; null where the list cannot be changed in that way, now or ever. */
  readonly add: string | null;
  readonly remove: string | null;
  readonly move: { readonly up: string; readonly down: string } | null;
  /** What an added item will be called. */
  readonly nextLabel: string;
  /** How many items there may be. */
  readonly most: number;
  /** Words instead of the button when there are as many; null while items can be added, and where they never can. */
  readonly full: string | null;
  /** Text while there is none. */
  readonly empty: string | null;
}

/** An item of a list. */
export interface FormItemModel {
  readonly key: string;
  /** Place of its fields: `pojazdy/2/`. */
  readonly at: string;
  /** What it is called, with its number. */
  readonly label: string;
}

/** A form, worked out for the current input. Unchanged fields keep their identity. */
export interface FormModel {
  readonly fields: readonly FormFieldModel[];
  /** What stands among the fields and is not filled in. */
  readonly lines: readonly FormLineModel[];
  readonly groups: readonly FormGroupModel[];
  /** Its pages that are there now; empty for a form on one page. */
  readonly steps: readonly FormStepModel[];
  /** Words of the page after them; null for a form on one page. */
  readonly summary: FormSummaryWords | null;
  /** Fields by id. */
  readonly field: ReadonlyMap<string, FormFieldModel>;
  readonly inputs: FormInputs;
  /** What the form asks the office for what stands in it, by source. */
  readonly demands: Readonly<Record<string, SourceDemand>>;
  /** True when something differs from the initial values. */
  readonly changed: boolean;
}

/** What is wrong with a field. */
export interface FormProblem {
  readonly field: string;
  readonly label: string;
  readonly message: string;
}

/** What the office's answer means for the form. */
export type FormOutcome =
  | {
      readonly kind: 'failed';
      /** The field that the office objects to, with its message. */
      readonly problem: FormProblem | null;
      /** The message when it belongs to no field. */
      readonly notice: string | null;
      /** Where to go because of the failure, null to stay. */
      readonly goTo: string | null;
      /** True when the office was not reached, so that sending again may help. */
      readonly mayRetry: boolean;
    }
  | {
      readonly kind: 'done';
      readonly message: string | null;
      /** What happens to the input. */
      readonly input: 'stay' | 'clear' | 'reset';
      readonly goTo: string | null;
      /** What the screen of `goTo` receives, by name. */
      readonly state: Readonly<Record<string, unknown>>;
      readonly refresh: readonly string[];
      readonly session: 'start' | 'first' | 'end' | 'ended' | null;
    };

/** A question before a form is sent. */
export interface FormQuestion {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** True if the action cannot be undone: the button shows it, and the other button has the focus. */
  readonly danger: boolean;
}

/** One value with its name. */
export interface SummaryRow {
  readonly kind: 'row';
  /** Field or line that it stands in; unique among its neighbours. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** An object, or an item of a list, with what stands in it. */
interface SummaryGroup {
  readonly kind: 'group';
  /** Group, or the place of an item. */
  readonly id: string;
  readonly label: string;
  readonly entries: readonly SummaryEntry[];
}

/** What a summary shows, in order. */
export type SummaryEntry = SummaryRow | SummaryGroup;

/** What was filled in on one page of a form. */
export interface SummaryPart {
  /** The step; null for a form on one page, and for what stands at the end of the form. */
  readonly step: string | null;
  readonly title: string | null;
  readonly entries: readonly SummaryEntry[];
}

/** Names and words of what stands in fields, by field. */
export type SaidFields = Readonly<Record<string, readonly [label: string, value: string]>>;

/** Something that was typed and that the form cannot hold now: its field or item is gone, or its entry is not offered any more. */
export interface Unheld {
  readonly id: string;
  readonly label: string;
  /** What stood there, in words; empty when they are not known. */
  readonly value: string;
}

/** A field or a group of a form, as it is laid out. */
export interface OpenField {
  readonly id: string;
  readonly label: string;
  readonly ticked: boolean;
  /** True when it stands beside the field before it where there is room. */
  readonly beside: boolean;
  /** What a group holds, null for a field. */
  readonly fields: readonly OpenField[] | null;
  /** True for a list. */
  readonly several: boolean;
}

/** A form on its screen: everything that does not depend on the input, and functions of the input. */
export interface OpenForm {
  readonly id: string;
  readonly title: string;
  readonly showTitle: boolean;
  readonly intro: string | null;
  /** Words of the button that opens the dialog in which the form stands, and what it does; null for a form on the screen itself. */
  readonly dialog: { readonly open: string; readonly refresh: readonly string[]; readonly closeOnFailure: boolean } | null;
  readonly submit: { readonly label: string; readonly look: 'primary' | 'secondary'; readonly at: 'button' | 'opening' };
  readonly undo: string | null;
  readonly back: { readonly label: string; readonly goTo: string | null } | null;
  /** What the office answers, null when the definition does not say. */
  readonly response: Contract | null;
  readonly onlyWhenChanged: boolean;
  readonly leaveWarning: boolean;
  /** For how many days a draft of it may be kept; null when none is. */
  readonly draftDays: number | null;
  /** Names of its pages, also of those that are not there now; empty for a form on one page. */
  readonly steps: readonly string[];
  /** True when it asks the office something while it is filled in. */
  readonly asks: boolean;
  /** Names of all lines among the fields, also of those that are not shown now. */
  readonly lines: readonly string[];
  /** Fields and groups of the form, also those that are not shown now. */
  readonly fields: readonly OpenField[];
  /** Whether what stands in a field is stored nowhere. */
  isSecret(field: string): boolean;
  /** What errors call a field: with the item that it stands in. */
  labelOf(model: FormModel, field: string): string | null;
  /** How an input is kept among the edits: of a list also which items of the start were taken away. */
  keptOf(edits: FormEdits, field: string, input: FieldInput): FieldInput;
  /** Works the form out. Fields of `before` that did not change are taken over. */
  resolve(edits: FormEdits, before: FormModel | null): FormModel;
  /** The data to validate against the schema: values of the visible, filled-in fields. */
  data(model: FormModel): Readonly<Record<string, unknown>>;
  /** Problems in the order shown; empty when the form may be sent. Of one step only, if it is given. */
  problems(model: FormModel, violations: readonly ContractViolation[], step?: string, unheld?: readonly Unheld[]): readonly FormProblem[];
  /** Names of the fields with what stands in them, in words, by field; of some only, if they are given. */
  wordsOf(model: FormModel, fields?: readonly string[]): SaidFields;
  /** Whether the form has this field, or keeps this beside the fields. */
  holds(field: string): boolean;
  /** What was filled in, in words, by step; a form on one page is one part. */
  inWords(model: FormModel): readonly SummaryPart[];
  /** The question before sending, null when none is asked. */
  question(model: FormModel): FormQuestion | null;
  /** The call that sends the form, null while it is personal and there is no subject. */
  request(model: FormModel): OfficeRequest | null;
  /** What the answer means. */
  outcome(model: FormModel, answer: Result<unknown, OfficeError>): FormOutcome;
}
