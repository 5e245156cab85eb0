import { answerFromContent, applyReading, type ContentCall, isLanguage, isRecord, originalLanguage } from '../../../engine';
import {
  answerInState,
  callKey,
  contentCalls,
  type LoadedPack,
  type OfficeCall,
  type RecordedSituation,
  sampleValue,
} from '../../../engine/authoring';
import { previewCalls } from './preview-calls';
import type { PreviewPerson, Situation } from './situation';

/** What the office of a preview does with a call: values and errors are those of the contract, whichever shapes the office has. */
export type PreviewAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  /** It never answers, as long as the page waits. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'down' }
  /** An error that a scenario says. */
  | { readonly kind: 'error'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'file' };

/** Answers and errors of a service's sources, as a scenario has them. */
export type ScenarioAnswers = NonNullable<RecordedSituation['answers']>;

/** A call of a previewed page. */
export interface PreviewCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** A call that a pack makes, and that neither the definitions nor the account of the previewed person answer. */
export interface AskedCall {
  readonly call: OfficeCall;
  /** True for a call that says who is signed in, or for whom one may act. */
  readonly isOfAccount: boolean;
}

/** The office as a preview has it: it answers from contracts and examples, and nothing that is sent to it changes anything. */
export interface PreviewOffice {
  /** What it does with a call, undefined when the pack makes no such call. `scenario`: the answers that a scenario gives. */
  answer(asked: PreviewCall, situation: Situation, scenario: ScenarioAnswers | null): PreviewAnswer | undefined;
  /** The call that is meant; null when the definitions answer it, or the pack makes none such. */
  callOf(asked: PreviewCall): AskedCall | null;
  /** What it answers to the sources of the service that a situation names, as a scenario says it. */
  answersOf(situation: Situation, scenario: ScenarioAnswers | null): ScenarioAnswers;
}

const offices = new WeakMap<LoadedPack, PreviewOffice>();

/** The office of a pack, made once for each. */
export function previewOffice(pack: LoadedPack): PreviewOffice {
  const known = offices.get(pack);
  if (known) return known;
  const made = createOffice(pack);
  offices.set(pack, made);
  return made;
}

function createOffice(pack: LoadedPack): PreviewOffice {
  const calls = previewCalls(pack);
  const account = accountCalls(pack);
  const contents = contentCalls(pack.calls, pack.portal);
  const answerOf = (call: OfficeCall, ids: readonly string[], { data }: Situation, scenario: ScenarioAnswers | null): PreviewAnswer => {
    if (data === 'loading') return { kind: 'wait' };
    if (data === 'down') return { kind: 'down' };
    const given = ids.flatMap((id) => (scenario !== null && Object.hasOwn(scenario, id) ? [scenario[id]] : [])).at(0);
    if (given !== undefined) return given.error ? troubleOf(given.error) : { kind: 'value', value: given.data };
    if (typeof data !== 'string' || data === 'sample' || data === 'live' || call.response === null) return plainAnswer(call);
    return { kind: 'value', value: answerInState(call.response, data) };
  };
  return {
    answer({ method, path, query }, situation, scenario) {
      const content = method === 'GET' ? contents.find(({ endpoint }) => endpoint === path) : undefined;
      const own = content && contentAnswer(content, query);
      if (own !== undefined && !(own.kind === 'error' && content?.by !== undefined)) return own;
      const slug = situation.slug ?? '';
      const call = calls.findOf(slug)(method, path) ?? calls.find(method, path);
      if (call === undefined) return undefined;
      if (call.answer !== 'json') return { kind: 'file' };
      const key = callKey(call);
      if (key === account.user || key === account.subjects) {
        const { value } = plainAnswer(call);
        return { kind: 'value', value: ofPerson(value, situation.person, key === account.subjects) };
      }
      const ids = calls.sourcesOf(slug).flatMap((source) => (source.key === key ? [source.id] : []));
      return ids.length === 0 ? plainAnswer(call) : answerOf(call, ids, situation, scenario);
    },
    callOf({ method, path, query }) {
      const content = method === 'GET' ? contents.find(({ endpoint }) => endpoint === path) : undefined;
      if (content !== undefined && contentAnswer(content, query).kind === 'value') return null;
      const call = calls.find(method, path);
      if (call === undefined) return null;
      const key = callKey(call);
      return { call, isOfAccount: key === account.user || key === account.subjects };
    },
    answersOf(situation, scenario) {
      return Object.fromEntries(
        calls.sourcesOf(situation.slug ?? '').map(({ id, call }) => {
          const answer = answerOf(call, [id], situation, scenario);
          return [id, answer.kind === 'value' ? { data: answer.value } : { error: { kind: 'network' as const } }];
        }),
      );
    },
  };
}

// The sample of an office of another shape is richer than one made up from the contract.
function plainAnswer({ sample, reading, response }: OfficeCall): Extract<PreviewAnswer, { readonly kind: 'value' }> {
  if (sample !== undefined && reading !== null) return { kind: 'value', value: applyReading(reading, sample) };
  return { kind: 'value', value: sample ?? (response === null ? null : sampleValue(response)) };
}

// What the portal answers itself is there in every state of the office.
function contentAnswer(content: ContentCall, query: PreviewCall['query']): PreviewAnswer {
  const value = answerFromContent(content, query, isLanguage(query.lang) ? query.lang : originalLanguage);
  return value === undefined ? { kind: 'error', status: 404, body: null } : { kind: 'value', value };
}

function troubleOf({ kind, status = 500, kod, opis }: NonNullable<ScenarioAnswers[string]['error']>): PreviewAnswer {
  if (kind === 'timeout') return { kind: 'wait' };
  if (kind === 'network') return { kind: 'down' };
  if (kind === 'unreadable') return { kind: 'value', value: 'nieczytelne' };
  return { kind: 'error', status, body: kind === 'office' ? { kod, opis } : null };
}

/** The calls that say who is signed in and for whom one may act, by their keys. */
function accountCalls({ portal: { session }, calls: { calls } }: LoadedPack): {
  readonly user: string | null;
  readonly subjects: string | null;
} {
  const keyOf = (name: string | undefined) => {
    const call = name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
    return call === undefined ? null : callKey({ method: call.method ?? 'GET', endpoint: call.endpoint });
  };
  return { user: keyOf(session?.user), subjects: keyOf(session?.subjects) };
}

const institution = { czyInstytucja: true, name: 'Przykładowa Firma', imie: 'Przykładowa', nazwisko: 'Firma', pesel: null };

/** An answer about the account, for one of the people of previews. Only what its contract has is changed. */
function ofPerson(value: unknown, person: PreviewPerson, isList: boolean): unknown {
  if (isList)
    return person === 'restricted'
      ? []
      : [value]
          .flat()
          .slice(0, 1)
          .map((subject) => ofPerson(subject, person, false));
  if (!isRecord(value) || person !== 'institution') return value;
  return { ...value, ...Object.fromEntries(Object.entries(institution).filter(([name]) => Object.hasOwn(value, name))) };
}
