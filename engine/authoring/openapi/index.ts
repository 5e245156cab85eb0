export { type AnswerState, answerInState, answerStates } from './answer-in-state';
export { formulaContracts } from './formula-contracts';
export type { CallValue, OfficeCall } from './office-call';
export { askedCalls, type CallingPack, callKey, officeCalls, sourceCalls } from './office-calls';
export { type OfficeQuestion, officeQuestions } from './office-questions';
export { openApiDocument } from './open-api-document';
export { emptyValue, sampleText, sampleValue } from './sample-value';
