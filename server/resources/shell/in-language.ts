import type { Language } from '../../../engine';
import type { LocalText } from '../../database/shell-tables';

/** A text of the office in a language; where the office has none, in Polish. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] ?? text.pl;
}

/** The same for a text that may be missing altogether. */
export function inLanguageOrNull(text: LocalText | null, language: Language): string | null {
  return text && inLanguage(text, language);
}
