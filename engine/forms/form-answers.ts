import type { Source } from '../language/language.generated';
import type { NodeKey } from '../pack/compiled-service';
import { type Asked, type Entries, noEntries } from '../screen/control';
import { combineReadiness, type Readiness } from '../screen/readiness';
import { type Screen, withNames } from '../screen/screen';
import { demandOf, sourceReadiness } from '../screen/source-demand';
import type { SourceDemand, StateOf } from '../screen/source-state';
import type { FormField } from './form-field';

/** What a form asks the office while it is filled in. */
export interface FormCalls {
  /** Id of the form in the definition. */
  readonly form: string;
  readonly sources: readonly (readonly [id: string, source: Source])[];
  readonly stateOf: StateOf;
  /** Fields without which a call that reads them is not made. */
  readonly required: ReadonlySet<string>;
}

/** An answer as far as it is there. */
interface Answered {
  readonly demand: SourceDemand;
  readonly readiness: Readiness;
  readonly data: unknown;
}

/** What the calls of a form gave, by source. */
export type FormAnswers = ReadonlyMap<string, Answered>;

/** Nothing is asked yet. */
export const unasked: FormAnswers = new Map();

/** The calls of a form, which its screen leaves to it. */
export function callsOf({ service }: Screen, form: string): FormCalls['sources'] {
  return Object.entries(service.definition.sources ?? {}).filter(([, source]) => source.form === form);
}

/** The screen with what the calls of a form gave. */
export function withAnswers(screen: Screen, { sources }: FormCalls, answers: FormAnswers): Screen {
  if (sources.length === 0) return screen;
  const readiness = new Map(screen.readiness);
  for (const [id] of sources) readiness.set(`source:${id}`, answers.get(id)?.readiness ?? { status: 'waiting' });
  return { ...withNames(screen, Object.fromEntries(sources.map(([id]) => [id, answers.get(id)?.data ?? null]))), readiness };
}

/**
 * What is asked now, for what stands in the fields. `lacking` are the fields that are empty or wrong, `typed` the letters with which fields ask,
 * by source.
 */
export function askedBy(
  screen: Screen,
  { sources, stateOf, required }: FormCalls,
  lacking: ReadonlyMap<string, 'empty' | 'wrong'>,
  typed: ReadonlyMap<string, Asked>,
): FormAnswers {
  const readiness = new Map(screen.readiness);
  for (const read of sources.flatMap(([id]) => screen.service.reads[`source:${id}`] ?? [])) {
    if (!read.startsWith('field:')) continue;
    const field = read.slice('field:'.length);
    const lack = lacking.get(field);
    readiness.set(read, { status: lack === 'wrong' || (lack === 'empty' && required.has(field)) ? 'waiting' : 'ready' });
  }
  const asking = { ...screen, readiness };
  return new Map(
    sources.map(([id, source]) => {
      const letters = typed.get(id);
      // Until there are enough letters there is nothing to choose from, and nothing else waits for it.
      if (letters && letters.letters.length < letters.from)
        return [id, { demand: { kind: 'wait', for: 'params' }, readiness: { status: 'ready' }, data: null }];
      const demand = demandOf(letters ? withNames(asking, { letters: letters.letters }) : asking, id, source);
      const state = demand.kind === 'send' ? stateOf(id, demand.request) : ({ status: 'idle' } as const);
      const data = state.status === 'ready' ? state.data : null;
      return [id, { demand, readiness: sourceReadiness(asking, id, source, demand, state), data }];
    }),
  );
}

/** Whether two rounds of asking gave the same. */
export function sameAnswers(left: FormAnswers, right: FormAnswers): boolean {
  return (
    left.size === right.size &&
    [...left].every(([id, { readiness, data }]) => {
      const other = right.get(id);
      return other?.data === data && JSON.stringify(other?.readiness) === JSON.stringify(readiness);
    })
  );
}

/** The entries of a choice in a form, and how far they are. */
export interface FieldEntries {
  readonly entries: Entries;
  readonly readiness: Readiness;
  /** The field that must be filled in first, null when there is none. */
  readonly waitsFor: string | null;
}

/**
 * Works out the entries of a choice from the fields above it and the answers. That such a field is empty matters only where there is
 * nothing to choose: then it must be filled in first.
 */
export function entriesOf(
  screen: Screen,
  { form }: FormCalls,
  { id, control, setting }: Pick<FormField, 'id' | 'control' | 'setting'>,
  lacking: ReadonlyMap<string, unknown>,
): FieldEntries {
  const key: NodeKey = `options:${form}.${id}`;
  const reads = (screen.service.reads[key] ?? []).filter((read) => !read.startsWith('field:'));
  const readiness = combineReadiness(reads.map((read) => screen.readiness.get(read) ?? { status: 'waiting' }));
  const open = () => firstLacking(screen, key, lacking);
  if (readiness.status !== 'ready') return { entries: noEntries, readiness, waitsFor: readiness.status === 'waiting' ? open() : null };
  const entries = control.entries?.(screen, setting, null) ?? noEntries;
  const waitsFor = entries.options.length === 0 ? open() : null;
  return { entries, readiness: { status: waitsFor === null ? 'ready' : 'waiting' }, waitsFor };
}

function firstLacking({ service }: Screen, from: NodeKey, lacking: ReadonlyMap<string, unknown>): string | null {
  const seen = new Set<NodeKey>([from]);
  for (const node of seen) {
    if (node.startsWith('field:') && lacking.has(node.slice('field:'.length))) return node.slice('field:'.length);
    for (const read of service.reads[node] ?? []) seen.add(read);
  }
  return null;
}
