import { coordinate, drawingWidth, letterSize, textAt, textLines } from '../../drawing/svg';
import type { ChartModel } from './model';
import { type Drawn, paperLook } from './paper-fill';

const radius = 100;
const legend = 250;

/** A circle of slices with a legend of their names and numbers. A number that is not above zero has no slice. */
export function paperSlices({ points }: ChartModel): Drawn {
  const drawn = points.map((point, part) => ({ ...point, part })).filter(({ value }) => value > 0);
  const total = drawn.reduce((sum, { value }) => sum + value, 0);
  const content: string[] = [];
  let angle = 0;
  for (const { value, part } of drawn) {
    const next = angle + (value / total) * 2 * Math.PI;
    content.push(`<path d="${slice(angle, next)}" fill="${paperLook(part).fill}" stroke="#ffffff" stroke-width="1.5"/>`);
    angle = next;
  }
  let y = letterSize;
  for (const { category, text, part } of points.map((point, part) => ({ ...point, part }))) {
    const lines = textLines(`${category} ${text}`, drawingWidth - legend - 30, 3);
    content.push(`<rect x="${legend}" y="${coordinate(y - 11)}" width="18" height="12" fill="${paperLook(part).fill}"/>`);
    lines.forEach((line, index) => {
      content.push(textAt(legend + 26, y + index * (letterSize + 3), line));
    });
    y += lines.length * (letterSize + 3) + 4;
  }
  return { height: Math.max(2 * radius + 10, y), content, parts: points.length };
}

function slice(from: number, to: number): string {
  const [x, y] = [radius + 5, radius + 5];
  const at = (angle: number) => `${coordinate(x + radius * Math.sin(angle))} ${coordinate(y - radius * Math.cos(angle))}`;
  const size = `${radius} ${radius} 0`;
  // An arc cannot end where it begins, so a whole circle is two halves.
  if (to - from > 1.999 * Math.PI) return `M${at(0)}A${size} 0 1 ${at(Math.PI)}A${size} 0 1 ${at(0)}Z`;
  return `M${coordinate(x)} ${coordinate(y)}L${at(from)}A${size} ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z`;
}
