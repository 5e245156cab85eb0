// The headless engine: what a definition means, the same in a browser and in Node. It knows no React, no DOM, no Node and no service;
// clock, language, time zone and texts come in as arguments. Reading, checking and compiling definitions is the room next door, authoring/.

export { answerFromContent, applyReading } from './answers/apply-reading';
export { type AnswerReport, type ConformedAnswer, type ContractViolation, conformAnswer, reportInWords } from './answers/conform-answer';
export { folderAddress, folderParam, readFolderAddress } from './blocks/browser/folder-address';
export type { FolderModel } from './blocks/browser/model';
export type { ChartPoint, ChartTrend } from './blocks/chart/model';
export { type OpeningHours, openingAt } from './blocks/hours/opening';
export { openingWords } from './blocks/hours/opening-words';
export { lengthText, wholeView } from './blocks/map/map-view';
export { canPart, type MapMark, marksIn } from './blocks/map/marks';
export type { MapPlace } from './blocks/map/model';
export { namesBeside } from './blocks/map/names';
export { outlineOf } from './blocks/map/outlines';
export { boundsOf, isNearest, moved, type Size, scaleBar, type View, viewOf, zoomed } from './blocks/map/plane';
export { symbolPath } from './blocks/map/symbols';
export type { SelectionActionModel, SelectionModel, TableSending } from './blocks/table/sending';
export type { tileIcons } from './blocks/tiles/icons';
export type { TileModel } from './blocks/tiles/model';
export type { ClockModel } from './controls/clock/field';
export type { DateModel } from './controls/date/field';
export type { FileItem, FileModel } from './controls/file/field';
export { type FileEntry, writeEntry } from './controls/file/file-entry';
export { fileKinds, headLength, isFileKind, isOfUse, kindOfContent } from './controls/file/kinds';
export type { NumberModel } from './controls/number/field';
export type { RangeModel } from './controls/range/field';
export type { SearchModel } from './controls/search-select/field';
export { entryFinder } from './controls/search-select/find-entries';
export type { TextModel } from './controls/text/field';
export type { TickModel } from './controls/tick/field';
export { blockColumns } from './document/block-columns';
export { calendarFile, subscriptionPattern } from './document/calendar-file';
export { csvText, toCsv } from './document/csv';
export type { FilterEntry } from './document/filter-column';
export { parseRange, writeRange } from './document/filter-range';
export { type FilterInputs, filterTable, type TableFilter } from './document/filter-table';
export { nameRows } from './document/row-names';
export { searchTable, type TableSearch } from './document/search-table';
export { colourBlindSafe, inkOn } from './drawing/colours';
export { createEvaluator, type Evaluate, isExpression } from './expressions';
export { type FormatOptions, formatValue } from './formats';
export { groupedAccount } from './formats/account-number';
export { splitAtPhones } from './formats/contact-formats';
export type { FormSource } from './forms/open-form';
export { guardedKinds } from './kinds/guarded-kinds';
export { knowsKinds, withStandardKinds } from './kinds/standard-kinds';
export type { Contract, FormBlock, ServiceDefinition } from './language/language.generated';
export { mainOffice } from './pack/answer-reading';
export { type CompiledService, contractPlace, formulaPlace, type NodeKey } from './pack/compiled-service';
export type {
  CompiledPack,
  ContentCall,
  ContentTree,
  CurrentPack,
  KeptCall,
  OfficeAccess,
  PackEntry,
  PackIndex,
  PortalRoutes,
  SearchWords,
  SessionIndex,
  SharedCallEntry,
  ShellCall,
  ShellMenuItem,
} from './pack/pack-index';
export { breakAhead, breakOn, breakSpan, type PlannedBreak } from './pack/planned-break';
export { leadsNowhere, leadsToScreen } from './pack/service-route';
export { printableDocument, printableSteps } from './printing/printable-document';
export { parseAnswerText } from './requests/answer-text';
export { placeOf, refusedRequest, requestAddress, type Subject } from './requests/build-request';
export { type CallParts, callRequest, shellRequest } from './requests/call-request';
export { isNotFound, type OfficeError, type OfficeRequest } from './requests/office-call';
export { type OfficeSpeeches, readOfficeAnswer, sessionOf, speechOf } from './requests/read-office-answer';
export { sendAs } from './requests/send-as';
export { checkRule, type RuleContext } from './rules';
export { writeTypedNumber } from './rules/number-rules';
export { type Pesel, parsePesel } from './rules/pesel';
export { changeInput } from './runtime/change-input';
export { type DocumentOrder, documentFolder, parseDocumentOrder } from './runtime/document-order';
export { knownInputs } from './runtime/known-inputs';
export { decodeParams, encodeParams, readInputs } from './runtime/param-address';
export { planScreen, type ScreenPlan } from './runtime/plan-screen';
export { readBack } from './runtime/read-back';
export { resolveScreen, resolveService } from './runtime/resolve-service';
export { isDoneWithout } from './runtime/resolve-source';
export { callKey, type Plan, runScreen, type SettledScreen, settleScreen } from './runtime/screen-run';
export { type LoadAnswer, settlePlan, settleService } from './runtime/settle-service';
export { withAdvice } from './screen/advice';
export {
  allModels,
  type BlockKindName,
  type BlockModel,
  type BlockModelOf,
  type BlockStatus,
  type FileDemand,
  type FileProblems,
  isSubscribed,
  showsTable,
} from './screen/block-model';
export { type ScreenContext, screenContext } from './screen/context';
export {
  type ChoiceModel,
  type EntryModel,
  type FieldInput,
  type FieldModel,
  isChoice,
  type ParamInput,
  type ParamInputs,
  type ServiceInputs,
} from './screen/field-model';
export { type FieldPart, fieldPartsOf, isRareControl } from './screen/field-parts';
export type { MoreKinds } from './screen/kinds';
export type { PrintableColumn, PrintableDocument, PrintablePart } from './screen/printable';
export { safeFileName } from './screen/resolve-file';
export type { ServiceModel } from './screen/service-model';
export type { SourceState } from './screen/source-state';
export {
  type Cell,
  type ColumnFilter,
  type ColumnModel,
  headingText,
  type RowActionModel,
  type RowGroup,
  type SortOrder,
  type TableModel,
  type Tone,
  totalText,
} from './screen/table-model';
export { assertNever } from './values/assert-never';
export { contentHash } from './values/content-hash';
export { givenDigits, groupedDigits, parseDecimal } from './values/decimal-text';
export { foldedText } from './values/folded-text';
export { textAttributes, textTags } from './values/formatted-text';
export { isRecord } from './values/is-record';
export { isLanguage, type Language, originalLanguage, type Translate } from './values/language';
export { officeTimeZone } from './values/moment';
export { formatPlainDate, type PlainDate, parsePlainDate, parseTypedDate, writeTypedDate } from './values/plain-date';
export { failure, type Result, success } from './values/result';
export { translator } from './values/translator';
export { encodePart } from './values/uri-part';
