import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import type { OfficeError } from '../requests/office-call';
import type { ParamInputs } from '../screen/field-model';
import type { ServiceModel } from '../screen/service-model';
import type { SourceState } from '../screen/source-state';
import { resolveService } from './resolve-service';

const evaluate = createEvaluator(createCel());

/** A definition of a test, without what every definition has. */
export type TestedDefinition = Parameters<typeof buildService>[0];

/** An answer of the office that has come. */
export const answer = (data: unknown): SourceState => ({ status: 'ready', data });

/** What the office says when it cannot answer. */
export const failed: OfficeError = { kind: 'office', status: 500, kod: '77', opis: 'Baza nie odpowiada' };

/** The screen of a definition: nothing is typed yet, and a visitor looks at it, unless said otherwise. */
export function resolve(
  definition: TestedDefinition,
  sources: Readonly<Record<string, SourceState>>,
  typed: ParamInputs = {},
  applied: ParamInputs | null = null,
  context = buildContext(),
): ServiceModel {
  return resolveService(buildService(definition), { typed, applied }, sources, evaluate, context);
}
