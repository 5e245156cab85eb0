import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { nameInWords } from './calls';

/** A contract as the form of its content draws it, with names for people. */
export interface ContentSheet {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** The form of a contract. `help` says whether its descriptions, which are English, stand below the fields. */
export function contentSheet(contract: Readonly<Record<string, unknown>>, help: boolean): ContentSheet {
  return {
    schema: schemaOf(contract, null, help),
    uiSchema: { ...uiSchemaOf(contract), 'ui:submitButtonOptions': { norender: true }, 'ui:options': { label: false } },
  };
}

function schemaOf(contract: Readonly<Record<string, unknown>>, title: string | null, help: boolean): RJSFSchema {
  const { type, enum: allowed, minimum, maximum, items, properties, description } = contract;
  const given = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  const fields = Object.entries<Readonly<Record<string, unknown>>>(Object(properties));
  return {
    type: given,
    ...(title !== null && { title }),
    ...(help && typeof description === 'string' && title !== null && { description }),
    ...(Array.isArray(allowed) && { enum: allowed.filter((value) => value !== null) }),
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
    ...(given === 'array' && { items: schemaOf(Object(items), null, help) }),
    ...(given === 'object' && {
      required: Array.isArray(contract.required) ? contract.required.filter((name) => !allowsNull(Object(Object(properties)[name]))) : [],
      properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field, nameInWords(name), help)])),
    }),
  };
}

function allowsNull({ type }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(type) && type.includes('null');
}

/** Formatted texts are tall: their examples in the contract have tags. */
function uiSchemaOf(contract: Readonly<Record<string, unknown>>): UiSchema {
  const isFormatted =
    Array.isArray(contract.examples) && contract.examples.some((text) => typeof text === 'string' && /<[a-z]/i.test(text));
  return {
    ...(isFormatted && { 'ui:widget': 'textarea', 'ui:options': { rows: 12 } }),
    ...(contract.items !== undefined && { items: uiSchemaOf(Object(contract.items)) }),
    ...Object.fromEntries(Object.entries(Object(contract.properties)).map(([name, field]) => [name, uiSchemaOf(Object(field))])),
  };
}

/** Content as its contract has it: what a form leaves out and the contract asks for is null where it may be. */
export function completed(contract: Readonly<Record<string, unknown>>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => completed(Object(contract.items), item));
  if (typeof value !== 'object' || value === null) return value ?? null;
  const required: readonly unknown[] = Array.isArray(contract.required) ? contract.required : [];
  const fields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object(contract.properties);
  const given = Object.entries(value).flatMap(([name, inner]) => {
    const isKnown = Object.hasOwn(fields, name);
    const isLeftOut = inner === undefined || inner === null;
    if (isLeftOut && !(isKnown && required.includes(name))) return [];
    return [[name, isKnown && fields[name] !== undefined ? completed(fields[name], inner) : inner] as const];
  });
  const lacking = required.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name) && allowsNull(Object(fields[name])));
  return { ...Object.fromEntries(lacking.map((name) => [String(name), null])), ...Object.fromEntries(given) };
}
