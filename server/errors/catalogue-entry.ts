import type { Language } from '../../engine';

/** One error of the office: its number, the HTTP status, and the sentence for the resident. */
export interface CatalogueEntry {
  readonly kod: number;
  readonly status: number;
  readonly opis: Readonly<Record<Language, string>>;
}
