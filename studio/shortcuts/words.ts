import { wordsOf } from '../language/say';

/** Words of the keyboard shortcuts. */
export const shortcutWords = wordsOf({
  pl: {
    title: 'Skróty klawiszowe',
    close: 'Zamknij',
    what: {
      undo: 'Cofa ostatnią zmianę w szkicu',
      redo: 'Ponawia cofniętą zmianę',
      search: 'Przechodzi do wyszukiwania',
      panes: 'Przechodzi do następnej części okna: listy, właściwości, podglądu',
      list: 'Pokazuje tę listę',
      move: 'W drzewie: przesuwa część w górę lub w dół',
      remove: 'W drzewie: usuwa część',
      suggest: 'We wzorze: podpowiada nazwy i funkcje',
    },
  },
  en: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    what: {
      undo: 'Takes the last change of the draft back',
      redo: 'Makes it again',
      search: 'Goes to the search',
      panes: 'Goes to the next part of the window: list, properties, preview',
      list: 'Shows this list',
      move: 'In the tree: moves a part up or down',
      remove: 'In the tree: removes a part',
      suggest: 'In a formula: suggests names and functions',
    },
  },
});
