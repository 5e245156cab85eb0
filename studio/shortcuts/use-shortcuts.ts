import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '../room/draft-context';
import { meaningOf } from './shortcuts';

/** Hears the shortcuts that hold everywhere in the editor. */
export function useShortcuts({ onList }: { readonly onList: () => void }): void {
  const { work } = useDraft();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const meant = meaningOf(event);
    if (meant === null) return;
    event.preventDefault();
    ({ undo: () => work.undo(), redo: () => work.redo(), search, panes: nextPane, list: onList })[meant]();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function search(): void {
  document.querySelector<HTMLElement>('input[type=search]')?.focus();
}

/** Marks a part of the window that F6 goes to; it takes the focus as a whole. */
export const paneMark = { 'data-pane': '', tabIndex: -1 } as const;

function nextPane(): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null);
  const now = panes.findIndex((pane) => pane.contains(document.activeElement));
  panes[(now + 1) % panes.length]?.focus();
}
