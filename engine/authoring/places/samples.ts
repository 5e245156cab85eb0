import type { Contract } from '../../language/language.generated';
import type { StaticType } from '../../language/static-type';
import { sampleValue } from '../openapi';

/** A value such as the office may send, worked out from a type, with nothing left empty; undefined where nothing is known of it. */
export function sampleOf(type: StaticType): unknown {
  if (type.contract) return filledSample(type.contract);
  switch (type.kind) {
    case 'any':
      return undefined;
    case 'null':
      return null;
    case 'string':
      return 'tekst';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'list': {
      const item = sampleOf(type.item);
      return item === undefined ? [] : [item];
    }
    case 'object':
      return Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, sampleOf(field) ?? null]));
    case 'map':
      return {};
  }
}

const most = 80;

/** A sample in one line, null where there is none. A list or an object is told by its size, because its parts are asked for one by one. */
export function sampleText(type: StaticType): string | null {
  if (type.kind === 'any' || type.kind === 'map' || type.kind === 'object' || type.kind === 'list') return null;
  const value = sampleOf(type);
  return value === undefined || value === null ? null : valueText(value);
}

/** A value that keeps a contract, of which nothing is empty that need not be; `turn` says which of several examples is meant. */
export function filledSample(contract: Contract, turn = 0): unknown {
  return sampleValue(filled(contract), turn);
}

function filled(contract: Contract): Contract {
  const { type, items, properties } = contract;
  const kinds = [type ?? []].flat().filter((name) => name !== 'null');
  return {
    ...contract,
    ...(kinds.length > 0 && { type: kinds }),
    ...(items && { items: filled(items) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, filled(field)])) }),
  };
}

/** A value in one line. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
