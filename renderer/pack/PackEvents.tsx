import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../engine';
import { useQueryClient } from '../office/use-query';
import type { Settings } from './settings';

interface PackEventsProps {
  readonly settings: Settings;
  /** Version of the pack that the page shows, null while it shows none. */
  readonly shown: string | null;
  reload(): Promise<void>;
}

/**
 * Hears in development of every new pack, and shows the author of a definition the problems that kept a changed one from becoming one, in
 * the checker's own English.
 */
export function PackEvents({ settings, shown, reload }: PackEventsProps) {
  const [report, setReport] = useState<string | null>(null);
  const queries = useQueryClient();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  useEffect(() => {
    const events = new EventSource(`${settings.packBase}/events`);
    events.addEventListener('pack', (event) => {
      setReport(null);
      // What the definitions answer themselves may be another answer as well.
      if (readMember(event, 'version') !== latest.current) void reload().then(() => queries.invalidateQueries());
    });
    events.addEventListener('problems', (event) => setReport(readMember(event, 'report')));
    return () => events.close();
  }, [settings, reload, queries]);
  if (report === null) return null;
  return (
    <section className="problems" aria-label="Definition problems" lang="en">
      <header>
        <strong>The last change was not taken over. The page shows the last good definitions.</strong>
        <button type="button" onClick={() => setReport(null)}>
          Dismiss
        </button>
      </header>
      <pre>{report}</pre>
    </section>
  );
}

function readMember(event: MessageEvent<unknown>, name: string): string {
  const data: unknown = JSON.parse(String(event.data));
  return isRecord(data) ? String(data[name]) : String(event.data);
}
