import type { JSONSchema } from 'json-schema-to-typescript';
import type { Contract } from '../../engine/language/language.generated';

/**
 * A contract for json-schema-to-typescript, without titles, which would become names of types, and without limits, which types cannot
 * express.
 */
export function contractSchema(contract: Contract | null): JSONSchema {
  if (!contract || (contract.type === undefined && !contract.enum && !contract.properties))
    return described(contract, { tsType: 'unknown' });
  return described(contract, {
    ...(contract.type !== undefined && { type: contract.type }),
    ...(contract.enum && { enum: contract.enum as NonNullable<JSONSchema['enum']> }),
    ...(contract.required && { required: [...contract.required] }),
    ...(contract.properties && { properties: mapValues(contract.properties, contractSchema) }),
    ...(contract.items && { items: contractSchema(contract.items) }),
  });
}

/** An object schema that allows no other fields. */
export function objectSchema(properties: Readonly<Record<string, JSONSchema>>, optional: readonly string[] = []): JSONSchema {
  return { type: 'object', properties: { ...properties }, required: Object.keys(properties).filter((name) => !optional.includes(name)) };
}

/** The same keys with other values. */
export function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function described(contract: Contract | null, schema: JSONSchema): JSONSchema {
  // A description that would end the comment around it is changed.
  return contract?.description === undefined ? schema : { description: contract.description.replaceAll('*/', '* /'), ...schema };
}
