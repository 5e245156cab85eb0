import { coordinate, drawingWidth, letterSize, svgOf, textAt, textLines } from '../../drawing/svg';
import { assertNever } from '../../values/assert-never';
import type { ChartModel } from './model';
import { paperBars } from './paper-bars';
import { type Drawn, paperLook, paperPatterns } from './paper-fill';
import { paperLines } from './paper-lines';
import { paperSlices } from './paper-slices';

/** A chart for paper, as SVG: the same points as on the screen, on white, told apart by pattern as well as by colour. */
export function drawPaper(chart: ChartModel, numberText: (value: number) => string): string {
  const drawn = drawnKind(chart, numberText);
  const legend = legendOf(chart);
  const content = `<g transform="translate(0 ${coordinate(legend.height)})">${drawn.content.join('')}</g>`;
  return svgOf(drawingWidth, legend.height + drawn.height, [paperPatterns(drawn.parts), ...legend.content, content]);
}

function drawnKind(chart: ChartModel, numberText: (value: number) => string): Drawn {
  switch (chart.kind) {
    case 'bar':
      return paperBars(chart);
    case 'line':
      return paperLines(chart, numberText);
    case 'pie':
      return paperSlices(chart);
    default:
      return assertNever(chart.kind);
  }
}

/** The names of the colours above the drawing, one a line, so that long ones have room. */
function legendOf({ keys, kind }: ChartModel): { readonly height: number; readonly content: readonly string[] } {
  const content: string[] = [];
  let height = 0;
  for (const key of keys) {
    const lines = textLines(key.label, drawingWidth - 40, 2);
    content.push(markOf(key, kind === 'line', height + 2));
    lines.forEach((line, index) => {
      content.push(textAt(36, height + letterSize + index * (letterSize + 3), line));
    });
    height += lines.length * (letterSize + 3) + 3;
  }
  return { height: keys.length === 0 ? 0 : height + 6, content };
}

function markOf(key: ChartModel['keys'][number], isLine: boolean, y: number): string {
  if (key.mark === 'brackets') return textAt(2, y + letterSize - 2, '(…)');
  if (key.mark === 'outline') return `<rect x="1" y="${y}" width="26" height="12" fill="none" stroke="#1d2723"/>`;
  const { colour, fill, dash } = paperLook(key.mark === 'part' ? key.part : 0);
  if (isLine) return `<path d="M0 ${y + 6}h28" stroke="${colour}" stroke-width="2"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;
  return `<rect x="0" y="${y + (key.mark === 'bar' ? 3 : 0)}" width="28" height="${key.mark === 'bar' ? 6 : 12}" fill="${key.mark === 'bar' ? colour : fill}"/>`;
}
