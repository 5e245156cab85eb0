import { expect, it } from 'vitest';
import { rowsIn } from './found-rows';
import { slugOf } from './names';
import { word } from './phrases';
import { proposedChart, proposedColumn } from './propose';
import { readSamples } from './read-sample';

function read(...values: readonly unknown[]) {
  const made = readSamples(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
  return made.ok ? { ...made.value, notes: made.value.notes.map((note) => word(note, 'pl')) } : { refusal: word(made.failure, 'pl') };
}

it('keeps what several answers have together', () => {
  expect(read({ lista: [{ a: 1, b: 'x' }] }, { lista: [{ a: null }] })).toMatchObject({
    contract: { properties: { lista: { items: { required: ['a'], properties: { a: { type: ['integer', 'null'] } } } } } },
  });
});

it('leaves examples of persons out, by the name of the field or by the value itself', () => {
  const row = {
    nazwisko: 'Przykładowa',
    kod: '44051401359',
    rachunek: '61 1090 1014 0000 0712 1981 2874',
    opis: 'Ulga',
    numer: '12345678901',
  };
  const { contract, notes } = read([row]) as { contract: unknown; notes: readonly string[] };
  expect(notes).toEqual(['Pominięto przykłady, które wyglądają na dane osobowe: nazwisko, kod, rachunek.']);
  expect(JSON.stringify(contract)).not.toMatch(/Przykładowa|44051401359|1090/);
  expect(JSON.stringify(contract)).toContain('Ulga');
});

it('says which fields formulas cannot read, and takes no unsafe name', () => {
  const { contract, notes } = read('[{ "opis": "a", "zły klucz": 1, "2026": 2, "__proto__": { "a": 1 }, "constructor": 3 }]') as {
    contract: unknown;
    notes: readonly string[];
  };
  expect(notes).toEqual(
    ['W\u00a0kolumnach pominięto 2 pola: wzory nie odczytają takich nazw. Pierwsze to „2026”.'].map((words) =>
      words.replace('\u00a0', ' '),
    ),
  );
  expect(JSON.stringify(contract)).not.toMatch(/__proto__|constructor/);
});

it('reads five megabytes of rows, and of rows with a thousand different fields each, without waiting', () => {
  const rows = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => ({ opis: `Wiersz ${index}`, kwota: index / 2, rok: 2026 })));
  expect(read(rows)).toMatchObject({ notes: [] });
  const wide = JSON.stringify(Array.from({ length: 30_000 }, (_, index) => ({ [`pole${index}`]: 1, [`inne${index}`]: 2 })));
  expect(read(wide).refusal).toContain('więcej pól niż 2000');
  expect(read(`[${'['.repeat(50_000)}${']'.repeat(50_000)}]`).refusal).toBeDefined();
});

it('proposes bars over names, a line over days and years, and nothing where there is nothing to draw', () => {
  const chartOf = (row: object) => {
    const made = read([row]);
    const [rows] = 'contract' in made && made.contract ? rowsIn(made.contract) : [];
    return rows ? proposedChart(rows, rows.fields.map(proposedColumn)) : null;
  };
  expect(chartOf({ nazwa: 'a', liczba: 2 })).toEqual({ kind: 'bar', category: 'nazwa', value: 'liczba' });
  expect(chartOf({ nazwa: 'a', dzien: '2026-01-01', kwota: 2.5 })).toEqual({ kind: 'line', category: 'dzien', value: 'kwota' });
  expect(chartOf({ nazwa: 'a' })).toBeNull();
});

it('proposes an address without Polish letters', () => {
  expect(slugOf('Żółta łąka: ulgi i zwroty (2026)')).toBe('zolta-laka-ulgi-i-zwroty-2026');
  expect(slugOf('!!!')).toBe('');
  expect(slugOf(`${'bardzo '.repeat(30)}długa`)).toMatch(/^[a-z-]{1,80}$/);
});
