import { coordinate, drawingWidth, letterSize, svgOf, textAt, textLines } from '../../drawing/svg';
import { lengthText, wholeView } from './map-view';
import { type MapMark, marksIn } from './marks';
import type { MapModel } from './model';
import { namesBeside } from './names';
import { outlineOf } from './outlines';
import { type Size, scaleBar, type View } from './plane';
import { symbolColour, symbolPath } from './symbols';

const size: Size = { width: drawingWidth, height: 400 };
const ink = '#1d2723';
const longestScale = 140;

/** A map for paper, as SVG: all its places on white, told apart by form as well as by colour. */
export function drawPaper(map: MapModel): string {
  const view = wholeView(map, size);
  const marks = marksIn(map.places, view, size);
  const legend = legendOf(map);
  const scale = scaleBar(view, longestScale);
  const end = coordinate(12 + scale.pixels);
  return svgOf(drawingWidth, legend.height + size.height, [
    ...legend.content,
    `<g transform="translate(0 ${coordinate(legend.height)})">`,
    `<defs><clipPath id="box"><rect width="${size.width}" height="${size.height}"/></clipPath></defs><g clip-path="url(#box)">`,
    groundPath(map, view),
    ...map.places.map(({ shape, symbol }) => outlinePath(outlineOf(shape, view, size), symbolColour(symbol))),
    ...marks.map(drawMark),
    ...namesBeside(marks, size).map(({ x, y, text }) => textAt(x, y, text)),
    '</g>',
    `<rect x="0.5" y="0.5" width="${size.width - 1}" height="${size.height - 1}" fill="none" stroke="#7c8a83"/>`,
    `<path d="M12 ${size.height - 18}v6h${coordinate(scale.pixels)}v-6" stroke="${ink}" stroke-width="1.5" fill="none"/>`,
    textAt(Number(end) + 6, size.height - 12, lengthText(scale.metres, map.language)),
    '</g>',
  ]);
}

function groundPath({ ground }: MapModel, view: View): string {
  if (ground === null) return '';
  const { line, area } = outlineOf(ground.shape, view, size);
  return `<path d="${area}" fill="#f1f4f2" fill-rule="evenodd" stroke="#7c8a83" stroke-width="1.5"/><path d="${line}" fill="none" stroke="#7c8a83"/>`;
}

function outlinePath({ line, area }: ReturnType<typeof outlineOf>, colour: string): string {
  return [
    area === '' ? '' : `<path d="${area}" fill="${colour}" fill-opacity="0.18" fill-rule="evenodd" stroke="${colour}" stroke-width="1.5"/>`,
    line === '' ? '' : `<path d="${line}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
  ].join('');
}

function drawMark({ x, y, places }: MapMark): string {
  const [first] = places;
  if (places.length > 1)
    return `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="13" fill="#ffffff" stroke="${ink}" stroke-width="2"/>${textAt(x, y + 4, String(places.length), { anchor: 'middle' })}`;
  const symbol = first?.symbol ?? 0;
  return `<path transform="translate(${coordinate(x)} ${coordinate(y)})" d="${symbolPath(symbol)}" fill="${symbolColour(symbol)}" stroke="#ffffff" stroke-width="1.5" paint-order="stroke"/>`;
}

/** What the symbols and the ground mean, one a line, so that long names have room. */
function legendOf({ keys, ground }: MapModel): { readonly height: number; readonly content: readonly string[] } {
  const content: string[] = [];
  let height = 0;
  const add = (mark: string, label: string) => {
    const lines = textLines(label, drawingWidth - 40, 2);
    content.push(`<g transform="translate(14 ${coordinate(height + 9)})">${mark}</g>`);
    lines.forEach((line, index) => {
      content.push(textAt(36, height + letterSize + index * (letterSize + 3), line));
    });
    height += Math.max(20, lines.length * (letterSize + 3) + 3);
  };
  for (const [place, label] of keys.entries()) {
    add(`<path d="${symbolPath(place)}" fill="${symbolColour(place)}"/>`, label);
  }
  if (ground !== null)
    add('<rect x="-12" y="-6" width="24" height="12" fill="#f1f4f2" stroke="#7c8a83" stroke-width="1.5"/>', ground.label);
  return { height: height === 0 ? 0 : height + 6, content };
}
