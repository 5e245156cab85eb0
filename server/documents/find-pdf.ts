import type { CompiledService, Language } from '../../engine';
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
    const endpoint = service?.definition.pdf?.endpoint;
    if (!service || endpoint === undefined) continue;
    const places = matchEndpoint(endpoint, path);
    if (places) return { service, query: { ...query, ...places } };
  }
  return null;
}
