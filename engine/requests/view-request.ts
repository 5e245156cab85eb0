import type { OfficeRequest } from '../requests/office-request';

/** A call as one line for people: method, path, parameters with plain characters, then the body as JSON. */
export function viewRequest({ method, path, query, body }: OfficeRequest): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const address = pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
  return body === null ? `${method} ${address}` : `${method} ${address} ${JSON.stringify(body)}`;
}
