import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../../authoring/compile/build-service-for-tests';
import { createEvaluator } from '../../expressions';
import { resolveService } from '../../runtime/resolve-service';
import { openingAt } from './opening';
import { openingWords } from './opening-words';

const day = { from: '07:30', until: '15:30' };
const week = [
  [{ from: '09:00', until: '17:00' }],
  [day],
  [day],
  [
    { from: '07:30', until: '12:00' },
    { from: '13:00', until: '15:30' },
  ],
  [day],
  [],
  [],
];
const hours = { week, closedDays: { '2026-12-24': 'Wigilia', '2026-12-25': 'Boże Narodzenie' } };
const at = (moment: string) => openingAt(hours, Date.parse(moment), 'Europe/Warsaw');

describe('whether the office is open', () => {
  it.each([
    // By the clock of Warsaw, which in winter is an hour ahead of UTC and in summer two.
    ['2026-11-25T10:00:00Z', { isOpen: true, until: '15:30' }],
    ['2026-11-25T06:30:00Z', { isOpen: true, until: '15:30' }],
    ['2026-11-25T06:29:00Z', { isOpen: false, reason: null, next: { day: '2026-11-25', inDays: 0, from: '07:30' } }],
    ['2026-11-25T14:30:00Z', { isOpen: false, reason: null, next: { day: '2026-11-26', inDays: 1, from: '07:30' } }],
    ['2026-07-01T05:30:00Z', { isOpen: true, until: '15:30' }],
    // Between two times of one day.
    ['2026-11-26T11:15:00Z', { isOpen: false, reason: null, next: { day: '2026-11-26', inDays: 0, from: '13:00' } }],
    // Friday evening, and Sunday just before midnight in Warsaw.
    ['2026-11-27T20:00:00Z', { isOpen: false, reason: null, next: { day: '2026-11-30', inDays: 3, from: '09:00' } }],
    ['2026-11-29T22:59:00Z', { isOpen: false, reason: null, next: { day: '2026-11-30', inDays: 1, from: '09:00' } }],
    ['2026-11-29T23:01:00Z', { isOpen: false, reason: null, next: { day: '2026-11-30', inDays: 0, from: '09:00' } }],
    // Closed days, a weekend behind them.
    ['2026-12-24T10:00:00Z', { isOpen: false, reason: 'Wigilia', next: { day: '2026-12-28', inDays: 4, from: '09:00' } }],
    ['2026-12-23T16:00:00Z', { isOpen: false, reason: null, next: { day: '2026-12-28', inDays: 5, from: '09:00' } }],
  ])('%s', (moment, expected) => {
    expect(at(moment)).toEqual(expected);
  });

  it('says of a place that does not open within weeks only that it is closed', () => {
    expect(openingAt({ week: [[], [], [], [], [], [], []], closedDays: {} }, 0, 'Europe/Warsaw')).toEqual({
      isOpen: false,
      reason: null,
      next: null,
    });
  });
});

describe('whether the office is open, in words', () => {
  const texts: Readonly<Record<string, string>> = {
    'hours.open': 'do {{until}}',
    'hours.closed': 'Zamknięte.',
    'hours.closedFor': 'Dziś zamknięte: {{reason}}.',
    'hours.today': 'Dziś o {{from}}.',
    'hours.tomorrow': 'Jutro o {{from}}.',
    'hours.later': '{{day}}, {{from}}.',
  };
  const translate = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  it.each([
    ['2026-11-25T10:00:00Z', 'pl', 'do 15.30'],
    ['2026-11-25T06:00:00Z', 'pl', 'Zamknięte. Dziś o 7.30.'],
    ['2026-11-25T15:00:00Z', 'pl', 'Zamknięte. Jutro o 7.30.'],
    ['2026-11-27T20:00:00Z', 'pl', 'Zamknięte. poniedziałek, 30 listopada, 9.00.'],
    ['2026-11-27T20:00:00Z', 'de', 'Zamknięte. Montag, 30. November, 9.00.'],
    ['2026-12-24T10:00:00Z', 'pl', 'Dziś zamknięte: Wigilia. poniedziałek, 28 grudnia, 9.00.'],
  ])('%s in %s', (moment, language, expected) => {
    expect(openingWords(at(moment), { language, translate })).toBe(expected);
  });

  it('a day that is closed without a reason, and a place that does not open within weeks, are closed and no more', () => {
    const never = openingAt({ week: [[], [], [], [], [], [], []], closedDays: { '1970-01-01': '' } }, 0, 'Europe/Warsaw');
    expect(openingWords(never, { language: 'pl', translate })).toBe('Zamknięte.');
  });
});

