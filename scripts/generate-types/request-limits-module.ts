import { type CallingPack, type CallValue, callKey, officeCalls } from '../../engine/authoring/openapi';
import type { Contract } from '../../engine/language/language.generated';
import { generatedHeader } from './language-types';

/** Longest number, date or boolean in a query, in characters. */
const valueInQuery = 100;
/** Longest list in a query, in characters. */
const listInQuery = 4_000;

interface Limit {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Limit;
  readonly properties?: Readonly<Record<string, Limit>>;
}

/** The size limits of each call, which the server checks before anything else. */
export function requestLimitsModule(pack: CallingPack): string {
  const limits = Object.fromEntries(
    officeCalls(pack)
      .filter(({ answer, query, body }) => answer !== 'drawn' && query.length + body.length > 0)
      .map((call) => [callKey(call), { query: ofQuery(call.query), body: ofValues(call.body) }]),
  );
  return `${generatedHeader}/** Most characters of texts and most entries of lists that each call may carry, by method and endpoint. */
export const requestLimits = ${JSON.stringify(limits, null, 2)};
`;
}

/** Query parameters arrive as text; a list is one text with all entries. */
function ofQuery(values: readonly CallValue[]): Readonly<Record<string, Limit>> {
  return Object.fromEntries(
    values.map(({ name, contract }) => [
      name,
      { maxLength: contract.type === 'array' ? listInQuery : (ofContract(contract).maxLength ?? valueInQuery) },
    ]),
  );
}

function ofValues(values: readonly CallValue[]): Readonly<Record<string, Limit>> {
  return Object.fromEntries(values.map(({ name, contract }) => [name, ofContract(contract)]));
}

function ofContract({ maxLength, maxItems, items, properties, enum: entries }: Contract): Limit {
  // For a text with fixed values the limit is the longest of them.
  const longest = entries ? Math.max(0, ...entries.map((entry) => String(entry).length)) : maxLength;
  return {
    ...(longest !== undefined && { maxLength: longest }),
    ...(maxItems !== undefined && { maxItems }),
    ...(items && { items: ofContract(items) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, ofContract(field)])) }),
  };
}
