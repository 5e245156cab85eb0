import type { EditRefusal, LayerRefusal, ToldLanguage } from '../../engine/authoring';
import { hardSpaces } from '../../engine/values';
import type { MovedValue, RefusedFile } from './answers';
import type { FoundProblem } from './draft-check';

/** Why a call of the editors' room is refused: its code, the HTTP status, and the words in Polish and English. */
export const studioErrors = {
  'signed-out': [
    401,
    'Ta sesja się skończyła. Zaloguj się ponownie, a to, co jest w szkicu, na Ciebie czeka.',
    'This session has ended. Log in again; what is in the draft is kept.',
  ],
  'wrong-credentials': [403, 'Login, hasło lub kod się nie zgadzają.', 'Login, password or code is not right.'],
  'too-many-attempts': [
    429,
    'Za dużo nieudanych prób. Spróbuj ponownie za {minutes} min.',
    'Too many failed attempts. Try again in {minutes} min.',
  ],
  'too-many-requests': [429, 'Za dużo zapytań naraz. Spróbuj za chwilę.', 'Too many requests at once. Try again in a moment.'],
  'foreign-origin': [403, 'To zapytanie nie pochodzi ze strony redakcji.', 'This request does not come from a page of the editors’ room.'],
  forbidden: [
    403,
    'Nie masz uprawnienia do tej czynności. Uprawnienia nadaje administrator.',
    'You have no right to do this. The administrator gives rights.',
  ],
  'own-proposal': [
    403,
    'Własnej propozycji nie można zatwierdzić. Musi to zrobić inna osoba.',
    'Nobody approves an own proposal. Somebody else has to do it.',
  ],
  'not-found': [404, 'Nie ma tu tego, o co pytasz.', 'There is nothing here of what you ask for.'],
  'bad-request': [400, 'Zapytanie jest niezrozumiałe.', 'The request cannot be understood.'],
  'unwritable-text': [
    400,
    'W tekście jest niewidoczny znak, którego nie da się zapisać. Wpisz ten fragment ręcznie zamiast go wklejać.',
    'The text has an invisible character that cannot be stored. Type that part instead of pasting it.',
  ],
  'too-large': [413, 'To jest za duże.', 'This is too large.'],
  'large-picture': [413, 'Ten obraz jest za duży. Może mieć najwyżej 1 MB.', 'This picture is too large. It may have at most 1 MB.'],
  'unsafe-picture': [
    422,
    'Tego pliku nie można dodać: nie jest obrazem takiego rodzaju, jak mówi jego nazwa, albo zawiera coś, co mogłoby się uruchomić.',
    'This file cannot be added: it is no picture of the kind that its name says, or it holds something that could run.',
  ],
  'wrong-state': [
    409,
    'W tym stanie propozycji nie można tego zrobić. Ktoś mógł ją tymczasem zmienić, odśwież ją.',
    'This cannot be done in the present state of the proposal. Somebody may have changed it; look at it again.',
  ],
  'nothing-changed': [409, 'Ten szkic niczego nie zmienia.', 'This draft changes nothing.'],
  moved: [
    409,
    'Ktoś tymczasem zmienił to samo. Porównaj wartości i wybierz jedną z nich.',
    'Somebody has changed the same meanwhile. Compare the values and choose one.',
  ],
  'has-errors': [422, 'Z tymi błędami nie można tego opublikować.', 'This cannot be published with these errors.'],
  'refused-layer': [
    422,
    'Tego nie wolno zmienić w redakcji. Może to zrobić tylko osoba, która prowadzi pliki portalu.',
    'The editors’ room may not change this. Only whoever keeps the files of the portal can.',
  ],
  'no-place': [422, 'Nie ma miejsca, które ta zmiana wskazuje.', 'The place that this change names is not there.'],
  'no-pdf': [404, 'Ten ekran nie ma PDF.', 'This screen has no PDF.'],
  'live-not-kept': [
    409,
    'Żywe dane urzędu nie trafiają do plików ani do scenariuszy. Wybierz inne dane.',
    'Live data of the office goes into no file and no scenario. Choose other data.',
  ],
  'no-paper-now': [
    409,
    'W tym stanie portal nie daje pliku. Dlaczego, mówi mieszkańcowi ekran.',
    'In this state the portal gives no file. The screen tells residents why.',
  ],
  'long-paper': [
    409,
    'Wierszy jest za dużo na PDF. Mieszkaniec dostaje zamiast niego tabele jako CSV.',
    'There are too many rows for a PDF. Residents get the tables as CSV instead.',
  ],
  'no-title': [400, 'Podaj tytuł i powód zmiany.', 'Give a title and a reason for the change.'],
  'no-comment': [400, 'Napisz komentarz.', 'Write a comment.'],
  'past-date': [400, 'Wybierz dzień, który dopiero będzie.', 'Choose a day that is still to come.'],
  'weak-password': [
    400,
    'Hasło musi mieć od 12 do 256 znaków i nie może zawierać loginu.',
    'A password has 12 to 256 characters and does not contain the login.',
  ],
  'wrong-code': [
    400,
    'Kod się nie zgadza. Przepisz aktualny kod z aplikacji.',
    'The code is not right. Type the current code of the application.',
  ],
  'invitation-over': [
    410,
    'To zaproszenie straciło ważność. Poproś administratora o nowe.',
    'This invitation is no longer valid. Ask the administrator for another.',
  ],
  'wrong-password': [403, 'Obecne hasło się nie zgadza.', 'The present password is not right.'],
  'own-account': [
    409,
    'Własne hasło i kody zmienisz na stronie „Moje konto”, bez zaproszenia.',
    'You change your own password and codes on the page “My account”, without an invitation.',
  ],
  'no-archive': [400, 'To nie jest archiwum ZIP, które można odczytać.', 'This is not a ZIP archive that can be read.'],
  'bad-files': [
    422,
    'W archiwum są pliki, których nie można przyjąć. Nic nie zostało zmienione.',
    'The archive holds files that cannot be taken. Nothing was changed.',
  ],
  'login-taken': [409, 'Ten login jest już zajęty.', 'This login is taken.'],
  'last-administrator': [
    409,
    'To jedyny administrator. Najpierw nadaj to uprawnienie innej osobie.',
    'This is the only administrator. Give that right to somebody else first.',
  ],
  'no-next-base': [
    404,
    'Nie ma tu nowszej wersji, z którą można by porównać portal. Wskazuje ją osoba, która prowadzi serwer (STUDIO_NEXT_BASE).',
    'There is no newer version here to compare the portal with. Whoever runs the server names it (STUDIO_NEXT_BASE).',
  ],
  'broken-next-base': [
    409,
    'Nowszej wersji nie da się odczytać. Powiadom osobę, która prowadzi serwer.',
    'The newer version cannot be read. Tell whoever runs the server.',
  ],
  'broken-ground': [
    409,
    'Pliki portalu zawierają teraz błędy, więc nic nie można opublikować. Powiadom osobę, która je prowadzi.',
    'The files of the portal have errors now, so nothing can be published. Tell whoever keeps them.',
  ],
  'database-unavailable': [
    503,
    'Baza danych chwilowo nie odpowiada. Spróbuj za chwilę, szkic jest bezpieczny.',
    'The database does not answer at present. Try again in a moment; the draft is safe.',
  ],
  failed: [500, 'Nie udało się z powodu błędu serwera. Spróbuj ponownie.', 'This failed because of an error of the server. Try again.'],
} as const satisfies Readonly<Record<string, readonly [number, string, string]>>;

