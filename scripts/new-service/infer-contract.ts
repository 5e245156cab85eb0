import { isRecord } from '../../engine';
import type { Contract, ContractType } from '../../engine/language/language.generated';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const dateTimePattern = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Names that a definition may not use. */
const refusedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Longest text of a sample that becomes an example. */
const longestExample = 80;

/** The contract that all samples keep. A field is required if every sample has it, and may be null if it is null in one. */
export function inferContract(samples: readonly unknown[]): Contract {
  const values = samples.filter((sample) => sample !== null && sample !== undefined);
  const types = [...new Set(values.map(typeOf))];
  const narrowed = types.includes('number') ? types.filter((type) => type !== 'integer') : types;
  const type = [...(narrowed.length === 0 ? (['string'] as const) : narrowed), ...(samples.includes(null) ? (['null'] as const) : [])];
  return {
    ...(type.length <= 3 && { type: type.length === 1 && type[0] ? type[0] : type }),
    ...(narrowed.length === 1 && detailsOf(narrowed[0], values)),
  };
}

function typeOf(value: unknown): ContractType {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

function detailsOf(type: ContractType | undefined, values: readonly unknown[]): Contract {
  if (type === 'object') return fieldsOf(values.filter(isRecord));
  if (type === 'array') {
    const entries = values.filter(Array.isArray).flat();
    return entries.length === 0 ? {} : { items: inferContract(entries) };
  }
  const format = type === 'string' ? formatOf(values) : null;
  const example = values.find((value) => typeof value !== 'string' || value.length <= longestExample);
  return { ...(format && { format }), ...(example !== undefined && { examples: [example] }) };
}

function fieldsOf(objects: readonly Readonly<Record<string, unknown>>[]): Contract {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter((name) => !refusedNames.has(name));
  const present = (name: string): unknown[] => objects.filter((object) => Object.hasOwn(object, name)).map((object) => object[name]);
  return {
    required: names.filter((name) => present(name).length === objects.length),
    properties: Object.fromEntries(names.map((name) => [name, inferContract(present(name))])),
  };
}

function formatOf(values: readonly unknown[]): 'date' | 'date-time' | null {
  const all = (pattern: RegExp): boolean => values.every((value) => typeof value === 'string' && pattern.test(value));
  if (all(datePattern)) return 'date';
  return all(dateTimePattern) ? 'date-time' : null;
}
