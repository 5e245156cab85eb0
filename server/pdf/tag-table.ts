import { rowScope } from './row-headings';
import type { Structure } from './structure';
import type { LaidRow } from './table-pages';

/** Adds the rows of a long table, in order, to its tag. */
export interface TableTags {
  /** Tags one cell on a page and returns its mark number. */
  mark(row: LaidRow, cell: number, page: number): number;
  /** Tags a row whose cells have been marked. */
  closeRow(row: LaidRow): void;
  finish(): void;
}

/** Tags the rows of a table whose headings Typst has tagged, as THead, TBody and TFoot. */
export function tagTable(structure: Structure, table: number, lead: number): TableTags {
  const headRow = structure.kidsOf(table).find((kid) => /\/S \/TR\s/.test(structure.textOf(kid)));
  if (headRow === undefined) throw new Error('The table has no tagged headings.');
  const head = structure.add(`<</S/THead/P ${table} 0 R/K[${headRow} 0 R]>>`);
  structure.set(headRow, structure.textOf(headRow).replace(/\/P \d+ 0 R/, `/P ${head} 0 R`));
  const [body, foot] = [structure.reserve(), structure.reserve()];
  const rows = { body: [] as number[], total: [] as number[] };
  const parent = /\/P (\d+ 0 R)/.exec(structure.textOf(table))?.[1] ?? '';
  const ids = [...columnIds(structure, headRow)];
  const attributes = new Map<string, number>();
  let current = structure.reserve();
  let marked = new Map<number, number>();

  // All cells of a column share the attribute that names their heading.
  const attributeOf = ({ column, span }: { readonly column: number; readonly span: number }, isHeading: boolean): number => {
    const key = `${column} ${span} ${isHeading}`;
    const headers = ids.slice(column, column + span).map((id) => `(${id})`);
    const known =
      attributes.get(key) ??
      structure.add(`<</O/Table${isHeading ? rowScope : ''}/Headers[${headers.join('')}]${span > 1 ? `/ColSpan ${span}` : ''}>>`);
    attributes.set(key, known);
    return known;
  };

  return {
    mark: (row, cell, page) => {
      const marks = structure.marksOf(page);
      const laid = row.cells[cell] ?? { column: cell, span: 1 };
      const isHeading = row.kind === 'body' && laid.column === lead;
      const attribute = attributeOf(laid, isHeading);
      const tag = structure.add(`<</S/${isHeading ? 'TH' : 'TD'}/P ${current} 0 R/A ${attribute} 0 R/K ${marks.length}/Pg ${page} 0 R>>`);
      marked.set(cell, tag);
      marks.push(tag);
      return marks.length - 1;
    },
    closeRow: (row) => {
      if (row.kind === 'head') return;
      const cells = row.cells.map(
        (cell, place) => marked.get(place) ?? structure.add(`<</S/TD/P ${current} 0 R/A ${attributeOf(cell, false)} 0 R>>`),
      );
      const group = row.kind === 'body' ? body : foot;
      structure.set(current, `<</S/TR/P ${group} 0 R/K[${cells.map((tag) => `${tag} 0 R`).join(' ')}]>>`);
      rows[row.kind].push(current);
      current = structure.reserve();
      marked = new Map();
    },
    finish: () => {
      const list = (tags: readonly number[]) => tags.map((tag) => `${tag} 0 R`).join(' ');
      structure.set(body, `<</S/TBody/P ${table} 0 R/K[${list(rows.body)}]>>`);
      if (rows.total.length > 0) structure.set(foot, `<</S/TFoot/P ${table} 0 R/K[${list(rows.total)}]>>`);
      const groups = [head, body, ...(rows.total.length > 0 ? [foot] : [])];
      structure.set(table, `<<\n  /Type /StructElem\n  /S /Table\n  /P ${parent}\n  /K [${list(groups)}]\n>>`);
    },
  };
}

function* columnIds(structure: Structure, headRow: number): Generator<string> {
  for (const cell of structure.kidsOf(headRow)) yield /\/ID \(([^)]*)\)/.exec(structure.textOf(cell))?.[1] ?? '';
}
