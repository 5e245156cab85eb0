/** What a status of the office's answer means for the whole portal. */
export type AnswerRule =
  /** Remove both tokens, store the maintenance flag, go to the maintenance page. */
  | 'maintenance'
  /** Remove both tokens and load the portal anew from its root. */
  | 'signed-out'
  /** Only the one who asked is told. */
  | 'none';

// On these pages a 401 is an answer to what was typed, and they show it themselves.
const ownAnswers: readonly string[] = [
  '/logowanie',
  '/uzytkownicy/login2FA',
  '/aktywacja-return-url',
  '/aktywacja-z-urzedu-return-url',
  '/rejestracja',
  '/nowe-haslo',
  '/reset-haslo',
  '/reset-link',
  '/zmiana-hasla',
  '/zmiana-email',
];

/** Decides what an answer's status means, on this page and with or without a token. A visitor has nothing to be signed out of. */
export function answerRule(status: number, path: string, hasToken: boolean): AnswerRule {
  if (status === 503) return 'maintenance';
  return status === 401 && hasToken && !ownAnswers.includes(path) ? 'signed-out' : 'none';
}
