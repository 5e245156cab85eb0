import type { Edit } from './sample-pack';

/** Demonstrates a rule: a pack that breaks it at a place, and the most similar pack that does not. */
export interface RuleCase {
  readonly broken: readonly Edit[];
  readonly good: readonly Edit[];
  /** `file#pointer` where the problem must be. */
  readonly at: string;
  /** The name that must be suggested. */
  readonly suggestion?: string;
  /** The edits make an overlay over the sample pack. */
  readonly overlay?: true;
}
