import type { Choice, Completion, Completions, Evaluation, FileText, ReadableField, Use } from '../../../engine/authoring';
import type { SentEdit } from './drafts';

/** What is answered about a place, or why nothing is, in words. */
export type ToldPlace<Content> = Content | { readonly refusal: string };

/** Something that may stand at a place, with an example of what it does. */
export interface PlaceChoice extends Pick<Choice, 'value' | 'label' | 'help' | 'sample'> {
  /** Its type in words. */
  readonly type: string | null;
}

/** Answer of `GET /choices`. */
export interface ChoicesAnswer {
  readonly choices: readonly PlaceChoice[];
}

/** A name or function that fits at the cursor. */
export interface FormulaCompletion extends Omit<Completion, 'type'> {
  /** Its type in words; of a function its signature. */
  readonly type: string | null;
}

/** Answer of `POST /places/complete`: what fits at the cursor, and the characters of the text that it replaces. */
export interface FormulaCompletions extends Omit<Completions, 'items'> {
  readonly items: readonly FormulaCompletion[];
}

/** Something wrong in a formula. Positions count from its `=`. */
export interface FormulaFinding {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly expected: string | null;
  readonly got: string | null;
  readonly suggestion: string | null;
}

/** Answer of `POST /places/evaluate`: what a formula gives on sample rows. */
export interface FormulaResults extends Pick<Evaluation, 'kind'> {
  /** Type of the result in words. */
  readonly type: string | null;
  readonly findings: readonly FormulaFinding[];
  readonly results: readonly { readonly shown: string | null; readonly fault: string | null }[];
}

/** Answer of `GET /places/fields`: what a formula may read. */
export interface PlaceFields {
  readonly fields: readonly ReadableField[];
}

/** What reads or names something, with the way to it. */
export interface PlaceUse extends Pick<Use, 'service' | 'kind' | 'text'> {
  readonly file: string;
  /** Pointer with ids. */
  readonly path: string;
  /** Whether it does so itself, not through something else. */
  readonly direct: boolean;
}

/** Answer of `GET /places/used-by`. */
export interface PlaceUses {
  readonly uses: readonly PlaceUse[];
}

/** Answer of `GET /places/fixes`: ways to mend a problem. */
export interface FixesAnswer {
  readonly fixes: readonly { readonly says: string; readonly edits: readonly SentEdit[] }[];
}

/** Answer of `GET /places/texts`: every text of a file. */
export interface TextsAnswer {
  readonly texts: readonly FileText[];
}

/** Where a published value comes from. */
export interface ValueOrigin {
  /** Name of the layer that says it. */
  readonly layer: string;
  /** The publication by which the editors said it last; null for a value of the files. */
  readonly revision: { readonly number: number; readonly author: string | null; readonly publishedAt: string } | null;
}

/** Answer of `GET /places/origins`: where the properties of a part come from. */
export interface OriginsAnswer {
  /** The part, as a pointer with ids. */
  readonly part: string;
  /** The layer of the file as a whole. */
  readonly layer: string;
  /** What another layer says, and all that the editors say, by name of the property. */
  readonly properties: Readonly<Record<string, ValueOrigin>>;
}
