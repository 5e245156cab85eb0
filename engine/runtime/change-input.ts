import type { CompiledService, NodeKey } from '../pack/compiled-service';
import type { ParamInputs } from '../screen/field-model';

/**
 * The inputs after the resident changed one param, or with null took its choice back. What depends on it (the years of another collection point) goes back to its default,
 * because a choice that was made for one thing says nothing about another.
 */
export function changeInput(service: CompiledService, inputs: ParamInputs, id: string, input: ParamInputs[string] | null): ParamInputs {
  const dependent = dependentsOf(service, `param:${id}`);
  const kept = Object.entries(inputs).filter(([other]) => other !== id && !dependent.has(`param:${other}`));
  return input === null ? Object.fromEntries(kept) : { ...Object.fromEntries(kept), [id]: input };
}

function dependentsOf(service: CompiledService, changed: NodeKey): ReadonlySet<NodeKey> {
  const dependent = new Set<NodeKey>([changed]);
  // `order` puts everything after what it reads, so one pass finds all that depends on the change.
  for (const key of service.order) if ((service.reads[key] ?? []).some((read) => dependent.has(read))) dependent.add(key);
  dependent.delete(changed);
  return dependent;
}
