import { wordsOf } from '../language/say';

/** Words of the list of problems. */
export const problemWords = wordsOf({
  pl: {
    errors: (count: number) => `Błędy: ${count}. Podgląd pokazuje stan sprzed błędu.`,
    warnings: (count: number) => `Ostrzeżenia: ${count}.`,
    more: (count: number) => `Pokaż pozostałe (${count})`,
    older: (count: number) => `Poza tym szkicem w portalu jest starszych uwag: ${count}.`,
    refused: 'Tego nie można zmienić w redakcji. Cofnij tę zmianę, inaczej szkicu nie da się przekazać.',
  },
  en: {
    errors: (count: number) => `Errors: ${count}. The preview shows the state before them.`,
    warnings: (count: number) => `Warnings: ${count}.`,
    more: (count: number) => `Show the others (${count})`,
    older: (count: number) => `Besides this draft, the portal has older remarks: ${count}.`,
    refused: 'This cannot be changed here. Undo it, otherwise the draft cannot be handed in.',
  },
});

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
