import { inkOn } from '../../../engine';
import type { ChartColours } from './chart-colours';

/** A pattern, as ECharts draws it on a bar and as a path of a legend's mark of 28 by 16 pixels. */
interface PartPattern {
  readonly decal: object;
  readonly path: string;
}

const stroke = { symbol: 'rect', dashArrayX: [1, 0] };

// The first part is plain: what has only one colour beside it needs no more than one pattern.
const patterns: readonly PartPattern[] = [
  { decal: { symbol: 'none' }, path: '' },
  { decal: { ...stroke, dashArrayY: [2, 6], rotation: -Math.PI / 4 }, path: 'M-4 12 12-4M2 18 22-2M12 20 32 0M22 22 34 10' },
  {
    decal: {
      symbol: 'circle',
      dashArrayX: [
        [6, 6],
        [0, 6, 6, 0],
      ],
      dashArrayY: [6, 0],
      symbolSize: 0.6,
    },
    path: 'M4 4h3M14 4h3M24 4h3M9 11h3M19 11h3',
  },
  { decal: { ...stroke, dashArrayY: [2, 6], rotation: Math.PI / 4 }, path: 'M-4 4 12 20M2-2 22 18M12-4 32 16M22-6 34 6' },
  { decal: { ...stroke, dashArrayY: [2, 6] }, path: 'M0 5h28M0 12h28' },
];

const dashes: readonly (readonly number[])[] = [[], [8, 4], [2, 4], [10, 4, 2, 4], [4, 4]];
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle'] as const;

/** How a bar or line is told apart: by colour, and by pattern or dashes. The name stands in the legend or beside it. */
export interface PartLook {
  readonly colour: string;
  /** Colour of the pattern on it. */
  readonly ink: string;
  readonly decal: object;
  readonly path: string;
  readonly dash: readonly number[];
  readonly symbol: (typeof symbols)[number];
}

/** The patterns of the parts in their order, drawn in one colour. */
export function partDecals(color: string): readonly object[] {
  return patterns.map(({ decal }) => ({ ...decal, color }));
}

/** The look of a part by its place. Ten parts differ in colour or pattern even where there are two colours. */
export function partLook(part: number, { parts, paper }: ChartColours): PartLook {
  const colour = parts[part % parts.length] ?? paper;
  const { decal, path } = patterns[part % patterns.length] ?? { decal: {}, path: '' };
  const ink = inkOn(colour);
  return {
    colour,
    ink,
    decal: { ...decal, color: ink },
    path,
    dash: dashes[part % dashes.length] ?? [],
    symbol: symbols[part % symbols.length] ?? 'circle',
  };
}

const longestAtEnd = 16;
const mostAtEnds = 6;

/** True where several lines have their names at their ends; longer names have their legend above the drawing. */
export function areNamedAtEnds(names: readonly (string | null)[]): boolean {
  return names.length > 1 && names.length <= mostAtEnds && names.every((name) => name === null || name.length <= longestAtEnd);
}
