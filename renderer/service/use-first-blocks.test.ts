import { expect, it } from 'vitest';
import type { ServiceModel } from '../../engine';
import { buildTableModel } from '../blocks/table/table-for-tests';
import { firstBlocks } from './use-first-blocks';

type Block = ServiceModel['blocks'][number];

const state = { status: 'ready' } as const;
const text = (id: string): Block => ({ block: 'text', id, anchor: null, state, paragraphs: [] });
const table = (id: string): Block => ({
  block: 'table',
  id,
  title: id,
  showTitle: true,
  state,
  table: buildTableModel(1),
  pages: null,
  sending: null,
  whenEmpty: '',
  csv: true,
  csvName: 'Pozycje',
  fields: [],
});
const section = (id: string, blocks: readonly Block[]): Block => ({
  block: 'section',
  id,
  anchor: null,
  title: id,
  collapsed: null,
  blocks: [...blocks],
});
const ids = (blocks: readonly Block[]) => firstBlocks([...blocks]).map(({ id }) => id);

it('begins with everything before the second table', () => {
  expect(ids([text('a'), table('b'), text('c'), table('d'), text('e')])).toEqual(['a', 'b', 'c']);
  expect(ids([section('a', [table('b')]), section('c', [text('d'), table('e')])])).toEqual(['a']);
});

it('leaves a screen with one table, or none, whole', () => {
  expect(ids([text('a'), table('b'), text('c')])).toEqual(['a', 'b', 'c']);
  expect(ids([text('a'), text('b')])).toEqual(['a', 'b']);
});
