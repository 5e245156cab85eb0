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
    removed: (name: string) => `Removed: ${name}.`,
    moved: (name: string, place: number, all: number) => `Moved: ${name}, now ${place} of ${all}.`,
    keys: 'Alt and an arrow moves a part, Delete removes it.',
  },
});
