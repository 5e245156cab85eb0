/** One line of the table: ours against the other side, or one value against its bound. */
export interface Measure {
  readonly name: string;
  readonly ours: string;
  /** The other side of the comparison, empty when the bound is absolute. */
  readonly other: string;
  /** Ratio, or the absolute value when there is nothing to compare with. */
  readonly value: number;
  readonly bound: number;
  readonly unit: '' | 's' | 'B';
}

/** Middle value; of an even number the lower middle, so that a sample is named and not made up. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('The median of nothing');
  return middle;
}

/** The table as Markdown, with PASS or FAIL against the bound. */
export function measureTable(measures: readonly Measure[]): string {
  const rows = measures.map(({ name, ours, other, value, bound, unit }) => {
    const digits = unit === 'B' ? 0 : 2;
    const shown = `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
    return `| ${name} | ${ours} | ${other || '–'} | ${shown} | ≤ ${bound}${unit === '' ? '' : ` ${unit}`} | ${value <= bound ? 'PASS' : 'FAIL'} |`;
  });
  return ['| measure | ours | other | ratio or value | bound | |', '|---|---|---|---|---|---|', ...rows].join('\n');
}
