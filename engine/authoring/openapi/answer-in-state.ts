import type { Contract } from '../../language/language.generated';
import { isRecord } from '../../values/is-record';
import { emptyValue, sampleValue } from './sample-value';

/** How much an office has to say: examples of the contract, nothing, one row, very many rows, or nothing but what it must say. */
export const answerStates = ['sample', 'empty', 'one', 'many', 'missing'] as const;

/** One of the states. */
export type AnswerState = (typeof answerStates)[number];

const veryMany = 10_000;

/** An answer that keeps a contract, as an office in this state would give it. The same state always gives the same answer. */
export function answerInState(contract: Contract, state: AnswerState): unknown {
  switch (state) {
    case 'sample':
      return sampleValue(contract);
    case 'empty':
      return emptyValue(contract);
    case 'one':
      return withLists(sampleValue(contract), contract, (rows) => rows.slice(0, Math.max(1, contract.minItems ?? 0)));
    case 'many':
      return withLists(sampleValue(contract), contract, (rows, { maxItems = veryMany }) =>
        rows.length === 0 ? rows : Array.from({ length: Math.min(veryMany, maxItems) }, (_, index) => rows[index % rows.length]),
      );
    case 'missing':
      return withoutOptional(sampleValue(contract), contract);
  }
}

/** Changes lists of rows. A list inside a row, and a list of plain values such as years to choose from, stays. */
function withLists(
  value: unknown,
  contract: Contract,
  change: (rows: readonly unknown[], contract: Contract) => readonly unknown[],
): unknown {
  if (Array.isArray(value)) return contract.items?.properties === undefined ? value : change(value, contract);
  if (!isRecord(value)) return value;
  const { properties = {} } = contract;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, field === undefined ? inner : withLists(inner, field, change)];
    }),
  );
}

function withoutOptional(value: unknown, contract: Contract): unknown {
  const { items, properties = {}, required = [] } = contract;
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => withoutOptional(item, items));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (field === undefined) return [[name, inner]];
      if ([field.type].flat().includes('null')) return [[name, null]];
      return required.includes(name) ? [[name, withoutOptional(inner, field)]] : [];
    }),
  );
}
