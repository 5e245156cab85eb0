import type { LayerChange } from '../../../engine/authoring';

/** A published state, without the layer itself. */
export interface Revision {
  readonly number: number;
  readonly kind: 'publication' | 'rollback' | 'import';
  readonly title: string;
  readonly reason: string;
  readonly legalBasis: string;
  readonly author: string | null;
  readonly approver: string | null;
  /** The proposal that it was. */
  readonly draft: number | null;
  /** The revision to which it went back. */
  readonly ofRevision: number | null;
  readonly publishedAt: string;
  /** What it changed, in words. */
  readonly sentences: readonly string[];
  readonly changes: readonly LayerChange[];
}

/** Answer of `GET /revisions`, the latest first. */
export interface RevisionsAnswer {
  /** Number of the one that residents have. */
  readonly published: number;
  readonly revisions: readonly Revision[];
}

/** Answer of what publishes: `POST /drafts/:id/publish` and `POST /revisions/:number/roll-back`. */
export interface PublishedAnswer {
  readonly revision: number;
}

/** Answer of `GET /pulse`: what is published, and a word that changes with every step of a draft. */
export interface Pulse {
  readonly revision: number;
  readonly drafts: string;
}
