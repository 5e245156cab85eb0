// The headless engine: what a definition means, the same in a browser and in Node. It knows no React, no DOM, no Node and no service;
// clock, language, time zone and texts come in as arguments. Reading, checking and compiling definitions is the room next door, authoring/.

export { type AnswerReport, type ConformedAnswer, type ContractViolation, conformAnswer } from './answers/conform-answer';
export { toCsv } from './document/csv';
export type { PrintableColumn, PrintableDocument, PrintablePart } from './document/printable';
export { printableDocument, printableSteps } from './document/printable-document';
export { nameRows } from './document/row-names';
export { type Cel, createEvaluator, type Evaluate, isExpression, type Scope } from './expressions';
export { groupedAccount } from './formats/account-number';
export type { Contract, ServiceDefinition } from './language/language.generated';
export { commissionOf } from './money/commission';
export { type Grosze, lesserGrosze, parseGrosze, sumGrosze, zlotyNumber, zlotyText } from './money/grosze';
export { amountDigits, amountWords } from './money/money-words';
export { type CompiledService, formulaPlace, type NodeKey } from './pack/compiled-service';
export type {
  CompiledPack,
  CurrentPack,
  PackEntry,
  PackIndex,
  SessionIndex,
  SharedCallEntry,
  ShellCall,
  ShellCalls,
  ShellLink,
  ShellMenuItem,
} from './pack/pack-index';
export { refusedRequest, requestAddress } from './requests/build-request';
export { type CallParts, callRequest } from './requests/call-request';
export { safeFileName } from './requests/file-name';
export type { OfficeError } from './requests/office-error';
export type { OfficeRequest } from './requests/office-request';
export type { Subject } from './requests/subject';
export { checkRule, type RuleContext } from './rules';
export { writeTypedNumber } from './rules/number-rules';
export { type Pesel, parsePesel } from './rules/pesel';
export { changeInput } from './runtime/change-input';
export { knownInputs } from './runtime/known-inputs';
export { decodeParams, encodeParams } from './runtime/param-address';
export { resolveService, type ServiceInputs } from './runtime/resolve-service';
export { type LoadAnswer, settleService } from './runtime/settle-service';
export type {
  BlockModel,
  BlockStatus,
  ChartPoint,
  FieldModel,
  FileDemand,
  FileProblems,
  FolderModel,
  FormSource,
  TileModel,
} from './screen/block-model';
export type { ScreenContext } from './screen/context';
export type { ChoiceModel, DateModel, ParamInputs, ParamModel, RangeModel, TextModel } from './screen/param-model';
export { fillPlaces, pluralForm } from './screen/resolve-text';
export type { ServiceModel } from './screen/service-model';
export type { SourceDemand, SourceState } from './screen/source-state';
export {
  type Cell,
  type ColumnModel,
  headingText,
  type RowActionModel,
  type SortOrder,
  type TableModel,
  type Tone,
  type TotalsModel,
} from './screen/table-model';
export { type OfferedGroup, parseOfferedServices } from './services-list/offered-services';
export { type ListVisitor, type ServiceAccess, servicesUnderMaintenance } from './services-list/service-access';
export { buildServicesList, type ListedGroup, type ListedService } from './services-list/services-list';
export { callToken, sendsToken, tokenRoutes } from './session/call-token';
export { chooseSubject, isSameSubject, numberOfSubject, parseSubjects } from './session/choose-subject';
export { type Clocks, type Deadline, dueWarning, isShort, minutesAndSeconds, secondsLeft } from './session/countdown';
export { type Draft, type DraftOwner, draftOwner, isDraftOf, parseDraft, subjectOfDraft } from './session/draft';
export { type LoginAnswer, parseLoginAnswer, parseToken } from './session/login-answer';
export { presumedSession } from './session/presumed-session';
export { type RouteAccess, type RoutedScreen, routeAccess } from './session/route-access';
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
export { parseExtension, parseUserInfo, type UserInfo } from './session/user-info';
export { userValues } from './session/user-values';
export { type AnswerRule, answerRule } from './start/answer-rules';
export { type CalendarDay, calendarDay, isOnDay } from './start/calendar-day';
export {
  configurationBefore,
  configurationWithout,
  type OfficeConfiguration,
  parseConfiguration,
  type StartPage,
} from './start/configuration';
export { defaultMenu, type MenuContact, type MenuItem, parseMenu, type SideMenu } from './start/side-menu';
export { decideStart, readStatus, type StartFacts, type StartStep } from './start/start-sequence';
export { settleLanguage } from './start/stored-language';
export { parseStoredVisits, readVisits } from './start/visit-counter';
export { assertNever } from './values/assert-never';
export { isRecord } from './values/is-record';
export { type Language, languages, type Translate } from './values/language';
export { formatPlainDate, type PlainDate, parsePlainDate, parseTypedDate, writeTypedDate } from './values/plain-date';
export { failure, type Result, success } from './values/result';
