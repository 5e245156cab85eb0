import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    browser: BrowserModel;
  }
}

/** A folder of the office's tree of files. */
export interface FolderModel {
  readonly name: string;
  readonly folders: readonly FolderModel[];
  readonly pages: readonly { readonly name: string; readonly link: string }[];
  /** `address` is the full address of the file, null while its base is not known. */
  readonly files: readonly { readonly name: string; readonly extension: string; readonly address: string | null }[];
}

/** Folders, pages and files of the office. */
export interface BrowserModel {
  readonly block: 'browser';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  readonly root: FolderModel | null;
  readonly whenEmpty: string;
}
