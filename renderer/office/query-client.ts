/** What a query is asked with. */
export interface QueryOptions<Data> {
  /** Name of the answer, from the general to the particular: what is forgotten or asked again is named by how the name begins. */
  readonly queryKey: QueryKey;
  /** Asks. What can fail is told by the value; whoever throws has a bug. */
  readonly queryFn: (context: Asking) => Data | Promise<Data>;
  /** Milliseconds for which an answer is not asked for again by a component that begins to draw it; 0 where left out. */
  readonly staleTime?: number | ((query: KnownQuery<Data>) => number);
}

/** What a question is asked with. */
export interface Asking {
  readonly client: QueryClient;
  /** Tells the beginning of an answer that takes long to come; one that is no longer waited for tells nobody. */
  begin(beginning: unknown): void;
}

/** Name of an answer. */
export type QueryKey = readonly unknown[];

/** A query as its own settings see it. */
export interface KnownQuery<Data> {
  readonly state: { readonly data?: Data | undefined; readonly dataUpdateCount: number };
}

/** Which queries are meant; all, where nothing is said. */
interface QueryFilter {
  readonly queryKey?: QueryKey;
  /** True for the one of exactly this name. */
  readonly exact?: boolean;
  /** Those that somebody draws, or those that nobody does. */
  readonly type?: 'active' | 'inactive';
  predicate?(query: { readonly state: { readonly data?: unknown } }): boolean;
}

/** Somebody who draws an answer. */
interface Observer {
  readonly tell: () => void;
  /** False while its question must not be asked. */
  readonly enabled: boolean;
}

/** A kept answer, or the question on its way. Only the client changes it. */
export interface Query {
  readonly key: QueryKey;
  readonly hash: string;
  /** Asks, as the last options say. */
  question: (begin: Asking['begin']) => unknown;
  /** Milliseconds for which the present answer is fresh, as the last options say. */
  freshFor: () => number;
  data: unknown;
  /** What has come of the first answer while the rest of it is on its way. */
  beginning: unknown;
  /** Bug that the last question ended with. */
  error: unknown;
  updatedAt: number;
  updates: number;
  /** Out of date, whatever its age. */
  isInvalid: boolean;
  running: Promise<unknown> | null;
  /** Counts what is drawn: see `useQuery`. */
  version: number;
  readonly observers: Set<Observer>;
  forgetting: ReturnType<typeof setTimeout> | undefined;
}

/** What is read of a query without drawing it. */
interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly beginning: unknown;
  readonly fetchStatus: 'fetching' | 'idle';
}

// Milliseconds for which an answer is kept that nobody draws any more.
const keptFor = 5 * 60_000;

/** Keeps the answers of one page by their names, asks the same question once at a time, and forgets what nobody has drawn for a while. */
export class QueryClient {
  private readonly kept = new Map<string, Query>();

  /** The query of this name; it is made when there is none, and asks with these options from now on. */
  query<Data>(options: QueryOptions<Data>): Query {
    const hash = hashOf(options.queryKey);
    const query = this.kept.get(hash) ?? newQuery(options.queryKey, hash);
    const { queryFn, staleTime = 0 } = options;
    query.question = (begin) => queryFn({ client: this, begin });
    query.freshFor = () => (typeof staleTime === 'function' ? staleTime(known(query)) : staleTime);
    if (!this.kept.has(hash)) {
      this.kept.set(hash, query);
      forgetLater(this.kept, query);
    }
    return query;
  }

  /** Draws a query from now on; the result ends it. */
  observe(query: Query, observer: Observer): () => void {
    query.observers.add(observer);
    clearTimeout(query.forgetting);
    return () => {
      query.observers.delete(observer);
      if (query.observers.size === 0) forgetLater(this.kept, query);
    };
  }

  /** Whether a component that begins to draw a query must ask. */
  isStale(query: Query): boolean {
    return query.data === undefined || query.isInvalid || Date.now() - query.updatedAt >= query.freshFor();
  }

  /** Asks, unless the question is on its way. `anew`: an answer on its way to a known one is not waited for, since it may be out of date already. */
  async ask(query: Query, anew = false): Promise<unknown> {
    if (query.running !== null && !(anew && query.data !== undefined)) return await query.running;
    const running: Promise<unknown> = hear(query, () => query.running === running);
    query.running = running;
    // Whoever draws no answer yet waits for one already.
    if (query.data !== undefined) tellAll(query);
    return await running;
  }

  /** The kept answer while it is fresh, else a new one. */
  async fetchQuery<Data>(options: QueryOptions<Data>): Promise<Data> {
    const query = this.query(options);
    // Under the name of a question lies nothing but its answer.
    return (this.isStale(query) ? await this.ask(query) : query.data) as Data;
  }

