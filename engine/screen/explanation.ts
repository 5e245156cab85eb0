import type { FormatName, FormBlock, Text, Value } from '../language/language.generated';
import type { Screen } from './screen';

/** An amount with what it is called and how it is shown. */
export interface Amount {
  /** Id of the amount: that of its block, and of the column, value or row. */
  readonly id: string;
  readonly label: Text;
  readonly value: string;
  readonly format?: FormatName;
  readonly unit?: Value;
  /** The form in which it stands: its fields have the names of their values. */
  readonly form?: Pick<FormBlock, 'schema' | 'ui' | 'values'>;
}

/** One step of a calculation: in words, and with the figures in place of the words. */
export interface ExplainedStep {
  readonly label: string;
  readonly words: string;
  readonly figures: string;
  readonly result: string;
}

/** A value that goes into an amount. */
export interface ExplainedInput {
  readonly label: string;
  readonly value: string;
  /** For a value that an act sets: when it holds, the act, and where it can be read. */
  readonly basis: { readonly validity: string; readonly act: string; readonly link: string | null } | null;
}

/** How an amount comes about, in words. */
export interface Explanation {
  readonly label: string;
  /** The question that it answers, as a heading. */
  readonly question: string;
  /** The amount as it is shown. */
  readonly result: string;
  /** What is worked out, in order; the last one gives the amount. Empty for an amount that nobody works out. */
  readonly steps: readonly ExplainedStep[];
  readonly inputs: readonly ExplainedInput[];
  /** The conditions that decided, as sentences. */
  readonly reasons: readonly string[];
  /** Sentence about what is missing for the amount, null when nothing is. */
  readonly lacking: string | null;
}

/** Works out an explanation. */
export type Explain = (screen: Screen, amount: Amount) => Explanation;

let explain: Explain | null = null;

/** Lets screens explain amounts: what works it out is loaded only where it is asked for. */
export function openExplaining(by: Explain): void {
  explain = by;
}

/** How an amount comes about; null where nothing works it out. */
export function explanationOf(screen: Screen, amount: Amount): Explanation | null {
  return explain?.(screen, amount) ?? null;
}
