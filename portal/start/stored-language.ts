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
