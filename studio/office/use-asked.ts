import { useCallback, useEffect, useRef, useState } from 'react';
import { onLanguage } from '../language/say';
import { askStudio, StudioRefusal } from './ask-studio';

/** An answer of the server, with its refusal and the ways to ask again or to put a newer one in its place. */
export interface Asked<Answer> {
  readonly answer: Answer | null;
  /** Words of the refusal. */
  readonly failure: string | null;
  readonly again: () => void;
  readonly replace: (answer: Answer) => void;
}

/** Asks when a view opens, when the address changes, and when another language is chosen. The last answer stays until the next one. */
export function useAsked<Answer>(path: string): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // Only what was asked last counts: answers may come in another order.
  const latest = useRef(0);
  const again = useCallback(() => {
    latest.current += 1;
    const asked = latest.current;
    askStudio<Answer>(path).then(
      (given) => {
        if (asked !== latest.current) return;
        setAnswer(given);
        setFailure(null);
      },
      (error: unknown) => {
        if (!(error instanceof StudioRefusal)) throw error;
        if (asked === latest.current) setFailure(error.message);
      },
    );
  }, [path]);
  useEffect(again, [again]);
  useEffect(() => onLanguage(again), [again]);
  const replace = useCallback((given: Answer) => {
    latest.current += 1;
    setAnswer(given);
  }, []);
  return { answer, failure, again, replace };
}

/** Sends something and keeps the words of a refusal for the form. */
export function useSending(): {
  readonly failure: string | null;
  readonly waiting: boolean;
  readonly send: (work: () => Promise<void>) => Promise<void>;
} {
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const send = async (work: () => Promise<void>) => {
    setWaiting(true);
    try {
      await work();
      setFailure(null);
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setFailure(error.message);
    } finally {
      setWaiting(false);
    }
  };
  return { failure, waiting, send };
}
