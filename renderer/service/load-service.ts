import {
  type CompiledService,
  type ContractViolation,
  createEvaluator,
  type Evaluate,
  failure,
  type OfficeError,
  type Result,
  success,
} from '../../engine';
import { loadBlocks } from '../blocks/blocks';
import { fetchPackFile } from '../office/fetch-office';

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

/** Loads a service's chunk and what it needs: the evaluator of formulas, when paths are not enough, and the parts for its blocks. */
export async function loadService(packBase: string, chunk: string): Promise<Result<OpenService, OfficeError>> {
  const answer = await fetchPackFile(`${packBase}/${chunk}`);
  if (!answer.ok) return answer;
  // The compiler wrote the chunk from a checked definition and named it by its hash.
  const service = answer.value as CompiledService;
  const validators = loadValidators(packBase, service.validators);
  try {
    const [cel] = await Promise.all([service.needsCel ? import('../../engine/cel') : null, loadBlocks(service.blockKinds)]);
    return success({ service, evaluate: createEvaluator(cel?.createCel() ?? null, service.formulas), validators });
  } catch {
    return failure({ kind: 'network', status: null, kod: null, opis: null });
  }
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
