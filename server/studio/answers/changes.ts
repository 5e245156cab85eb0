import type { ImpactLine, ScenarioOutcome } from '../../../engine/authoring';
import type { SentEdit } from './drafts';

/** One thing that changes, in words. */
export interface ToldChange {
  readonly sentence: string;
  /** The sentence without the name of the service, to stand below it. */
  readonly part: string;
  /** The service or screen; null for the portal as a whole. */
  readonly slug: string | null;
  readonly title: string | null;
  /** Where the layer says it; null where it is only said below. */
  readonly place: { readonly file: string; readonly path: string } | null;
  /** The changes of the layer that make it. */
  readonly layer: readonly { readonly file: string; readonly path: string }[];
  /** The edits that take it back, and nothing else. */
  readonly undo: readonly SentEdit[];
  /** Why more people may see or do more now. */
  readonly widens: readonly string[];
  /** Languages in which a text is not translated, or no longer fits its original. */
  readonly untranslated: readonly string[];
}

/** What a change means: answer of `GET /drafts/:id/impact` and `GET /compare/:from/:to`. */
export interface ChangeMeaning {
  readonly changes: readonly ToldChange[];
  readonly lines: readonly ImpactLine[];
  /** Services and screens that look different. */
  readonly screens: readonly { readonly slug: string; readonly title: string; readonly address: string }[];
  readonly scenarios: readonly ScenarioOutcome[];
  /** True when one of the two states has errors, so that only the changes themselves can be told. */
  readonly isPartial: boolean;
}
