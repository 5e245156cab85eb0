import type { Contract } from '../language/language.generated';
import { isRecord } from '../values/is-record';

/**
 * Whether a value meets a contract: type, fields, entries, lengths and limits. Used for values from the browser itself; answers of the
 * office are checked by their compiled validators.
 */
export function meetsContract(contract: Contract, value: unknown): boolean {
  const types = contract.type === undefined ? [] : [contract.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false;
  if (contract.enum !== undefined && !contract.enum.includes(value)) return false;
  if (typeof value === 'string') return isWithin(value.length, contract.minLength, contract.maxLength);
  if (typeof value === 'number') return isWithin(value, contract.minimum, contract.maximum);
  if (Array.isArray(value)) {
    const { items } = contract;
    return isWithin(value.length, contract.minItems, contract.maxItems) && (!items || value.every((entry) => meetsContract(items, entry)));
  }
  if (!isRecord(value)) return true;
  const { properties = {}, required = [] } = contract;
  return (
    required.every((name) => value[name] !== undefined) &&
    Object.entries(properties).every(([name, part]) => value[name] === undefined || meetsContract(part, value[name]))
  );
}

function isOfType(type: NonNullable<Exclude<Contract['type'], unknown[]>>, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function isWithin(size: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): boolean {
  return size >= least && size <= most;
}
