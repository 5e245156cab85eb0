import type { CallTable } from '../../calls.generated';
import { isExpression } from '../../expressions';
import type { Block, Contract, Query, RowAction, ServiceDefinition } from '../../language.generated';
import type { OfficeRequest } from '../../requests/office-request';
import { allBlocks, plainText, resolveCalls } from '../compile';
import { contractOfFormula, mayBeEmpty } from './contract-paths';

/** A value that a call carries in its query or body. */
export interface CallValue {
  readonly name: string;
  /** True when some screen leaves the value out. */
  readonly optional: boolean;
  readonly contract: Contract;
}

/** One call of the office as the definitions describe it, over all services that make it. */
export interface OfficeCall {
  readonly method: OfficeRequest['method'];
  readonly endpoint: string;
  /** True when the call is about a person or an institution and carries its nip or pesel. */
  readonly personal: boolean;
  /** json: an answer with a contract; pdf and file: a download. */
  readonly answer: 'json' | 'pdf' | 'file';
  readonly query: readonly CallValue[];
  readonly body: readonly CallValue[];
  /** What the office answers; null for a download or when the definition does not say. */
  readonly response: Contract | null;
  /** Titles of the services that make the call. */
  readonly services: readonly string[];
}

/** The part of a pack that says what the office is asked. */
export interface CallingPack {
  readonly calls: CallTable;
  readonly services: readonly { readonly slug: string; readonly definition: ServiceDefinition }[];
}

/** Every call of a pack, one for each method and endpoint, in alphabetical order of the endpoints. */
export function officeCalls(pack: CallingPack): readonly OfficeCall[] {
  const calls = new Map<string, OfficeCall>();
  for (const { definition } of pack.services) {
    if (definition.hidden === true) continue;
    for (const call of callsOf(resolveCalls(definition, pack.calls))) {
      const key = callKey(call);
      const known = calls.get(key);
      calls.set(key, known ? joined(known, call) : call);
    }
  }
  return [...calls.values()].sort((a, b) => (`${a.endpoint} ${a.method}` < `${b.endpoint} ${b.method}` ? -1 : 1));
}

/** Name of a call: its method and endpoint. */
export function callKey(call: Pick<OfficeCall, 'method' | 'endpoint'>): string {
  return `${call.method} ${call.endpoint}`;
}

interface DescribedCall {
  readonly endpoint?: string;
  readonly method?: OfficeRequest['method'];
  readonly personal?: boolean;
  readonly query?: Query;
  readonly body?: Query;
  readonly response?: Contract;
}

function callsOf(definition: ServiceDefinition): readonly OfficeCall[] {
  const call = (described: DescribedCall, answer: OfficeCall['answer'], whole: readonly CallValue[] = []): OfficeCall[] =>
    described.endpoint === undefined
      ? []
      : [
          {
            method: described.method ?? 'GET',
            endpoint: described.endpoint,
            personal: described.personal ?? false,
            answer,
            query: callValues(described.query, definition),
            body: described.body ? callValues(described.body, definition) : whole,
            response: described.response ?? null,
            services: [plainText(definition.title)],
          },
        ];
  const blocks = allBlocks(definition.blocks);
  return [
    ...Object.values(definition.sources ?? {}).flatMap((source) => call(source, 'json')),
    ...blocks.flatMap((block) =>
      block.block === 'form' ? call({ method: 'POST', ...block.submit }, 'json', formValues(block.schema)) : [],
    ),
    ...blocks.flatMap(downloads).flatMap((download) => call(download, download.endpoint.endsWith('/pdf') ? 'pdf' : 'file')),
    ...(definition.pdf ? call(definition.pdf, 'pdf') : []),
  ];
}

function downloads(block: Block): readonly (DescribedCall & { readonly endpoint: string })[] {
  if (block.block === 'download') return [block];
  if (block.block !== 'table') return [];
  return (block.actions ?? []).filter((action): action is Extract<RowAction, { action: 'download' }> => action.action === 'download');
}

function callValues(query: Query | undefined, definition: ServiceDefinition): readonly CallValue[] {
  return Object.entries(query ?? {}).map(([name, value]) => {
    if (!isExpression(value)) return { name, optional: value === null, contract: literalContract(value) };
    const param = definition.params?.[/^=\s*params\.(\w+)/.exec(value)?.[1] ?? ''];
    const contract = contractOfFormula(value, definition);
    const optional = param ? mayBeEmpty(param) : !contract || allowsNull(contract);
    return { name, optional, contract: contract ?? {} };
  });
}

function formValues(schema: Contract): readonly CallValue[] {
  return Object.entries(schema.properties ?? {}).map(([name, contract]) => ({
    name,
    optional: !schema.required?.includes(name),
    contract,
  }));
}

function literalContract(value: Query[string] | undefined): Contract {
  if (typeof value === 'number') return { type: 'number' };
  return { type: typeof value === 'boolean' ? 'boolean' : 'string' };
}

function allowsNull(contract: Contract): boolean {
  return Array.isArray(contract.type) && contract.type.includes('null');
}

function joined(first: OfficeCall, second: OfficeCall): OfficeCall {
  return {
    ...first,
    personal: first.personal || second.personal,
    query: joinedValues(first.query, second.query),
    body: joinedValues(first.body, second.body),
    response: first.response ?? second.response,
    services: [...new Set([...first.services, ...second.services])],
  };
}

function joinedValues(first: readonly CallValue[], second: readonly CallValue[]): readonly CallValue[] {
  const names = [...new Set([...first, ...second].map((value) => value.name))];
  return names.flatMap((name) => {
    const [value, ...others] = [...first, ...second].filter((candidate) => candidate.name === name);
    return value ? [{ ...value, optional: value.optional || others.length === 0 || others.some((other) => other.optional) }] : [];
  });
}
