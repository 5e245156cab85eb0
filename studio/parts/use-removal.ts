import { useState } from 'react';
import { StudioRefusal } from '../office/ask-studio';
import { useNotify } from '../room/notices';
import { usePartActions } from './use-part-actions';
import { type UsingPart, useAskedUses } from './use-uses';

/** The removal of a part, which is asked about where something would stop working without it. */
export interface Removal {
  /** The part that somebody wants to remove, with what uses it; null when nothing is asked. */
  readonly asked: { readonly pointer: string; readonly uses: readonly UsingPart[] } | null;
  /** Removes a part at once where nothing uses it, and asks otherwise. */
  remove(pointer: string): Promise<void>;
  removeAnyway(): void;
  keep(): void;
}

/** Removes parts of the open file, by whatever way somebody asks for it. */
export function useRemoval(): Removal {
  const actions = usePartActions();
  const usesOf = useAskedUses();
  const notify = useNotify();
  const [asked, setAsked] = useState<Removal['asked']>(null);
  return {
    asked,
    async remove(pointer) {
      try {
        const uses = await usesOf(pointer);
        if (uses.length > 0) setAsked({ pointer, uses });
        else actions.remove(pointer);
      } catch (failure) {
        if (!(failure instanceof StudioRefusal)) throw failure;
        notify(failure.message);
      }
    },
    removeAnyway() {
      if (asked !== null) actions.remove(asked.pointer);
      setAsked(null);
    },
    keep: () => setAsked(null),
  };
}
