import type { shortcutWords } from './words';

/** A shortcut as it is shown in the list. */
export interface Shortcut {
  readonly does: keyof (typeof shortcutWords)['pl']['what'];
  /** Keys pressed together, as they are written on a keyboard. */
  readonly keys: readonly string[];
}

/** All shortcuts of the editor, in the order of the list. */
export const shortcuts: readonly Shortcut[] = [
  { does: 'undo', keys: ['Ctrl', 'Z'] },
  { does: 'redo', keys: ['Ctrl', 'Shift', 'Z'] },
  { does: 'search', keys: ['/'] },
  { does: 'panes', keys: ['F6'] },
  { does: 'move', keys: ['Alt', '↑ ↓'] },
  { does: 'remove', keys: ['Delete'] },
  { does: 'suggest', keys: ['Ctrl', 'Space'] },
  { does: 'list', keys: ['?'] },
];

/** What a key pressed anywhere in the editor means, null for nothing. Letters mean nothing while somebody types. */
export function meaningOf(event: KeyboardEvent): 'undo' | 'redo' | 'search' | 'panes' | 'list' | null {
  if (event.defaultPrevented) return null;
  const held = event.ctrlKey || event.metaKey;
  if (event.key === 'F6') return 'panes';
  if (isTyping(event.target)) return null;
  if (held && event.key.toLowerCase() === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (held && event.key.toLowerCase() === 'y') return 'redo';
  if (held || event.altKey) return null;
  return event.key === '/' ? 'search' : event.key === '?' ? 'list' : null;
}

// A field has an undo of its own for what is typed in it.
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || (target.matches('input, textarea, select') && !target.matches('[type=checkbox], [type=radio]')))
  );
}
