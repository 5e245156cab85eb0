import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { type Contract, hasParagraphs, isFormatted, nameInWords, titleOf } from './calls';

/** A contract as the form of its content draws it, with names for people. */
export interface ContentSheet {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** The form of a contract. `help` says whether its descriptions, which are English, stand below the fields. */
export function contentSheet(contract: Contract, help: boolean): ContentSheet {
  return {
    schema: schemaOf(contract, null, help),
    uiSchema: {
      ...uiSchemaOf(contract),
      ...shortFirst(contract),
      'ui:submitButtonOptions': { norender: true },
      'ui:options': { label: false },
    },
  };
}

function schemaOf(contract: Contract, title: string | null, help: boolean): RJSFSchema {
  const { type, enum: allowed, minimum, maximum, items, properties, description } = contract;
  const given = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  const fields = Object.entries<Contract>(Object(properties));
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
      properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field, titleOf(field) ?? nameInWords(name), help)])),
    }),
  };
}

function allowsNull({ type }: Contract): boolean {
  return Array.isArray(type) && type.includes('null');
}

/** Long texts stand below the short ones, so that a page begins with its title. */
function shortFirst({ properties }: Contract): UiSchema {
  const names = Object.entries<Contract>(Object(properties));
  const long = names.filter(([, contract]) => isFormatted(contract)).map(([name]) => name);
  return long.length === 0 ? {} : { 'ui:order': ['*', ...long] };
}

function uiSchemaOf(contract: Contract): UiSchema {
  return {
    ...(isFormatted(contract) && { 'ui:widget': 'formatted' }),
    ...(hasParagraphs(contract) && { 'ui:widget': 'textarea', 'ui:options': { rows: 6 } }),
    ...(contract.items !== undefined && { items: uiSchemaOf(Object(contract.items)) }),
    ...Object.fromEntries(Object.entries(Object(contract.properties)).map(([name, field]) => [name, uiSchemaOf(Object(field))])),
  };
}

/** Content as its contract has it: what a form leaves out and the contract asks for is null where it may be. */
export function completed(contract: Contract, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => completed(Object(contract.items), item));
  if (typeof value !== 'object' || value === null) return value ?? null;
  const required: readonly unknown[] = Array.isArray(contract.required) ? contract.required : [];
  const fields: Readonly<Record<string, Contract>> = Object(contract.properties);
  const given = Object.entries(value).flatMap(([name, inner]) => {
    const isKnown = Object.hasOwn(fields, name);
    const isLeftOut = inner === undefined || inner === null;
    if (isLeftOut && !(isKnown && required.includes(name))) return [];
    return [[name, isKnown && fields[name] !== undefined ? completed(fields[name], inner) : inner] as const];
  });
  const lacking = required.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name) && allowsNull(Object(fields[name])));
  return { ...Object.fromEntries(lacking.map((name) => [String(name), null])), ...Object.fromEntries(given) };
}
