export { allBlocks } from './all-blocks';
export { compilePack, createCompiler } from './compile-pack';
export { asksOnly, resolveCalls } from './resolve-calls';
export { plainText } from './translate';
