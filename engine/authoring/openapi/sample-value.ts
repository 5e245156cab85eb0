import type { Contract } from '../../language/language.generated';

/**
 * A value that keeps a contract, made of its examples. A list has as many entries as the longest list of examples among its fields, and
 * `turn` says which entry of it is meant. What has no example gets the plainest value of its type; a text with a pattern then may not keep it.
 */
export function sampleValue(contract: Contract, turn = 0): unknown {
  const { examples = [], enum: choices = [] } = contract;
  const type = typeOf(contract);
  if (type === 'object')
    return Object.fromEntries(Object.entries(contract.properties ?? {}).map(([name, field]) => [name, sampleValue(field, turn)]));
  if (type === 'array') return samplesOf(contract);
  if (examples.length > 0) return examples[turn % examples.length];
  if (choices.length > 0) return choices[turn % choices.length];
  if (isNullable(contract)) return null;
  return plainest(contract, type);
}

/** What a call carries for a value of this contract, a list joined by commas; null when the contract has no sample of it. */
export function sampleText(contract: Contract): string | null {
  if (!hasSample(contract)) return null;
  const value = sampleValue(contract);
  return value === null ? null : [value].flat().map(String).join(',');
}

/** Whether a value can be had that an office knows: an example, one of the choices, yes or no, or a day. */
function hasSample(contract: Contract): boolean {
  const type = typeOf(contract);
  if (type === 'array') return contract.items !== undefined && hasSample(contract.items);
  if (type === 'object') return false;
  if ((contract.examples?.length ?? 0) > 0 || (contract.enum?.length ?? 0) > 0) return true;
  return type === 'boolean' || (type === 'string' && contract.format !== undefined);
}

/** A value that keeps a contract, with every list as short, and every text as absent, as the contract allows. */
export function emptyValue(contract: Contract): unknown {
  if (isNullable(contract)) return null;
  const type = typeOf(contract);
  if (type === 'array') return samplesOf(contract).slice(0, contract.minItems ?? 0);
  if (type === 'object')
    return Object.fromEntries(Object.entries(contract.properties ?? {}).map(([name, field]) => [name, emptyValue(field)]));
  return sampleValue(contract);
}

function samplesOf({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Contract): readonly unknown[] {
  if (items === undefined) return [];
  const length = Math.min(Math.max(mostExamples(items), minItems), maxItems);
  return Array.from({ length }, (_, index) => sampleValue(items, index));
}

function mostExamples(contract: Contract): number {
  const fields = Object.values(contract.properties ?? {}).map((field) => field.examples?.length ?? 1);
  return Math.max(contract.examples?.length ?? 1, ...fields);
}

function plainest({ minimum, maximum, format, minLength = 0, maxLength }: Contract, type: string | undefined): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return minimum ?? Math.min(1, maximum ?? 1);
    case 'boolean':
      return false;
    case 'string':
      if (format === 'date') return '2026-01-31';
      if (format === 'date-time') return '2026-01-31T12:00:00';
      return 'tekst'.padEnd(minLength, 'x').slice(0, maxLength);
    default:
      return null;
  }
}

function typeOf({ type }: Contract): string | undefined {
  return [type].flat().find((candidate) => candidate !== 'null');
}

function isNullable({ type }: Contract): boolean {
  return [type].flat().includes('null');
}
