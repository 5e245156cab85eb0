import type { ChangeMeaning } from './changes';
import type { DraftProblem, MovedValue } from './drafts';

/** An own value over a changed one of the base. */
export interface MovedOwn extends MovedValue {
  /** True when the editors' layer says it, so that an editor can give it up. */
  readonly isOfEditors: boolean;
}

/** Answer of `GET /upgrade`: what a newer base would change for this portal. Nothing of it is published. */
export interface UpgradeAnswer {
  readonly meaning: ChangeMeaning;
  /** What this portal says itself of a value that the newer base has changed. */
  readonly moved: readonly MovedOwn[];
  readonly problems: readonly DraftProblem[];
}
