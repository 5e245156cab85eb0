import type { PluralForms } from '../../language.generated';
import type { Language } from '../../texts/language';
import type { TextEntry } from '../loaded-pack';

/** Names of the {{name}} places of a text, in all its plural forms together. */
export function placeholdersIn(entry: TextEntry): string[] {
  const sentences = typeof entry === 'string' ? [entry] : Object.values(entry);
  const names = sentences.flatMap((sentence) => [...String(sentence).matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name));
  return [...new Set(names)];
}

/** Plural forms that a language has (CLDR) and a text lacks. */
export function missingForms(language: Language, forms: Partial<PluralForms>): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => !Object.hasOwn(forms, form));
}
