import type { CallTable } from '../../language/calls.generated';
import type { ServiceDefinition, Source } from '../../language/language.generated';
import type { OfficeRequest } from '../../requests/office-call';

/** A definition in which every source says itself what it calls: the shared calls of calls.json are written into the sources. */
export function resolveCalls(definition: ServiceDefinition, calls: CallTable): ServiceDefinition {
  if (!definition.sources) return definition;
  const sources = Object.entries(definition.sources).map(([id, source]) => [id, resolveCall(source, calls)] as const);
  return { ...definition, sources: Object.fromEntries(sources) };
}

/** A source that says itself what it calls. */
export function resolveCall(source: Source, calls: CallTable): Source {
  const { call, ...own } = source;
  const shared = call === undefined ? undefined : calls.calls[call];
  if (!shared) return source;
  // What the shell or a widget sends with the call is not what this source sends.
  const { query: _query, body: _body, content: _content, method, ...described } = shared;
  if (method !== undefined && !asksOnly(method)) return source;
  return { ...described, ...(method && { method }), ...own };
}

/** True for a method that a screen may call by itself, when it is opened: one that replaces or deletes waits for the resident. */
export function asksOnly(method: OfficeRequest['method']): method is 'GET' | 'POST' {
  return method === 'GET' || method === 'POST';
}
