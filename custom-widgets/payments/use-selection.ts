import { useEffect, useRef, useState } from 'react';
import { createSelection, type Selection, useKeptPart } from '../../renderer/widget-contract';
import { idsKept, keptSelection } from './kept-selection';

const nothing: readonly number[] = [];

/** What is selected, and whether another choice of filters has taken a selection away. */
interface HeldSelection {
  readonly selection: Selection<number>;
  readonly isCleared: boolean;
}

/**
 * The selection, which belongs to one choice of filters: another choice begins with nothing selected. It stays with the screen. The first
 * one begins with `preselected` once the rows are there; null until then.
 */
export function useSelection(filters: string, preselected: readonly number[] | null): HeldSelection {
  const part = useKeptPart('selection');
  const [held, setHeld] = useState(() => ({
    filters,
    selection: createSelection(idsKept(part.read(), filters) ?? nothing),
    isCleared: false,
    isFirst: true,
  }));
  const isSame = held.filters === filters;
  const now = isSame
    ? held
    : {
        filters,
        selection: createSelection<number>(),
        isCleared: held.selection.chosen().size > 0,
        isFirst: held.selection.chosen().size === 0,
      };
  if (!isSame) setHeld(now);
  const { selection, isFirst } = now;
  // Only what the rows were first shown with is ticked: a row that becomes overdue later is not.
  const begun = useRef<readonly number[] | null>(null);
  useEffect(() => {
    if (preselected === null || begun.current !== null) return;
    begun.current = isFirst ? preselected : nothing;
    if (isFirst && idsKept(part.read(), filters) === null && selection.chosen().size === 0) selection.choose(preselected);
  }, [part, filters, selection, preselected, isFirst]);
  useEffect(() => {
    const first = () => (isFirst ? (begun.current ?? nothing) : nothing);
    const keep = () => part.keep(keptSelection(filters, selection.chosen(), first()));
    const takeBack = () => {
      const ids = idsKept(part.read(), filters);
      const isUntouched = keptSelection(filters, selection.chosen(), first()) === undefined;
      if (ids !== null && isUntouched) selection.choose(ids);
    };
    takeBack();
    keep();
    const stops = [selection.subscribe(keep), part.subscribe(takeBack)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [part, filters, selection, isFirst]);
  return now;
}
