import type { EmbeddedFont } from './glyph-codes';
import type { PageFrame } from './page-frame';
import { type PdfObjects, packedStream } from './pdf-objects';
import type { Structure } from './structure';

/** The names of the fonts in the resources of every page. */
export const fontNames = { regular: 'RowRegular', bold: 'RowBold' } as const;

/** The pages of a file, in order. They can be drawn on, and pages can be added. */
export interface Pages {
  readonly order: number[];
  /** Adds an empty page after another and returns its number. */
  addAfter(page: number, frame: PageFrame): number;
  /** Adds content on top of what the page already shows. */
  draw(page: number, content: string): void;
  /** Writes the content and the order of all pages into the file. */
  finish(): void;
}

/** Opens the pages of a file that Typst wrote, without the last `drop` of them. */
export function openPages(
  file: PdfObjects,
  structure: Structure,
  fonts: { readonly regular: EmbeddedFont; readonly bold: EmbeddedFont },
  drop: number,
): Pages {
  const root = Number(/\/Pages (\d+) 0 R/.exec(structure.textOf(file.root))?.[1]);
  const order = leavesOf(structure, root);
  order.length -= drop;
  const named = `/${fontNames.regular} ${fonts.regular.object} 0 R/${fontNames.bold} ${fonts.bold.object} 0 R`;
  const drawn = new Map<number, string>();
  return {
    order,
    addAfter: (page, { width, height }) => {
      const added = structure.add(
        `<</Type/Page/Parent ${root} 0 R/MediaBox[0 0 ${width.toFixed(4)} ${height.toFixed(4)}]/Resources<</Font<<${named}>>>>>>`,
      );
      order.splice(order.indexOf(page) + 1, 0, added);
      return added;
    },
    draw: (page, content) => {
      drawn.set(page, (drawn.get(page) ?? '') + content);
    },
    finish: () => {
      for (const page of order) {
        const content = structure.reserve();
        file.objects.set(content, packedStream(drawn.get(page) ?? ''));
        structure.set(page, withContent(structure.textOf(page), content, named).replace(/\/Parent \d+ 0 R/, `/Parent ${root} 0 R`));
      }
      structure.set(root, `<</Type/Pages/Count ${order.length}/Kids[${order.map((page) => `${page} 0 R`).join(' ')}]>>`);
    },
  };
}

function leavesOf(structure: Structure, node: number): number[] {
  const text = structure.textOf(node);
  if (/\/Type\s*\/Page\b/.test(text)) return [node];
  const kids = /\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap((match) => leavesOf(structure, Number(match[1])));
}

function withContent(page: string, content: number, fonts: string): string {
  const before = /\/Contents (\d+ 0 R)/.exec(page)?.[1];
  if (before === undefined) return page.replace(/>>\s*$/, `/Contents ${content} 0 R>>`);
  const shown = page.replace(/\/Contents \d+ 0 R/, `/Contents [${before} ${content} 0 R]`);
  if (shown.includes(`/${fontNames.regular} `)) return shown;
  return shown.includes('/Font <<')
    ? shown.replace('/Font <<', `/Font <<${fonts}`)
    : shown.replace('/Resources <<', `/Resources <</Font <<${fonts}>>`);
}