describe('a block of opening hours', () => {
  const service = buildService({
    sources: { k: { endpoint: '/k', response: {} } },
    blocks: [
      {
        id: 'godziny',
        block: 'hours',
        title: 'Godziny pracy',
        rows: '=k.miejsca',
        name: '=row.nazwa',
        times: { list: 'dni', weekday: 'dzien', from: 'od', until: 'do' },
        closed: { rows: '=k.wolne', day: 'data', reason: 'nazwa' },
      },
    ],
  });
  const drawn = (data: unknown, language = 'pl') =>
    resolveService(
      service,
      { typed: {}, applied: null },
      { k: { status: 'ready', data } },
      createEvaluator(null),
      buildContext({ language }),
    ).blocks[0];

  it('writes days with the same hours as one line, in the language of the page', () => {
    const dni = [1, 2, 3, 4].map((dzien) => ({ dzien, od: '7:30', do: '15:30:00' }));
    const data = {
      miejsca: [{ nazwa: 'Urząd', dni: [...dni, { dzien: 5, od: '10.00', do: '12.00' }, { dzien: 5, od: '08:00', do: '9:00' }] }],
    };
    expect(drawn(data)).toMatchObject({
      places: [
        {
          name: 'Urząd',
          lines: [
            { days: 'Poniedziałek–czwartek', times: '7.30–15.30' },
            { days: 'Piątek', times: '8.00–9.00, 10.00–12.00' },
            { days: 'Sobota–niedziela', times: 'hours.none' },
          ],
        },
      ],
    });
    expect(drawn(data, 'de')).toMatchObject({
      places: [{ lines: [{ days: 'Montag–Donnerstag' }, { days: 'Freitag' }, { days: 'Samstag–Sonntag' }] }],
    });
  });

  it('leaves out what is no time, and a place of which no hours can be read', () => {
    const dni = [
      { dzien: 1, od: '15:30', do: '07:30' },
      { dzien: 8, od: '07:30', do: '15:30' },
      { dzien: 2, od: '25:00', do: '26:00' },
      { dzien: 3, od: null, do: '15:30' },
      null,
    ];
    for (const miejsca of [[{ nazwa: 'Urząd', dni }], [{ nazwa: 'Urząd' }], [{ dni }], null, 'wtorek'])
      expect(drawn({ miejsca })).toMatchObject({ places: [], closed: [] });
  });

  it('names the next closed days, not those that are over, and each place is closed on them', () => {
    const wolne = [
      { data: '2026-12-25', nazwa: 'Boże Narodzenie' },
      { data: '2026-11-11', nazwa: 'Święto Niepodległości' },
      { data: '2026-12-24', nazwa: 'Wigilia' },
      { data: 'Wielkanoc', nazwa: 'Wielkanoc' },
    ];
    const miejsca = [{ nazwa: 'Kasa', dni: [{ dzien: 4, od: '08:00', do: '14:00' }] }];
    const block = drawn({ miejsca, wolne });
    expect(block).toMatchObject({
      closed: [
        { day: '24.12.2026', reason: 'Wigilia' },
        { day: '25.12.2026', reason: 'Boże Narodzenie' },
      ],
    });
    if (block?.block !== 'hours' || block.places[0] === undefined) throw new Error('no hours');
    expect(openingAt(block.places[0].hours, Date.parse('2026-12-24T10:00:00Z'), 'Europe/Warsaw')).toMatchObject({
      isOpen: false,
      reason: 'Wigilia',
    });
  });
});
