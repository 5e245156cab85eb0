import { useCallback, useEffect, useState } from 'react';

/** An answer of the office, while it is on its way, or its failure. */
export type Answer<Data> = { status: 'loading' } | { status: 'ready'; data: Data } | { status: 'failed' };

/** Fetches JSON from an address; null fetches nothing yet. The second value tries again. */
export function useJson<Data>(address: string | null): readonly [Answer<Data>, () => void] {
  const [answer, setAnswer] = useState<Answer<Data>>({ status: 'loading' });
  const load = useCallback(() => {
    if (address === null) return;
    const abort = new AbortController();
    setAnswer({ status: 'loading' });
    fetch(address, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        setAnswer({ status: 'ready', data: await response.json() });
      })
      .catch(() => {
        if (!abort.signal.aborted) setAnswer({ status: 'failed' });
      });
    return () => abort.abort();
  }, [address]);
  useEffect(load, [load]);
  return [answer, load];
}
