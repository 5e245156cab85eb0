import type { OfficeRequest } from '../../engine';
import type { OfficeContext, Resource } from '../calls/define-resource';
import { matchEndpoint } from '../calls/match-endpoint';
import { OfficeFailure } from '../errors/office-failure';
import { accountResources } from './accounts';
import { resources } from './index';

/** A resource, and the values that the path carries in the places of its endpoint. */
export interface FoundResource {
  readonly resource: Resource;
  readonly places: Readonly<Record<string, string>>;
}

const byKey: ReadonlyMap<string, Resource> = new Map(resources.map((resource) => [resource.key, resource]));
const ofAccounts: ReadonlySet<Resource> = new Set(accountResources);
const withPlaces = resources.filter(({ key }) => key.includes('{'));

/** Finds the answer to a call by method and path below the base address. */
export function findResource({ method, path }: Pick<OfficeRequest, 'method' | 'path'>): FoundResource | null {
  const exact = byKey.get(`${method} ${path}`);
  if (exact) return { resource: exact, places: {} };
  for (const resource of withPlaces) {
    const places = matchEndpoint(resource.key, `${method} ${path}`);
    if (places) return { resource, places };
  }
  return null;
}

/** Whether a call makes or uses an account: a portal without accounts does not answer it. */
export function isOfAccounts(resource: Resource): boolean {
  return ofAccounts.has(resource);
}

/** The endpoint that answers a call, with its places; null if there is none. */
export function findEndpoint(method: string, path: string): string | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = byKey.get(`${asked} ${path}`) ?? withPlaces.find(({ key }) => matchEndpoint(key, `${asked} ${path}`));
  return found?.key.slice(found.key.indexOf(' ') + 1) ?? null;
}

/** Answers a call without HTTP. It throws an `OfficeFailure` for what cannot be answered. */
export async function answerCall(request: OfficeRequest, context: OfficeContext): Promise<unknown> {
  const found = findResource(request);
  if (!found) throw new OfficeFailure('unknownAddress');
  return await found.resource.answer({ query: { ...request.query, ...found.places }, body: request.body }, context);
}
