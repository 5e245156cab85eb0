import type { Gateway } from '../../server';
import { defaultExport, isObject, type OwnCode, OwnCodeError } from './read-config';

/** The payment gateways that a project adds to those of the portal. Throws an `OwnCodeError`. */
export async function gatewaysOf(own: OwnCode | null): Promise<readonly Gateway[]> {
  const file = own?.gateways ?? null;
  if (file === null) return [];
  const gateways = await defaultExport(file, 'the list of gateways');
  if (!Array.isArray(gateways)) throw new OwnCodeError(`${file}: the default export is the list of gateways.`);
  for (const [index, gateway] of gateways.entries()) {
    const lack = lackOf(gateway);
    if (lack !== null) throw new OwnCodeError(`${file}: entry ${index + 1} of the list is no gateway, because it has no ${lack}.`);
  }
  return gateways;
}

/** What an entry needs to be a gateway and does not have; null when it is one. */
function lackOf(value: unknown): string | null {
  if (!isObject(value)) return 'key';
  const { key, name, fields, variables, contractOf } = value;
  if (typeof key !== 'string') return 'key';
  if (typeof name !== 'string') return 'name';
  if (!isObject(fields)) return 'fields';
  if (!isObject(variables)) return 'variables';
  return typeof contractOf === 'function' ? null : 'contractOf';
}
