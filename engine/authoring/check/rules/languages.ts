import { type Language, originalLanguage } from '../../../values/language';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** A language is there when its catalogue is: reports languages that are offered, or in which texts are written, without one. */
export function checkLanguages({ portal, portalTexts, services, values, catalogue }: PackUnderCheck, report: Report): void {
  const known = new Set([originalLanguage, ...catalogue.keys()]);
  const details = (language: Language) => ({
    message: say('no-texts-in-language', { language }),
    expected: say('catalogue-or-known-language', { language, known: listNames(known) }),
    got: language,
    suggestion: nearest(language, known),
  });
  if (portal) {
    for (const [index, language] of portal.value.languages.entries()) {
      if (!known.has(language)) report('unknown-language', portal.located.valueSpan(childPointer('/languages', index)), details(language));
    }
  }
  for (const texts of [portalTexts, ...[...services, ...values].map(({ translations }) => translations)]) {
    for (const [language, document] of texts) {
      if (document && !known.has(language)) report('unknown-language', { ...document.located.valueSpan(''), length: 1 }, details(language));
    }
  }
}
