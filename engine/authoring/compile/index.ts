export { allBlocks } from './all-blocks';
export { type Compiler, compilePack, createCompiler } from './compile-pack';
export { contentHash } from './content-hash';
export { resolveCalls } from './resolve-calls';
export { plainText } from './translate';
