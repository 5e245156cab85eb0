import { useEffect, useState } from 'react';
import type { Settings } from './settings';

interface PackEventsProps {
  readonly settings: Settings;
  reload(): Promise<void>;
}

/**
 * Hears in development of every new pack, and shows the author of a definition the problems that kept a changed one from becoming one, in
 * the checker's own English.
 */
export function PackEvents({ settings, reload }: PackEventsProps) {
  const [report, setReport] = useState<string | null>(null);
  useEffect(() => {
    const events = new EventSource(`${settings.packBase}/events`);
    events.addEventListener('pack', () => {
      setReport(null);
      void reload();
    });
    events.addEventListener('problems', (event) => setReport(readReport(event)));
    return () => events.close();
  }, [settings, reload]);
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

function readReport(event: MessageEvent<unknown>): string {
  const data: unknown = JSON.parse(String(event.data));
  return typeof data === 'object' && data !== null && 'report' in data ? String(data.report) : String(event.data);
}
