/** What all fields of a screen's parameters have. */
interface ParamBase {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly required: boolean;
  /** What is wrong with the input, null when nothing is. */
  readonly problem: string | null;
  /** What the field needs and could not be had, told here because no block tells it; null when nothing is to be told. */
  readonly failure: { readonly message: string; readonly retry: readonly string[] } | null;
}

/** A choice from a list. Keys are texts, because controls and addresses carry texts. */
export interface ChoiceModel extends ParamBase {
  readonly control: 'select' | 'multi-select' | 'radio';
  /**
   * loading: the list is on its way; waiting: nothing is fetched before something else is there; none: the list is empty (then
   * `noOptions` says so); failed: the list could not be fetched.
   */
  readonly status: 'loading' | 'waiting' | 'ready' | 'none' | 'failed';
  readonly options: readonly { readonly key: string; readonly label: string }[];
  /** Keys of the chosen options. */
  readonly chosen: readonly string[];
  readonly noOptions: string | null;
  /** Label of the choice that must be made before this list can be asked for, null when there is none. */
  readonly waitsFor: string | null;
}

/** A date field. */
export interface DateModel extends ParamBase {
  readonly control: 'date';
  /** What stands in the field: what was typed, else dd.mm.yyyy. */
  readonly typed: string;
  /** The date as yyyy-MM-dd, null when there is none. */
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
}

/** Two fields from and to. */
export interface RangeModel extends ParamBase {
  readonly control: 'date-range' | 'number-range';
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly typed: { readonly from: string; readonly to: string };
  /** Least decimal places with which typed numbers are written. */
  readonly places: number;
  readonly min: string | null;
  readonly max: string | null;
}

/** A text field. */
export interface TextModel extends ParamBase {
  readonly control: 'text';
  readonly typed: string;
  readonly accept: 'any' | 'digits';
  readonly maxLength: number | null;
  readonly sensitive: boolean;
}

/** A field of the screen's parameters. */
export type ParamModel = ChoiceModel | DateModel | RangeModel | TextModel;

/** What the resident put into the params: texts as typed, keys of choices, ends of ranges. Absent means untouched. */
export type ParamInputs = Readonly<Record<string, string | readonly string[] | { readonly from: string; readonly to: string }>>;

/** What the resident put in: as it stands in the fields, and as it took effect (null before the first press of the button). */
export interface ServiceInputs {
  readonly typed: ParamInputs;
  /** Ignored by a service whose params apply at once. */
  readonly applied: ParamInputs | null;
}
