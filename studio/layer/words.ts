import { wordsOf } from '../language/say';

/** Words of the layer as files. */
export const layerWords = wordsOf({
  pl: {
    title: 'Warstwa w plikach',
    about:
      'Wszystko, co opublikowała redakcja, to jedna warstwa nad plikami gminy. Możesz ją pobrać jako folder i przekazać osobie, która prowadzi pliki portalu, albo wczytać z takiego folderu.',
    exportTitle: 'Pobierz',
    exportHelp: (revision: number) =>
      revision === 0 ? 'Redakcja jeszcze nic nie opublikowała.' : `Archiwum ZIP z plikami opublikowanej wersji ${revision}.`,
    export: 'Pobierz warstwę',
    importTitle: 'Wczytaj',
    importHelp:
      'Wybierz archiwum ZIP. Najpierw zobaczysz, co by się zmieniło. Potem powstanie wniosek, który zatwierdza inna osoba. Samo wczytanie niczego nie publikuje.',
    choose: 'Wybierz archiwum',
    reading: 'Sprawdzanie archiwum…',
    changes: 'Co by się zmieniło',
    nothing: 'Archiwum mówi dokładnie to, co jest już opublikowane.',
    problems: 'Błędy, które nie pozwalają opublikować',
    refused: 'Czego nie można przyjąć',
    titleField: 'Tytuł wniosku',
    reason: 'Powód',
    propose: 'Złóż wniosek',
    other: 'Wybierz inne archiwum',
    proposed: (id: number) => `Wniosek ${id} czeka na zatwierdzenie przez inną osobę.`,
    files: {
      'unknown-file': 'portal nie czyta takiego pliku',
      'unsafe-name': 'nazwa prowadzi poza folder',
      twice: 'ten plik jest w archiwum dwa razy',
      'too-large': 'plik jest za duży',
      unreadable: 'nie jest poprawnym plikiem JSON',
      'too-many-files': 'plików jest za dużo',
      'only-in-files': 'to może zmienić tylko osoba, która prowadzi pliki portalu',
      'unsafe-picture': 'obrazek zawiera coś, co mogłoby się uruchomić lub prowadzić na zewnątrz',
      'not-json': 'nie jest obiektem JSON',
    },
    line: (line: number) => `wiersz ${line}`,
  },
  en: {
    title: 'Layer as files',
    about:
      'Everything that the editorial room has published is one layer over the files of the municipality. You can download it as a folder for whoever keeps the files of the portal, or read it from such a folder.',
    exportTitle: 'Download',
    exportHelp: (revision: number) =>
      revision === 0
        ? 'The editorial room has published nothing yet.'
        : `A ZIP archive with the files of the published revision ${revision}.`,
    export: 'Download the layer',
    importTitle: 'Import',
    importHelp:
      'Choose a ZIP archive. You first see what would change. Then a proposal is made, which somebody else approves. An import publishes nothing by itself.',
    choose: 'Choose an archive',
    reading: 'The archive is being checked…',
    changes: 'What would change',
    nothing: 'The archive says exactly what is published already.',
    problems: 'Errors that keep it from being published',
    refused: 'What cannot be taken',
    titleField: 'Title of the proposal',
    reason: 'Reason',
    propose: 'Make a proposal',
    other: 'Choose another archive',
    proposed: (id: number) => `Proposal ${id} waits for somebody else to approve it.`,
    files: {
      'unknown-file': 'the portal reads no such file',
      'unsafe-name': 'the name leads out of the folder',
      twice: 'this file is in the archive twice',
      'too-large': 'the file is too large',
      unreadable: 'is no correct JSON file',
      'too-many-files': 'there are too many files',
      'only-in-files': 'only whoever keeps the files of the portal can change this',
      'unsafe-picture': 'the picture holds something that could run or lead outside',
      'not-json': 'is no JSON object',
    },
    line: (line: number) => `line ${line}`,
  },
});
