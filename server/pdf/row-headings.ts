import { readObjects, writeObjects } from './pdf-objects';
import { openStructure, type Structure } from './structure';

/** The attribute that makes a cell the heading of its row. */
export const rowScope = '/Scope /Row';

/** Tags the cells of a column as row headings; Typst knows column headings only. `lead` is the index of the column. */
export function tagRowHeadings(structure: Structure, table: number, lead: number): void {
  const kids = (tag: number, role: string) => structure.kidsOf(tag).filter((kid) => structure.textOf(kid).includes(`/S /${role}`));
  for (const body of kids(table, 'TBody')) {
    for (const row of kids(body, 'TR')) {
      const cell = structure.kidsOf(row)[lead];
      if (cell === undefined) continue;
      structure.set(cell, structure.textOf(cell).replace('/S /TD', '/S /TH').replace('/O /Table', `/O /Table ${rowScope}`));
    }
  }
}

/** A file of Typst with row headings added. `leads` has the index of the row-heading column of each table with rows. */
export function withRowHeadings(file: Buffer, leads: readonly number[]): Uint8Array {
  if (leads.length === 0) return file;
  const pdf = readObjects(file);
  const structure = openStructure(pdf);
  for (const [place, table] of structure.tables.entries()) tagRowHeadings(structure, table, leads[place] ?? 0);
  return writeObjects(pdf);
}
