import type { BlockStatus } from '../../screen/block-model';
import type { Language } from '../../values/language';

declare module '../../screen/block-model' {
  interface BlockModels {
    browser: BrowserModel;
  }
}

interface InLanguage {
  /** Language of the name, null where it is that of the page. */
  readonly language: Language | null;
}

/** A folder of the office's tree of files. */
export interface FolderModel extends InLanguage {
  readonly name: string;
  readonly folders: readonly FolderModel[];
  /** `day` is in words, null for a page without one. */
  readonly pages: readonly (InLanguage & { readonly name: string; readonly link: string; readonly day: string | null })[];
  /** `address` is the full address of the file, null while its base is not known. */
  readonly files: readonly (InLanguage & { readonly name: string; readonly extension: string; readonly address: string | null })[];
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
