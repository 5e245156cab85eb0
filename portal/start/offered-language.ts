import type { Language } from '../../engine';

/**
 * The language to offer somebody who has chosen none: the first of those that the browser asks for (`navigator.languages`, such as uk-UA)
 * that the portal has. Null when the portal speaks it already, or has none of them.
 */
export function offeredLanguage(preferred: readonly string[], known: readonly Language[], spoken: Language): Language | null {
  const wanted = preferred
    .map((tag) => tag.split('-')[0]?.toLowerCase())
    .flatMap((base) => known.find((language) => language === base) ?? []);
  const [first] = wanted;
  return first === undefined || first === spoken ? null : first;
}
