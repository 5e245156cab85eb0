import type { LayerRefusal } from '../../../engine/authoring';
import type { DraftEntry, DraftProblem, MovedValue } from './drafts';

/** A proposal in a list, with the names of its people. */
export interface ProposalEntry extends DraftEntry {
  readonly author: string | null;
  readonly approver: string | null;
}

/** Answer of `GET /drafts`. */
export interface ProposalsAnswer {
  readonly drafts: readonly ProposalEntry[];
}

/** What can be done with a draft or proposal. */
export type ProposalStep = 'edit' | 'hand-in' | 'return' | 'approve' | 'publish' | 'schedule' | 'unschedule' | 'withdraw';

/** A step that the state of a proposal has, and why this person may not take it now; null when nothing is in the way. */
export interface OfferedStep {
  readonly step: ProposalStep;
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** Answer of `GET /drafts/:id/proposal`: its words and people, what happened to it, and what may be done with it now. */
export interface ProposalAnswer extends ProposalEntry {
  readonly history: readonly { readonly kind: string; readonly at: string; readonly who: string | null; readonly details: string }[];
  readonly steps: readonly OfferedStep[];
  readonly moved: readonly MovedValue[];
  readonly problems: readonly DraftProblem[];
  readonly refusals: readonly LayerRefusal[];
  /** Version of its pack, null while it has errors. */
  readonly pack: string | null;
}
