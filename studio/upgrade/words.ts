import { wordsOf } from '../language/say';

/** Words of what a newer base would change. */
export const upgradeWords = wordsOf({
  pl: {
    title: 'Aktualizacja',
    intro:
      'Tak zmieniłby się ten portal po przejściu na nowszą wersję. Nic z tego nie jest opublikowane; nową wersję instaluje osoba, która prowadzi serwer.',
    after: 'Po aktualizacji',
    before: 'Teraz',
    problems: 'Z nową wersją portal miałby błędy',
    moved: {
      title: 'Nowa wersja zmienia to, co urząd ustawił po swojemu',
      text: 'Po aktualizacji zostanie wartość urzędu, chyba że ktoś z niej zrezygnuje',
      mine: 'Wartość urzędu',
      theirs: 'W nowej wersji',
    },
    giveUp: 'Przyjmij nową wartość: utwórz szkic',
    inFiles: 'Tę wartość podają pliki gminy. Może ją zmienić osoba, która je prowadzi.',
  },
  en: {
    title: 'Upgrade',
    intro: 'This is how the portal would change with the newer version. Nothing of it is published; whoever runs the server installs it.',
    after: 'After the upgrade',
    before: 'Now',
    problems: 'With the newer version the portal would have errors',
    moved: {
      title: 'The newer version changes what the office has set itself',
      text: 'The value of the office stays after the upgrade, unless somebody gives it up',
      mine: 'Value of the office',
      theirs: 'In the newer version',
    },
    giveUp: 'Take the new value: make a draft',
    inFiles: 'The files of the municipality say this value. Whoever keeps them can change it.',
  },
});
