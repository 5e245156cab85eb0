import type { Contract, Source } from '../../../language/language.generated';
import { asksOnly } from '../../compile';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { isJsonObject } from '../../parse/json-value';
import type { Span } from '../../parse/source-file';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { ProblemDetails, Report } from '../problems/problem';
import { checkShellCalls } from './shell-calls';
import { checkUnusedCalls } from './unused-calls';

type DeclaredCall = Pick<Source, 'endpoint' | 'office'> & { readonly method?: string };

/** Checks the calls of sources, downloads, forms and PDFs. */
export function checkCalls(pack: PackUnderCheck, report: Report): void {
  const contracts = new Map<string, { readonly contract: string; readonly owner: string }>();
  const declare = ({ method = 'GET', endpoint = '', office }: DeclaredCall, contract: Contract, owner: string, at: () => Span): void => {
    const key = `${method} ${endpoint}${office === undefined ? '' : ` of ${office}`}`;
    const text = pack.memory.recall(canonical, report, contract);
    const first = contracts.get(key);
    if (!first) contracts.set(key, { contract: text, owner });
    else if (first.contract !== text) {
      report('contract-conflict', at(), {
        message: say('contract-differs', { call: key, owner: first.owner }),
        expected: say('same-contract'),
        got: say('another-contract', { owner }),
      });
    }
  };
  for (const [id, call] of Object.entries(pack.calls?.calls ?? {})) {
    const located = pack.callsPlace;
    if (located) declare(call, call.response, 'calls.json', () => located.keySpan(`${childPointer('/calls', id)}/response`));
  }
  checkShellCalls(pack, report);
  checkUnusedCalls(pack, report);
  eachService(pack, report, checkSources, pack.calls);
  for (const service of pack.services)
    for (const [id, source] of Object.entries(service.definition.sources ?? {}))
      if (source.endpoint !== undefined && source.response)
        declare(source, source.response, service.slug, () => service.located.keySpan(`${childPointer('/sources', id)}/response`));
}

function checkSources(report: Report, service: CheckedService, shared: PackUnderCheck['calls']): void {
  for (const [id, source] of Object.entries(service.definition.sources ?? {})) {
    const pointer = childPointer('/sources', id);
    checkSource(service, source, id, shared ? Object.keys(shared.calls) : null, report);
    const method = source.call === undefined ? undefined : shared?.calls[source.call]?.method;
    if (method !== undefined && !asksOnly(method)) {
      report('changing-call', service.located.valueSpan(`${pointer}/call`), {
        message: say('call-changes-data', { call: source.call ?? '' }),
        expected: say('call-with-get-or-post'),
        got: method,
      });
    }
  }
  checkPlaceholders(service, report);
}

function checkSource({ located }: CheckedService, source: Source, id: string, calls: readonly string[] | null, report: Report): void {
  const pointer = childPointer('/sources', id);
  const { call } = source;
  const own = source.endpoint !== undefined || source.response !== undefined;
  if (call !== undefined && own) {
    report('call-or-endpoint', located.keySpan(pointer), {
      message: say('source-calls-both', { source: id }),
      expected: say('call-or-endpoint'),
    });
  } else if (call === undefined && (source.endpoint === undefined || source.response === undefined)) {
    const other = source.endpoint === undefined ? 'endpoint' : 'response';
    report('call-or-endpoint', located.keySpan(pointer), {
      message: say('source-calls-nothing', { source: id }),
      expected: own ? other : say('call-or-endpoint'),
    });
  }
  if (call !== undefined && calls && !calls.includes(call)) {
    report('unknown-call', located.valueSpan(`${pointer}/call`), {
      message: say('no-shared-call', { call }),
      expected: listNames(calls),
      got: call,
      suggestion: nearest(call, calls),
    });
  }
}

/** Every endpoint with the query beside it, wherever it stands. */
function checkPlaceholders({ located }: CheckedService, report: Report): void {
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, childPointer(pointer, index));
    if (!isJsonObject(value)) return;
    if (typeof value.endpoint === 'string') {
      const query = isJsonObject(value.query) ? Object.keys(value.query) : [];
      checkEndpoint(value.endpoint, query, (details) => report('endpoint-placeholder', located.valueSpan(`${pointer}/endpoint`), details));
    }
    for (const [name, member] of Object.entries(value))
      if (name !== 'response' && name !== 'schema') visit(member, childPointer(pointer, name));
  };
  visit(located.value, '');
}

function checkEndpoint(endpoint: string, query: readonly string[], wrong: (details: ProblemDetails) => void): void {
  const rest = endpoint.replace(/\{(\w+)\}/g, '');
  if (/[{}]/.test(rest))
    wrong({ message: say('brace-not-closed'), expected: say('placeholders-such-as', { example: '{id}' }), got: endpoint });
  for (const [, name = ''] of endpoint.matchAll(/\{(\w+)\}/g)) {
    if (!query.includes(name))
      wrong({
        message: say('placeholder-not-in-query', { name, place: `{${name}}` }),
        expected: listNames(query),
        got: name,
        suggestion: nearest(name, query),
      });
  }
}

const notes = new Set(['description', 'examples', 'title', 'default']);

/** A contract without its notes, with its names in one order. */
function canonical(_report: Report, contract: Contract): string {
  return JSON.stringify(contract, (name, value: unknown) => {
    if (name === 'required' && Array.isArray(value)) return [...value].sort();
    if (!isJsonObject(value)) return value;
    // Inside `properties` the names are fields, and a field may be called description.
    const entries = Object.entries(value).filter(([key]) => name === 'properties' || !notes.has(key));
    return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}
