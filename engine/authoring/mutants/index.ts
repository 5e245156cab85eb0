export { caughtShare, type MutationResult, type Survivor, tryMutants } from './try-mutants';
