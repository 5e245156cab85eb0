import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'otplib';
import type { Browser, Page } from 'playwright';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, createChecker, describeChange, type LoadedPack } from '../../engine/authoring';
import { sampleEditors } from '../../sample-office/sample-editors';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { startPortal } from '../portal-server';
import { generatedPack } from './definitions-scale';
import { type Measure, median } from './measure';
import { withFreshPage } from './pages';

const root = join(import.meta.dirname, '../..');
const keys = 9;
const openings = 3;
const revisions = 100;

/** Measures the editor: from a key to the new preview, its opening, its first JavaScript, and the words for what changed between revisions. */
export async function measureStudio(browser: Browser): Promise<Measure[]> {
  const base = readDefinitionsFolder(join(root, 'definitions'));
  const shipped = await measurePack(browser, join(root, 'definitions'), 'Dochody budżetu');
  const few = await measureGenerated(browser, base, 30);
  const many = await measureGenerated(browser, base, 1_000);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const absolute = (name: string, value: number, bound: number, unit: 'ms' | 'KiB'): Measure => {
    const ours = unit === 'ms' ? ms(value) : `${value.toFixed(0)} KiB`;
    return { name, ours, other: '', value, bound, unit };
  };
  return [
    absolute('editor, from a key to the new preview, shipped pack, median', shipped.key, 300, 'ms'),
    absolute('editor, from a key to the new preview, 1000 services, median', many.key, 500, 'ms'),
    {
      name: 'editor, opening with 1000 services against 30',
      ours: ms(many.opening),
      other: ms(few.opening),
      value: many.opening / few.opening,
      bound: 1.5,
      unit: '',
    },
    absolute(`editor, words for the change between any two of ${revisions} revisions, the longest`, measureRevisions(base), 1_000, 'ms'),
    absolute('editor, JavaScript of its first load, brotli', firstScripts(), 450, 'KiB'),
  ];
}

async function measureGenerated(browser: Browser, base: ReadonlyMap<string, Uint8Array>, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-many-'));
  try {
    const files = generatedPack(base, count);
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    return await measurePack(browser, folder, firstTitle(files));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Title of the first service of the first group that has one: a long list opens with it. */
function firstTitle(files: ReadonlyMap<string, Uint8Array>): string {
  const json = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes));
  const services = [...files.keys()]
    .filter((path) => /^services\/[^/]+\.json$|\/service\.json$/.test(path) && !/\.[a-z]{2}\.json$/.test(path))
    .sort()
    .map((path) => json(files.get(path)));
  const groups: readonly { readonly id: string }[] = json(files.get('portal.json')).groups;
  const first = groups.flatMap(({ id }) => services.filter(({ group }) => group === id)).at(0);
  return String(first?.title);
}

/** Medians in milliseconds: from a key to its word in the preview, and from the address of the editor to its list. */
async function measurePack(browser: Browser, folder: string, title: string): Promise<{ readonly key: number; readonly opening: number }> {
  const portal = await startPortal('start', { DEFINITIONS_DIR: folder, STUDIO: 'on' });
  try {
    return await withFreshPage(browser, async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await logIn(page, portal.url);
      await page.getByRole('button', { name: title }).first().waitFor({ timeout: patience });
      // The keys first: then the server has checked the pack, as it has for everybody but the first editor of the day.
      const key = await measureKeys(page, title);
      const opened: number[] = [];
      for (let round = 0; round < openings; round += 1) {
        const start = performance.now();
        await page.goto(`${portal.url}/redakcja`);
        await page.getByRole('button', { name: title }).first().waitFor({ timeout: patience });
        opened.push(performance.now() - start);
      }
      return { opening: median(opened), key };
    });
  } finally {
    await portal.stop();
  }
}

const patience = 120_000;

async function logIn(page: Page, url: string): Promise<void> {
  const person = sampleEditors.find(({ login }) => login === 'redaktor');
  await page.goto(`${url}/redakcja`);
  await page.getByLabel('Nazwa użytkownika').fill('redaktor');
  await page.getByLabel('Hasło').fill(person?.password ?? '');
  await page.getByLabel('Kod z aplikacji').fill(await generate({ secret: person?.totpSecret ?? '' }));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByRole('navigation', { name: 'Działy redakcji' }).waitFor({ timeout: patience });
}

async function measureKeys(page: Page, title: string): Promise<number> {
  await page.getByRole('button', { name: title }).first().click();
  const preview = page.frameLocator('iframe').first();
  await preview.getByRole('heading', { level: 1 }).waitFor({ timeout: patience });
  const field = page.getByRole('main').getByLabel('Tytuł').first();
  // The first change opens the draft and loads its preview, the second finds everything warm; neither is counted.
  await field.fill(`${title} A`);
  await preview.getByRole('heading', { level: 1, name: `${title} A` }).waitFor({ timeout: patience });
  await field.press('End');
  const times: number[] = [];
  let typed = `${title} A`;
  for (let round = 0; round <= keys; round += 1) {
    typed += 'b';
    const seen = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let start = 0;
          document.addEventListener(
            'keydown',
            () => {
              start = performance.now();
            },
            { once: true, capture: true },
          );
          const look = () => {
            const shown = document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
            if (shown === wanted) resolve(performance.now() - start);
            else requestAnimationFrame(look);
          };
          look();
        }),
      typed,
    );
    await field.press('b');
    const time = await seen;
    if (round > 0) times.push(time);
  }
  return median(times);
}

/** The longest description of a change between two of many revisions, each with one edit more than the one before. */
function measureRevisions(base: ReadonlyMap<string, Uint8Array>): number {
  const checker = createChecker();
  const files = new Map(base);
  const editable = [...files.keys()].filter((path) => /^(services|screens)\/[^/]+\/(service|screen)\.json$/.test(path));
  const packs = Array.from({ length: revisions }, (_, number): LoadedPack => {
    const path = editable[number % editable.length] ?? '';
    const text = new TextDecoder().decode(files.get(path)).replace('"title": "', `"title": "Wersja ${number}: `);
    files.set(path, new TextEncoder().encode(text));
    const { pack } = checker.check(files, undefined, portalSurroundings);
    if (!pack) throw new Error('A revision is wrong.');
    return pack;
  });
  // Each with the last one, and the two that differ most checked without any memory, as after a restart.
  const last = packs.at(-1);
  const cold = checkPack(base, undefined, portalSurroundings).pack;
  if (!last || !cold) throw new Error('There is no revision.');
  return Math.max(
    ...[...packs, cold].map((pack) => {
      const start = performance.now();
      describeChange(pack, last);
      return performance.now() - start;
    }),
  );
}

/** KiB of the scripts that the editor's page names: its entry with what it imports, without what is lazy. */
function firstScripts(): number {
  const folder = join(root, 'dist/studio');
  const names = new Set(readFileSync(join(folder, 'index.html'), 'utf8').match(/assets\/[\w.-]+\.js/g));
  const sizes = [...names].map((name) => brotliCompressSync(readFileSync(join(folder, name))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
