import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findOrInstallBrowser, launchArguments } from '../scripts/browser';
import { defineCommand } from '../scripts/command-line/command';
import { Refusal } from '../scripts/command-line/refusal';
import { runProgram } from '../scripts/command-line/run-program';
import { chooseLook, everyAddress, type Look, untilDrawn } from './every-page';
import { startPortal } from './portal-server';

interface Picture {
  readonly address: string;
  readonly file: string;
  readonly width: number;
  readonly look: string;
}

const widths = [320, 768, 1280];
const looks = [
  { name: 'default', contrast: 'default', colours: 'light' },
  { name: 'dark', contrast: 'default', colours: 'dark' },
  { name: 'high', contrast: 'high', colours: 'light' },
] as const satisfies readonly (Pick<Look, 'contrast' | 'colours'> & { readonly name: string })[];

const gallery = defineCommand({
  name: 'gallery',
  help: 'Takes a picture of every page at 320, 768 and 1280 pixels in light and dark colours and in high contrast, from a portal that it starts.',
  words: {
    name: 'WORD',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    help: 'first the folder, by default gallery/; after it addresses, when not every page is wanted',
  },
  options: {},
  run: async (_, { print }, [folder = 'gallery', ...only]) => {
    const target = resolve(folder);
    const found = findOrInstallBrowser('whole');
    if (!found.ok) {
      throw new Refusal(`No pictures were taken: ${found.reason}`);
    }
    const portal = await startPortal();
    try {
      const browser = await chromium.launch({ executablePath: found.path, args: [...launchArguments] });
      try {
        const pictures = await takePictures(browser, { url: portal.url, target, only });
        writeFileSync(join(target, 'index.html'), overview(pictures));
        print(`${pictures.length} pictures are in ${target}; open index.html there.`);
      } finally {
        await browser.close();
      }
    } finally {
      await portal.stop();
    }
  },
});

interface Wanted {
  readonly url: string;
  readonly target: string;
  readonly only: readonly string[];
}

async function takePictures(browser: Browser, { url, target, only }: Wanted): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const addresses = await everyAddress(url);
  for (const width of widths) {
    for (const { name: look, contrast, colours } of looks) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 640 : 900 },
        locale: 'pl-PL',
        timezoneId: 'Europe/Warsaw',
        reducedMotion: 'reduce',
        colorScheme: colours,
      });
      await chooseLook(context, url, { language: 'pl', contrast, font: 'small' });
      const page = await context.newPage();
      for (const address of addresses.filter((one) => only.length === 0 || only.includes(one))) {
        const file = join(`${width}-${look}`, `${address.slice(1).replaceAll('/', '-')}.png`);
        await page.goto(`${url}${address}`);
        await untilDrawn(page);
        mkdirSync(join(target, `${width}-${look}`), { recursive: true });
        await page.screenshot({ path: join(target, file), fullPage: true });
        pictures.push({ address, file, width, look });
      }
      await context.close();
    }
  }
  return pictures;
}

/** An HTML page with all pictures, a row for each address. */
function overview(pictures: readonly Picture[]): string {
  const rows = [...new Set(pictures.map(({ address }) => address))].map((address) => {
    const images = pictures
      .filter((picture) => picture.address === address)
      .map(({ file, width, look }) => `<a href="${file}"><img src="${file}" alt="${address}, ${width}, ${look}" loading="lazy"></a>`);
    return `<h2>${address}</h2><p>${images.join('')}</p>`;
  });
  const style =
    'body{font:16px sans-serif;margin:24px}p{display:flex;gap:16px;align-items:start;overflow-x:auto}img{width:280px;border:1px solid #888}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${rows.join('')}</html>\n`;
}

await runProgram(import.meta.filename, gallery);