/** Name of an error of the editors' room. Programs branch on it. */
export type StudioErrorCode = keyof typeof studioErrors;

/** The words of a refusal, with what it says of this time. */
export function refusalWords(code: StudioErrorCode, language: ToldLanguage, { minutes = 15 }: StudioDetails = {}): string {
  const [, polish, english] = studioErrors[code];
  return (language === 'en' ? english : hardSpaces(polish)).replace('{minutes}', String(minutes));
}

/** What a refusal shows besides its words. */
export interface StudioDetails {
  /** Changes whose underlying value has moved. */
  readonly moved?: readonly MovedValue[];
  /** Problems that the checker found. */
  readonly problems?: readonly FoundProblem[];
  /** What the layer must not say. */
  readonly refusals?: readonly LayerRefusal[];
  /** Minutes until the next attempt. */
  readonly minutes?: number;
  /** Files that are not taken, and why. */
  readonly files?: readonly RefusedFile[];
  /** The edit that was refused, and why. */
  readonly edit?: EditRefusal;
}

/** An expected refusal on its way to the answer. */
export class StudioFailure extends Error {
  override readonly name = 'StudioFailure';

  constructor(
    readonly code: StudioErrorCode,
    readonly details: StudioDetails = {},
  ) {
    super(code);
  }
}
