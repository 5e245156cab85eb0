import { assertNever } from '../values/assert-never';
import type { Contract } from './language.generated';

/** The static type of a value. `any` means that nothing is known about it. */
export type StaticType = Shape & {
  /** What a contract says of the value where there is one, for a value that is taken from an answer, a form or a param as it is. */
  readonly contract?: Contract;
};

type Shape =
  | { readonly kind: 'any' }
  | { readonly kind: 'null' }
  /** `fraction` is true of a number that the contract lets have decimal places. */
  | { readonly kind: 'string' | 'number' | 'boolean'; readonly nullable: boolean; readonly fraction?: true }
  | { readonly kind: 'list'; readonly nullable: boolean; readonly item: StaticType }
  /** An object with known fields. */
  | { readonly kind: 'object'; readonly nullable: boolean; readonly fields: Readonly<Record<string, StaticType>> }
  /** An object with names that are not known beforehand. */
  | { readonly kind: 'map'; readonly nullable: boolean; readonly value: StaticType };

export const anyType: StaticType = { kind: 'any' };
export const nullType: StaticType = { kind: 'null' };
/** Text. */
export const stringType: StaticType = { kind: 'string', nullable: false };
/** A number. */
export const numberType: StaticType = { kind: 'number', nullable: false };
export const booleanType: StaticType = { kind: 'boolean', nullable: false };

/** A list of items of a type. */
export function listOf(item: StaticType): StaticType {
  return { kind: 'list', nullable: false, item };
}

/** An object with these fields. */
export function objectOf(fields: Readonly<Record<string, StaticType>>): StaticType {
  return { kind: 'object', nullable: false, fields };
}

/** The same type with or without an empty value. */
export function withNull(type: StaticType, nullable = true): StaticType {
  return type.kind === 'any' || type.kind === 'null' ? type : { ...type, nullable };
}

/** The type of a value that was worked out and may be empty; a value that is only read says so in its own contract. */
export function orNull(type: StaticType): StaticType {
  const { contract } = type;
  return { ...withNull(type), ...(contract && { contract: contractOrNull(contract) }) };
}

/** The contract that also allows null. */
export function contractOrNull(contract: Contract): Contract {
  const types = [contract.type ?? []].flat();
  if (types.length === 0 || types.includes('null')) return contract;
  return { ...contract, type: [...types, 'null'], ...(contract.enum && { enum: [...contract.enum, null] }) };
}

/** True when values of this type are numbers, or nothing is known of them. */
export function isNumeric(type: StaticType): boolean {
  return type.kind === 'number' || type.kind === 'any' || type.kind === 'null';
}

/** The type of values that a contract describes, with the contract. */
export function typeOfContract(contract: Contract): StaticType {
  return { ...shapeOf(contract), contract };
}

function shapeOf(contract: Contract): StaticType {
  const types = [contract.type ?? []].flat();
  const nullable = types.includes('null');
  const [kind, ...others] = types.filter((type) => type !== 'null');
  if (others.length > 0 && !(others.length === 1 && kind !== undefined && isNumberName(kind) && isNumberName(others[0] ?? '')))
    return anyType;
  switch (kind) {
    case undefined:
      return nullable ? nullType : anyType;
    case 'integer':
    case 'number':
      return { kind: 'number', nullable, ...(types.includes('number') && { fraction: true }) };
    case 'string':
    case 'boolean':
      return { kind, nullable };
    case 'array':
      return { kind: 'list', nullable, item: contract.items ? typeOfContract(contract.items) : anyType };
    case 'object': {
      if (!contract.properties) return { kind: 'map', nullable, value: anyType };
      const fields = Object.entries(contract.properties).map(([name, inner]) => [name, fieldType(name, inner, contract)] as const);
      return { kind: 'object', nullable, fields: Object.fromEntries(fields) };
    }
    default:
      return assertNever(kind);
  }
}

function fieldType(name: string, contract: Contract, holder: Contract): StaticType {
  const type = typeOfContract(contract);
  return holder.required?.includes(name) ? type : withNull(type);
}

function isNumberName(type: string): boolean {
  return type === 'number' || type === 'integer';
}

/** A type that holds the values of both, `any` when they have nothing in common. */
export function unite(left: StaticType, right: StaticType): StaticType {
  if (left.kind === 'any' || right.kind === 'any') return anyType;
  if (left.kind === 'null') return orNull(right);
  if (right.kind === 'null') return orNull(left);
  if (left.contract !== undefined && left.contract === right.contract) return withNull(left, left.nullable || right.nullable);
  const nullable = left.nullable || right.nullable;
  if (left.kind === 'list' && right.kind === 'list') return { kind: 'list', nullable, item: unite(left.item, right.item) };
  if (left.kind === 'map' && right.kind === 'map') return { kind: 'map', nullable, value: unite(left.value, right.value) };
  if (left.kind === 'object' && right.kind === 'object') {
    const names = new Set([...Object.keys(left.fields), ...Object.keys(right.fields)]);
    const fields = [...names].map((name) => [name, unite(left.fields[name] ?? nullType, right.fields[name] ?? nullType)] as const);
    return { kind: 'object', nullable, fields: Object.fromEntries(fields) };
  }
  if (left.kind !== right.kind) return anyType;
  const { contract: _contract, ...shape } = left;
  return withNull(shape, nullable);
}
