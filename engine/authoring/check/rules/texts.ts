import type { PluralForms, Text } from '../../../language.generated';
import type { Language } from '../../../texts/language';
import type { TextEntry } from '../../loaded-pack';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer } from '../../parse/json-pointer';
import type { Span } from '../../parse/source-file';
import { portalSchema, serviceSchema } from '../../schemas.generated';
import { type LanguageSchema, type VisitedPlace, walkDefinition } from '../../walk';
import { nearest } from '../nearest';
import type { CheckedDocument, CheckedTexts, PackUnderCheck } from '../pack-under-check';
import type { Report } from '../problem';
import type { RuleSet } from '../rule-set';
import { missingForms, placeholdersIn } from '../text-forms';

/** Rules about texts and their translations. */
export const textRules = {
  'unknown-language': { severity: 'error', description: 'A text file is of a language that the portal knows: pl, en, de, uk.' },
  'missing-translation': {
    severity: 'warning',
    description: 'Every text stands in every language of portal.json; a missing one stays Polish.',
  },
  'dead-translation': { severity: 'warning', description: 'A translation belongs to a text that is there.' },
  'placeholder-mismatch': { severity: 'error', description: 'A {{name}} place has a value, and every language has the same places.' },
  'missing-plural-form': { severity: 'error', description: 'A text with a count has every plural form of its language (CLDR).' },
  'text-or-plural': { severity: 'error', description: 'A composed text has either text, or plural with count.' },
} as const satisfies RuleSet;

/** A text that residents read, where it stands, and what may be put into it. */
interface Original {
  readonly key: string;
  readonly text: Text;
  readonly span: Span;
  /** False for texts that no resident reads, such as titles inside the contract of an answer. */
  readonly needed: boolean;
}

/** Checks texts in the definitions, their translations and the catalogue. */
export function checkTexts(pack: PackUnderCheck, report: Report): void {
  const languages = pack.portal?.value.languages.filter((language) => language !== 'pl') ?? [];
  for (const { definition, located, places, translations } of pack.services) {
    checkTranslated(originals(places, located, definition), located, translations, languages, report);
  }
  if (pack.portal) checkPortal(pack.portal, pack.portalTexts, languages, report);
  checkCatalogue(pack.catalogue, languages, report);
}

// The portal's schema refers to definitions of the service schema; the walk looks them up in one place.
const portalWalkSchema: LanguageSchema = { ...portalSchema, $defs: { ...asSchema(serviceSchema.$defs), ...asSchema(portalSchema.$defs) } };

function asSchema(value: unknown): LanguageSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function checkPortal(portal: CheckedDocument<object>, texts: CheckedTexts, languages: readonly Language[], report: Report): void {
  const places: VisitedPlace[] = [];
  walkDefinition(portal.value, portalWalkSchema, (place) => places.push(place));
  checkTranslated(originals(places, portal.located, portal.value), portal.located, texts, languages, report);
}

function originals(places: readonly VisitedPlace[], located: LocatedJson, root: object): Original[] {
  return places.flatMap((place) => {
    const isText = place.kind === 'text' || (place.kind === 'cell' && typeof place.value === 'string' && !place.value.startsWith('='));
    if (!isText) return [];
    const [area] = place.path;
    const needed = !('slug' in root) || (area !== 'state' && !(area === 'sources' && place.path.includes('response')));
    return [{ key: place.key, text: place.value as Text, span: located.valueSpan(place.pointer), needed }];
  });
}

function checkTranslated(
  all: readonly Original[],
  located: LocatedJson,
  translations: CheckedTexts,
  languages: readonly Language[],
  report: Report,
): void {
  const byKey = new Map(all.map((original) => [original.key, original]));
  for (const original of all) checkOriginal(original, report);
  for (const [language, document] of translations) {
    if (language === 'pl' || !document) continue;
    const { value, located: place } = document;
    for (const [key, entry] of Object.entries(value)) {
      if (key === '$schema') continue;
      const original = byKey.get(key);
      const at = childPointer('', key);
      if (original) checkEntry(language, entry, placesOf(original.text), isPlural(original.text), place.valueSpan(at), report);
      else
        report('dead-translation', place.keySpan(at), {
          message: `No text has the key ${key}.`,
          got: key,
          suggestion: nearest(key, byKey.keys()),
        });
    }
  }
  for (const language of languages) {
    const document = translations.get(language);
    if (document === null) continue;
    const known = document?.value ?? {};
    const missing = all.filter(({ key, needed }) => needed && !Object.hasOwn(known, key));
    if (missing.length === 0) continue;
    if (!document)
      report('missing-translation', located.keySpan(''), {
        message: `There are no texts in ${language}: ${missing.length} texts stay Polish.`,
        expected: `a file ${language}.json beside the definition`,
      });
    else
      for (const { key, span } of missing)
        report('missing-translation', span, {
          message: `This text is not translated into ${language}.`,
          expected: `${key} in the file of ${language}`,
        });
  }
}

