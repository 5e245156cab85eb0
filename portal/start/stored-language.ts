import { type Language, originalLanguage } from '../../engine';

/** Which language the portal speaks after its configuration is known, and whether the stored choice must go. */
export interface SettledLanguage {
  readonly language: Language;
  readonly forget: boolean;
}

/** Adjusts the stored language to the configuration: while other languages are off, the default one is used. */
export function settleLanguage(stored: string | null, offered: readonly Language[], international: boolean): SettledLanguage {
  const fallback = offered[0] ?? originalLanguage;
  if (!international) return { language: fallback, forget: stored !== null };
  const chosen = offered.find((language) => language === stored);
  return { language: chosen ?? fallback, forget: stored !== null && chosen === undefined };
}

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
