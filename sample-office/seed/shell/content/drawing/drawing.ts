import { box, line, paint, type Shape } from './paint';

type Colour = Shape['colour'];

const white: Colour = [255, 255, 255];
const grey: Colour = [185, 195, 190];
const red: Colour = [163, 38, 27];
const green: Colour = [31, 107, 58];
const containers: readonly Colour[] = [[29, 91, 143], green, [214, 168, 0], [107, 68, 35], [43, 47, 45]];

/** Five waste containers in their colours, as an image inside a page. */
export function wasteContainers(alt: string): string {
  const bins = containers.flatMap((colour, index): Shape[] => {
    const left = 14 + index * 118;
    return [
      box(colour, left, 16, 100, 14, 7),
      { colour, holds: (x, y) => y >= 36 && y <= 140 && Math.abs(x - left - 50) <= 44 - (y - 36) * 0.09 },
      box(colour, left + 15, 128, 70, 20, 10),
      line(white, [left + 34, 56], [left + 34, 116], 4),
      line(white, [left + 66, 56], [left + 66, 116], 4),
    ];
  });
  return image(paint(600, 160, { colour: white }, bins), 600, 160, alt);
}

/** A closed street and the way around it. */
export function detour(alt: string): string {
  const around: readonly (readonly [number, number])[] = [
    [170, 150],
    [190, 70],
    [240, 44],
    [360, 44],
    [410, 70],
    [430, 150],
  ];
  const way = around.slice(1).map((point, index) => line(green, around[index] ?? point, point, 14));
  const blocks = Array.from({ length: 6 }, (_, index) => box(red, 204 + index * 34, 137, 20, 26, 4));
  const street = line(grey, [24, 150], [576, 150], 26);
  return image(paint(600, 200, { colour: [243, 245, 244] }, [street, ...way, ...blocks]), 600, 200, alt);
}

function image(png: Buffer, width: number, height: number, alt: string): string {
  return `<img src="data:image/png;base64,${png.toString('base64')}" alt="${alt}" width="${width}" height="${height}">`;
}
