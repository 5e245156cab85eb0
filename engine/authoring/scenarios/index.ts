export { checkScenarios, type RecordedSituation, recordScenario, type ScenarioResult } from './check-scenarios';
export { type ReadScenarios, readScenarios, type ServiceScenarios } from './read-scenarios';
