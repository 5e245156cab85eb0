import type { ServiceDefinition, Text } from '../../language/language.generated';
import type { SearchWords } from '../../pack/pack-index';
import { routeOfService, routeOfVariant } from '../../pack/service-route';
import { plainText } from './translate';

/** What the search finds of a definition in one language: its own address and those of its variants. A screen outside the list needs words of its own. */
export function searchWords(definition: ServiceDefinition): readonly SearchWords[] {
  const { title, intro, alsoKnownAs, group, variants = [] } = definition;
  const route = routeOfService(definition);
  const own = { route, title: plainText(title), intro: fixedText(intro), alsoKnownAs: wordsOf(alsoKnownAs) };
  const further = variants
    .filter((variant) => (group !== undefined && variant.serviceId !== undefined) || variant.alsoKnownAs !== undefined)
    .map((variant) => ({
      route: routeOfVariant(route, variant),
      title: plainText(variant.title),
      intro: own.intro,
      alsoKnownAs: wordsOf(variant.alsoKnownAs),
    }));
  return group === undefined && alsoKnownAs === undefined ? further : [own, ...further];
}

/** A text that says the same to everybody; one with values would be searched with its gaps. */
function fixedText(text: Text | undefined): string {
  return typeof text === 'string' ? text : '';
}

function wordsOf(text: Text | undefined): readonly string[] {
  if (text === undefined) return [];
  return plainText(text)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
