import type { SharedCall } from '../../language/calls.generated';
import type { Contract } from '../../language/language.generated';
import type { CallValue, OfficeCall } from './office-call';

/** Most characters of a text that a call carries, where its contract names no number. */
const usualText = 500;
/** Most entries of a list that a call carries, where its contract names no number. */
const usualList = 10_000;

const limiting = ['maxLength', 'maxItems'] as const;

/** The call with a limit on every text and every list that it carries: that of the table of calls, of the form, or the usual one. */
export function limitedCall(call: OfficeCall, table: SharedCall | undefined): OfficeCall {
  return {
    ...call,
    query: call.query.map((value) => limitedValue(value, table?.query?.[value.name])),
    body: call.body.map((value) => limitedValue(value, table?.body?.properties?.[value.name])),
  };
}

function limitedValue(value: CallValue, named: Contract | undefined): CallValue {
  const stated = Object.fromEntries(limiting.flatMap((name) => (named?.[name] === undefined ? [] : [[name, named[name]]])));
  return { ...value, contract: limited({ ...value.contract, ...stated }) };
}

function limited(contract: Contract): Contract {
  const { type, items, properties } = contract;
  const types = type === undefined ? ['string', 'array'] : [type].flat();
  return {
    ...contract,
    ...(types.includes('string') && contract.enum === undefined && { maxLength: contract.maxLength ?? usualText }),
    ...(types.includes('array') && { maxItems: contract.maxItems ?? usualList }),
    ...(items && { items: limited(items) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, limited(field)])) }),
  };
}
