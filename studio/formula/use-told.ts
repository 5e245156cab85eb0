import { useEffect, useEffectEvent, useState } from 'react';
import { StudioRefusal } from '../office/ask-studio';

/** An answer about a place, or the words of why there is none. Both are null before the first answer. */
export interface Told<Content> {
  readonly answer: Content | null;
  readonly refusal: string | null;
}

/**
 * Asks once the question has not changed for a while, and anew when it changes. An answer that comes too late is dropped; the last one
 * stays until the next. A null question asks nothing.
 */
export function useTold<Content extends object>(
  question: string | null,
  ask: () => Promise<Content | { readonly refusal: string }>,
  pause: number,
): Told<Content> {
  const [told, setTold] = useState<Told<Content>>({ answer: null, refusal: null });
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (question === null) return;
    let isLate = false;
    const timer = setTimeout(() => {
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
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [question, pause]);
  return question === null ? { answer: null, refusal: null } : told;
}
