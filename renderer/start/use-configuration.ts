import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { configurationBefore, configurationWithout, failure, type OfficeConfiguration, parseConfiguration } from '../../engine';
import type { OpenPack } from '../pack/open-pack';
import type { Settings } from '../settings';
import { askOffice } from './ask-office';

/** The configuration, and how it was come by. */
export interface KnownConfiguration {
  readonly state: 'waiting' | 'failed' | 'known';
  readonly configuration: OfficeConfiguration;
}

/** Asks for the office's configuration, anew in each language. After a failure the next page asks again. */
export function useConfiguration({ index }: OpenPack, { apiBase }: Settings, enabled: boolean): KnownConfiguration {
  const { features, language } = index;
  const call = index.shell.calls.configuration;
  const { data, refetch } = useQuery({
    queryKey: ['shell', 'configuration', language, call?.endpoint],
    queryFn: async () => {
      const answer = call ? await askOffice(call, apiBase) : failure(null);
      return answer.ok ? parseConfiguration(answer.value, features) : failure(null);
    },
    enabled: enabled && call !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
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
    return data.ok ? { state: 'known', configuration: data.value } : { state: 'failed', configuration: configurationWithout(features) };
  }, [call, data, features]);
}
