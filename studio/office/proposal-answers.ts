import type { ImpactLine, JsonValue, ScenarioOutcome } from '../../engine/authoring';
import type { DraftEntry, DraftProblem, SentEdit } from './studio-answers';

/** One thing that changes, in words. */
export interface ToldChange {
  readonly sentence: string;
  /** The sentence without the name of the service. */
  readonly part: string;
  readonly slug: string | null;
  readonly title: string | null;
  readonly place: { readonly file: string; readonly path: string } | null;
  readonly layer: readonly { readonly file: string; readonly path: string }[];
  /** The edits that take it back. */
  readonly undo: readonly SentEdit[];
  readonly widens: readonly string[];
  readonly untranslated: readonly string[];
}

/** Answer of `GET /drafts/:id/impact` and `GET /compare/:from/:to`. */
export interface ChangeMeaning {
  readonly changes: readonly ToldChange[];
  readonly lines: readonly ImpactLine[];
  readonly screens: readonly { readonly slug: string; readonly title: string; readonly address: string }[];
  readonly scenarios: readonly ScenarioOutcome[];
  readonly isPartial: boolean;
}

/** A value whose ground has moved; what is absent is not there. */
export interface MovedValue {
  readonly file: string;
  readonly path: string;
  readonly was?: JsonValue;
  readonly mine?: JsonValue;
  readonly theirs?: JsonValue;
}

/** A proposal in a list. */
export interface ProposalEntry extends DraftEntry {
  readonly author: string | null;
  readonly approver: string | null;
  readonly changedAt: string;
  readonly revision: number | null;
}

/** What can be done with a proposal. */
export type ProposalStep = 'edit' | 'hand-in' | 'return' | 'approve' | 'publish' | 'schedule' | 'unschedule' | 'withdraw';

/** A step with the reason why this person cannot take it now. */
export interface OfferedStep {
  readonly step: ProposalStep;
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** Answer of `GET /drafts/:id/proposal`. */
export interface ProposalAnswer extends ProposalEntry {
  readonly history: readonly { readonly kind: string; readonly at: string; readonly who: string | null; readonly details: string }[];
  readonly steps: readonly OfferedStep[];
  readonly moved: readonly MovedValue[];
  readonly problems: readonly DraftProblem[];
  readonly refusals: readonly { readonly file: string; readonly path: string; readonly reason: string }[];
  readonly pack: string | null;
}

/** A published state. */
export interface Revision {
  readonly number: number;
  readonly kind: 'publication' | 'rollback' | 'import';
  readonly title: string;
  readonly reason: string;
  readonly legalBasis: string;
  readonly author: string | null;
  readonly approver: string | null;
  readonly publishedAt: string;
  readonly sentences: readonly string[];
}

/** Answer of `GET /upgrade`. */
export interface UpgradeAnswer {
  readonly meaning: ChangeMeaning;
  readonly moved: readonly (MovedValue & { readonly isOfEditors: boolean })[];
  readonly problems: readonly DraftProblem[];
}
