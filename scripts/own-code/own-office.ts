import type { Gateway, LoginProvider, OfficeExtras } from '../../server';
import { defaultExport, isObject, type OwnCode, OwnCodeError } from './read-config';

/** What a project adds to the built-in office. Throws an `OwnCodeError`. */
export async function officeExtrasOf(own: OwnCode | null): Promise<OfficeExtras> {
  return { gateways: await gatewaysOf(own), logins: await loginsOf(own) };
}

/** The payment gateways that a project adds to those of the portal. Throws an `OwnCodeError`. */
export async function gatewaysOf(own: OwnCode | null): Promise<readonly Gateway[]> {
  const parts = { ...named, fields: isObject };
  return await listOf<Gateway>(own?.gateways ?? null, { one: 'gateway', parts });
}

/** The login providers that a project adds to the identity nodes. Throws an `OwnCodeError`. */
export async function loginsOf(own: OwnCode | null): Promise<readonly LoginProvider[]> {
  return await listOf<LoginProvider>(own?.logins ?? null, { one: 'login provider', parts: named });
}

const isText = (value: unknown) => typeof value === 'string';
const isFunction = (value: unknown) => typeof value === 'function';
const named = { key: isText, name: isText, variables: isObject, contractOf: isFunction };

interface EntryRules {
  /** What an entry is called in sentences. */
  readonly one: string;
  /** What an entry needs. */
  readonly parts: Readonly<Record<string, (value: unknown) => boolean>>;
}

/** The list that a module exports; each entry has the parts that make it what it is said to be. */
async function listOf<Entry>(file: string | null, { one, parts }: EntryRules): Promise<readonly Entry[]> {
  if (file === null) return [];
  const list = await defaultExport(file, `the list of ${one}s`);
  if (!Array.isArray(list)) throw new OwnCodeError(`${file}: the default export is the list of ${one}s.`);
  for (const [index, entry] of list.entries()) {
    const lack = Object.entries(parts).find(([part, fits]) => !isObject(entry) || !fits(entry[part]))?.[0];
    if (lack !== undefined) throw new OwnCodeError(`${file}: entry ${index + 1} of the list is no ${one}, because it has no ${lack}.`);
  }
  return list;
}
