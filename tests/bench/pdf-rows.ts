import type { PrintablePart } from '../../engine';

/** The table that every contestant draws: nine columns with amounts, dates, Polish and Ukrainian names. */
export type BenchTable = Extract<PrintablePart, { readonly kind: 'table' }>;

const names = [
  'Dochody z najmu i dzierżawy składników majątkowych',
  'Wpływy z opłat',
  'Podatek od nieruchomości',
  'Żłobki i przedszkola gminne',
  'Підтримка громад',
];

/** A table with `rows` rows. Another seed gives other rows, so that nothing can be reused from the document before. */
export function benchTable(rows: number, seed: number): BenchTable {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const amount = (most: number) => {
    const [whole = '', fraction = ''] = (next() * most).toFixed(2).split('.');
    return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${fraction}`;
  };
  const column = (label: string, width: 'narrow' | 'normal' | 'wide', align: 'start' | 'end') => ({
    id: label,
    label,
    unit: null,
    align,
    width,
    unbroken: align === 'end',
  });
  const day = (index: number, length: number) => String(1 + (index % length)).padStart(2, '0');
  return {
    kind: 'table',
    id: 'pozycje',
    title: 'Pozycje',
    showTitle: false,
    rowHeader: 3,
    columns: [
      column('Dział', 'narrow', 'start'),
      column('Rozdział', 'narrow', 'start'),
      column('Paragraf', 'narrow', 'start'),
      column('Nazwa pozycji', 'wide', 'start'),
      column('Plan', 'normal', 'end'),
      column('Plan po zmianach', 'normal', 'end'),
      column('Wykonanie', 'normal', 'end'),
      column('Procent', 'narrow', 'end'),
      column('Data', 'normal', 'start'),
    ],
    rows: Array.from({ length: rows }, (_, index) => [
      String(100 + (index % 900)),
      String(10_000 + (index % 90_000)),
      String(100 + (index % 800)),
      `${names[index % names.length]} ${index}`,
      amount(999_999_999),
      amount(9_999_999),
      amount(99_999),
      amount(100),
      `${day(index, 28)}.${day(index, 12)}.2026`,
    ]),
    totals: null,
    whenEmpty: '',
  };
}
