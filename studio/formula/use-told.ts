import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { StudioRefusal } from '../office/ask-studio';

/** An answer about a place, or the words of why there is none. Both are null before the first answer. */
export interface Told<Content> {
  readonly answer: Content | null;
  readonly refusal: string | null;
}

const pauseOfOthers = 1_500;

/**
 * Asks once the question has not changed for a while, and anew when it changes. An answer that comes too late is dropped; the last one
 * stays until the next. A null question asks nothing. `version`: that of the draft. When only it has changed, somebody types elsewhere, and
 * what they type comes first.
 */
export function useTold<Content extends object>(
  question: string | null,
  ask: () => Promise<Content | { readonly refusal: string }>,
  pause: number,
  version = 0,
): Told<Content> {
  const [told, setTold] = useState<Told<Content>>({ answer: null, refusal: null });
  const askNow = useEffectEvent(ask);
  const asked = useRef<{ readonly question: string; readonly version: number } | null>(null);
  useEffect(() => {
    if (question === null) return;
    let isLate = false;
    const isOfOthers = asked.current?.question === question && asked.current.version !== version;
    const timer = setTimeout(
      () => {
        asked.current = { question, version };
        askNow().then(
          (given) => {
            if (isLate) return;
            setTold('refusal' in given ? { answer: null, refusal: given.refusal } : { answer: given, refusal: null });
          },
          (error: unknown) => {
            if (!(error instanceof StudioRefusal)) throw error;
            if (!isLate) setTold({ answer: null, refusal: error.message });
          },
        );
      },
      isOfOthers ? pauseOfOthers : pause,
    );
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [question, pause, version]);
  return question === null ? { answer: null, refusal: null } : told;
}
