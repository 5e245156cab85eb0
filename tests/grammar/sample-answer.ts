import type { Contract } from '../../engine/language/language.generated';

/** An answer from the first examples of a contract: two entries in a list of objects, all examples in a list of plain values. */
export function sampleAnswer(contract: Contract): unknown {
  const kind = Array.isArray(contract.type) ? contract.type[0] : contract.type;
  if (kind === 'object')
    return Object.fromEntries(Object.entries(contract.properties ?? {}).map(([name, field]) => [name, sampleAnswer(field)]));
  if (kind !== 'array') return contract.examples?.[0] ?? null;
  const { items } = contract;
  if (!items) return [];
  return items.type === 'object' ? [sampleAnswer(items), sampleAnswer(items)] : [...(items.examples ?? [])];
}
