import type { BrowserBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<BrowserBlock> = {
  leadsToContent: true,
  fieldNames: ({ name, folders, files, pages }) => ({
    of: 'root',
    names: [
      { at: '/name', field: name, kind: 'string' },
      { at: '/folders', field: folders, kind: 'list' },
      { at: '/files/list', field: files.list, kind: 'list' },
      { at: '/files/name', field: files.name, in: files.list, kind: 'string' },
      { at: '/files/extension', field: files.extension, in: files.list, kind: 'string' },
      { at: '/files/link', field: files.link, in: files.list, kind: 'string' },
      { at: '/pages/list', field: pages.list, kind: 'list' },
      { at: '/pages/name', field: pages.name, in: pages.list, kind: 'string' },
      { at: '/pages/link', field: pages.link, in: pages.list, kind: 'string' },
    ],
  }),
};
