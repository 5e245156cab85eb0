// The words of checker, parser, typing of formulas and scenarios, in the languages of authors. What is wrong is decided elsewhere.

import { type Catalogue, catalogueOf } from '../phrases/catalogue';
import { en } from './en';
import { pl } from './pl';

export type { AuthorLanguage, Phrase } from '../phrases/catalogue';
export { authorLanguages } from '../phrases/catalogue';

// The type is named, because declarations of the package cannot spell it out.
const catalogue: Catalogue<typeof en> = catalogueOf(en, { pl });

/** Says something to authors. */
export const say: Catalogue<typeof en>['say'] = catalogue.say;
/** Words what was said. */
export const word: Catalogue<typeof en>['word'] = catalogue.word;
