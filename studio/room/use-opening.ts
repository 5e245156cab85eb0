import { useEffect, useEffectEvent } from 'react';
import { StudioRefusal } from '../office/ask-studio';
import { useDraft } from './draft-context';
import { useNotify } from './notices';

/** Opens a file of the draft; null opens none. Why one cannot be opened is said at the bottom, and `onRefused` leads elsewhere. */
export function useOpening(file: string | null, onRefused?: () => void): void {
  const { work } = useDraft();
  const notify = useNotify();
  const refused = useEffectEvent((words: string) => {
    notify(words);
    onRefused?.();
  });
  useEffect(() => {
    if (file === null || file === work.state().file?.file) return;
    work.open(file).catch((failure: unknown) => {
      if (!(failure instanceof StudioRefusal)) throw failure;
      refused(failure.message);
    });
  }, [work, file]);
}
