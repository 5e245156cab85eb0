export { contractOfFormula, mayBeEmpty, paramContract } from './contract-paths';
export { type CallingPack, type CallValue, callKey, type OfficeCall, officeCalls } from './office-calls';
export { openApiDocument } from './open-api-document';
