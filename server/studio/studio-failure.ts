import type { EditRefusal, LayerRefusal } from '../../engine/authoring';
import type { DraftProblem } from './draft-check';
import type { MovedValue } from './moved-values';

/** Why a call of the editors' room is refused: its code, the HTTP status, and the words in Polish and English. */
export const studioErrors = {
  'signed-out': [
    401,
    'Ta sesja się skończyła. Zaloguj się ponownie, a to, co jest w szkicu, na Ciebie czeka.',
    'This session has ended. Log in again; what is in the draft is kept.',
  ],
  'wrong-credentials': [403, 'Login, hasło lub kod się nie zgadzają.', 'Login, password or code is not right.'],
  'too-many-attempts': [429, 'Za dużo prób. Spróbuj ponownie za kwadrans.', 'Too many attempts. Try again in a quarter of an hour.'],
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
  'too-large': [413, 'To jest za duże.', 'This is too large.'],
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
  'no-title': [400, 'Podaj tytuł i powód zmiany.', 'Give a title and a reason for the change.'],
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
  'login-taken': [409, 'Ten login jest już zajęty.', 'This login is taken.'],
  'last-administrator': [
    409,
    'To jedyny administrator. Najpierw nadaj to uprawnienie innej osobie.',
    'This is the only administrator. Give that right to somebody else first.',
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

/** What a refusal shows besides its words. */
export interface StudioDetails {
  /** Changes whose underlying value has moved. */
  readonly moved?: readonly MovedValue[];
  /** Problems that the checker found. */
  readonly problems?: readonly DraftProblem[];
  /** What the layer must not say. */
  readonly refusals?: readonly LayerRefusal[];
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
