import { expect, it } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { printableDocument } from '../printing/printable-document';
import { allModels } from '../screen/block-model';
import type { SourceState } from '../screen/source-state';
import { failed, resolve, type TestedDefinition } from './screen-for-tests';

const held: TestedDefinition = {
  sources: { raty: { endpoint: '/raty', response: {} } },
  blocks: [
    {
      id: 'zaplata',
      block: 'widget',
      widget: 'payments',
      table: {
        id: 'tabela',
        block: 'table',
        title: 'Raty',
        rows: '=raty.lista',
        empty: 'Nic',
        columns: [
          { id: 'nazwa', label: 'Nazwa' },
          { id: 'kwota', label: 'Kwota', format: 'money' },
          { id: 'doDnia', label: 'Do dnia', format: 'date', whenNull: 'nadal' },
        ],
      },
    },
  ],
};

function modelOf(sources: Record<string, SourceState>) {
  return resolve(held, sources);
}

function tableOf(sources: Record<string, SourceState>) {
  return allModels(modelOf(sources).blocks).find((block) => block.block === 'table');
}

it('the table of a widget waits, fails and is worked out on its own, like any other', () => {
  expect(tableOf({})).toMatchObject({ id: 'tabela', state: { status: 'loading' }, table: null });
  expect(tableOf({ raty: { status: 'error', error: failed } })).toMatchObject({ state: { status: 'error', retry: ['raty'] } });
  const raty = { status: 'ready', data: { lista: [{ nazwa: 'Podatki', kwota: 2.5, doDnia: null }] } } as const;
  expect(tableOf({ raty })?.table?.cell(0, 'kwota').text).toBe('2,50');
});

it('the table of a widget is printed as it stands in the definition', () => {
  const raty = { status: 'ready', data: { lista: [{ nazwa: 'Podatki', kwota: 2.5, doDnia: null }] } } as const;
  const { parts } = printableDocument(buildService(held), modelOf({ raty }), buildContext());
  expect(parts).toMatchObject([{ kind: 'table', id: 'tabela', rows: [['Podatki', '2,50', 'nadal']] }]);
});
