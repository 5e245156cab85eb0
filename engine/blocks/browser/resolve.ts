import { evaluateValue } from '../../expressions';
import type { BrowserBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { formatted, type Screen, words } from '../../screen/screen';
import { isRecord } from '../../values/is-record';
import type { Language } from '../../values/language';
import type { BrowserModel, FolderModel } from './model';

// Deeper than the tree of any real office; a deeper answer counts as broken.
const deepest = 30;

export const resolver: BlockResolver<BrowserBlock, BrowserModel> = {
  resolve({ screen }, block, state) {
    const data = state.status === 'ready' ? screen.evaluate(block.root, screen.scope) : null;
    const base = block.fileBase === undefined ? '' : evaluateValue(block.fileBase, screen.scope, screen.evaluate);
    const root = isRecord(data) ? folderOf({ screen, block, base: typeof base === 'string' ? base : '' }, data, 0) : null;
    return { block: 'browser', id: block.id, title: words(screen, block.title), state, root, whenEmpty: words(screen, block.whenEmpty) };
  },
};

interface Tree {
  readonly screen: Screen;
  readonly block: BrowserBlock;
  /** What stands before the link of a file. */
  readonly base: string;
}

/** A folder with all that lies in it. Entries without a name or link are left out. */
function folderOf(tree: Tree, data: Readonly<Record<string, unknown>>, depth: number): FolderModel {
  const { screen, block, base } = tree;
  const list = (field: string) => (Array.isArray(data[field]) ? (data[field] as unknown[]).filter(isRecord) : []);
  return {
    name: textOf(data[block.name]) ?? '',
    language: languageOf(tree, data),
    folders: depth >= deepest ? [] : list(block.folders).map((folder) => folderOf(tree, folder, depth + 1)),
    pages: list(block.pages.list).flatMap((page) => {
      const name = textOf(page[block.pages.name]);
      const link = textOf(page[block.pages.link]);
      const day = block.pages.day === undefined ? null : formatted(screen, 'date', page[block.pages.day], null, false);
      return name === null || link === null ? [] : [{ name, link, day, language: languageOf(tree, page) }];
    }),
    files: list(block.files.list).flatMap((file) => {
      const name = textOf(file[block.files.name]);
      const link = textOf(file[block.files.link]);
      const extension = block.files.extension === undefined ? null : textOf(file[block.files.extension]);
      if (name === null || link === null) return [];
      return [{ name, extension: extension ?? '', address: fileAddress(base, link), language: languageOf(tree, file) }];
    }),
  };
}

function languageOf({ screen, block }: Tree, entry: Readonly<Record<string, unknown>>): Language | null {
  const language = block.language === undefined ? null : textOf(entry[block.language]);
  return language === screen.context.language ? null : language;
}

// Without the slash a link such as .zly.example or @zly.example would make another host of the base. Without a base, which the office's
// configuration may still be about to name, a link alone could lead anywhere: there is no address then.
function fileAddress(base: string, link: string): string | null {
  return base === '' ? null : `${base.replace(/\/+$/, '')}/${link.replace(/^[/\\]+/, '')}`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
