import type { Language } from '../../../values/language';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedTexts } from '../pack/pack-under-check';
import { checkForms, checkTranslation, placeholdersIn } from '../pack/text-forms';
import { nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { checkPlainWords, checkTranslated } from './plain-words';

/** Checks the catalogue of shell and engine. There is no definition to compare with: Polish is the original. */
export function checkCatalogue(catalogue: CheckedTexts, languages: readonly Language[], report: Report): void {
  const polish = catalogue.get('pl');
  if (!polish) return;
  const keys = Object.keys(polish.value).filter((key) => key !== '$schema');
  for (const key of keys) {
    const entry = polish.value[key];
    if (entry === undefined) continue;
    const span = () => polish.located.valueSpan(childPointer('', key));
    if (typeof entry !== 'string') checkForms('pl', entry, span, report);
    checkPlainWords(entry, key, span, report);
  }
  for (const [language, document] of catalogue) {
    if (language === 'pl' || !document) continue;
    const { value, located } = document;
    for (const [key, entry] of Object.entries(value)) {
      if (key === '$schema') continue;
      const original = Object.hasOwn(polish.value, key) ? polish.value[key] : undefined;
      const at = childPointer('', key);
      if (original === undefined) {
        const suggestion = nearest(key, keys);
        report('dead-translation', located.keySpan(at), { message: say('no-text-in-catalogue', { key }), got: key, suggestion });
      } else {
        const shape = { places: placeholdersIn(original), isPlural: typeof original !== 'string' };
        checkTranslation(language, entry, shape, () => located.valueSpan(at), report);
        checkPlainWords(entry, key, () => located.valueSpan(at), report);
        checkTranslated(language, entry, original, () => located.valueSpan(at), report);
      }
    }
  }
  for (const language of languages) {
    const document = catalogue.get(language);
    if (!document) continue;
    for (const key of keys.filter((name) => !Object.hasOwn(document.value, name))) {
      const details = { message: say('not-translated', { language }), expected: say('key-in-catalogue', { key, language }) };
      report('missing-translation', polish.located.keySpan(childPointer('', key)), details);
    }
  }
}
