import type { CallTable } from '../../language/calls.generated';
import type { PluralForms, ServiceDefinition } from '../../language/language.generated';
import type { PortalDefinition } from '../../language/portal.generated';
import type { ValueFile } from '../../language/values.generated';
import type { Language } from '../../values/language';
import type { Surroundings } from './surroundings';

/** A definitions folder as text: path below the folder → content. Reading files is the caller's business. */
export type DefinitionFiles = ReadonlyMap<string, Uint8Array>;

/** A place in a definition file, counted from 1. `pointer` is an RFC 6901 JSON pointer. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
}

/** One text of a text file: a sentence, or its plural forms. */
export type TextEntry = string | PluralForms;

/** One effective value that an overlay changed. */
export interface OverlayChange {
  /** JSON pointer in the merged definition; of a removed value the pointer that it had. */
  readonly pointer: string;
  /** Where the overlay says so. */
  readonly place: Place;
  /** The value of the base pack, undefined for something new. */
  readonly was: unknown;
  /** The value now, undefined for something removed. */
  readonly now: unknown;
}

/** One service after overlays, with the way back to the files it came from. */
export interface LoadedService {
  readonly slug: string;
  readonly definition: ServiceDefinition;
  /** Where the effective value at a JSON pointer of the merged definition was written: base pack or overlay. */
  place(pointer: string): Place;
  /** What an overlay changed, in the order of the overlay's file; empty for a service of one file. */
  readonly changes: readonly OverlayChange[];
  /** Texts of the other languages by language, then by key (`params.rok.label`). */
  readonly translations: Readonly<Partial<Record<Language, Readonly<Record<string, TextEntry>>>>>;
}

/** Dated values of one file, with their texts in other languages. */
export interface LoadedValues {
  readonly name: string;
  readonly values: ValueFile['values'];
  readonly translations: LoadedService['translations'];
}

/** A whole pack after overlays. It may still be wrong: the checker says so. */
export interface LoadedPack {
  readonly portal: PortalDefinition;
  readonly portalTranslations: Readonly<Partial<Record<Language, Readonly<Record<string, TextEntry>>>>>;
  readonly calls: CallTable;
  /** Where the effective value at a JSON pointer of calls.json was written; null in a pack that has no such file. */
  callsPlace(pointer: string): Place | null;
  /** The dated values; the same list as long as none of them changes. */
  readonly values: readonly LoadedValues[];
  readonly services: readonly LoadedService[];
  /** Catalogue of the shell and the engine by language, from `texts/<language>.json`. */
  readonly texts: Readonly<Partial<Record<Language, Readonly<Record<string, TextEntry>>>>>;
  /** What it was checked with. */
  readonly surroundings: Surroundings;
}
