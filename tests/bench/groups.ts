import { answer, resolve, type TestedDefinition } from '../../engine/runtime/screen-for-tests';
import { type Measure, median } from './measure';

const rowCount = 100_000;
const rounds = 5;

const definition: TestedDefinition = {
  sources: { dane: { endpoint: '/dane', response: {} } },
  values: {
    suma: '=sum(dane.lista.filter(w, w.dzial != "d7").map(w, w.plan * 2 - w.wykonanie))',
  },
  blocks: [
    {
      id: 'dzialy',
      block: 'table',
      title: 'Działy',
      rows: '=dane.lista',
      groupBy: 'dzial',
      paging: false,
      totals: 'Razem',
      sort: { column: 'plan', direction: 'descending', thenBy: [{ column: 'nazwa' }] },
      columns: [
        { id: 'nazwa', label: 'Nazwa' },
        { id: 'dzial', label: 'Dział' },
        { id: 'plan', label: 'Plan', format: 'money', total: {} },
        { id: 'wykonanie', label: 'Wykonanie', format: 'money', total: {} },
      ],
      whenEmpty: 'Nic',
    },
    { id: 'suma', block: 'text', text: { text: 'Razem {{suma}}.', values: { suma: { value: '=values.suma', format: 'money' } } } },
  ],
};

/** Measures how long a table of 100 000 rows takes to stand in groups with its subtotals, and a formula over as long a list. */
export function measureGroups(): Promise<Measure[]> {
  const lista = Array.from({ length: rowCount }, (_, row) => ({
    nazwa: `pozycja ${row % 977}`,
    dzial: `d${row % 40}`,
    plan: (row * 7919) % 10_007,
    wykonanie: (row * 104_729) % 9_973,
  }));
  const times = Array.from({ length: rounds }, () => {
    const data = { dane: answer({ lista: lista.map((row) => ({ ...row })) }) };
    const start = performance.now();
    const screen = resolve(definition, data);
    const resolved = performance.now();
    const [table] = screen.blocks;
    if (table?.block !== 'table' || table.table === null) throw new Error('There is no table.');
    const { ordered, initialSort, groupsOf } = table.table;
    const groups = groupsOf?.(ordered(initialSort)) ?? [];
    if (groups.length !== 40 || groups.some(({ subtotals }) => subtotals.plan === undefined)) throw new Error('The groups are wrong.');
    return { formula: resolved - start, groups: performance.now() - resolved };
  });
  const line = (name: string, values: readonly number[], bound: number): Measure => {
    const value = median([...values]);
    return { name, ours: `${value.toFixed(0)} ms`, other: '', value, bound, unit: 'ms' };
  };
  return Promise.resolve([
    line(
      'formula over a list of 100 000 with its screen',
      times.map(({ formula }) => formula),
      500,
    ),
    line(
      '100 000 rows in 40 groups with subtotals, sorted by two columns',
      times.map(({ groups }) => groups),
      1_000,
    ),
  ]);
}
