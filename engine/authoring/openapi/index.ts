export { formulaContracts } from './formula-contracts';
export type { CallValue, OfficeCall } from './office-call';
export { type CallingPack, callKey, officeCalls } from './office-calls';
export { openApiDocument } from './open-api-document';
export { emptyValue, sampleValue } from './sample-value';
