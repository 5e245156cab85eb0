import { isExpression } from '../../expressions';
import { type FormMember, membersOf } from '../../forms/form-field';
import type { CallTable, SharedCall } from '../../language/calls.generated';
import type { Block, Contract, FormBody, Query, ServiceDefinition, Source } from '../../language/language.generated';
import { mainOffice } from '../../pack/answer-reading';
import { placeOf } from '../../requests/build-request';
import type { BlockCall } from '../../screen/block-authoring';
import { isRequired } from '../../screen/control';
import { authoringOf, type ControlsForAuthors } from '../../screen/control-authoring';
import { allBlocks, plainText, resolveCalls } from '../compile';
import { answerReading } from '../compile/answer-readings';
import { type LanguageInUse, languageWith } from '../source/language-in-use';
import type { Surroundings } from '../source/surroundings';
import { type FormulaPlace, formulaContracts } from './formula-contracts';
import type { CallValue, OfficeCall } from './office-call';
import { limitedCall } from './request-limits';
import { sentValues } from './sent-values';

/** The part of a pack that says what the office is asked. */
export interface CallingPack {
  readonly calls: CallTable;
  readonly services: readonly { readonly slug: string; readonly definition: ServiceDefinition }[];
  /** What it was checked with; left out of a pack that knows the standard kinds only. */
  readonly surroundings?: Pick<Surroundings, 'kinds'>;
}

/** Every call of a pack, one for each method and endpoint, in alphabetical order of the endpoints. */
export function officeCalls(pack: CallingPack): readonly OfficeCall[] {
  const language = languageWith(pack.surroundings?.kinds);
  const calls = new Map<string, OfficeCall>();
  for (const { definition } of pack.services) {
    if (definition.hidden === true) continue;
    for (const call of callsOf(resolveCalls(definition, pack.calls), language)) {
      const key = callKey(call);
      const known = calls.get(key);
      calls.set(key, known ? joined(known, call) : call);
    }
  }
  const described = new Map<string, SharedCall>();
  // What no screen calls, the shell does: its calls stand in the table alone.
  for (const shared of Object.values(pack.calls.calls)) {
    const call = tableCall(shared);
    const key = callKey(call);
    described.set(key, shared);
    if (!calls.has(key)) calls.set(key, call);
  }
  return [...calls]
    .map(([key, call]) => limitedCall(call, described.get(key)))
    .sort((a, b) => (`${a.endpoint} ${a.method}` < `${b.endpoint} ${b.method}` ? -1 : 1));
}

/** The calls that reach an office: all but those that the definitions answer wholly. Where they hold several answers by name, other names are the office's. */
export function askedCalls(pack: CallingPack): readonly OfficeCall[] {
  const kept = new Set(
    Object.values(pack.calls.calls).flatMap(({ endpoint, content }) =>
      content !== undefined && content.by === undefined ? [endpoint] : [],
    ),
  );
  return officeCalls(pack).filter(({ method, endpoint }) => method !== 'GET' || !kept.has(endpoint));
}

/** A call of the table as it is made without a screen. */
export function tableCall(shared: SharedCall): OfficeCall {
  const { method = 'GET', personal = false, signedIn = false, query, body, response } = shared;
  return {
    method,
    ...placeOfCall(shared),
    personal,
    signedIn: personal || signedIn,
    answer: 'json',
    ...sentValues(
      shared.send,
      personal,
      Object.entries(query ?? {}).map(([name, contract]) => ({ name, optional: allowsNull(contract), contract })),
      body ? dataValues(body) : [],
    ),
    response,
    services: [],
  };
}

/** Where a call goes and how its answer is read. */
function placeOfCall({
  endpoint,
  office = mainOffice,
  answer,
  answerSample,
}: CalledPlace): Pick<OfficeCall, 'endpoint' | 'office' | 'reading' | 'sample'> {
  return {
    endpoint: placeOf({ office }, endpoint).path,
    office,
    reading: answer === undefined ? null : answerReading(answer),
    ...(answerSample !== undefined && { sample: answerSample }),
  };
}

type CalledPlace = Pick<SharedCall, 'endpoint' | 'office' | 'answer'> & { readonly answerSample?: unknown };

/** Name of a call: its method and endpoint. */
export function callKey(call: Pick<OfficeCall, 'method' | 'endpoint'>): string {
  return `${call.method} ${call.endpoint}`;
}

/** A call, where its formulas stand, and what kind of answer it has. */
interface CallPlace {
  readonly call: BlockCall['call'];
  readonly answer: OfficeCall['answer'];
  readonly place: FormulaPlace;
  /** What a body without a mapping holds. */
  readonly data?: Contract;
}

const screen: FormulaPlace = { scope: [], blocks: [] };

/** The calls of a screen's sources by their ids. */
export function sourceCalls(service: ServiceDefinition, pack: Omit<CallingPack, 'services'>): ReadonlyMap<string, OfficeCall> {
  const language = languageWith(pack.surroundings?.kinds);
  const definition = resolveCalls(service, pack.calls);
  return new Map(
    Object.entries(definition.sources ?? {}).flatMap(([id, source]) =>
      asCalls(definition, ofSource(source), language).map((call) => [id, call] as const),
    ),
  );
}

function callsOf(definition: ServiceDefinition, language: LanguageInUse): readonly OfficeCall[] {
  return asCalls(definition, callPlaces(definition, language), language);
}

