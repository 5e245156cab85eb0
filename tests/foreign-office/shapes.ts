// The shapes of the foreign office: amounts and counts are texts with a comma, flags are T and N, days are dd.mm.yyyy.
import type { Contract } from '../../engine';

/** Longest formula that the definition language takes. */
const longest = 2000;

/** The formula that turns a value of the foreign office into what a contract declares; `expression` is where the value stands. */
export function formulaOf(contract: Contract, expression: string, depth = 0): string {
  const kind = kindOf(contract);
  if (kind === 'number') return `number(${expression})`;
  if (kind === 'flag') return `flag(${expression})`;
  if (kind === 'day') return `date(${expression})`;
  if (kind === 'list' && contract.items && needsWork(contract.items)) {
    const item = `x${depth}`;
    const list = `${expression}.map(${item}, ${formulaOf(contract.items, item, depth + 1)})`;
    return isNullable(contract) ? `${expression} == null ? null : ${list}` : list;
  }
  if (kind === 'object' && needsWork(contract)) {
    const fields = Object.entries(contract.properties ?? {}).map(
      ([name, field]) => `'${name}': ${formulaOf(field, `${expression}.${name}`, depth)}`,
    );
    const object = `{${fields.join(', ')}}`;
    return isNullable(contract) ? `${expression} == null ? null : ${object}` : object;
  }
  return expression;
}

/** How the answer of a call of the foreign office is read, as `answer` of a definition. What is too long for a formula the office sends as it is. */
export function answerOf(contract: Contract | null): string | Readonly<Record<string, string>> {
  if (contract === null) return '=body.dane';
  if (kindOf(contract) !== 'object' || !contract.properties) return fitting(contract, 'body.dane');
  return Object.fromEntries(Object.entries(contract.properties).map(([name, field]) => [name, fitting(field, `body.dane.${name}`)]));
}

/** A value of the contract as the foreign office sends it. */
export function foreignValue(contract: Contract | null, value: unknown): unknown {
  if (contract === null) return value;
  if (kindOf(contract) !== 'object' || !contract.properties || !isObject(value))
    return isFitting(contract, 'body.dane') ? foreign(contract, value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = contract.properties?.[name];
      return [name, field && isFitting(field, `body.dane.${name}`) ? foreign(field, inner) : inner];
    }),
  );
}

function foreign(contract: Contract, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  switch (kindOf(contract)) {
    case 'number':
      return typeof value === 'number' ? String(value).replace('.', ',') : value;
    case 'flag':
      return value === true ? 'T' : 'N';
    case 'day':
      return String(value).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
    case 'list':
      return Array.isArray(value) && contract.items ? value.map((item) => foreign(contract.items ?? {}, item)) : value;
    case 'object':
      return isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, foreign(contract.properties?.[name] ?? {}, inner)]))
        : value;
    default:
      return value;
  }
}

function kindOf({ type, format }: Contract): 'number' | 'flag' | 'day' | 'list' | 'object' | null {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  if (types.every((one) => one === 'number' || one === 'integer') && types.length > 0) return 'number';
  if (types.length !== 1) return null;
  if (types[0] === 'boolean') return 'flag';
  if (types[0] === 'string' && format === 'date') return 'day';
  if (types[0] === 'array') return 'list';
  return types[0] === 'object' ? 'object' : null;
}

function needsWork(contract: Contract): boolean {
  const kind = kindOf(contract);
  if (kind === 'list') return contract.items !== undefined && needsWork(contract.items);
  if (kind === 'object') return Object.values(contract.properties ?? {}).some(needsWork);
  return kind !== null;
}

function isNullable({ type }: Contract): boolean {
  return [type ?? []].flat().includes('null');
}

function isFitting(contract: Contract, expression: string): boolean {
  return formulaOf(contract, expression).length < longest && (formulaOf(contract, expression).match(/\w+/g)?.length ?? 0) < 220;
}

function fitting(contract: Contract, expression: string): string {
  return `=${isFitting(contract, expression) ? formulaOf(contract, expression) : expression}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
