import type { PluralForms, Text } from '../../../language/language.generated';
import type { Language } from '../../../values/language';
import { say } from '../../messages';
import type { Span } from '../../parse/source-file';
import type { TextEntry } from '../../source/loaded-pack';
import { nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Names of the {{name}} places of a text, in all its plural forms together. */
export function placeholdersIn(entry: TextEntry): string[] {
  const sentences = typeof entry === 'string' ? [entry] : Object.values(entry);
  const names = sentences.flatMap((sentence) => [...String(sentence).matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name));
  return [...new Set(names)];
}

const formsOf = new Map<Language, readonly string[]>();

/** Plural forms that a language has (CLDR) and a text lacks. */
function missingForms(language: Language, forms: Partial<PluralForms>): string[] {
  return formsIn(language).filter((form) => !Object.hasOwn(forms, form));
}

function formsIn(language: Language): readonly string[] {
  const all = formsOf.get(language) ?? new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  formsOf.set(language, all);
  return all;
}

/** Names that may be put into a text of a definition. */
export function placesOf(text: Text): string[] {
  return typeof text === 'string' ? [] : [...Object.keys(text.values ?? {}), ...(text.count === undefined ? [] : ['count'])];
}

/** Checks a Polish text of a definition by itself. */
export function checkOriginal(text: Text, span: () => Span, report: Report): void {
  if (typeof text !== 'string') {
    if ((text.text === undefined) === (text.plural === undefined)) {
      report('text-or-plural', span(), {
        message: say('text-and-plural'),
        expected: say('text-or-plural-with-count'),
      });
    }
    if (text.plural && text.count === undefined) {
      report('text-or-plural', span(), { message: say('plural-without-count'), expected: 'count' });
    }
    if (text.plural) checkForms('pl', text.plural, span, report);
  }
  const known = placesOf(text);
  for (const name of placeholdersIn(typeof text === 'string' ? text : (text.plural ?? text.text ?? ''))) {
    if (known.includes(name)) continue;
    const suggestion = nearest(name, known);
    report('placeholder-mismatch', span(), {
      message: say('place-without-value', { place: `{{${name}}}` }),
      expected: say('entry-in-values'),
      got: name,
      suggestion,
    });
  }
}

/** Checks a translation against the places of the Polish text and whether that has plural forms. */
export function checkTranslation(
  language: Language,
  entry: TextEntry,
  original: { readonly places: readonly string[]; readonly isPlural: boolean },
  span: () => Span,
  report: Report,
): void {
  if (typeof entry !== 'string') {
    if (original.isPlural) checkForms(language, entry, span, report);
    else
      report('text-or-plural', span(), {
        message: say('plural-translation-of-plain'),
        expected: say('a-text'),
      });
  } else if (original.isPlural) {
    const expected = missingForms(language, {}).join(', ');
    report('missing-plural-form', span(), {
      message: say('plain-translation-of-plural'),
      expected,
    });
  }
  const found = placeholdersIn(entry);
  const expected = original.places.map((place) => `{{${place}}}`).join(' ') || say('text-without-places');
  for (const name of found.filter((place) => !original.places.includes(place))) {
    const suggestion = nearest(name, original.places);
    report('placeholder-mismatch', span(), {
      message: say('place-not-in-original', { place: `{{${name}}}` }),
      expected,
      got: `{{${name}}}`,
      suggestion,
    });
  }
  // A number may be said in words ("one year"), so count may be left out.
  for (const name of original.places.filter((place) => place !== 'count' && !found.includes(place))) {
    report('placeholder-mismatch', span(), { message: say('place-not-in-translation', { place: `{{${name}}}` }), expected });
  }
}

/** Reports plural forms of the language that a text lacks, and those that the language has not. */
export function checkForms(language: Language, forms: PluralForms, span: () => Span, report: Report): void {
  const known = formsIn(language);
  const extra = Object.keys(forms).filter((form) => !known.includes(form));
  if (extra.length > 0)
    report('extra-plural-form', span(), {
      message: say('extra-plural-forms', { forms: extra.join(', '), language }),
      expected: known.join(', '),
      got: extra.join(', '),
    });
  const missing = missingForms(language, forms);
  if (missing.length === 0) return;
  const details = { expected: missingForms(language, {}).join(', '), got: Object.keys(forms).join(', ') };
  report('missing-plural-form', span(), { message: say('missing-plural-forms', { forms: missing.join(', '), language }), ...details });
}
