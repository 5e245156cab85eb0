import { useEffect, useState } from 'react';
import type { Settings } from './settings';

/** In development the server tells of every new pack, and of problems that kept a changed definition from becoming one. */
export function usePackEvents(settings: Settings, reload: () => Promise<void>): { readonly report: string | null; dismiss(): void } {
  const [report, setReport] = useState<string | null>(null);
  useEffect(() => {
    if (!settings.development) return;
    const events = new EventSource(`${settings.packBase}/events`);
    events.addEventListener('pack', () => {
      setReport(null);
      void reload();
    });
    events.addEventListener('problems', (event) => setReport(readReport(event)));
    return () => events.close();
  }, [settings, reload]);
  return { report, dismiss: () => setReport(null) };
}

function readReport(event: MessageEvent<unknown>): string {
  const data: unknown = JSON.parse(String(event.data));
  return typeof data === 'object' && data !== null && 'report' in data ? String(data.report) : String(event.data);
}
