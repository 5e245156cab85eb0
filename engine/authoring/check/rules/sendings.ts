import { isExpression } from '../../../expressions';
import type { Sending, Source } from '../../../language/language.generated';
import { type SentCall, sendingNames } from '../../compile/sending-names';
import { say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer } from '../../parse/json-pointer';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import type { TypeScope } from '../typing/formula-finding';
import { checkFormula } from './answers';

/** Checks how calls are sent to offices with names of their own: formulas over what the contract gives, and the places in endpoints. */
export function checkSendings(pack: PackUnderCheck, report: Report): void {
  const { calls, callsPlace } = pack;
  for (const [id, call] of Object.entries(calls?.calls ?? {}))
    if (call.send && callsPlace) {
      const made = sourcesOf(pack, id).map(anyOf);
      const query = Object.assign({}, ...made.map((source) => source.query), call.query);
      const body = call.body ?? made.find((source) => source.body)?.body;
      checkSending({ ...call, query, ...(body && { body }), send: call.send }, childPointer('/calls', id), callsPlace, report);
    }
  for (const { definition, located } of pack.services) {
    for (const [id, { send, query, body, endpoint, personal }] of Object.entries(definition.sources ?? {})) {
      if (!send) continue;
      const sent = { ...(endpoint !== undefined && { endpoint }), ...(personal && { personal }), ...anyOf({ query, body }), send };
      checkSending(sent, childPointer('/sources', id), located, report);
    }
  }
}

/** The sources that make a shared call: each says itself what it sends. */
function sourcesOf({ services }: PackUnderCheck, id: string): readonly Source[] {
  return services.flatMap(({ definition }) => Object.values(definition.sources ?? {}).filter(({ call }) => call === id));
}

/** What a source sends is worked out on the screen; of its values only the names are known here. */
function anyOf({
  query,
  body,
}: {
  readonly query?: object | undefined;
  readonly body?: object | undefined;
}): Pick<SentCall, 'query' | 'body'> {
  const named = (values: object = {}) => Object.fromEntries(Object.keys(values).map((name) => [name, {}] as const));
  return { query: named(query), ...(body && { body: { type: 'object', properties: named(body) } }) };
}

type CallToCheck = SentCall & { readonly endpoint?: string; readonly send: Sending };

function checkSending(call: CallToCheck, pointer: string, located: LocatedJson, report: Report): void {
  const { send, endpoint = '' } = call;
  const at = `${pointer}/send`;
  checkParts(send, sendingNames(call), at, located, report);
  if (send.query === undefined) return;
  const known = Object.keys(send.query);
  for (const [place, name = ''] of endpoint.matchAll(/\{(\w+)\}/g)) {
    if (known.includes(name)) continue;
    report('endpoint-placeholder', located.keySpan(`${at}/query`), {
      message: say('placeholder-not-in-query', { name, place }),
      expected: listNames(known),
      got: name,
      suggestion: nearest(name, known),
    });
  }
}

function checkParts(part: unknown, names: TypeScope, pointer: string, located: LocatedJson, report: Report): void {
  if (isExpression(part)) checkFormula(part, names, pointer, located, report);
  else if (typeof part === 'object' && part !== null)
    for (const [name, inner] of Object.entries(part)) checkParts(inner, names, childPointer(pointer, name), located, report);
}
