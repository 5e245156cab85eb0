import type { FolderModel } from '../../../engine';

/** An entry of a folder's list. `key` is a name of the entry, which others may share. */
export type FolderEntry = { readonly key: string } & (
  | { readonly kind: 'folder'; readonly folder: FolderModel; readonly step: number }
  | { readonly kind: 'page'; readonly page: FolderModel['pages'][number] }
  | { readonly kind: 'file'; readonly file: FolderModel['files'][number] }
);

/** Everything that a folder holds: folders first, then pages, then files. */
export function entriesOf({ folders, pages, files }: FolderModel): readonly FolderEntry[] {
  return [
    ...folders.map((folder, step) => ({ kind: 'folder', key: `folder ${folder.name}`, folder, step }) as const),
    ...pages.map((page) => ({ kind: 'page', key: `page ${page.link} ${page.name}`, page }) as const),
    ...files.map((file) => ({ kind: 'file', key: `file ${file.address} ${file.name}`, file }) as const),
  ];
}
