import { describe, expect, it } from 'vitest';
import { untouched } from '../../forms/form-inputs';
import { openForm } from '../../forms/open-form';
import type { TableBlock } from '../../language/language.generated';
import { answer, failed, resolve } from '../../runtime/screen-for-tests';
import { failure, success } from '../../values/result';
import { viewTable } from './view';

const call = { endpoint: '/raty/odrocz', success: { message: 'Gotowe', refresh: ['raty'] } };
const table: TableBlock = {
  id: 'raty',
  block: 'table',
  title: 'Raty',
  rows: '=raty.lista',
  rowId: '=row.id',
  whenEmpty: 'Nic',
  columns: [
    { id: 'id', label: 'Rata' },
    { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
    { id: 'saldo', label: 'Saldo', format: 'money', total: { value: '=raty.saldo' } },
  ],
  actions: [
    {
      ...{ id: 'odrocz', action: 'send', label: 'Odrocz', when: '=row.mozna', otherwise: 'nie można' },
      ...call,
      confirm: { title: 'Odroczenie', text: { text: 'Rata {{rata}}?', values: { rata: { value: '=row.id' } } }, yes: 'Tak', no: 'Nie' },
      query: { id: '=row.id' },
      response: { type: 'object', properties: { do: { type: 'string' } } },
      success: { message: { text: 'Do {{dnia}}', values: { dnia: { value: '=answer.do', format: 'date' } } }, refresh: ['raty'] },
    },
  ],
  selection: {
    when: '=row.mozna',
    actions: [
      {
        ...{ id: 'razem', action: 'sendTogether', label: 'Razem' },
        ...call,
        body: { id: '=selected.rows.map(r, r.id)', ile: '=selected.count' },
      },
      { ...{ id: 'kolejno', action: 'sendEach', label: 'Kolejno' }, ...call, method: 'PUT', body: { id: '=row.id' } },
    ],
  },
};
const rows = [
  { id: 'A', kwota: 10.1, saldo: 1, mozna: true },
  { id: 'B', kwota: 5, saldo: 1, mozna: false },
  { id: 'C', kwota: 0.2, saldo: 1, mozna: true },
];

function drawn() {
  const [block] = resolve(
    { sources: { raty: { endpoint: '/raty', response: {} } }, blocks: [table] },
    { raty: answer({ lista: rows, saldo: 9 }) },
  ).blocks;
  if (block?.block !== 'table' || !block.table || !block.sending) throw new Error('There is no table.');
  return { block, sending: block.sending };
}

const view = (sent: Readonly<Record<string, unknown>> = {}) =>
  viewTable(drawn().block, {
    viewBlocks: () => ({}),
    trial: {
      typed: () => ({}),
      violations: () => [],
      stateOf: () => ({ status: 'loading' }),
      answer: (id) => (id in sent ? success(sent[id]) : null),
    },
  });

describe('what a table sends', () => {
  it('a button of a row asks about its row and sends it, where the row has the button', () => {
    const { actions } = view({ raty_odrocz: { do: '2026-05-01' } });
    expect(actions['1']).toMatchObject([
      {
        label: 'Odrocz',
        question: { title: 'Odroczenie', text: 'Rata A?' },
        request: 'POST /raty/odrocz?id=A',
        outcome: { done: true, message: 'Do 01.05.2026', refresh: ['raty'] },
      },
    ]);
    expect(actions['2']).toMatchObject([{ label: null, request: null, otherwise: 'nie można' }]);
  });

  it('ticked rows go in one call or in one each, and what is summed is of them; a sum of the office is not', () => {
    expect(view().selection).toEqual({
      rows: [1, 3],
      sums: { kwota: '10,30' },
      actions: [
        { id: 'razem', label: 'Razem', question: null, requests: ['POST /raty/odrocz {"id":["A","C"],"ile":2}'], outcome: null },
        {
          ...{ id: 'kolejno', label: 'Kolejno', question: null, outcome: null },
          requests: ['PUT /raty/odrocz {"id":"A"}', 'PUT /raty/odrocz {"id":"C"}'],
        },
      ],
    });
  });

  it.each([
    ['a refusal keeps the words of the office, and trying again does not help', failed, 'Baza nie odpowiada', false],
    [
      'an answer that is lost says to look before sending again',
      { kind: 'network', status: null, kod: null, opis: null },
      'forms.failed.network',
      true,
    ],
  ] as const)('%s', (_, error, notice, mayRetry) => {
    const form = openForm(drawn().sending.ofRow('odrocz', 0));
    expect(form.outcome(form.resolve(untouched, null), failure(error))).toEqual({
      ...{ kind: 'failed', problem: null, goTo: null },
      notice,
      mayRetry,
    });
  });
});
