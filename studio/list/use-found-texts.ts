import { useEffect, useState } from 'react';
import type { FoundText } from '../../engine/authoring';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { FoundAnswer } from '../office/studio-answers';

const pause = 250;
const leastWords = 3;

/** Sentences of residents with the words that are typed, asked after a pause; empty for very short words. */
export function useFoundTexts(words: string, draft: number | null): readonly FoundText[] {
  const [found, setFound] = useState<readonly FoundText[]>([]);
  useEffect(() => {
    const sought = words.trim();
    if (sought.length < leastWords) {
      setFound([]);
      return;
    }
    let isLate = false;
    const ask = async () => {
      const query = new URLSearchParams({ words: sought, ...(draft !== null && { draft: String(draft) }) });
      try {
        const answer = await askStudio<FoundAnswer>(`/search?${query}`);
        if (!isLate) setFound(answer.found);
      } catch (error) {
        // Titles are still found; whoever is signed out or offline hears it from what they do next.
        if (!(error instanceof StudioRefusal)) throw error;
        if (!isLate) setFound([]);
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [words, draft]);
  return found;
}
