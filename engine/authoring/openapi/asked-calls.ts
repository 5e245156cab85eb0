import type { OfficeCall } from './office-call';
import { type CallingPack, officeCalls } from './office-calls';

/** The calls that reach an office: all but those that the definitions answer wholly. Where they hold several answers by name, other names are the office's. */
export function askedCalls(pack: CallingPack): readonly OfficeCall[] {
  const kept = new Set(
    Object.values(pack.calls.calls).flatMap(({ endpoint, content }) =>
      content !== undefined && content.by === undefined ? [endpoint] : [],
    ),
  );
  return officeCalls(pack).filter(({ method, endpoint }) => method !== 'GET' || !kept.has(endpoint));
}
