// What this portal means beyond its definitions: session, start, services list, money and readings, as the calls of the office name them.
// Headless like the engine: no React, no DOM, no Node; clock, language and texts come in as arguments.

export { commissionOf } from './money/commission';
export { type Grosze, lesserGrosze, parseGrosze, sumGrosze, zlotyNumber, zlotyText } from './money/grosze';
export { amountDigits, amountWords } from './money/money-words';
export { type OfferedGroup, parseOfferedServices } from './services-list/offered-services';
export { servicesUnderMaintenance } from './services-list/service-access';
export { buildServicesList, type ListedGroup, type ListedService } from './services-list/services-list';
export { callToken, sendsToken, tokenRoutes } from './session/call-token';
export { numberOfSubject, parseSubjects } from './session/choose-subject';
export { type Clocks, type Deadline, dueWarning, isShort, minutesAndSeconds, secondsLeft } from './session/countdown';
export { type Draft, type DraftOwner, draftOwner, isDraftOf, parseDraft, subjectOfDraft } from './session/draft';
export { type LoginAnswer, parseLoginAnswer, parseToken } from './session/login-answer';
export { presumedSession } from './session/presumed-session';
export { type RoutedScreen, routeAccess } from './session/route-access';
export {
  isOpen,
  type RestrictedSession,
  restoreSession,
  type Session,
  type SessionEvent,
  type SignedInSession,
  type StoredSession,
  sessionAfter,
  storedSession,
  visitorSession,
} from './session/session';
export { keepOwnSubject } from './session/subject-elsewhere';
export { parseExtension, parseUserInfo } from './session/user-info';
export { userFields, userValues } from './session/user-values';
export { answerRule } from './start/answer-rules';
export { type CalendarDay, calendarDay, isOnDay } from './start/calendar-day';
export {
  configurationBefore,
  configurationWithout,
  type OfficeConfiguration,
  parseConfiguration,
  type StartPage,
} from './start/configuration';
export { defaultMenu, type MenuContact, type MenuItem, parseMenu, type SideMenu } from './start/side-menu';
export { decideStart, readStatus } from './start/start-sequence';
export { settleLanguage } from './start/stored-language';
export { parseStoredVisits, readVisits } from './start/visit-counter';
