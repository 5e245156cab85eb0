import type { PdfObjects } from './pdf-objects';

/** The tags of a file, to which long tables are added. */
export interface Structure {
  /** Object number of the tag of each table with rows, in the order of the document. */
  readonly tables: readonly number[];
  add(text: string): number;
  /** Reserves a number for an object whose text follows later. */
  reserve(): number;
  set(number: number, text: string): void;
  textOf(number: number): string;
  kidsOf(number: number): readonly number[];
  /** The tags of the marks on a page, by mark number. */
  marksOf(page: number): number[];
  /** Writes the marks of all pages into the structure tree. Nothing may be marked afterwards. */
  finish(): void;
}

/** Opens the tags of a file that Typst wrote. */
export function openStructure(file: PdfObjects): Structure {
  const { objects } = file;
  let last = Math.max(...objects.keys());
  const textOf = (number: number): string => {
    const text = objects.get(number)?.text;
    if (text === undefined) throw new Error(`The file has no object ${number}.`);
    return text;
  };
  const set = (number: number, text: string) => objects.set(number, { text, stream: null });
  const reserve = () => {
    last += 1;
    return last;
  };
  const add = (text: string) => {
    const number = reserve();
    set(number, text);
    return number;
  };
  const kidsOf = (number: number) => references(/\/K \[([^\]]*)\]/.exec(textOf(number))?.[1] ?? '');

  const root = Number(/\/StructTreeRoot (\d+) 0 R/.exec(textOf(file.root))?.[1]);
  const lists = new Map<number, { readonly object: number; readonly marks: number[] }>();
  const nums = /\/Nums \[([^\]]*)\]/.exec(textOf(root))?.[1] ?? '';
  for (const [, index, object] of nums.matchAll(/(\d+) (\d+) 0 R/g))
    lists.set(Number(index), { object: Number(object), marks: [...references(textOf(Number(object)))] });

  const byPage = new Map<number, number[]>();
  const marksOf = (page: number): number[] => {
    const before = byPage.get(page);
    if (before) return before;
    const given = /\/StructParents (\d+)/.exec(textOf(page))?.[1];
    const index = given === undefined ? Math.max(-1, ...lists.keys()) + 1 : Number(given);
    if (given === undefined) set(page, textOf(page).replace(/>>\s*$/, `/StructParents ${index}>>`));
    const known = lists.get(index) ?? { object: reserve(), marks: [] };
    lists.set(index, known);
    byPage.set(page, known.marks);
    return known.marks;
  };

  const tables: number[] = [];
  const visit = (number: number) => {
    if (/\/S \/Table\s/.test(textOf(number))) tables.push(number);
    else for (const kid of kidsOf(number)) visit(kid);
  };
  visit(root);

  return {
    tables,
    add,
    reserve,
    set,
    textOf,
    kidsOf,
    marksOf,
    finish() {
      const entries = [...lists].sort(([a], [b]) => a - b);
      for (const [, { object, marks }] of entries) set(object, `[${marks.map((tag) => `${tag} 0 R`).join(' ')}]`);
      const tree = `/Nums [${entries.map(([index, { object }]) => `${index} ${object} 0 R`).join(' ')}]`;
      set(
        root,
        textOf(root)
          .replace(/\/Nums \[[^\]]*\]/, tree)
          .replace(/\/ParentTreeNextKey \d+/, `/ParentTreeNextKey ${(entries.at(-1)?.[0] ?? -1) + 1}`),
      );
    },
  };
}

/** The objects that a list of references names. Plain numbers in the list are marks, not objects. */
function references(list: string): readonly number[] {
  return [...list.matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]));
}
