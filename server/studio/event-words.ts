/** What the log can tell, in Polish and English. */
export const eventWords = {
  login: ['zalogowanie', 'logged in'],
  'login-refused': ['odmowa logowania', 'login refused'],
  'password-changed': ['zmiana własnego hasła', 'changed the own password'],
  'second-factor-changed': ['zmiana własnej aplikacji z kodami', 'changed the own authenticator application'],
  'sessions-ended': ['zakończenie sesji', 'ended sessions'],
  'editor-invited': ['zaproszenie osoby', 'invited a person'],
  'invitation-accepted': ['przyjęcie zaproszenia', 'accepted the invitation'],
  'editor-changed': ['zmiana uprawnień', 'changed rights'],
  'editor-disabled': ['zablokowanie osoby', 'blocked a person'],
  'draft-opened': ['otwarcie szkicu', 'opened a draft'],
  'draft-read': ['przeczytanie cudzego szkicu', 'read somebody else’s draft'],
  'handed-in': ['przekazanie do zatwierdzenia', 'handed in'],
  commented: ['uwaga do wniosku', 'commented'],
  returned: ['zwrot do poprawy', 'returned'],
  approved: ['zatwierdzenie', 'approved'],
  scheduled: ['wyznaczenie dnia publikacji', 'set a day of publication'],
  unscheduled: ['odwołanie dnia publikacji', 'took back the day of publication'],
  withdrawn: ['wycofanie', 'withdrew'],
  published: ['publikacja', 'published'],
  'published-on-date': ['publikacja w wyznaczonym dniu', 'published on the day set'],
  'date-failed': ['nieudana publikacja w wyznaczonym dniu', 'could not be published on the day set'],
  'rolled-back': ['powrót do wcześniejszej wersji', 'rolled back'],
  'layer-exported': ['pobranie warstwy', 'exported the layer'],
  'layer-looked-at': ['sprawdzenie warstwy przed wczytaniem', 'looked at a layer to import'],
  'import-proposed': ['wniosek z wczytanej warstwy', 'proposed an imported layer'],
  imported: ['wczytanie warstwy poleceniem', 'imported the layer by a command'],
  'live-looked-at': ['podgląd z żywymi danymi osoby testowej', 'previewed with live data of the test subject'],
  'log-read': ['przeczytanie dziennika', 'read the log'],
  'log-exported': ['pobranie dziennika', 'exported the log'],
} as const satisfies Readonly<Record<string, readonly [polish: string, english: string]>>;

/** Name of something that the log keeps. */
export type StudioEventKind = keyof typeof eventWords;

const roles: Readonly<Record<string, string>> = { editor: 'redaktor', approver: 'zatwierdzający' };

/** Names in the order in which a list shows them. */
export const eventKinds = Object.keys(eventWords).filter((kind): kind is StudioEventKind => Object.hasOwn(eventWords, kind));

/** What happened, in words. A kind of a later version stands as it is. */
export function wordsOfEvent(kind: string, language: 'pl' | 'en'): string {
  return Object.hasOwn(eventWords, kind) ? eventWords[kind as StudioEventKind][language === 'pl' ? 0 : 1] : kind;
}

/** What the log keeps of rights, in words; all other details are people's own. */
export function wordsOfDetails(kind: string, details: string, language: 'pl' | 'en'): string {
  if (language === 'en' || kind !== 'editor-changed') return details;
  return details.replace(/(?<=[:,] )(editor|approver)(?= )/g, (role) => roles[role] ?? role);
}
