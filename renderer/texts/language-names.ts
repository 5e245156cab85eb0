import type { Language } from '../../engine';

/** Each language by its own name, so that it is found by those who need it. */
export const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', de: 'Deutsch', uk: 'Українська' };
