import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import type { ServiceDefinition } from '../language/language.generated';
import type { OfficeError } from '../requests/office-call';
import type { BlockModel } from '../screen/block-model';
import { changeInput } from './change-input';
import { decodeParams, encodeParams } from './param-address';
import { answer, failed, resolve, type TestedDefinition } from './screen-for-tests';

const budget: Pick<ServiceDefinition, 'sources' | 'params' | 'blocks' | 'pdf'> = {
  sources: {
    lata: { endpoint: '/lata', response: {} },
    dochody: { endpoint: '/dochody', query: { rok: '=params.rok' }, response: {} },
  },
  params: {
    rok: { control: 'select', label: 'Rok', options: '=lata.lata', optionFormat: 'year', default: 'latest', noOptions: 'Brak lat' },
  },
  blocks: [
    {
      id: 'tabela',
      block: 'table',
      title: 'Dochody',
      rows: '=dochody.lista',
      whenEmpty: 'Nic',
      totals: 'Razem',
      columns: [
        { id: 'nazwa', label: 'Nazwa' },
        { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
        { id: 'doDnia', label: 'Do dnia', format: 'date', whenNull: 'nadal' },
      ],
    },
  ],
  pdf: { endpoint: '/dochody/pdf', query: { rok: '=params.rok' }, fileName: 'dochody.pdf' },
};

function tableOf(blocks: readonly BlockModel[]) {
  const block = blocks.find((candidate) => candidate.block === 'table');
  if (block?.block !== 'table') throw new Error('no table');
  return block;
}

describe('a screen', () => {
  it('first asks for what the choices come from, and its table is loading', () => {
    const model = resolve(budget, {});
    expect(model.demands).toEqual({
      lata: { kind: 'send', request: { method: 'GET', path: '/lata', query: {}, body: null, personal: false, signedIn: false } },
      dochody: { kind: 'wait', for: 'sources' },
    });
    expect(tableOf(model.blocks).state).toEqual({ status: 'loading' });
    expect(model.pdf).toEqual({ label: 'pdf.download', title: null, intro: null, button: true, file: null, tooLong: null });
  });

  it('preselects the latest year and asks for its rows', () => {
    const model = resolve(budget, { lata: answer({ lata: [2024, 2026, 2025] }) });
    expect(model.params[0]).toMatchObject({
      status: 'ready',
      chosen: ['2026'],
      options: [{ key: '2024' }, { key: '2026', label: '2026' }, { key: '2025' }],
    });
    expect(model.demands.dochody).toMatchObject({ kind: 'send', request: { query: { rok: '2026' } } });
    expect(model.pdf?.file).toMatchObject({ fileName: 'dochody.pdf', request: { path: '/dochody/pdf', query: { rok: '2026' } } });
  });

  it('takes the chosen year, and the default again when the chosen one is not offered', () => {
    const lata = answer({ lata: [2024, 2025] });
    expect(resolve(budget, { lata }, { rok: '2024' }).params[0]).toMatchObject({ chosen: ['2024'] });
    expect(resolve(budget, { lata }, { rok: '1999' }).params[0]).toMatchObject({ chosen: ['2025'] });
  });

  it('with an empty list of choices says so and leaves what depends on it waiting', () => {
    const model = resolve(budget, { lata: answer({ lata: [] }) });
    expect(model.params[0]).toMatchObject({ status: 'none', noOptions: 'Brak lat', problem: null });
    expect(tableOf(model.blocks).state).toEqual({ status: 'waiting' });
    expect(model.demands.dochody).toEqual({ kind: 'wait', for: 'params' });
  });

  it('draws amounts, dates, empty and missing values, and sums decimals', () => {
    const lista = [
      { nazwa: 'A', kwota: 0.1, doDnia: '2026-03-29' },
      { nazwa: 'B', kwota: 0.2, doDnia: null },
      { nazwa: 'C', kwota: undefined, doDnia: undefined },
    ];
    const { table } = tableOf(resolve(budget, { lata: answer({ lata: [2026] }), dochody: answer({ lista }) }).blocks);
    if (!table) throw new Error('the table should be ready');
    expect(table.columns.map(({ id, unit, align }) => [id, unit, align])).toEqual([
      ['nazwa', null, 'start'],
      ['kwota', 'engine.currency', 'end'],
      ['doDnia', null, 'start'],
    ]);
    expect([0, 1, 2].map((row) => table.cell(row, 'kwota'))).toEqual([
      { text: '0,10', missing: false },
      { text: '0,20', missing: false },
      { text: 'engine.noData', missing: true },
    ]);
    expect([0, 1, 2].map((row) => table.cell(row, 'doDnia').text)).toEqual(['29.03.2026', 'nadal', 'engine.noData']);
    expect(table.totals?.cells([])).toEqual({ kwota: { text: '0,30', missing: false, note: 'table.lacking {"count":1}' } });
    expect(Array.from(table.ordered({ column: 'kwota', direction: 'descending' }))).toEqual([1, 0, 2]);
  });

  it('tells a failed call at the block that needs it, with the office’s words and what to retry', () => {
    const model = resolve(budget, { lata: answer({ lata: [2026] }), dochody: { status: 'error', error: failed } });
    expect(tableOf(model.blocks).state).toEqual({ status: 'error', message: 'Baza nie odpowiada', retry: ['dochody'] });
  });

  it('uses the catalogue’s words for a failure without opis [ERR-16, ERR-18]', () => {
    const error: OfficeError = { kind: 'network', status: null, kod: null, opis: null };
    expect(tableOf(resolve(budget, { lata: { status: 'error', error } }).blocks).state).toMatchObject({
      message: 'errors.network',
      retry: ['lata'],
    });
  });

  it('tells the failure of a call once, at the first block that needs it', () => {
    const [table] = budget.blocks;
    if (table?.block !== 'table') throw new Error('no table');
    const twice = { ...budget, blocks: [table, { ...table, id: 'druga' }] };
    const states = resolve(twice, { lata: { status: 'error', error: failed } }).blocks.map(
      (block) => 'state' in block && block.state.status,
    );
    expect(states).toEqual(['error', 'waiting']);
  });

  it('is left for the services list when its definition says so', () => {
    const leaving = {
      ...budget,
      sources: { ...budget.sources, lata: { endpoint: '/lata', response: {}, onError: { goTo: 'services', message: 'Spróbuj później' } } },
    };
    expect(resolve(leaving, { lata: { status: 'error', error: failed } }).leave).toEqual({ goTo: 'services', message: 'Spróbuj później' });
  });

  it('leaves out, without a word, what a silent call was for', () => {
    const silent = {
      ...budget,
      sources: { ...budget.sources, dochody: { endpoint: '/dochody', response: {}, onError: { silent: true } } },
      params: budget.params ?? {},
    };
    expect(resolve(silent, { lata: answer({ lata: [2026] }), dochody: { status: 'error', error: failed } }).blocks).toEqual([]);
  });

  it('keeps a widget whose silent call failed, with empty settings in its place', () => {
    const silent = {
      sources: { linie: { endpoint: '/linie', response: {}, onError: { silent: true } } },
      blocks: [{ id: 'logowanie', block: 'widget' as const, widget: 'login', props: { lines: '=linie.informacje', first: '/logowanie' } }],
    };
    for (const linie of [{ status: 'error', error: failed } as const, { status: 'loading' } as const]) {
      const [block] = resolve(silent, { linie }).blocks;
      expect(block).toMatchObject({ block: 'widget', props: { lines: null, first: '/logowanie' } });
    }
  });
});

const check: TestedDefinition = {
  sources: {
    daty: { endpoint: '/daty', response: {} },
    wynik: {
      endpoint: '/wynik',
      query: { pesel: '=params.pesel', data: '=params.data' },
      response: {},
      onError: { kod: { '404': { field: 'pesel' } } },
    },
  },
  params: {
    data: {
      control: 'select',
      label: 'Data',
      options: '=daty.daty',
      optionValue: '=option.data',
      optionLabel: '=option.data',
      optionFormat: 'date',
      default: 'none',
      requiredMessage: 'Wybierz datę',
    },
    pesel: {
      control: 'text',
      label: 'PESEL',
      accept: 'digits',
      maxLength: 11,
      sensitive: true,
      rules: [{ rule: 'pesel', message: 'błędny numer PESEL' }],
    },
  },
  apply: { label: 'Sprawdź' },
  blocks: [{ id: 'karta', block: 'record', title: 'Wynik', of: '=wynik', fields: [{ id: 'obwod', label: 'Obwód' }] }],
};
const dates = { daty: answer({ daty: [{ data: '2027-05-09' }] }) };

describe('params with a button', () => {
  it('do nothing until it is pressed', () => {
    const typed = { data: '2027-05-09', pesel: '44051401359' };
    expect(resolve(check, dates, typed).demands.wynik).toEqual({ kind: 'wait', for: 'params' });
    expect(resolve(check, dates, typed, typed).demands.wynik).toMatchObject({
      kind: 'send',
      request: { query: { pesel: '44051401359', data: '2027-05-09' } },
    });
  });

  it('say what is wrong and send nothing while something is [VOTE-07]', () => {
    const typed = { pesel: '44051401358' };
    const model = resolve(check, dates, typed, typed);
    expect(model.params.map((param) => param.problem)).toEqual(['Wybierz datę', 'błędny numer PESEL']);
    expect(model.demands.wynik).toEqual({ kind: 'wait', for: 'params' });
  });

  it('show an entry of the list by its format and send its value', () => {
    expect(resolve(check, dates).params[0]).toMatchObject({ options: [{ key: '2027-05-09', label: '09.05.2027' }], chosen: [] });
  });

  it('carry the office’s message when its kod belongs to a field', () => {
    const typed = { data: '2027-05-09', pesel: '44051401359' };
    const error: OfficeError = { kind: 'office', status: 404, kod: '404', opis: 'Nie ma takiej osoby' };
    expect(resolve(check, { ...dates, wynik: { status: 'error', error } }, typed, typed).params[1]?.problem).toBe('Nie ma takiej osoby');
  });

  it('that are sensitive never get into the address', () => {
    const definition = buildService(check).definition;
    expect(encodeParams(definition, { data: '2027-05-09', pesel: '44051401359' })).toEqual({ data: '2027-05-09' });
    expect(decodeParams(definition, { data: '2027-05-09', pesel: '44051401359', obce: 'x' })).toEqual({ data: '2027-05-09' });
  });
});

describe('a chart', () => {
  const rows = [...'abcdefghijkl'].map((letter, index) => ({ imie: letter, liczba: index + 1 }));
  const names: TestedDefinition = {
    sources: { imiona: { endpoint: '/imiona', response: {} } },
    blocks: [
      {
        id: 'wykres',
        block: 'chart',
        kind: 'pie',
        title: 'Imiona',
        table: 'tabela',
        category: 'imie',
        value: 'liczba',
        top: 10,
        summary: {
          text: 'Najwięcej: {{imie}} ({{ile}})',
          values: { imie: { value: '=first.category' }, ile: { value: '=first.value', format: 'integer' } },
        },
      },
      {
        id: 'tabela',
        block: 'table',
        title: 'Imiona',
        rows: '=imiona.lista',
        whenEmpty: 'Nic',
        columns: [
          { id: 'imie', label: 'Imię' },
          { id: 'liczba', label: 'Liczba', format: 'integer' },
        ],
      },
    ],
  };

  it('draws the greatest values of its table and says in a sentence what it shows', () => {
    const chart = resolve(names, { imiona: answer({ lista: rows }) }).blocks[0];
    expect(chart).toMatchObject({ block: 'chart', summary: 'Najwięcej: l (12)' });
    expect(chart?.block === 'chart' && chart.points.map((point) => point.value)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('loads with its table', () => {
    expect(resolve(names, {}).blocks[0]).toMatchObject({ block: 'chart', state: { status: 'loading' }, points: [] });
  });
});

describe('inputs that depend on each other', () => {
  const water: TestedDefinition = {
    sources: { punkty: { endpoint: '/punkty', response: {} } },
    params: {
      punkt: { control: 'select', label: 'Punkt', options: '=punkty.punkty', optionValue: '=option.id', optionLabel: '=option.adres' },
      lata: { control: 'multi-select', label: 'Lata', options: '=chosen.punkt.lata', default: 'latest' },
    },
    blocks: [{ id: 't', block: 'text', text: 'x' }],
  };
  const punkty = answer({
    punkty: [
      { id: 1, adres: 'Leśna 1', lata: [2024, 2025] },
      { id: 2, adres: 'Polna 2', lata: [2025, 2026] },
    ],
  });

  it('go back to their default when what they depend on changes', () => {
    const service = buildService(water);
    const before = { punkt: '1', lata: ['2025'] };
    expect(changeInput(service, before, 'punkt', '2')).toEqual({ punkt: '2' });
    expect(changeInput(service, before, 'lata', ['2024'])).toEqual({ punkt: '1', lata: ['2024'] });
    expect(resolve(water, { punkty }, { punkt: '2' }).params[1]).toMatchObject({ chosen: ['2026'] });
  });

  it('are written into the address and read back', () => {
    const { definition } = buildService(water);
    const inputs = { punkt: '2', lata: ['2025', '2026'] };
    expect(decodeParams(definition, encodeParams(definition, inputs))).toEqual(inputs);
  });
});

describe('a personal call', () => {
  it('waits until a subject is chosen', () => {
    const personal: TestedDefinition = {
      sources: { moje: { endpoint: '/moje', personal: true, response: {} } },
      blocks: [{ id: 't', block: 'text', text: 'x' }],
    };
    expect(resolve(personal, {}).demands.moje).toEqual({ kind: 'wait', for: 'subject' });
    const subject = { name: 'Osoba', institution: false, nip: null, pesel: '44051401359' };
    expect(resolve(personal, {}, {}, null, buildContext({ subject })).demands.moje).toMatchObject({
      kind: 'send',
      request: { query: { pesel: '44051401359' } },
    });
  });
});

describe('rows written in the definition', () => {
  it('hold texts and formulas over the answer [STAT-07]', () => {
    const sums: TestedDefinition = {
      sources: { dane: { endpoint: '/dane', response: {} } },
      blocks: [
        {
          id: 'tabela',
          block: 'table',
          title: 'Stałe',
          whenEmpty: 'Nic',
          rows: [
            { id: 'kobiety', cells: { opis: 'Kobiety', razem: '=dane.stale.kobiety' } },
            { id: 'razem', cells: { opis: 'Razem', razem: '=dane.stale.kobiety + dane.stale.mezczyzni' } },
          ],
          columns: [
            { id: 'opis', label: 'Płeć' },
            { id: 'razem', label: 'Razem', format: 'integer' },
          ],
        },
      ],
    };
    const { table } = tableOf(resolve(sums, { dane: answer({ stale: { kobiety: 4100, mezczyzni: 3950 } }) }).blocks);
    expect([0, 1].map((row) => [table?.cell(row, 'opis').text, table?.cell(row, 'razem').text])).toEqual([
      ['Kobiety', '4\u00a0100'],
      ['Razem', '8\u00a0050'],
    ]);
  });
});

describe('the language of a title', () => {
  const definition: TestedDefinition = {
    sources: { strona: { endpoint: '/strona', response: {} } },
    heading: '=strona.tytul',
    language: '=strona.jezyk',
    headingLanguage: '=strona.jezykTytulu',
    blocks: [{ id: 'a', block: 'content', html: '=strona.html' }],
  };
  it.each([
    ['is that of the answer', { tytul: 'Praca', jezyk: 'pl' }, 'pl', 'pl'],
    ['is its own where the office says so', { tytul: 'Arbeit', jezyk: 'pl', jezykTytulu: 'de' }, 'de', 'pl'],
    ['is that of the page where the office sends none', { jezyk: 'pl' }, 'uk', 'pl'],
    ['is that of the answer where what is said is no language', { tytul: 'Praca', jezyk: 'pl', jezykTytulu: '?' }, 'pl', 'pl'],
  ])('%s', (_, data, titleLanguage, language) => {
    const model = resolve(definition, { strona: answer(data) }, {}, null, buildContext({ language: 'uk' }));
    expect(model).toMatchObject({ titleLanguage, language });
  });
});
