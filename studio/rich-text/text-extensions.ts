import { Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { heldSource, pictureSource } from './fresh-pictures';

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Math.min(50, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1)),
});
// The cells of a table as a page shows them: without widths and colours.
const cellAttributes = { colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } };

/** A table without the widths that the editor would write into it. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

const PlainCell = TableCell.extend({ addAttributes: () => cellAttributes });
const PlainHeader = TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: { default: null } }) });

/** A picture is drawn from where the editor has it, and written with its address in the portal. */
function pictures(draft: () => number | null) {
  return Image.extend({
    // With its address under another name it is not loaded each time that the text is written.
    renderHTML: ({ HTMLAttributes: { src, ...attributes } }) => ['img', { [heldSource]: src, ...attributes }],
    addNodeView() {
      return ({ node }) => {
        const image = document.createElement('img');
        image.alt = String(node.attrs.alt ?? '');
        image.src = pictureSource(String(node.attrs.src ?? ''), draft());
        return { dom: image };
      };
    },
  }).configure({ allowBase64: true });
}

/** Levels of lists by key, because the tabulator leads out of the text. */
const ListLevels = Extension.create({
  name: 'listLevels',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** What formatted text can hold in the editor. `draft`: number of the draft whose pictures are shown. */
export function textExtensions(draft: () => number | null): Extensions {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: false,
        linkOnPaste: false,
        protocols: ['tel', 'mailto'],
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    pictures(draft),
    PlainTable,
    TableRow,
    PlainHeader,
    PlainCell,
    ListLevels,
  ];
}
