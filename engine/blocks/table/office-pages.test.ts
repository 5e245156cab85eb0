import { describe, expect, it } from 'vitest';
import { buildService } from '../../authoring/compile/build-service-for-tests';
import { changeInput } from '../../runtime/change-input';
import { answer, resolve, type TestedDefinition } from '../../runtime/screen-for-tests';
import type { ParamInputs } from '../../screen/field-model';

const definition: TestedDefinition = {
  params: {
    rok: { control: 'text', label: 'Rok' },
    strona: { control: 'text', label: 'Strona', default: { value: 1 }, resetBy: ['rok'] },
  },
  sources: { lista: { endpoint: '/lista', query: { rok: '=params.rok', strona: '=params.strona' }, response: {} } },
  blocks: [
    {
      id: 'tabela',
      block: 'table',
      title: 'Wpłaty',
      rows: '=lista.wiersze',
      pages: { page: 'strona', count: '=lista.stron', rows: '=lista.wierszy' },
      whenEmpty: 'Nic',
      totals: 'Razem za rok',
      search: true,
      sort: { column: 'kwota' },
      columns: [
        { id: 'nazwa', label: 'Nazwa', filter: 'choice' },
        { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
        { id: 'rok', label: 'Rok', value: '=row.kwota', format: 'money', total: { value: '=lista.suma' } },
      ],
    },
  ],
};

const rows = [
  { nazwa: 'B', kwota: 2 },
  { nazwa: 'A', kwota: 1 },
];

function tableOf(said: object, typed: ParamInputs = {}) {
  const [block] = resolve(definition, { lista: answer({ wiersze: rows, suma: 99, ...said }) }, { rok: '2026', ...typed }).blocks;
  if (block?.block !== 'table') throw new Error('There is no table.');
  return block;
}

describe('a table whose pages the office sends', () => {
  it('asks for its first page, and for the one that is gone to; its number is no field of the screen', () => {
    const { demands, inBlocks } = resolve(definition, {}, { rok: '2026', strona: '4' });
    expect(demands.lista).toMatchObject({ request: { query: { rok: '2026', strona: '4' } } });
    expect(inBlocks).toEqual(['strona']);
    expect(resolve(definition, {}, { rok: '2026' }).demands.lista).toMatchObject({ request: { query: { strona: '1' } } });
  });

  it('goes back to the first page when other rows are asked for, and asks nothing anew for another page', () => {
    const service = buildService(definition);
    expect(changeInput(service, { rok: '2026', strona: '4' }, 'rok', '2025')).toEqual({ rok: '2025' });
    expect(changeInput(service, { rok: '2026', strona: '4' }, 'strona', '5')).toEqual({ rok: '2026', strona: '5' });
  });

  it.each([
    ['as the office says them', { stron: 200_000, wierszy: 3_999_990 }, { count: 200_000, rows: 3_999_990 }],
    ['unknown when it does not', {}, { count: null, rows: null }],
    ['unknown when it says what cannot be', { stron: -1, wierszy: 2.5 }, { count: null, rows: null }],
    ['unknown when it sends words', { stron: '7', wierszy: null }, { count: null, rows: null }],
  ])('has counts %s', (_, said, counts) => {
    expect(tableOf(said).pages).toEqual({ param: 'strona', page: 1, first: 1, ...counts });
  });

  it.each(['abc', '0', '-3', '1.5', '99999999999'])('has no page of the number %j in an address', (strona) => {
    expect(tableOf({}, { strona }).pages?.page).toBeNull();
  });

  it('neither sorts nor seeks among the rows of one page, and says that its sums are of this page, the office’s of all', () => {
    const { table } = tableOf({ stron: 2 });
    expect(table).toMatchObject({ search: null, filters: [], initialSort: null, paging: false });
    expect(table?.columns.map(({ sortable }) => sortable)).toEqual([false, false, false]);
    expect(Array.from(table?.ordered(null) ?? [])).toEqual([0, 1]);
    expect(table?.totals?.label).toBe('table.total (table.ofPage)');
    expect(table?.totals?.cells([0, 1])).toEqual({
      kwota: { text: '3,00', missing: false },
      rok: { text: '99,00', missing: false, note: 'table.ofAll' },
    });
  });
});
