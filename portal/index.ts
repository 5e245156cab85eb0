// What this portal means beyond its definitions: session, start, services list, money and readings. `answers/` reads what the calls of the office say.
// Headless like the engine: no React, no DOM, no Node; clock, language and texts come in as arguments.

export {
  configurationBefore,
  configurationWithout,
  type OfficeConfiguration,
  parseConfiguration,
  readStatus,
  type StartPage,
  servicesUnderMaintenance,
} from './answers/configuration';
export { type ContentFolder, contentBelow, parseContentTree } from './answers/content-tree';
export { type LoginAnswer, parseLoginAnswer, parseToken } from './answers/login-answer';
export { type OfferedGroup, parseOfferedServices } from './answers/offered-services';
export { defaultMenu, type MenuContact, type MenuItem, parseMenu, type SideMenu } from './answers/side-menu';
export { parseSubjects } from './answers/subjects';
export { parseExtension, parseUserInfo } from './answers/user-info';
export { userFields, valuesOfUser } from './answers/user-values';
export { parseStoredVisits, readVisits } from './answers/visit-counter';
export { commissionOf } from './money/commission';
export { amountDigits, amountWords, type Grosze, lesserGrosze, parseGrosze, sumGrosze, zlotyNumber, zlotyText } from './money/grosze';
export { buildServicesList, type ListedGroup, type ListedService, ownServices } from './services-list/services-list';
export { callToken, sendsToken, tokenRoutes } from './session/call-token';
export { numberOfSubject } from './session/choose-subject';
export { type Clocks, type Deadline, dueWarning, isShort, minutesAndSeconds, secondsLeft } from './session/countdown';
export { type Draft, type DraftOwner, draftOwner, isDraftOf, parseDraft, subjectOfDraft } from './session/draft';
export { type RoutedScreen, routeAccess } from './session/route-access';
export {
  isOpen,
  presumedSession,
  type RestrictedSession,
  restoreSession,
  type Session,
  type SessionEvent,
  type SignedInSession,
  type StoredSession,
  sessionAfter,
  storedSession,
  userValues,
  visitorSession,
} from './session/session';
export { keepOwnSubject } from './session/subject-elsewhere';
export { answerRule } from './start/answer-rules';
export { type CalendarDay, calendarDay, isOnDay } from './start/calendar-day';
export { type FirstWords, firstWords } from './start/first-words';
export { decideStart } from './start/start-sequence';
export { offeredLanguage, settleLanguage } from './start/stored-language';
