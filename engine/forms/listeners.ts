/** Who wants to hear of every change of something that lives beside the drawing. */
export interface Listeners {
  /** Adds one; returns how to take it away. */
  subscribe(listener: () => void): () => void;
  /** Tells all of them that something changed. */
  tell(): void;
}

/** Nobody listens yet. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
