import { readObjects, writeObjects } from './pdf-objects';
import { openStructure, type Structure } from './structure';

/** What a tag says that makes a cell the heading of its row. */
export const rowScope = '/Scope /Row';

/** Tags the cells that name the rows as their headings: the template knows headings of columns only. `lead` is their place, from 0. */
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

/** A file of the template with headings of rows. `leads` holds the place of the naming column of each table that has rows. */
export function withRowHeadings(file: Buffer, leads: readonly number[]): Uint8Array {
  if (leads.length === 0) return file;
  const pdf = readObjects(file);
  const structure = openStructure(pdf);
  for (const [place, table] of structure.tables.entries()) tagRowHeadings(structure, table, leads[place] ?? 0);
  return writeObjects(pdf);
}
