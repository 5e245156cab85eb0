import { type CallingPack, type CallValue, callKey, officeCalls } from '../../engine/authoring/openapi';
import type { Contract } from '../../engine/language/language.generated';
import { generatedHeader } from './language-types';

/** Most characters of a number, a date or a yes in a query. */
const valueInQuery = 100;
/** Most characters of a list in a query. */
const listInQuery = 4_000;

interface Limit {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Limit;
  readonly properties?: Readonly<Record<string, Limit>>;
}

/** How much each call may carry, for the server to look at before anything else. */
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

/** HTTP carries every query parameter as a text, and a list as one text of its entries. */
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
  // A text out of a few words is as long as the longest of them.
  const longest = entries ? Math.max(0, ...entries.map((entry) => String(entry).length)) : maxLength;
  return {
    ...(longest !== undefined && { maxLength: longest }),
    ...(maxItems !== undefined && { maxItems }),
    ...(items && { items: ofContract(items) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, ofContract(field)])) }),
  };
}
