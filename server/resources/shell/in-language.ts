import { type Language, originalLanguage } from '../../../engine';
import type { LocalText } from '../../database/shell-tables';

/** A text of the office in a language; where the office has none, in Polish. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] ?? text.pl;
}

/** The same for a text that may be missing altogether. */
export function inLanguageOrNull(text: LocalText | null, language: Language): string | null {
  return text && inLanguage(text, language);
}

/** The language in which a text is answered when it is not the one that was asked for; else null. */
export function otherLanguage(text: LocalText, language: Language): Language | null {
  return text[language] === undefined ? originalLanguage : null;
}
