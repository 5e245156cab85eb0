// Reading, checking and compiling definitions, for commands and servers; never part of a page. Files come in as text and go out as text.

export { type CheckOptions, checkPack, extendsOf, type PackCheck } from './check/check-pack';
export type { Problem, Severity } from './check/problem';
export { type RuleId, rules } from './check/registry';
export { type ProblemReport, problemReport, type ReportedProblem, reportText } from './check/report';
export { compilePack, createCompiler, resolveCalls } from './compile';
export type { DefinitionFiles, LoadedPack, LoadedService, OverlayChange, Place, TextEntry } from './loaded-pack';
export { caughtShare, type MutationResult, type Survivor, tryMutants } from './mutants';
export { officeCalls, openApiDocument } from './openapi';
export { overlaySchema } from './overlay/overlay-schema';
export { checkScenarios, type ReadScenarios, readScenarios, type ScenarioResult, type ServiceScenarios } from './scenarios';
export { scenarioSetting } from './scenarios/scenario-setting';
export { portalSchema, scenariosSchema, serviceSchema } from './schemas.generated';
export { type LanguageSchema, walkDefinition } from './walk';
