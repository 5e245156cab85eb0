// The words of checker, parser, typing of formulas and scenarios, in the languages of authors. What is wrong is decided elsewhere.

import { catalogueOf } from '../phrases/catalogue';
import { en } from './en';
import { pl } from './pl';

export type { AuthorLanguage, Phrase } from '../phrases/catalogue';
export { authorLanguages } from '../phrases/catalogue';

/** Says something to authors, and words what was said. */
export const { say, word } = catalogueOf(en, { pl });
