import type { JsonValue } from '../parse/json-value';
import type { Place } from '../source/loaded-pack';
import type { Edit, EditKind } from './edit';
import type { Output } from './outputs';
import type { ToldLanguage } from './words';

/** Where a change is. */
export interface ChangePlace {
  /** `portal`, `calls`, `texts/<language>` or `services/<slug>`. */
  readonly document: string;
  /** The service or screen, null for the portal as a whole. */
  readonly slug: string | null;
  /** Names and ids joined by dots, as keys of translations are; empty for the document itself. */
  readonly path: string;
  /** Where its file says so; of something removed what held it. Null where packs keep no places. */
  readonly place: Place | null;
}

/** Languages by what became of the translations of a changed text. */
export interface ChangedTranslations {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Languages of the portal in which a text is not translated. */
  readonly missing: readonly string[];
  /** Languages in which a translation stayed though its Polish text changed. */
  readonly outdated: readonly string[];
}

/** A sentence in each language in which changes are told. */
export type Sentence = Readonly<Record<ToldLanguage, string>>;

/** One change of a pack as people see it. */
export interface PackChange {
  /** What it is about, by definition and property of the language: `Column`, `Column.label`. */
  readonly what: string;
  readonly how: EditKind;
  readonly place: ChangePlace;
  /** The whole value before; undefined for something added, moved or renamed. */
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  readonly translations: ChangedTranslations;
  /** What of a service shows the change; empty where it is not one of a block. */
  readonly outputs: readonly Output[];
  /** The differences that it tells. Each difference of two packs is in one change. */
  readonly edits: readonly Edit[];
  readonly sentence: Sentence;
  /** The sentence without the name of the service, to stand below a heading. */
  readonly part: Sentence;
}
