import { expect, test } from 'vitest';
import type { Column, TableBlock } from '../language/language.generated';
import { answer, resolve } from '../runtime/screen-for-tests';
import { blockColumns } from './block-columns';

function orderOf(columns: [Column, ...Column[]], rowHeader?: string): readonly string[] {
  const table: TableBlock = {
    id: 't',
    block: 'table',
    title: 'T',
    rows: '=dane',
    whenEmpty: 'Nic',
    columns,
    ...(rowHeader && { rowHeader }),
  };
  const [block] = resolve(
    { sources: { dane: { endpoint: '/dane', response: {} } }, blocks: [table] },
    { dane: answer([{ rok: 2026 }]) },
  ).blocks;
  if (block?.block !== 'table' || !block.table) throw new Error('The table is not ready.');
  return blockColumns(block.table).map(({ id }) => id);
}

const column = (id: string, more: object = {}): Column => ({ id, label: id, ...more });

test('a row that is a block begins with what names it, then what is summed first, then the others in their order', () => {
  const rok = column('rok');
  const konto = column('konto');
  const suma = column('suma', { format: 'money', total: {} });
  const odsetki = column('odsetki', { format: 'money', total: { value: '=1' } });
  expect(orderOf([rok, column('rodzaj'), konto, suma, odsetki], 'rodzaj')).toEqual(['rodzaj', 'suma', 'rok', 'konto', 'odsetki']);
  expect(orderOf([rok, konto, odsetki])).toEqual(['rok', 'odsetki', 'konto']);
  expect(orderOf([suma, rok, odsetki], 'suma')).toEqual(['suma', 'odsetki', 'rok']);
  expect(orderOf([rok, konto], 'konto')).toEqual(['konto', 'rok']);
  // The definition may say which value matters most.
  const razem = column('razem', { format: 'money', total: {}, important: true });
  expect(orderOf([konto, rok, suma, odsetki, razem], 'rok')).toEqual(['rok', 'razem', 'konto', 'suma', 'odsetki']);
  expect(orderOf([konto, { ...rok, important: true }], 'konto')).toEqual(['konto', 'rok']);
});
