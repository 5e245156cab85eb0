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
    errors: (count: number) => `Błędy: ${count}. Podgląd pokazuje stan sprzed błędu.`,
    warnings: (count: number) => `Ostrzeżenia: ${count}.`,
  },
  en: {
    refused: 'This change was not saved',
    mine: 'Save mine',
    theirs: 'Keep what is there now',
    drop: 'Give the change up',
    open: 'Show the place',
    removed: 'removal',
    order: 'another order',
    errors: (count: number) => `Errors: ${count}. The preview shows the state before the error.`,
    warnings: (count: number) => `Warnings: ${count}.`,
  },
});
