import { useEffect, useState } from 'react';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { ScenariosAnswer, TriedScenario } from '../office/studio-answers';

const pause = 600;

/** The scenarios of a service, run on the pack of the draft after each pause; null while they cannot be run. */
export function useScenarios(draft: number | null, version: string | null, slug: string | null): readonly TriedScenario[] | null {
  const [tried, setTried] = useState<readonly TriedScenario[] | null>(null);
  useEffect(() => {
    if (slug === null) return;
    let isLate = false;
    const ask = async () => {
      try {
        const answer = await askStudio<ScenariosAnswer>(
          `/preview/${draft ?? 'opublikowane'}/scenarios?slug=${slug}&version=${version ?? ''}`,
        );
        if (!isLate) setTried(answer.scenarios);
      } catch (error) {
        // A service that is not in the pack yet has no scenarios.
        if (!(error instanceof StudioRefusal)) throw error;
        if (!isLate) setTried(null);
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [draft, version, slug]);
  return tried;
}
