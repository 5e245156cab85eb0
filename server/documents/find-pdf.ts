import { type CompiledService, knownInputs, type Language, type ParamInputs, type ServiceModel } from '../../engine';
import { matchEndpoint } from '../calls/match-endpoint';
import type { PublishedPack } from '../publishing/published-pack';

/** The service whose PDF is requested, and the query of the request. */
export interface FoundPdf {
  readonly service: CompiledService;
  readonly query: Readonly<Record<string, string>>;
}

/** Finds the service whose definition names this address for its PDF. `{name}` in a definition's address counts as a query parameter. */
export function findPdf(pack: PublishedPack, path: string, query: Readonly<Record<string, string>>, language: Language): FoundPdf | null {
  for (const { slug } of pack.index(language).services) {
    const service = pack.service(slug, language);
    const pdf = service?.definition.pdf;
    if (!service || !pdf) continue;
    const places = matchEndpoint(pdf.endpoint, path);
    if (places) return { service, query: { ...query, ...places } };
  }
  return null;
}

/** Names of the params whose input the screen refused: not in the list, not a date, or against a rule. */
export function refusedParams(model: ServiceModel, inputs: ParamInputs): readonly string[] {
  const known = knownInputs(model.params, inputs);
  return model.params.filter(({ id, problem }) => problem !== null || known[id] !== inputs[id]).map(({ label }) => label);
}
