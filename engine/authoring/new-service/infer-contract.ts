import type { Contract, ContractType } from '../../language/language.generated';
import { isRecord } from '../../values/is-record';
import { unsafeNames } from '../parse/unsafe-names';
import { type ContractCount, contractLimits, startCount } from './contract-limits';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const dateTimePattern = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Longest text of a sample that becomes an example. */
const longestExample = 80;

/**
 * The contract that all samples keep. A field is required if every sample has it, and may be null if it is null in one. What lies too deep
 * is left open, and beyond the most fields nothing more is read; `count` says so.
 */
export function inferContract(samples: readonly unknown[], count: ContractCount = startCount(), level = 0): Contract {
  const values = samples.filter((sample) => sample !== null && sample !== undefined);
  const types = [...new Set(values.map(typeOf))];
  const narrowed = types.includes('number') ? types.filter((type) => type !== 'integer') : types;
  const type = [...(narrowed.length === 0 ? (['string'] as const) : narrowed), ...(samples.includes(null) ? (['null'] as const) : [])];
  const [only] = narrowed;
  const isDeep = level >= contractLimits.levels && (only === 'object' || only === 'array');
  count.isCut ||= isDeep;
  return {
    ...(type.length <= 3 && { type: type.length === 1 && type[0] ? type[0] : type }),
    ...(narrowed.length === 1 && !isDeep && detailsOf(only, values, count, level)),
  };
}

function typeOf(value: unknown): ContractType {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

function detailsOf(type: ContractType | undefined, values: readonly unknown[], count: ContractCount, level: number): Contract {
  if (type === 'object') return fieldsOf(values.filter(isRecord), count, level);
  if (type === 'array') {
    const entries = values.filter(Array.isArray).flat();
    return entries.length === 0 ? {} : { items: inferContract(entries, count, level + 1) };
  }
  const format = type === 'string' ? formatOf(values) : null;
  const examples: unknown[] = [];
  for (const value of values) {
    if (examples.length >= count.examples) break;
    if (typeof value !== 'string' || value.length <= longestExample) examples.push(value);
  }
  return { ...(format && { format }), ...(examples.length > 0 && { examples }) };
}

function fieldsOf(objects: readonly Readonly<Record<string, unknown>>[], count: ContractCount, level: number): Contract {
  const present = new Map<string, unknown[]>();
  for (const object of objects) {
    for (const [name, value] of Object.entries(object)) {
      if (unsafeNames.has(name)) continue;
      const known = present.get(name);
      if (known) known.push(value);
      else if (count.fields <= contractLimits.fields) {
        count.fields += 1;
        present.set(name, [value]);
      }
    }
  }
  const fields = [...present];
  return {
    required: fields.flatMap(([name, values]) => (values.length === objects.length ? [name] : [])),
    properties: Object.fromEntries(fields.map(([name, values]) => [name, inferContract(values, count, level + 1)])),
  };
}

function formatOf(values: readonly unknown[]): 'date' | 'date-time' | null {
  const all = (pattern: RegExp): boolean => values.every((value) => typeof value === 'string' && pattern.test(value));
  if (all(datePattern)) return 'date';
  return all(dateTimePattern) ? 'date-time' : null;
}
