import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Five waste containers in their colours, as an image embedded in a page. */
export function wasteContainers(alt: string): string {
  return image('waste-containers', 600, 160, alt);
}

/** A closed street and the diversion around it. */
export function detour(alt: string): string {
  return image('detour', 600, 200, alt);
}

function image(name: string, width: number, height: number, alt: string): string {
  const png = readFileSync(join(import.meta.dirname, `${name}.png`)).toString('base64');
  return `<img src="data:image/png;base64,${png}" alt="${alt}" width="${width}" height="${height}">`;
}
