// Scenarios: a situation and what the screen then shows, run on the document model without a browser. Nothing here reads files or knows
// a service; files, contracts and the mutation run are authoring's.

export type { Scenario } from '../language/scenarios.generated';
export { catalogueTranslator } from './catalogue';
export { compareView, type Mismatch } from './compare';
export { runScenario, type ScenarioSetting } from './run-scenario';
export type { ScreenView } from './view-screen';