  /** As `fetchQuery`, for later: a bug shows where the answer is drawn. */
  async prefetchQuery<Data>(options: QueryOptions<Data>): Promise<void> {
    await this.fetchQuery(options).catch(() => undefined);
  }

  /** What is known of a query; undefined where nobody has asked. */
  getQueryState<Data>(key: QueryKey): QueryState<Data> | undefined {
    const query = this.kept.get(hashOf(key));
    return (
      query && {
        data: query.data as Data | undefined,
        beginning: query.beginning,
        fetchStatus: query.running === null ? 'idle' : 'fetching',
      }
    );
  }

  /** Asks again, for what somebody may see. */
  async refetchQueries(filter: QueryFilter = {}): Promise<void> {
    const asked = found(this.kept, filter).filter((query) => query.observers.size === 0 || isActive(query));
    await Promise.allSettled(asked.map((query) => this.ask(query, true)));
  }

  /** Says that answers are out of date: those that are drawn are asked for at once, unless `refetchType` is `none`, others when they are drawn. */
  async invalidateQueries(filter: QueryFilter & { readonly refetchType?: 'none' } = {}): Promise<void> {
    for (const query of found(this.kept, filter)) query.isInvalid = true;
    if (filter.refetchType !== 'none') await this.refetchQueries({ ...filter, type: 'active' });
  }

  /** Waits no longer for answers that are on their way. */
  cancelQueries(filter: QueryFilter): void {
    for (const query of found(this.kept, filter)) {
      if (query.running === null) continue;
      Object.assign(query, { running: null, beginning: undefined });
      tellAll(query);
    }
  }

  /** Forgets answers. Who draws them keeps what stands there until it is drawn again, and asks then. */
  removeQueries(filter: QueryFilter): void {
    for (const query of found(this.kept, filter)) {
      query.running = null;
      clearTimeout(query.forgetting);
      this.kept.delete(query.hash);
    }
  }

  /** Forgets answers, and asks again for those that are drawn. */
  async resetQueries(filter: QueryFilter): Promise<void> {
    const forgotten = found(this.kept, filter);
    for (const query of forgotten) {
      Object.assign(query, unanswered);
      tellAll(query);
    }
    await Promise.allSettled(forgotten.filter(isActive).map((query) => this.ask(query)));
  }
}

const unanswered = { data: undefined, beginning: undefined, error: undefined, updatedAt: 0, updates: 0, isInvalid: false, running: null };

async function hear(query: Query, isAwaited: () => boolean): Promise<unknown> {
  // The question is known as running before it is asked.
  await Promise.resolve();
  try {
    const data = await query.question((beginning) => {
      if (!isAwaited()) return;
      query.beginning = beginning;
      tellAll(query);
    });
    if (isAwaited()) Object.assign(query, { data, error: undefined, isInvalid: false, updatedAt: Date.now(), updates: query.updates + 1 });
    return data;
  } catch (error) {
    if (isAwaited()) query.error = error;
    throw error;
  } finally {
    if (isAwaited()) {
      Object.assign(query, { running: null, beginning: undefined });
      tellAll(query);
    }
  }
}

function found(queries: ReadonlyMap<string, Query>, { queryKey = [], exact = false, type, predicate }: QueryFilter): readonly Query[] {
  const wanted = queryKey.map((part) => hashOf([part]));
  return [...queries.values()].filter((query) => {
    const isNamed = wanted.every((part, place) => place < query.key.length && hashOf([query.key[place]]) === part);
    const isType = type === undefined || (type === 'active') === isActive(query);
    return isNamed && (!exact || query.key.length === wanted.length) && isType && (predicate?.({ state: query }) ?? true);
  });
}

function forgetLater(queries: Map<string, Query>, query: Query): void {
  clearTimeout(query.forgetting);
  query.forgetting = setTimeout(() => {
    // What is on its way is still waited for by somebody.
    if (query.running !== null) forgetLater(queries, query);
    else if (queries.get(query.hash) === query) queries.delete(query.hash);
  }, keptFor);
}

function newQuery(key: QueryKey, hash: string): Query {
  return {
    key,
    hash,
    question: () => undefined,
    freshFor: () => 0,
    ...unanswered,
    version: 0,
    observers: new Set(),
    forgetting: undefined,
  };
}

/** A query as its own settings see it. */
export function known<Data>(query: Query): KnownQuery<Data> {
  return { state: { data: query.data as Data | undefined, dataUpdateCount: query.updates } };
}

function isActive({ observers }: Query): boolean {
  return [...observers].some(({ enabled }) => enabled);
}

function tellAll(query: Query): void {
  query.version += 1;
  for (const { tell } of [...query.observers]) tell();
}

function hashOf(key: QueryKey): string {
  return JSON.stringify(key);
}
