import type { CallTable } from '../../language/calls.generated';
import type { Source } from '../../language/language.generated';
import type { KeptCall } from '../../pack/pack-index';

interface Declared {
  readonly calls: CallTable;
  readonly services: readonly { readonly definition: { readonly sources?: Readonly<Record<string, Source>> } }[];
}

/** The calls whose answers a browser may keep for a time. The same call says the same wherever it stands. */
export function keptCalls({ calls, services }: Declared): readonly KeptCall[] {
  const described = [...Object.values(calls.calls), ...services.flatMap(({ definition }) => Object.values(definition.sources ?? {}))];
  const kept = new Map<string, KeptCall>();
  for (const { endpoint, office, keepFor } of described)
    if (endpoint !== undefined && keepFor !== undefined)
      kept.set(`${office} ${endpoint}`, { ...(office !== undefined && { office }), endpoint, seconds: keepFor });
  return [...kept.values()];
}
