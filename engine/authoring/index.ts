// Reading, checking and compiling definitions, for commands and servers; never part of a page. Files come in as text and go out as text.

export {
  type ChangedCall,
  type ChangedTranslations,
  type ChangePlace,
  changeReport,
  describeChange,
  type Impact,
  type ImpactBelow,
  type ImpactContext,
  type ImpactItem,
  type ImpactLine,
  impact,
  impactLines,
  type LayerTold,
  type PackBelow,
  type PackChange,
  type ScenarioOutcome,
  type Sentence,
  type ShownDifference,
  type ToldLanguage,
  type TouchedLink,
  type TouchedScreen,
  toldLanguages,
  toldLayer,
  type Widening,
  type WideningKind,
  wideningWords,
} from './changes';
export { type Checker, checkPack, createChecker, type PackCheck } from './check/check-pack';
export { listNames, nearest } from './check/problems/nearest';
export { type Problem, problemIn } from './check/problems/problem';
export { type RuleId, rules } from './check/problems/rule-list';
export type { Severity } from './check/problems/rule-set';
export { upgradeLockFile } from './check/read/file-role';
export { type ProblemReport, problemReport, type ReportedProblem, reportText } from './check/report';
export { type ReadWidget, readWidget } from './check/widget-description';
export { answerBreaches, compilePack, contentCalls, createCompiler, readByContract, resolveCalls } from './compile';
export { polishSchema, polishSentence, polishTitle, polishWord, polishWords } from './help';
export {
  bytesOfFile,
  changesBetween,
  type DraftGround,
  type Edit,
  type EditRefusal,
  emptyLayer,
  equalValues,
  type FileText,
  type FoundText,
  filesOfLayer,
  fileTexts,
  fileValue,
  findText,
  type Ground,
  groundOf,
  groundWith,
  idBefore,
  idsAt,
  inverse,
  isPicture,
  type LayerChange,
  type LayerFiles,
  type LayerRefusal,
  layerPath,
  layerRefusals,
  layerWith,
  lostHolder,
  type MovedChange,
  movedChanges,
  pictureBytes,
  pictureFault,
  pictureType,
  type ReadLayer,
  readLayer,
  regained,
  settled,
  slugOfPath,
  textOfFile,
  valueAtIds,
  withEdit,
  withIds,
  withPositions,
} from './layer';
export { type AuthorLanguage, authorLanguages, type Phrase, say, word } from './messages';
export type { Change } from './migrate/json-edits';
export { type Migration, migrateFolder } from './migrate/migrate-folder';
export { caughtShare, type MutationResult, type Survivor, tryMutants } from './mutants';
export {
  type AnswerState,
  answerInState,
  answerStates,
  askedCalls,
  type CallValue,
  callKey,
  emptyValue,
  type OfficeCall,
  type OfficeQuestion,
  officeCalls,
  officeQuestions,
  openApiDocument,
  sampleText,
  sampleValue,
  sourceCalls,
} from './openapi';
export {
  type FieldChoice,
  fieldChoices,
  kindTitle,
  type OutlineGroup,
  type OutlinePart,
  outline,
  type PropertySheet,
  type PropertyWords,
  propertySheet,
  propertyWords,
  sheetKinds,
} from './outline';
export { overlaySchema } from './overlay/overlay-schema';
export { valueAt } from './parse/json-pointer';
export type { JsonObject, JsonValue } from './parse/json-value';
export { catalogueOf, type Templates, type Translation } from './phrases/catalogue';
export {
  type Answer,
  applyEdit,
  applyEdits,
  type Choice,
  type Completion,
  type Completions,
  completeAt,
  describePlace,
  type Evaluation,
  evaluateAt,
  type Fix,
  type FormulaResult,
  fixesOf,
  type LayerWord,
  type Member,
  mendPack,
  type OpenPack,
  openGround,
  openPack,
  type PlaceDescription,
  type PlaceEdit,
  type PlaceType,
  type ReadableField,
  readableAt,
  type Target,
  type Use,
  usedBy,
} from './places';
export {
  checkScenarios,
  type ReadScenarios,
  type RecordedSituation,
  readScenarios,
  recordScenario,
  type ScenarioResult,
  type ServiceScenarios,
} from './scenarios';
export { scenarioSetting } from './scenarios/scenario-setting';
export { type BaseLayer, type BaseLayers, extendsOf, noLayers, standardBaseIn } from './source/base-layers';
export { type LanguageInUse, languageWith } from './source/language-in-use';
export type { DefinitionFiles, LoadedPack, LoadedService, OverlayChange, Place, TextEntry } from './source/loaded-pack';
export { portalSchema, scenariosSchema, serviceSchema, valuesSchema } from './source/schemas.generated';
export type { Surroundings } from './source/surroundings';
export { currentVersion } from './source/version';
export { type LanguageSchema, walkDefinition } from './source/walk';
export { compareWithLock, lockOf, parseLock, type UpgradeFinding, type UpgradeLock, upgradeReport, viewBase } from './upgrade';
