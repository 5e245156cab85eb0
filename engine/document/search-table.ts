import type { TableModel } from '../screen/table-model';
import { foldedText } from '../values/folded-text';

type SearchedTable = Pick<TableModel, 'columns' | 'rowCount' | 'cell' | 'tone'>;

/** Search over the rows of a table, by what they show. */
export interface TableSearch {
  /** Reads the rows that are not read yet, in short steps, so that a page stays alive over a long table. */
  prepare(): Generator<void, void>;
  /** Rows in which every word stands, in the given order; null when nothing is sought. Rows that were not read yet are read now. */
  find(words: string, order: ArrayLike<number>): readonly number[] | null;
}

const rowsInStep = 200;
// Signs that are not seen: of the direction of writing, joiners, hyphens that show only at the end of a line.
const unseen = /\p{Cf}/gu;
const hardSpaces = /[\u00a0\u202f\u2009]/g;
const grouped = /(\d)[\u00a0\u202f\u2009](?=\d)/g;

const known = new WeakMap<SearchedTable, TableSearch>();

/** The search of a table. The text of each row is worked out once. */
export function searchTable(model: SearchedTable): TableSearch {
  const search = known.get(model) ?? makeSearch(model);
  known.set(model, search);
  return search;
}

function makeSearch(model: SearchedTable): TableSearch {
  const texts: string[] = [];
  function* prepare(): Generator<void, void> {
    while (texts.length < model.rowCount) {
      const end = Math.min(model.rowCount, texts.length + rowsInStep);
      while (texts.length < end) texts.push(rowText(model, texts.length));
      yield;
    }
  }
  return {
    prepare,
    find(sought, order) {
      const words = comparable(sought).split(/\s+/).filter(Boolean);
      if (words.length === 0) return null;
      for (const _ of prepare());
      const found: number[] = [];
      for (let place = 0; place < order.length; place += 1) {
        const row = order[place] ?? 0;
        if (words.every((word) => texts[row]?.includes(word))) found.push(row);
      }
      return found;
    },
  };
}

// An amount is found as it is shown, 1 234,50, and as it is typed, 1234,50. Lines keep a word from running over two cells.
function rowText(model: SearchedTable, row: number): string {
  const shown = model.columns.map(({ id }) => model.cell(row, id).text);
  const mark = model.tone(row);
  if (mark) shown.push(mark.label);
  const text = shown.join('\n');
  const plain = shown.flatMap((cell) => (cell.search(grouped) === -1 ? [] : [cell.replace(grouped, '$1')]));
  return comparable(plain.length === 0 ? text : `${text}\n${plain.join('\n')}`);
}

function comparable(text: string): string {
  return foldedText(text.replace(unseen, '').replace(hardSpaces, ' '));
}
