import type { Language } from '../../engine';
import de from './first-words/de.json' with { type: 'json' };
import en from './first-words/en.json' with { type: 'json' };
import pl from './first-words/pl.json' with { type: 'json' };
import uk from './first-words/uk.json' with { type: 'json' };

/**
 * Texts of a language that are needed before its catalogue is there: while it is loading, if it could not be loaded, or during maintenance.
 */
export interface FirstWords {
  /** The language by its own name, so that it is found by those who need it. */
  readonly name: string;
  readonly wait: string;
  readonly failure: { readonly title: string; readonly text: string; readonly retry: string };
  readonly maintenance: MaintenanceWords;
}

/** Words of the maintenance page. */
export interface MaintenanceWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly checking: string;
  readonly still: string;
}

/** The words of each language. The page's template has those that it needs from the same files. */
export const firstWords: Readonly<Record<Language, FirstWords>> = { pl, en, de, uk };
