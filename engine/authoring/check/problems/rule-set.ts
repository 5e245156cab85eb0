/** How bad a problem is: an error keeps the pack from being published, a warning does not. */
export type Severity = 'error' | 'warning';

/** A rule of the checker: how bad a breach is, and a sentence for the author's manual. */
export interface RuleEntry<Bad extends Severity> {
  readonly severity: Bad;
  readonly description: string;
}

/** Rules of one family by id. */
export type RuleSet = Readonly<Record<string, RuleEntry<Severity>>>;

/** A rule whose breach keeps the pack from being published. */
export const error = (description: string): RuleEntry<'error'> => ({ severity: 'error', description });

/** A rule whose breach is told and counted. */
export const warning = (description: string): RuleEntry<'warning'> => ({ severity: 'warning', description });
