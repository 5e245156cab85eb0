import { wordsOf } from '../language/say';

/** Words of the tree of parts and of what is done with a part. */
export const partWords = wordsOf({
  pl: {
    tree: 'Części usługi',
    problems: (count: number) => `problemy: ${count}`,
    add: 'Dodaj…',
    up: 'W górę',
    down: 'W dół',
    remove: 'Usuń',
    usedIn: 'Używane w:',
    moreUses: (count: number) => `i jeszcze ${count}`,
    breaks: (names: readonly string[]) => `Bez tej części przestaną działać: ${names.join(', ')}.`,
    removeAnyway: 'Usuń mimo to',
    keep: 'Zostaw',
    removed: (name: string) => `Usunięto: ${name}.`,
    moved: (name: string, place: number, all: number) => `Przesunięto: ${name}, teraz ${place}. z ${all}.`,
    keys: 'Alt i strzałka przesuwa część, Delete ją usuwa.',
  },
  en: {
    tree: 'Parts of the service',
    problems: (count: number) => `problems: ${count}`,
    add: 'Add…',
    up: 'Up',
    down: 'Down',
    remove: 'Remove',
    usedIn: 'Used in:',
    moreUses: (count: number) => `and ${count} more`,
    breaks: (names: readonly string[]) => `Without this part these stop working: ${names.join(', ')}.`,
    removeAnyway: 'Remove anyway',
    keep: 'Keep it',
    removed: (name: string) => `Removed: ${name}.`,
    moved: (name: string, place: number, all: number) => `Moved: ${name}, now ${place} of ${all}.`,
    keys: 'Alt and an arrow moves a part, Delete removes it.',
  },
});
