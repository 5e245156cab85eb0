import { crc32, deflateSync } from 'node:zlib';

/** A shape of one colour: which points belong to it. */
export interface Shape {
  /** Red, green, blue. */
  readonly colour: readonly [number, number, number];
  readonly holds: (x: number, y: number) => boolean;
}

// Each pixel is looked at in four places, so that edges are not jagged.
const places = [0.25, 0.75];

/** Paints shapes on a ground, the later ones on top, as a PNG file. */
export function paint(width: number, height: number, ground: Pick<Shape, 'colour'>, shapes: readonly Shape[]): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const seen = places.flatMap((right) => places.map((down) => shapes.findLast(({ holds }) => holds(x + right, y + down))));
      for (const part of [0, 1, 2] as const) {
        const sum = seen.reduce((total, shape) => total + (shape ?? ground).colour[part], 0);
        rows[y * (1 + width * 3) + 1 + x * 3 + part] = Math.round(sum / seen.length);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a part, red-green-blue, no interlacing.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** A box with round corners. */
export function box(colour: Shape['colour'], left: number, top: number, width: number, height: number, radius = 0): Shape {
  return {
    colour,
    holds: (x, y) => {
      const right = Math.max(left + radius - x, x - (left + width - radius), 0);
      const down = Math.max(top + radius - y, y - (top + height - radius), 0);
      return radius === 0 ? x >= left && x <= left + width && y >= top && y <= top + height : right ** 2 + down ** 2 <= radius ** 2;
    },
  };
}

/** A straight line with round ends. */
export function line(colour: Shape['colour'], from: readonly [number, number], to: readonly [number, number], width: number): Shape {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = across ** 2 + down ** 2;
  return {
    colour,
    holds: (x, y) => {
      const along = Math.min(1, Math.max(0, ((x - from[0]) * across + (y - from[1]) * down) / length));
      return (x - from[0] - along * across) ** 2 + (y - from[1] - along * down) ** 2 <= (width / 2) ** 2;
    },
  };
}
