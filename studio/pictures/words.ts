import { wordsOf } from '../language/say';

/** Words of pictures and of what keeps a file from being one. */
export const pictureWords = wordsOf({
  pl: {
    choose: 'Wybierz obraz',
    reading: 'Przygotowywanie obrazu…',
    kinds: 'Obraz PNG, JPEG, WebP albo SVG. Duże zdjęcie zostanie zmniejszone, a dane o miejscu jego wykonania usunięte.',
    drawingKinds: 'Rysunek SVG.',
    tooLarge: (size: string, most: string) => `Ten plik ma ${size}. Obraz może mieć najwyżej ${most}. Zmniejsz go i wybierz ponownie.`,
    notPicture: (name: string) => `Plik „${name}” nie jest obrazem PNG, JPEG, WebP ani SVG.`,
    notDrawing: (name: string) => `Plik „${name}” nie jest rysunkiem SVG.`,
    unreadable: (name: string) => `Pliku „${name}” nie można odczytać jako obrazu. Może być uszkodzony.`,
    unsafe: (name: string) =>
      `Rysunek „${name}” zawiera skrypt, odsyłacz na zewnątrz albo coś innego niż rysunek. Zapisz go jako „zwykły SVG” albo jako PNG.`,
    staysLarge: (name: string) => `Po zmniejszeniu obraz „${name}” nadal jest za duży. Wybierz prostszy obraz.`,
    unit: 'MB',
  },
  en: {
    choose: 'Choose a picture',
    reading: 'The picture is being prepared…',
    kinds: 'A picture as PNG, JPEG, WebP or SVG. A large photograph is made smaller, and where it was taken is left out.',
    drawingKinds: 'A drawing as SVG.',
    tooLarge: (size: string, most: string) =>
      `This file has ${size}. A picture may have at most ${most}. Make it smaller and choose again.`,
    notPicture: (name: string) => `The file “${name}” is no picture as PNG, JPEG, WebP or SVG.`,
    notDrawing: (name: string) => `The file “${name}” is no drawing as SVG.`,
    unreadable: (name: string) => `The file “${name}” cannot be read as a picture. It may be damaged.`,
    unsafe: (name: string) =>
      `The drawing “${name}” holds a script, a link to the outside, or something that draws nothing. Save it as “plain SVG” or as PNG.`,
    staysLarge: (name: string) => `The picture “${name}” is still too large after it was made smaller. Choose a simpler one.`,
    unit: 'MB',
  },
});
