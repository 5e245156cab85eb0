export { allBlocks } from './all-blocks';
export { answerBreaches, readByContract } from './answer-validator';
export { compilePack, createCompiler } from './compile-pack';
export { contentCalls, sentName } from './content-calls';
export { asksOnly, resolveCall, resolveCalls } from './resolve-calls';
export { plainText } from './translate';
