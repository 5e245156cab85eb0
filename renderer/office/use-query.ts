import { createContext, useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type KnownQuery, known, type Query, type QueryClient, type QueryOptions } from './query-client';

const ClientContext = createContext<QueryClient | null>(null);

/** Gives the kept answers to the components below it. */
export const QueryClientProvider = ClientContext.Provider;

/** The kept answers of the page. */
export function useQueryClient(): QueryClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useQueryClient needs a QueryClientProvider above it.');
  return client;
}

/** What a component that draws an answer may say besides. */
export interface ObservedQuery<Data> extends QueryOptions<Data> {
  /** False while the question must not be asked; true where left out. */
  readonly enabled?: boolean;
  /** What is drawn while there is no answer, made of the one that was drawn before, which may be that to another question. */
  readonly placeholderData?: (before: Data | undefined) => Data | undefined;
  /** Milliseconds after which to ask again by itself, false for never. While nobody looks at the page it waits. */
  readonly refetchInterval?: (query: KnownQuery<Data>) => number | false;
  /** True if a bug is for the nearest boundary of errors. */
  readonly throwOnError?: boolean;
}

/** An answer as a component draws it. */
export interface QueryResult<Data> {
  /** Undefined while there is none. */
  readonly data: Data | undefined;
  /** Whether the question is on its way, or goes out as soon as this is drawn. */
  readonly isFetching: boolean;
  /** True after a bug. */
  readonly isError: boolean;
  refetch(): Promise<unknown>;
}

/** Keeps what was drawn until an answer comes: for `placeholderData`. */
export function keepPreviousData<Data>(before: Data | undefined): Data | undefined {
  return before;
}

/** Asks when it begins to draw what is not known or not fresh, and draws the component again with each answer. */
export function useQuery<Data>(options: ObservedQuery<Data>): QueryResult<Data> {
  const { enabled = true, placeholderData, refetchInterval, throwOnError = false } = options;
  const client = useQueryClient();
  const query = client.query(options);
  useObserved(client, [query], enabled);
  const isAsked = useRef<Query | null>(null);
  const goesOut = enabled && isAsked.current !== query && client.isStale(query);
  useEffect(() => {
    isAsked.current = enabled ? query : null;
  }, [query, enabled]);

  const wait = refetchInterval?.(known(query)) ?? false;
  const { updates } = query;
  // Each answer begins a new wait.
  useEffect(() => {
    if (wait === false || !enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && query.updates === updates) askQuietly(client, query);
    }, wait);
    return () => clearInterval(timer);
  }, [client, query, wait, enabled, updates]);

  if (throwOnError && query.error !== undefined && query.running === null) throw query.error;
  const last = useRef<Data | undefined>(undefined);
  // Under the name of a question lies nothing but its answer.
  const answer = query.data as Data | undefined;
  const data = answer === undefined ? placeholderData?.(last.current) : answer;
  useEffect(() => {
    if (answer !== undefined) last.current = answer;
  }, [answer]);
  const refetch = useCallback(() => client.ask(query, true), [client, query]);
  return { data, isFetching: query.running !== null || goesOut, isError: query.error !== undefined, refetch };
}

/** One answer of a list of questions. */
type ListedQuery<Data> = Pick<Query, 'updatedAt' | 'running'> & Pick<QueryResult<Data>, 'data' | 'isError'>;

/** As `useQuery`, for a list of questions. */
export function useQueries<Data>(list: readonly QueryOptions<Data>[]): readonly ListedQuery<Data>[] {
  const client = useQueryClient();
  const queries = list.map((options) => client.query(options));
  useObserved(client, queries, true);
  return queries.map(({ data, error, updatedAt, running }) => ({
    data: data as Data | undefined,
    isError: error !== undefined,
    updatedAt,
    running,
  }));
}

/** Asks where queries are not fresh, and draws the component again when there is something new to draw. */
function useObserved(client: QueryClient, list: readonly Query[], enabled: boolean): void {
  const queries = useSame(list);
  const subscribe = useCallback(
    (tell: () => void) => {
      const ends = queries.map((query) => client.observe(query, { tell, enabled }));
      return () => {
        for (const end of ends) end();
      };
    },
    [client, queries, enabled],
  );
  const version = () => queries.map((query) => query.version).join();
  useSyncExternalStore(subscribe, version, version);
  useEffect(() => {
    if (enabled) for (const query of queries) if (client.isStale(query)) askQuietly(client, query);
  }, [client, queries, enabled]);
}

/** The list that was there before, as long as its items are the same. */
function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list);
  if (kept.length === list.length && kept.every((item, place) => item === list[place])) return kept;
  keep(list);
  return list;
}

/** Asks; a bug is told by the query itself. */
function askQuietly(client: QueryClient, query: Query): void {
  client.ask(query).catch(() => undefined);
}
