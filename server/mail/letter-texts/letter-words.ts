/** What a letter can be about. */
export type LetterKind =
  | 'activation'
  | 'account-exists'
  | 'new-password'
  | 'password-changed'
  | 'email-changed-from'
  | 'email-changed-to'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'person-verified'
  | 'account-deleted';

/** Words of one letter in one language; `{{login}}` and `{{portal}}` are put in. */
export interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Words of the link, null for a letter without one. */
  readonly link: string | null;
  /** Paragraphs below the link. */
  readonly after: readonly string[];
}

/** Every letter in one language, with what all of them begin and end with. */
export interface LetterTexts {
  readonly greeting: string;
  readonly closing: string;
  readonly letters: Readonly<Record<LetterKind, LetterWords>>;
}
