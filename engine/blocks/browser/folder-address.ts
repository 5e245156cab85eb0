import { foldedText } from '../../values/folded-text';

const longestWords = 60;

/** A folder as far as its address goes. */
interface NamedFolder {
  readonly name: string;
  readonly folders: readonly NamedFolder[];
}

/** Name of the query parameter that holds the opened folder of a browser. The full stop keeps it apart from params, whose names have none. */
export function folderParam(blockId: string): string {
  return `${blockId}.folder`;
}

/** The opened folder as an address has it: a step for each level, its number and its words, for example 3-podatki.1-psy. */
export function folderAddress(steps: readonly { readonly name: string; readonly place: number }[]): string {
  return steps.map(({ name, place }) => [place + 1, wordsOf(name)].filter((part) => part !== '').join('-')).join('.');
}

/**
 * Reads the address of a folder: which folder to open on each level, as far as there are any. Words count before the number, because the office
 * may have put another folder before it; the number counts where no folder has the words, because another language has others.
 */
export function readFolderAddress(root: NamedFolder, text: string): readonly number[] {
  const places: number[] = [];
  let folder: NamedFolder | undefined = root;
  for (const step of text === '' ? [] : text.split('.')) {
    const place: number = placeOf(folder, step);
    folder = folder.folders[place];
    if (folder === undefined) break;
    places.push(place);
  }
  return places;
}

function placeOf({ folders }: NamedFolder, step: string): number {
  const [, digits = '', words = ''] = /^(\d{1,6})(?:-(.*))?$/.exec(step) ?? [];
  const numbered = Number(digits) - 1;
  const isNamed = (place: number) => words !== '' && wordsOf(folders[place]?.name ?? '') === words;
  if (isNamed(numbered)) return numbered;
  const named = folders.findIndex((_folder, place) => isNamed(place));
  return named < 0 ? numbered : named;
}

function wordsOf(name: string): string {
  return foldedText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longestWords)
    .replace(/^-+|-+$/g, '');
}
