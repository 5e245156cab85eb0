import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEvaluator, printableDocument, resolveService, type TableModel, toCsv } from '../../engine';
import { buildContext, buildService } from '../../engine/authoring/compile/build-service-for-tests';
import { createCel } from '../../engine/cel';
import { readCsv } from '../../engine/document/read-csv-for-tests';
import { drawLetter } from '../../server/pdf/draw-letter';
import { letterOf } from '../../server/pdf/letter';
import { createPress } from '../../server/pdf/press';
import { readPdf } from '../read-pdf';

const press = createPress();
const evaluate = createEvaluator(createCel());

const service = buildService({
  sources: { dane: { endpoint: '/dane', response: {} } },
  blocks: [
    {
      id: 'lista',
      block: 'table',
      title: 'Należności',
      rows: '=dane.lista',
      whenEmpty: 'Nie ma należności.',
      totals: 'Razem, wszystkie pozycje',
      tones: [{ id: 'zalegle', when: '=row.zaleglosc == true', tone: 'error', label: 'po terminie' }],
      columns: [
        { id: 'nazwa', label: 'Nazwa', width: 'wide' },
        { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
        { id: 'odsetki', label: 'Odsetki', format: 'money', total: {} },
        { id: 'udzial', label: 'Udział', format: 'percent' },
        { id: 'sztuk', label: 'Liczba sztuk', format: 'integer' },
        { id: 'termin', label: 'Termin płatności', format: 'date', whenNull: 'bezterminowo' },
        { id: 'wpis', label: 'Wpisano', format: 'date-time' },
        { id: 'adres', label: 'Adres' },
        { id: 'uwagi', label: 'Uwagi', width: 'narrow' },
      ],
    },
  ],
  pdf: { endpoint: '/dane/pdf', fileName: 'dane.pdf' },
});

interface Outputs {
  readonly screen: readonly (readonly string[])[];
  readonly totals: readonly string[];
  readonly csv: readonly (readonly string[])[];
  readonly pdf: ReturnType<typeof readPdf>;
}

/** The same rows on the screen, in the CSV file and in the PDF. */
function outputsOf(lista: readonly unknown[]): Outputs {
  const { translate } = buildContext();
  const context = buildContext({ translate: (key, values) => (key === 'engine.currency' ? 'zł' : translate(key, values)) });
  const model = resolveService(service, { typed: {}, applied: null }, { dane: { status: 'ready', data: { lista } } }, evaluate, context);
  const block = model.blocks[0];
  const table: TableModel | null = block?.block === 'table' ? block.table : null;
  if (table === null) throw new Error('The table is not ready.');
  const order = Array.from(table.ordered(null));
  const letterhead = { officeName: 'Urząd Gminy', address: 'ul. Główna 1', primary: '#1f5c4a', sample: false, arms: null };
  const letter = letterOf(printableDocument(service, model, context), letterhead, context.translate, '21.11.2026');
  const totals = table.totals?.cells(order) ?? {};
  return {
    screen: order.map((row) =>
      table.columns.map(({ id }) => {
        const tone = id === table.rowHeader ? table.tone(row) : null;
        return tone === null ? table.cell(row, id).text : `${table.cell(row, id).text} (${tone.label})`;
      }),
    ),
    // The screen shows this below a total, documents after it.
    totals: ['kwota', 'odsetki'].map((id) => {
      const { text = '', note } = totals[id] ?? {};
      return note === undefined ? text : `${text} (${note})`;
    }),
    csv: readCsv(toCsv(table, order)),
    pdf: readPdf(Buffer.from(drawLetter(press, JSON.parse(JSON.stringify(letter)), 0))),
  };
}

/** Removes what line breaks may change: the kind and number of spaces, and breaks inside long words. */
function words(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

/** How the screen shows a CSV cell: numbers are grouped, a share has a per cent sign, an empty cell is a dash. */
function csvCell(text: string, column: number): string {
  if (text === '' && column > 0) return '–';
  const shown = words(text.replace(/^'(?=[=+\-@\t\r\n])/, ''));
  if (!/^-?\d+(,\d+)?$/.test(shown) || column < 1 || column > 4) return shown;
  const [whole = '', fraction] = shown.split(',');
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ' '), ...(fraction === undefined ? [] : [fraction])].join(',');
  return column === 3 ? `${grouped}%` : grouped;
}

const letters = fc.constantFrom(...'aąćęłńóśźżABCŁŻ їєґіІЇЄ 0123;"=+-@(),./'.split(''));
const name = fc.oneof(
  fc.string({ unit: letters, minLength: 1, maxLength: 120 }).filter((text) => words(text) !== ''),
  fc.string({ unit: fc.constantFrom('ż', 'Щ', 'm', 'i'), minLength: 120, maxLength: 120 }),
  fc.constantFrom('=1+1', '+48 600 123 456', '-', '@SUM(A1)', '−5', 'Вулиця Їжакова', 'Żółć'),
);
const amount = fc.oneof(
  fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((grosze) => grosze / 100),
  fc.constantFrom(999_999_999.99, -999_999_999.99, 0, -0.01, 0.005),
);
const moments = fc.constantFrom(
  '2026-03-29 02:30:00',
  '2026-10-25 02:30:00',
  '2026-03-29T00:30:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
);
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null, freq: 6 });
const row = fc.record(
  {
    nazwa: name,
    kwota: orNull(amount),
    odsetki: fc.oneof(amount, fc.constant(undefined)),
    udzial: orNull(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)),
    sztuk: orNull(fc.integer({ min: 0, max: 9_999_999 })),
    termin: orNull(fc.constantFrom('2026-03-29', '2026-10-25', '1900-01-01', '2028-02-29')),
    wpis: orNull(moments),
    adres: orNull(name),
    uwagi: orNull(name),
    zaleglosc: fc.boolean(),
  },
  { requiredKeys: ['nazwa', 'zaleglosc'] },
);

