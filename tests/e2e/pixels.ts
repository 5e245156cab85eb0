import type { Locator, Page } from 'playwright/test';

/** Two colours of a picture as [red, green, blue]: the most frequent one, and the one with the greatest contrast to it. */
interface Colours {
  readonly ground: readonly [number, number, number];
  readonly sign: readonly [number, number, number];
  /** Contrast ratio of the two as defined by WCAG, from 1 to 21. */
  readonly contrast: number;
}

/** Measures a screenshot, because styles do not show what covers or fades an element, or what the browser paints itself. */
export async function paintedColours(page: Page, target: Locator): Promise<Colours> {
  const picture = await target.screenshot({ animations: 'disabled' });
  const bench = await page.context().newPage();
  try {
    return await bench.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      const counts = new Map<string, number>();
      for (let place = 0; place < data.length; place += 4) {
        const key = [data[place], data[place + 1], data[place + 2]].join(' ');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const parse = (key: string): [number, number, number] => {
        const [red = 0, green = 0, blue = 0] = key.split(' ').map(Number);
        return [red, green, blue];
      };
      const light = (colour: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = colour.map((part) =>
          part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrastOf = (one: readonly number[], other: readonly number[]) => {
        const [dark = 0, bright = 0] = [light(one), light(other)].sort((left, right) => left - right);
        return (bright + 0.05) / (dark + 0.05);
      };
      const ground = parse([...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? '');
      const colours = [...counts.keys()].map(parse);
      const sign = colours.reduce((best, colour) => (contrastOf(colour, ground) > contrastOf(best, ground) ? colour : best), ground);
      return { ground, sign, contrast: contrastOf(sign, ground) };
    }, picture.toString('base64'));
  } finally {
    await bench.close();
  }
}
