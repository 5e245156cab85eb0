// The shapes of the foreign office, in what it answers and in what shared calls send it: amounts and counts are texts with a comma, flags are
// T and N, days are dd.mm.yyyy, parameters begin with p_, and a body is wrapped in zadanie.
import type { Contract } from '../../engine';
import type { CallValue, OfficeCall } from '../../engine/authoring';

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

/** What the foreign office calls a parameter of the query. */
export function foreignName(name: string): string {
  return `p_${name}`;
}

/** How the foreign office is sent a call: parameters with names of its own, and a body in an envelope, whose values are texts. */
export function sendOf({ query, body, personal }: Pick<OfficeCall, 'query' | 'body' | 'personal'>): object | null {
  const names = [...query.map(({ name }) => name), ...(personal ? ['nip', 'pesel'] : [])];
  if (names.length === 0 && body.length === 0) return null;
  const fields = body.map(({ name, contract }) => [name, `=${sentFormula(contract, `body.${name}`)}`] as const);
  return {
    ...(names.length > 0 && { query: Object.fromEntries(names.map((name) => [foreignName(name), `=query.${name}`])) }),
    ...(fields.length > 0 && { body: { zadanie: Object.fromEntries(fields) } }),
  };
}

function sentFormula(contract: Contract, value: string): string {
  switch (kindOf(contract)) {
    case 'number':
      return `text(${value}).split('.').join(',')`;
    case 'flag':
      return `${value} == null ? null : ${value} ? 'T' : 'N'`;
    case 'day':
      return `${value} == null ? null : ${value}.substring(8) + '.' + ${value}.substring(5, 7) + '.' + ${value}.substring(0, 4)`;
    default:
      return value;
  }
}

/** What the foreign office was sent in a body, by the names of the contract. */
export function ownBody(body: readonly CallValue[], sent: unknown): unknown {
  const inside = isObject(sent) && isObject(sent.zadanie) ? sent.zadanie : {};
  return Object.fromEntries(
    Object.entries(inside).map(([name, value]) => [name, ownValue(body.find((known) => known.name === name)?.contract ?? {}, value)]),
  );
}

function ownValue(contract: Contract, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (kindOf(contract)) {
    case 'number':
      return value === '' ? null : Number(value.replace(',', '.'));
    case 'flag':
      return value === 'T';
    case 'day':
      return value.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');
    default:
      return value;
  }
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