type Cells = readonly (readonly string[])[];

/** The first cells that differ. */
function differences(found: Cells, wanted: Cells): readonly string[] {
  const rows = found.length === wanted.length ? [] : [`${found.length} rows instead of ${wanted.length}`];
  const cells = wanted.flatMap((row, place) =>
    row.flatMap((text, column) => {
      const other = found[place]?.[column];
      return other === text ? [] : [`row ${place}, column ${column}: ${JSON.stringify(other)} instead of ${JSON.stringify(text)}`];
    }),
  );
  return [...rows, ...cells].slice(0, 5);
}

const overdue = '(po terminie)';

function expectAgreement({ screen, totals, csv, pdf }: Outputs): void {
  const shown = screen.map((cells) => cells.map(words));
  const [table] = pdf.tables;
  // In print, a Polish line that breaks at a hyphen repeats the hyphen on the next line.
  const onPaper = (rows: Cells) => rows.map((cells) => cells.map((text) => text.replace(/-{2,}/g, '-')));
  expect(differences(onPaper(table?.body.map((cells) => cells.map(words)) ?? []), onPaper(shown)), 'the PDF').toEqual([]);
  // The mark of a row is the last cell in a file, but follows the row heading elsewhere.
  const markedApart = shown.map(([name = '', ...cells]) => {
    const isMarked = name.endsWith(overdue);
    return [isMarked ? words(name.slice(0, -overdue.length)) : name, ...cells, isMarked ? 'po terminie' : '–'];
  });
  const inCsv = csv.slice(1, -1).map((cells) => cells.map(csvCell));
  expect(differences(inCsv, markedApart), 'the CSV file').toEqual([]);
  expect(
    csv
      .at(-1)
      ?.slice(1, 3)
      .map((text) => csvCell(text, 1)),
  ).toEqual(totals.map(words));
  expect(table?.foot.map((cells) => cells.slice(0, 3).map(words))).toEqual([['Razem, wszystkie pozycje', ...totals.map(words)]]);
}

describe('screen, CSV and PDF', () => {
  test('agree cell for cell on every short table', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => expectAgreement(outputsOf(rows))),
      { numRuns: 40, seed: 6, endOnFailure: true },
    );
  });

  test('agree cell for cell on every long table, whose rows are added to the file', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 61, maxLength: 140 }), (rows) => expectAgreement(outputsOf(rows))),
      { numRuns: 15, seed: 6, endOnFailure: true },
    );
  });

  test('agree on 5 000 rows, on many pages of one table', () => {
    const some = fc.sample(row, { numRuns: 250, seed: 2026 });
    const outputs = outputsOf(Array.from({ length: 5_000 }, (_, index) => some[index % some.length]));
    expectAgreement(outputs);
    expect(outputs.pdf.pages).toBeGreaterThan(100);
    // Each of the nine columns has a heading, and each row has a row heading.
    expect(['Table', 'THead', 'TBody', 'TFoot', 'TR', 'TH'].map((role) => outputs.pdf.count(role))).toEqual([1, 1, 1, 1, 5_002, 5_009]);
  });

  test('agree on no rows at all: the words for that, and headings in the CSV file', () => {
    const { csv, pdf } = outputsOf([]);
    expect(pdf.tables).toEqual([]);
    expect(pdf.pageText(0)).toContain('Nie ma należności.');
    expect(csv[0]).toEqual([
      'Nazwa',
      'Kwota (zł)',
      'Odsetki (zł)',
      'Udział',
      'Liczba sztuk',
      'Termin płatności',
      'Wpisano',
      'Adres',
      'Uwagi',
      'engine.rowMark',
    ]);
  });

  test('a name in a script that the letters do not have costs squares, not the document', () => {
    const { pdf } = outputsOf([{ nazwa: '漢字 Łucja 😀', zaleglosc: false }]);
    expect(words(pdf.tables[0]?.body[0]?.[0] ?? '')).toBe('□□ Łucja □');
  });
});