function checkOriginal({ text, span }: Original, report: Report): void {
  if (typeof text !== 'string') {
    if ((text.text === undefined) === (text.plural === undefined))
      report('text-or-plural', span, {
        message: 'This text has both text and plural, or neither.',
        expected: 'text, or plural with count',
      });
    if (text.plural && text.count === undefined)
      report('text-or-plural', span, { message: 'This text has plural forms and no count that chooses one.', expected: 'count' });
    if (text.plural) reportForms('pl', text.plural, span, report);
  }
  const known = placesOf(text);
  for (const name of placeholdersIn(typeof text === 'string' ? text : (text.plural ?? text.text ?? ''))) {
    if (!known.includes(name))
      report('placeholder-mismatch', span, {
        message: `The place {{${name}}} has no value.`,
        expected: 'an entry in values',
        got: name,
        suggestion: nearest(name, known),
      });
  }
}

function checkEntry(
  language: Language,
  entry: TextEntry,
  places: readonly string[] | null,
  plural: boolean,
  span: Span,
  report: Report,
): void {
  if (typeof entry !== 'string') {
    if (!plural)
      report('text-or-plural', span, {
        message: 'This translation has plural forms, and the Polish text has no count that chooses one.',
        expected: 'a text',
      });
    else reportForms(language, entry, span, report);
  } else if (plural)
    report('missing-plural-form', span, {
      message: 'The Polish text has plural forms, and this translation has one sentence.',
      expected: missingForms(language, {}).join(', '),
    });
  if (!places) return;
  for (const name of placeholdersIn(entry)) {
    if (!places.includes(name))
      report('placeholder-mismatch', span, {
        message: `The Polish text has no place {{${name}}}.`,
        expected: places.map((place) => `{{${place}}}`).join(' ') || 'no places',
        got: `{{${name}}}`,
        suggestion: nearest(name, places),
      });
  }
  const found = placeholdersIn(entry);
  for (const name of places.filter((place) => place !== 'count' && !found.includes(place))) {
    report('placeholder-mismatch', span, { message: `This translation lacks the place {{${name}}}.`, expected: `{{${name}}}` });
  }
}

function reportForms(language: Language, forms: PluralForms, span: Span, report: Report): void {
  const missing = missingForms(language, forms);
  if (missing.length > 0)
    report('missing-plural-form', span, {
      message: `The plural forms ${missing.join(', ')} are missing for ${language}.`,
      expected: missingForms(language, {}).join(', '),
      got: Object.keys(forms).join(', '),
    });
}

function isPlural(text: Text): boolean {
  return typeof text !== 'string' && text.plural !== undefined;
}

/** Names that may be put into a text. */
function placesOf(text: Text): string[] {
  return typeof text === 'string' ? [] : [...Object.keys(text.values ?? {}), ...(text.count === undefined ? [] : ['count'])];
}

/** The catalogue has no definition to compare with: Polish is the original. */
function checkCatalogue(catalogue: CheckedTexts, languages: readonly Language[], report: Report): void {
  const polish = catalogue.get('pl');
  if (!polish) return;
  const keys = Object.keys(polish.value).filter((key) => key !== '$schema');
  for (const key of keys) {
    const entry = polish.value[key];
    if (entry !== undefined && typeof entry !== 'string') reportForms('pl', entry, polish.located.valueSpan(childPointer('', key)), report);
  }
  for (const [language, document] of catalogue) {
    if (language === 'pl' || !document) continue;
    const { value, located } = document;
    for (const [key, entry] of Object.entries(value)) {
      if (key === '$schema') continue;
      const original = Object.hasOwn(polish.value, key) ? polish.value[key] : undefined;
      const at = childPointer('', key);
      if (original === undefined)
        report('dead-translation', located.keySpan(at), {
          message: `The Polish catalogue has no text ${key}.`,
          got: key,
          suggestion: nearest(key, keys),
        });
      else checkEntry(language, entry, placeholdersIn(original), typeof original !== 'string', located.valueSpan(at), report);
    }
  }
  for (const language of languages) {
    const document = catalogue.get(language);
    const known = document?.value ?? {};
    if (document === null) continue;
    for (const key of keys.filter((name) => !Object.hasOwn(known, name))) {
      report('missing-translation', polish.located.keySpan(childPointer('', key)), {
        message: `This text is not translated into ${language}.`,
        expected: `${key} in texts/${language}.json`,
      });
    }
  }
}
