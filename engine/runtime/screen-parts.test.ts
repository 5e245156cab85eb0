import { describe, expect, it } from 'vitest';
import { buildContext } from '../authoring/compile/build-service-for-tests';
import type { Column } from '../language/language.generated';
import type { SourceState } from '../screen/source-state';
import { answer, failed, resolve as resolveScreen, type TestedDefinition } from './screen-for-tests';

const subject = { name: 'Anna', institution: false, nip: null, pesel: '44051401359' };

function resolve(
  definition: TestedDefinition,
  sources: Record<string, SourceState> = {},
  context = buildContext({ subject, signedIn: true }),
) {
  return resolveScreen(definition, sources, {}, null, context);
}

describe('a column or field that is left out while it is empty', () => {
  const columns: [Column, ...Column[]] = [
    { id: 'nazwa', label: 'Nazwa' },
    { id: 'prowizja', label: 'Prowizja', hideWhenEmpty: true },
    { id: 'oznaczenia', label: 'Oznaczenia', value: '=compact([row.znak])', format: 'list', hideWhenEmpty: true },
  ];
  const definition: TestedDefinition = {
    sources: { lista: { endpoint: '/lista', response: {} } },
    blocks: [
      { id: 'tabela', block: 'table', title: 'Lista', rows: '=lista', columns, empty: 'Nic' },
      { id: 'rekord', block: 'record', title: 'Pierwsza', of: '=lista[0]', fields: columns },
    ],
  };
  const shown = (rows: readonly object[]) => {
    const [table, record] = resolve(definition, { lista: answer(rows) }).blocks;
    return {
      columns: table?.block === 'table' ? table.table?.columns.map(({ id }) => id) : null,
      fields: record?.block === 'record' ? record.fields?.map(({ id }) => id) : null,
    };
  };

  it('stands as soon as one row has a value, a zero among them', () => {
    expect(shown([{ nazwa: 'a' }, { nazwa: 'b', prowizja: 0 }])).toEqual({ columns: ['nazwa', 'prowizja'], fields: ['nazwa'] });
    expect(shown([{ nazwa: 'a', znak: 'U' }])).toEqual({ columns: ['nazwa', 'oznaczenia'], fields: ['nazwa', 'oznaczenia'] });
  });

  it('is not there when no row has one', () => {
    expect(shown([{ nazwa: 'a', prowizja: null }])).toEqual({ columns: ['nazwa'], fields: ['nazwa'] });
    expect(shown([])).toMatchObject({ columns: ['nazwa'] });
  });

  it('stands for a value that the answer should have and lacks', () => {
    expect(shown([{ nazwa: 'a', prowizja: undefined }])).toMatchObject({ columns: ['nazwa', 'prowizja'] });
  });
});

describe('a call without whose answer the screen goes on', () => {
  const definition: TestedDefinition = {
    sources: {
      lista: { endpoint: '/lista', response: {} },
      osoby: { endpoint: '/osoby', response: {}, onError: { empty: true } },
    },
    blocks: [
      {
        id: 'tabela',
        block: 'table',
        title: 'Lista',
        rows: '=lista',
        empty: 'Nic',
        columns: [
          {
            id: 'osoby',
            label: 'Osoby',
            value: '=osoby.lista.filter(o, o == row.id)',
            format: 'list',
            cases: [{ id: 'brak', when: '=osoby == null', text: 'nie udało się pobrać' }],
          },
        ],
      },
    ],
  };
  const cell = (osoby: SourceState) => {
    const [block] = resolve(definition, { lista: answer([{ id: 'a' }]), osoby }).blocks;
    return block?.block === 'table' ? (block.table?.cell(0, 'osoby').text ?? block.state.status) : null;
  };

  it('is waited for, and when it failed is empty in formulas', () => {
    expect(cell({ status: 'loading' })).toBe('loading');
    expect(cell(answer({ lista: ['a', 'b'] }))).toBe('a');
    expect(cell({ status: 'error', error: failed })).toBe('nie udało się pobrać');
  });
});

describe('a variant', () => {
  const definition: TestedDefinition = {
    sources: {},
    variants: [{ id: 'woda', route: '/woda', title: 'Woda', values: { plik: 'woda.pdf' } }],
    blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    pdf: { endpoint: '/pdf', query: { tytul: '=variant.title' }, fileName: '=variant.plik' },
  };

  it('gives its title and its values to formulas', () => {
    const { pdf } = resolve(definition, {}, buildContext({ variant: 'woda' }));
    expect(pdf?.file).toMatchObject({ fileName: 'woda.pdf', request: { query: { tytul: 'Woda' } } });
  });

  it('is empty at the address of the service itself', () => {
    expect(resolve(definition).pdf?.file).toBeNull();
  });
});

describe('a download', () => {
  it('can be asked for by POST, with lists in its body', () => {
    const [block] = resolve({
      sources: {},
      blocks: [
        {
          id: 'plik',
          block: 'download',
          label: 'Pobierz',
          endpoint: '/potwierdzenie',
          method: 'POST',
          personal: true,
          body: { numery: '=[1, 2]', karta: 7 },
          fileName: 'potwierdzenie.pdf',
        },
      ],
    }).blocks;
    expect(block).toMatchObject({
      file: { request: { method: 'POST', body: { numery: [1, 2], karta: 7 }, query: { pesel: subject.pesel } } },
    });
  });
});
