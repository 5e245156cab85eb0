import { evaluateValue } from '../../expressions';
import type { BrowserBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import { isRecord } from '../../values/is-record';
import type { BrowserModel, FolderModel } from './model';

// Deeper than the tree of any real office; a deeper answer counts as broken.
const deepest = 30;

export const resolver: BlockResolver<BrowserBlock, BrowserModel> = {
  resolve({ screen }, block, state) {
    const data = state.status === 'ready' ? screen.evaluate(block.root, screen.scope) : null;
    const base = block.fileBase === undefined ? '' : evaluateValue(block.fileBase, screen.scope, screen.evaluate);
    const root = isRecord(data) ? folderOf(block, data, typeof base === 'string' ? base : '', 0) : null;
    return { block: 'browser', id: block.id, title: words(screen, block.title), state, root, whenEmpty: words(screen, block.whenEmpty) };
  },
};

/** A folder with all that lies in it. Entries without a name or link are left out. */
function folderOf(block: BrowserBlock, data: Readonly<Record<string, unknown>>, base: string, depth: number): FolderModel {
  const list = (field: string) => (Array.isArray(data[field]) ? (data[field] as unknown[]).filter(isRecord) : []);
  return {
    name: textOf(data[block.name]) ?? '',
    folders: depth >= deepest ? [] : list(block.folders).map((folder) => folderOf(block, folder, base, depth + 1)),
    pages: list(block.pages.list).flatMap((page) => {
      const name = textOf(page[block.pages.name]);
      const link = textOf(page[block.pages.link]);
      return name === null || link === null ? [] : [{ name, link }];
    }),
    files: list(block.files.list).flatMap((file) => {
      const name = textOf(file[block.files.name]);
      const link = textOf(file[block.files.link]);
      const extension = block.files.extension === undefined ? null : textOf(file[block.files.extension]);
      return name === null || link === null ? [] : [{ name, extension: extension ?? '', address: fileAddress(base, link) }];
    }),
  };
}

// Without the slash a link such as .zly.example or @zly.example would make another host of the base. Without a base, which the office's
// configuration may still be about to name, a link alone could lead anywhere: there is no address then.
function fileAddress(base: string, link: string): string | null {
  return base === '' ? null : `${base.replace(/\/+$/, '')}/${link.replace(/^[/\\]+/, '')}`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
