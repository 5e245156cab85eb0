import { letterSize, textWidth } from '../../drawing/svg';
import type { MapMark } from './marks';
import type { Size } from './plane';

/** The name of a place beside its mark. */
export interface MarkName {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const most = 60;
const longest = 28;
const gap = 13;
const height = letterSize + 4;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The names that have room beside their marks, on neither another name nor another mark. A drawing full of marks has none. */
export function namesBeside(marks: readonly MapMark[], { width }: Size, letter: number = letterSize): readonly MarkName[] {
  if (marks.length > most) return [];
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - 9, top: y - 9, right: x + 9, bottom: y + 9 }));
  return marks.flatMap(({ x, y, places }) => {
    const [place] = places;
    if (place === undefined || places.length > 1) return [];
    const signs = [...place.name];
    const text = signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : place.name;
    const wide = textWidth(text, letter) * 1.05;
    const start = [x + gap, x - gap - wide].find((left) => {
      const box = { left, top: y - height / 2, right: left + wide, bottom: y + height / 2 };
      return box.left >= 2 && box.right <= width - 2 && taken.every((other) => !touches(box, other));
    });
    if (start === undefined || text === '') return [];
    taken.push({ left: start, top: y - height / 2, right: start + wide, bottom: y + height / 2 });
    return [{ x: start, y: y + letter / 3, text }];
  });
}

function touches(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
