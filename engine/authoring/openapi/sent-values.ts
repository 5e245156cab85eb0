import { isExpression } from '../../expressions';
import type { Contract, Sending } from '../../language/language.generated';
import type { StaticType } from '../../language/static-type';
import { sendAs } from '../../requests/send-as';
import { isRecord } from '../../values/is-record';
import { typeOfValue } from '../check/typing/type-of-formula';
import { sendingOf } from '../compile/answer-readings';
import { sendingNames } from '../compile/sending-names';
import { contractOf } from './formula-contracts';
import type { CallValue, OfficeCall } from './office-call';
import { sampleValue } from './sample-value';

/** The values of a call by the names of its office: those of the contract, or what `send` makes of them, with a sample of each. */
export function sentValues(
  send: Sending | undefined,
  personal: boolean,
  query: readonly CallValue[],
  body: readonly CallValue[],
): Pick<OfficeCall, 'query' | 'body' | 'made'> {
  if (!send) return { query, body };
  const names = sendingNames({ query: contractsOf(query), body: { type: 'object', properties: contractsOf(body) }, personal });
  const sending = sendingOf(send);
  const samples = sendAs(sending, { query: samplesOf(query), body: samplesOf(body) });
  const made = (parts: object, sampled: unknown) =>
    Object.entries(parts).map(([name, part]): CallValue => {
      const contract = contractOfPart(part, names, isRecord(sampled) ? sampled[name] : undefined);
      return { name, optional: [contract.type ?? 'null'].flat().includes('null'), contract };
    });
  return {
    query: send.query ? made(send.query, samples.query) : query,
    body: send.body ? made(send.body, samples.body) : body,
    made: { of: query, sending },
  };
}

function contractOfPart(part: unknown, names: ReadonlyMap<string, StaticType>, sample: unknown): Contract {
  if (isExpression(part) || !isRecord(part)) {
    const { examples: _examples, ...contract } = contractOf(typeOfValue(part, names)) ?? {};
    return { ...contract, ...(isExample(sample) && { examples: [sample] }) };
  }
  const fields = Object.entries(part).map(
    ([name, inner]) => [name, contractOfPart(inner, names, isRecord(sample) ? sample[name] : undefined)] as const,
  );
  return { type: 'object', required: Object.keys(part), properties: Object.fromEntries(fields) };
}

function isExample(sample: unknown): sample is string | number | boolean {
  return typeof sample === 'string' || typeof sample === 'number' || typeof sample === 'boolean';
}

function contractsOf(values: readonly CallValue[]): Readonly<Record<string, Contract>> {
  return Object.fromEntries(values.map(({ name, contract }) => [name, contract]));
}

function samplesOf(values: readonly CallValue[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(values.map(({ name, contract }) => [name, sampleValue(contract)]));
}
