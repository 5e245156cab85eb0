import {
  type ContentTree,
  encodePart,
  failure,
  folderAddress,
  folderParam,
  isRecord,
  type Language,
  type Result,
  success,
} from '../../engine';

/** A folder of the office's content: where it opens, and what lies in it. */
export interface ContentFolder {
  readonly name: string;
  /** Language of the name where the office says that it is not that of the page. */
  readonly language: Language | null;
  /** Address of the screen with this folder open. */
  readonly address: string;
  readonly pages: readonly ContentPage[];
  readonly files: readonly ContentFile[];
  readonly folders: readonly ContentFolder[];
}

/** A page that the office writes itself. */
export interface ContentPage {
  readonly name: string;
  readonly language: Language | null;
  readonly fileName: string;
}

/** A file that the office offers in a folder. It is opened from there: where it lies is known to the screen with the folder. */
export interface ContentFile {
  readonly name: string;
  readonly language: Language | null;
}

// Deeper than the tree of any real office; a deeper answer counts as broken.
const deepest = 30;

/** Reads the answer of a call with a tree of content. Entries without a name are left out; places of folders are those that the screen counts. */
export function parseContentTree(answer: unknown, { route, block }: Pick<ContentTree, 'route' | 'block'>): Result<ContentFolder, null> {
  if (!isRecord(answer) || !Array.isArray(answer.katalogi)) return failure(null);
  const addressOf = (steps: Parameters<typeof folderAddress>[0]) =>
    steps.length === 0 ? route : `${route}?${folderParam(block)}=${encodePart(folderAddress(steps))}`;
  const folderOf = (value: Readonly<Record<string, unknown>>, steps: Parameters<typeof folderAddress>[0]): ContentFolder => ({
    name: steps.at(-1)?.name ?? text(value.nazwaMenu) ?? '',
    language: text(value.jezyk),
    address: addressOf(steps),
    pages: records(value.strony).flatMap((page) => {
      const [name, fileName] = [text(page.nazwa), text(page.link)];
      return name === null || fileName === null ? [] : [{ name, language: text(page.jezyk), fileName }];
    }),
    files: records(value.pliki).flatMap((file) => {
      const name = text(file.nazwa);
      return name === null ? [] : [{ name, language: text(file.jezyk) }];
    }),
    folders:
      steps.length >= deepest
        ? []
        : records(value.katalogi).flatMap((folder, place) => {
            const name = text(folder.nazwaMenu);
            return name === null ? [] : [folderOf(folder, [...steps, { name, place }])];
          }),
  });
  return success(folderOf(answer, []));
}

/** Every folder below a folder, and the pages and files of all of them, each with the names of the folders in which it lies. */
export function contentBelow(root: ContentFolder, above: readonly string[] = []): readonly PlacedContent[] {
  return [
    ...root.pages.map((page) => ({ kind: 'page', page, above }) as const),
    ...root.files.map((file) => ({ kind: 'file', file, address: root.address, above }) as const),
    ...root.folders.flatMap((folder) => [{ kind: 'folder', folder, above } as const, ...contentBelow(folder, [...above, folder.name])]),
  ];
}

/** A folder, a page or a file with the names of the folders above it. */
export type PlacedContent = { readonly above: readonly string[] } & (
  | { readonly kind: 'folder'; readonly folder: ContentFolder }
  | { readonly kind: 'page'; readonly page: ContentPage }
  /** `address` opens the folder in which the file lies. */
  | { readonly kind: 'file'; readonly file: ContentFile; readonly address: string }
);

function records(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
