/** One line of the table: ours compared with another, or a value compared with its bound. */
export interface Measure {
  readonly name: string;
  readonly ours: string;
  /** What ours is compared with; empty if the bound is absolute. */
  readonly other: string;
  /** A ratio, or the absolute value if there is nothing to compare with. */
  readonly value: number;
  /** Null if the value is only reported. */
  readonly bound: number | null;
  readonly unit: '' | 's' | 'ms' | 'B' | 'KiB' | 'MiB';
}

const digits: Readonly<Record<Measure['unit'], number>> = { '': 2, s: 2, ms: 0, B: 0, KiB: 1, MiB: 0 };

/** The median; of an even number of values the lower of the two in the middle, so that it is a measured value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('The median of nothing');
  return middle;
}

/** True when the value is above its bound. */
export function isAboveBound({ value, bound }: Measure): boolean {
  return bound !== null && value > bound;
}

/** What is above its bound, one line each; empty if nothing is. */
export function brokenBounds(measures: readonly Measure[]): string {
  const broken = measures.filter(isAboveBound);
  if (broken.length === 0) return '';
  const lines = broken.map(({ name, value, bound, unit }) =>
    `  ${name}: ${value.toFixed(digits[unit])} instead of at most ${bound} ${unit}`.trimEnd(),
  );
  return [`Above ${broken.length === 1 ? 'its bound' : 'their bounds'}:`, ...lines].join('\n');
}

/** The table as Markdown, with PASS or FAIL against the bound. */
export function measureTable(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => {
    const { name, ours, other, value, bound, unit } = measure;
    const withUnit = (text: string | number) => (unit === '' ? `${text}` : `${text} ${unit}`);
    const shown = withUnit(value.toFixed(digits[unit]));
    const judged = bound === null ? '– | |' : `≤ ${withUnit(bound)} | ${isAboveBound(measure) ? 'FAIL' : 'PASS'} |`;
    return `| ${name} | ${ours} | ${other || '–'} | ${shown} | ${judged}`;
  });
  return ['| measure | ours | other | ratio or value | bound | |', '|---|---|---|---|---|---|', ...rows].join('\n');
}
