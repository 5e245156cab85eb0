import { expect, it } from 'vitest';
import { answer, failed, resolve, type TestedDefinition } from './screen-for-tests';

/** Two choices, of which the second needs the first, and nothing but a file below them. */
const file: TestedDefinition = {
  sources: {
    punkty: { endpoint: '/punkty', response: {} },
    liczniki: { endpoint: '/liczniki', query: { punkt: '=params.punkt' }, response: {} },
  },
  params: {
    punkt: { control: 'select', label: 'Punkt', options: '=punkty.lista', default: 'none', noOptions: 'Nie masz punktów.' },
    licznik: { control: 'select', label: 'Licznik', options: '=liczniki.lista' },
    rodzaj: { control: 'radio', label: 'Rodzaj', options: [{ id: 'pdf', label: 'PDF' }] },
  },
  blocks: [
    { id: 'plik', block: 'download', label: 'Pobierz', endpoint: '/plik', query: { licznik: '=params.licznik' }, fileName: 'plik.pdf' },
  ],
};
const table: TestedDefinition = {
  ...file,
  blocks: [
    {
      id: 'tabela',
      block: 'table',
      title: 'Odczyty',
      rows: '=liczniki.odczyty',
      whenEmpty: 'Nic',
      columns: [{ id: 'data', label: 'Data' }],
    },
  ],
};

const idsOf = (...[definition, sources]: Parameters<typeof resolve>) => resolve(definition, sources).params.map(({ id }) => id);

it('only a list that is being fetched says so: what needs another choice first names it', () => {
  const { params } = resolve(file, { punkty: answer({ lista: ['A', 'B'] }) });
  expect(params[1]).toMatchObject({ id: 'licznik', status: 'waiting', waitsFor: 'Punkt' });
  const chosen = resolve(file, { punkty: answer({ lista: ['A', 'B'] }) }, { punkt: 'A' });
  expect(chosen.params[1]).toMatchObject({ status: 'loading', waitsFor: null });
});

it('a choice that needs one with nothing to choose is left out, and nothing can be fetched [WSTATE-12] [WINV-11] [WPROT-03]', () => {
  const model = resolve(file, { punkty: answer({ lista: [] }) });
  expect(model.params.map(({ id, ...param }) => [id, 'status' in param ? param.status : null])).toEqual([
    ['punkt', 'none'],
    ['rodzaj', 'ready'],
  ]);
  expect(model.blocks[0]).toMatchObject({ file: null });
});

it('a failed list that no block tells of says so at its field, once, with another try', () => {
  const model = resolve(file, { punkty: { status: 'error', error: failed } });
  expect(model.params.map(({ id, failure }) => [id, failure])).toEqual([
    ['punkt', { message: 'Baza nie odpowiada', retry: ['punkty'] }],
    ['rodzaj', null],
  ]);
  expect(model.blocks[0]).toMatchObject({ file: null });
});

it('a failed list whose block says so is not told twice', () => {
  const { params, blocks } = resolve(table, { punkty: { status: 'error', error: failed } });
  expect(params[0]).toMatchObject({ status: 'failed', failure: null });
  expect(blocks[0]).toMatchObject({ state: { status: 'error', retry: ['punkty'] } });
});

it('a list whose source may fail silently is left out when it fails, with what needs it', () => {
  const silent: TestedDefinition = {
    ...file,
    sources: { ...file.sources, punkty: { endpoint: '/punkty', response: {}, onError: { silent: true } } },
  };
  expect(idsOf(silent, { punkty: { status: 'error', error: failed } })).toEqual(['rodzaj']);
});
