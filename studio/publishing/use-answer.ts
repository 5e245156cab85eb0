import { useCallback, useEffect, useRef, useState } from 'react';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import { usePulse } from '../office/pulse';

/** An answer of the server as it is now. */
export interface LiveAnswer<Answer> {
  /** Null until the first one. */
  readonly answer: Answer | null;
  /** Why the last question was not answered, in words. */
  readonly failure: string | null;
  /** False while a newer one is awaited. */
  readonly isFresh: boolean;
  readonly reload: () => Promise<void>;
}

/** Asks the server, and again whenever somebody has done something or `version` changes. Null asks nothing. */
export function useAnswer<Answer>(path: string | null, version: unknown = null): LiveAnswer<Answer> {
  const pulse = usePulse();
  const moment = JSON.stringify([path, pulse, version]);
  const [said, setSaid] = useState<{ readonly path: string; readonly moment: string; readonly answer: Answer } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef('');
  const ask = useCallback(async (from: string | null, at: string) => {
    if (from === null) return;
    asked.current = at;
    try {
      const answer = await askStudio<Answer>(from);
      if (asked.current !== at) return;
      setSaid({ path: from, moment: at, answer });
      setFailure(null);
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      if (asked.current === at) setFailure(error.message);
    }
  }, []);
  useEffect(() => void ask(path, moment), [ask, path, moment]);
  return {
    answer: said?.path === path ? said.answer : null,
    isFresh: said?.moment === moment,
    failure,
    reload: async () => await ask(path, moment),
  };
}
