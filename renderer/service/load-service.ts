import { createContext, useContext } from 'react';
import {
  type CompiledService,
  type ContractViolation,
  createEvaluator,
  type Evaluate,
  failure,
  knowsKinds,
  type OfficeError,
  type Result,
  success,
  withStandardKinds,
} from '../../engine';
import { loadFurtherFunctions, loadPackFile } from '../pack/load-pack';
import { portalKinds } from './page-context';
import { reportFormula } from './report-answer';
import { loadScreenParts } from './screen-parts';

/** A precompiled Ajv validator: false leaves the violations on the function. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ContractViolation[] | null;
}

/** Validators of a service by name, for example `source_lata`. */
export type Validators = Readonly<Record<string, Validator>>;

/** A service that is ready to be shown. */
export interface OpenService {
  readonly service: CompiledService;
  readonly evaluate: Evaluate;
  /** Still loading beside the office's answers, which wait for it. */
  readonly validators: Promise<Validators>;
}

const notLoaded = failure<OfficeError>({ kind: 'network', status: null, kod: null, opis: null });

/** Loads a service's chunk, with the formulas that the compiler has written out. */
export async function loadService(packBase: string, chunk: string): Promise<Result<OpenService, OfficeError>> {
  const answer = await loadPackFile(packBase, chunk);
  if (!answer.ok) return answer;
  // The compiler wrote the chunk from a checked definition and named it by its hash.
  const service = answer.value as CompiledService;
  if (service.furtherFunctions && !(await loadFurtherFunctions())) return notLoaded;
  // A screen is planned with what works out its kinds, which mostly comes with what draws them.
  if (!knowsKinds(withStandardKinds(portalKinds().kinds), service) && !(await loadScreenParts(service))) return notLoaded;
  const validators = loadValidators(packBase, service.validators);
  const evaluate = createEvaluator(null, service.formulas, (formula, reason) => reportFormula(service, formula, reason));
  return success({ service, evaluate, validators });
}

/** Loads the parts that draw a service's screen; without them it is not there. */
export async function loadParts(opened: Result<OpenService, OfficeError>): Promise<Result<OpenService, OfficeError>> {
  return !opened.ok || (await loadScreenParts(opened.value.service)) ? opened : notLoaded;
}

async function loadValidators(packBase: string, file: string | null): Promise<Validators> {
  if (file === null) return {};
  try {
    const address = new URL(`${packBase}/${file}`, location.href).href;
    return (await import(/* @vite-ignore */ address)) as Validators;
  } catch {
    // Without its validator an answer is not drawn: see `readAnswer`.
    return {};
  }
}

const OpenServiceContext = createContext<OpenService | null>(null);

/** Gives the opened service to the blocks of its screen. */
export const OpenServiceProvider = OpenServiceContext.Provider;

/** The service whose screen is around this component. */
export function useOpenService(): OpenService {
  const open = useContext(OpenServiceContext);
  if (!open) throw new Error('useOpenService needs an OpenServiceProvider above it.');
  return open;
}
