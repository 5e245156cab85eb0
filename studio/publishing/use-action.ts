import { useCallback, useState } from 'react';
import { StudioRefusal } from '../office/ask-studio';
import { feelPulse } from '../office/pulse';

/** Something that a person does by the server, one thing at a time. */
export interface Action {
  readonly isBusy: boolean;
  /** Why the last one was refused, in words. */
  readonly failure: string | null;
  /** Does it and asks for the fresh state, also when it was refused: somebody else may have been faster. */
  readonly act: (work: () => Promise<void>) => void;
}

/** Gives the way to act and the words of a refusal. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
      await feelPulse();
    }
  }, []);
  return { isBusy, failure, act: (work) => void run(work) };
}
