/** What was opened so far: closed in the opposite order, at the end or when the rest cannot be opened. */
export interface OpenedSteps {
  /** Adds how something that was opened is closed. */
  readonly add: (close: () => Promise<void> | void) => void;
  readonly close: () => Promise<void>;
}

/** Remembers what is opened. Closing twice closes once. */
export function openedSteps(): OpenedSteps {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => void steps.push(close),
    close: async () => {
      for (const step of steps.splice(0).reverse()) await step();
    },
  };
}
