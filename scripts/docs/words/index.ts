import { type AuthorLanguage, catalogueOf, type Phrase, polishSentence } from '../../../engine/authoring';
import { en } from './en';
import { pl } from './pl';

const catalogue = catalogueOf(en, { pl });

/** Says something in the manual. */
export const { say } = catalogue;

/** What the manual is written in. */
export interface Tongue {
  readonly language: AuthorLanguage;
  tell(said: Phrase): string;
  /** A sentence of the schemas, rules and functions. */
  sentence(english: string): string;
}

/** A manual in a language. */
export function tongueOf(language: AuthorLanguage): Tongue {
  return {
    language,
    tell: (said) => catalogue.word(said, language),
    sentence: (english) => (language === 'pl' ? (polishSentence(english) ?? english) : english),
  };
}

/** The manual in English. */
export const english = tongueOf('en');
