import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { box, line, paint } from './paint';

it('paints a PNG in which a shape covers the ground and a later shape covers an earlier one', () => {
  const shapes = [box([255, 0, 0], 2, 2, 8, 6), line([0, 0, 255], [4, 4], [8, 4], 4)];
  const png = paint(12, 10, { colour: [255, 255, 255] }, shapes);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([12, 10]);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const pixel = (x: number, y: number) => [...rows.subarray(y * 37 + 1 + x * 3, y * 37 + 4 + x * 3)];
  expect(rows).toHaveLength(10 * 37);
  expect(pixel(0, 0)).toEqual([255, 255, 255]);
  expect(pixel(3, 7)).toEqual([255, 0, 0]);
  expect(pixel(6, 4)).toEqual([0, 0, 255]);
});

it('rounds the corners of a box and mixes the colours of an edge', () => {
  const [ground, black] = [{ colour: [255, 255, 255] } as const, [0, 0, 0] as const];
  const round = box(black, 0, 0, 10, 10, 5);
  expect([round.holds(0.5, 0.5), round.holds(5, 0.5), round.holds(5, 11)]).toEqual([false, true, false]);
  const png = paint(1, 1, ground, [box(black, 0, 0, 0.5, 1)]);
  const start = png.indexOf('IDAT') + 4;
  expect([...inflateSync(png.subarray(start))].slice(1)).toEqual([128, 128, 128]);
});
