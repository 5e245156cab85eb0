import { wordsOf } from '../language/say';

/** Words for what could not be saved. */
export const refusedWords = wordsOf({
  pl: {
    refused: 'Tej zmiany nie zapisano',
    mine: 'Zapisz moją',
    theirs: 'Zostaw to, co jest teraz',
    drop: 'Zrezygnuj ze zmiany',
    open: 'Pokaż miejsce',
    removed: 'usunięcie',
    order: 'zmiana kolejności',
  },
  en: {
    refused: 'This change was not saved',
    mine: 'Save mine',
    theirs: 'Keep what is there now',
    drop: 'Give the change up',
    open: 'Show the place',
    removed: 'removal',
    order: 'another order',
  },
});