function asCalls(definition: ServiceDefinition, places: readonly CallPlace[], language: LanguageInUse): readonly OfficeCall[] {
  const valuesOf = callValues(definition, language);
  return places.flatMap(({ call, answer, place, data }): OfficeCall[] => {
    if (call.endpoint === undefined) return [];
    return [
      {
        method: call.method ?? 'GET',
        ...placeOfCall({ ...call, endpoint: call.endpoint }),
        personal: call.personal ?? false,
        signedIn: call.personal === true || call.signedIn === true,
        answer,
        ...sentValues(
          call.send,
          call.personal ?? false,
          valuesOf(call.query, place),
          call.body ? valuesOf(call.body, place) : data ? dataValues(data) : [],
        ),
        response: call.response ?? null,
        services: [plainText(definition.title)],
      },
    ];
  });
}

function callPlaces(definition: ServiceDefinition, language: LanguageInUse): readonly CallPlace[] {
  return [
    ...Object.values(definition.sources ?? {}).flatMap(ofSource),
    ...allBlocks(definition.blocks, language.kinds).flatMap((block) => blockCalls(block, definition.pdf?.endpoint ?? null, language)),
    ...(definition.pdf ? [{ call: definition.pdf, answer: 'drawn', place: screen } as const] : []),
  ];
}

/** The call of a source; none where the office has none such. */
function ofSource(call: Source): readonly CallPlace[] {
  if (call.missing === true) return [];
  return [{ call, answer: 'json', place: call.form === undefined ? screen : { scope: ['form'], blocks: [call.form] } }];
}

/** The calls of a block; `drawn` is the address at which the office draws the screen itself. */
function blockCalls(block: Block, drawn: string | null, { authoring, controls, kinds }: LanguageInUse): readonly CallPlace[] {
  const { calls, form } = authoring[block.block] ?? {};
  const own = calls?.(block) ?? [];
  const ofFields = form ? fieldCalls(membersOf(form(block), kinds.controls), controls) : [];
  return [...own, ...ofFields].flatMap(({ call, answer, scope, data }): CallPlace[] => {
    if (answer === 'screen' && call.endpoint === drawn) return [];
    const place = { scope, blocks: scope.length === 0 ? [] : [block.id] };
    return [{ call, answer: answer === 'json' ? 'json' : fileKind(call.endpoint ?? ''), place, ...(data && { data }) }];
  });
}

/** The calls that fields of a form make by themselves. */
function fieldCalls(members: readonly FormMember[], controls: ControlsForAuthors): readonly BlockCall[] {
  return members.flatMap(({ members: inner, setting, ui }): readonly BlockCall[] => {
    if (inner !== null) return fieldCalls(inner, controls);
    return (authoringOf(controls, setting.control).calls?.(ui) ?? []).map((call) => ({ ...call, scope: [] }));
  });
}

function fileKind(endpoint: string): 'pdf' | 'file' {
  return endpoint.endsWith('/pdf') ? 'pdf' : 'file';
}

function callValues(
  definition: ServiceDefinition,
  language: LanguageInUse,
): (query: FormBody | undefined, place: FormulaPlace) => readonly CallValue[] {
  const contracts = formulaContracts(definition, language);
  const valuesOf = (query: FormBody | undefined, place: FormulaPlace): readonly CallValue[] =>
    Object.entries(query ?? {}).map(([name, value]): CallValue => {
      if (typeof value === 'object' && value !== null) return { name, optional: false, contract: objectContract(valuesOf(value, place)) };
      if (!isExpression(value)) return { name, optional: value === null, contract: literalContract(value) };
      const param = definition.params?.[/^=\s*params\.(\w+)/.exec(value)?.[1] ?? ''];
      const contract = contracts.of(value, place);
      const optional = param ? !isRequired(language.kinds.controls, param) : !contract || allowsNull(contract);
      return { name, optional, contract: contract ?? {} };
    });
  return valuesOf;
}

function objectContract(values: readonly CallValue[]): Contract {
  return {
    type: 'object',
    required: values.flatMap(({ name, optional }) => (optional ? [] : [name])),
    properties: Object.fromEntries(values.map(({ name, contract }) => [name, contract])),
  };
}

function dataValues(schema: Contract): readonly CallValue[] {
  return Object.entries(schema.properties ?? {}).map(([name, contract]) => ({
    name,
    optional: !schema.required?.includes(name),
    contract,
  }));
}

function literalContract(value: Query[string] | undefined): Contract {
  if (value === undefined || value === null) return { type: 'string' };
  const type = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';
  return { type, examples: [value] };
}

function allowsNull(contract: Contract): boolean {
  return Array.isArray(contract.type) && contract.type.includes('null');
}

function joined(first: OfficeCall, second: OfficeCall): OfficeCall {
  return {
    ...first,
    // A row's file that is its screen's PDF with a further query is drawn like the whole screen.
    answer: second.answer === 'drawn' ? 'drawn' : first.answer,
    personal: first.personal || second.personal,
    signedIn: first.signedIn || second.signedIn,
    query: joinedValues(first.query, second.query),
    body: joinedValues(first.body, second.body),
    response: first.response ?? second.response,
    reading: first.reading ?? second.reading,
    ...(second.sample !== undefined && { sample: second.sample }),
    ...(first.sample !== undefined && { sample: first.sample }),
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
