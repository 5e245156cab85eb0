import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { failure } from '../../engine';
import { configurationBefore, configurationWithout, type OfficeConfiguration, parseConfiguration } from '../../portal';
import { askOffice } from '../office/fetch-office';
import { keepPreviousData, useQuery } from '../office/use-query';
import type { OpenPack } from '../pack/open-pack';
import type { Settings } from '../pack/settings';

/** The configuration, and how it was come by. */
export interface KnownConfiguration {
  readonly state: 'waiting' | 'failed' | 'known';
  readonly configuration: OfficeConfiguration;
}

// The first retry after a failure comes soon; the further ones leave a troubled office more and more time.
const firstRetry = 5_000;
const longestRetry = 60_000;

/** Asks for the office's configuration, again in each language. After a failure it is asked again on the next page, and by itself. */
export function useConfiguration({ index }: OpenPack, { apiBase }: Settings, enabled: boolean): KnownConfiguration {
  const { features, lastingFeatures, language } = index;
  const call = index.shell.calls.configuration;
  const { data, refetch } = useQuery({
    queryKey: ['shell', 'configuration', language, call?.endpoint],
    queryFn: async () => {
      const answer = call ? await askOffice(call, apiBase) : failure(null);
      return answer.ok ? parseConfiguration(answer.value, features) : failure(null);
    },
    enabled: enabled && call !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.ok === false ? Math.min(firstRetry * 2 ** (state.dataUpdateCount - 1), longestRetry) : false,
    placeholderData: keepPreviousData,
  });

  const [path] = useLocation();
  const askedAt = useRef(path);
  useEffect(() => {
    if (askedAt.current !== path && data?.ok === false) void refetch();
    askedAt.current = path;
  }, [path, data, refetch]);

  return useMemo(() => {
    if (call === undefined) return { state: 'known', configuration: configurationBefore(features) };
    if (data === undefined) return { state: 'waiting', configuration: configurationBefore(features) };
    return data.ok
      ? { state: 'known', configuration: data.value }
      : { state: 'failed', configuration: configurationWithout(features, lastingFeatures) };
  }, [call, data, features, lastingFeatures]);
}
