export { mayBeEmpty, paramContract } from './contract-paths';
export { formulaContracts } from './formula-contracts';
export { type CallingPack, type CallValue, callKey, type OfficeCall, officeCalls } from './office-calls';
export { openApiDocument } from './open-api-document';
