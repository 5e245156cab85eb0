import type { Severity } from './problem';

/** One rule of the checker: how bad a breach is, and a sentence for the author's manual. */
interface RuleEntry {
  readonly severity: Severity;
  readonly description: string;
}

/** Rules of one family by id. */
export type RuleSet = Readonly<Record<string, RuleEntry>>;
