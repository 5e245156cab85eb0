import { atom, type SettableAtom } from '../../storage/atom';

/** What a table and the map of its rows tell each other. */
export interface TableLink {
  /** The rows that are found in the table, on all its pages; null while it shows them all. */
  readonly found: ArrayLike<number> | null;
  /** Keys of the rows that stand on the map; null where no map draws the table. */
  readonly mapped: ReadonlySet<string> | null;
  /** The row that was picked, and where. */
  readonly picked: { readonly row: string; readonly at: 'map' | 'table' } | null;
}

type Change = TableLink | ((before: TableLink) => TableLink);

const links = new Map<string, SettableAtom<TableLink, Change>>();

/** What is told between a table of the screen and its map, by the id of the table. */
export function linkOf(table: string): SettableAtom<TableLink, Change> {
  const link = links.get(table) ?? atom<TableLink>({ found: null, mapped: null, picked: null });
  links.set(table, link);
  return link;
}
