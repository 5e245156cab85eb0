/** A task that is never run twice at once. */
export interface FreshRuns {
  /** Ends with a run that began after the question: one that is under way may have looked before there was something to find. */
  ask(): Promise<void>;
  /** The run that is under way; null when there is none. */
  underWay(): Promise<void> | null;
}

/** Makes the runs of a task that does not throw. All who ask while it runs wait for the same next run. */
export function freshRuns(task: () => Promise<void>): FreshRuns {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const ask = (): Promise<void> => {
    if (running === null) {
      running = task().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return ask();
    });
    return next;
  };
  return { ask, underWay: () => running };
}
