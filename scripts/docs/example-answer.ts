import type { Contract } from '../../engine/language/language.generated';

/** An answer made of the examples in a contract. A list has as many entries as the longest list of examples among its fields. */
export function exampleAnswer(contract: Contract, turn = 0): unknown {
  const type = [contract.type].flat().find((candidate) => candidate !== 'null');
  if (type === 'object') {
    return Object.fromEntries(Object.entries(contract.properties ?? {}).map(([name, field]) => [name, exampleAnswer(field, turn)]));
  }
  if (type === 'array') {
    const { items, maxItems } = contract;
    const length = items === undefined ? 0 : Math.min(mostExamples(items), maxItems ?? Number.POSITIVE_INFINITY);
    return Array.from({ length }, (_, index) => exampleAnswer(items ?? {}, index));
  }
  const examples = contract.examples ?? [];
  return examples[turn % Math.max(1, examples.length)] ?? null;
}

function mostExamples(contract: Contract): number {
  const fields = Object.values(contract.properties ?? {}).map((field) => field.examples?.length ?? 1);
  return Math.max(contract.examples?.length ?? 1, ...fields);
}
