import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserType, Page } from 'playwright';
import { launchArguments } from '../../scripts/browser';
import { firstRowTime, watchFirstRow } from './first-row-watch';
import { type Measure, median } from './measure';
import { takeFunctions } from './pages';
import { phoneNetwork, servePhone } from './phone-network';

interface Visit {
  /** Milliseconds from the start of the navigation until a row with data is on the screen. */
  readonly time: number;
  /** Requests that the server saw until then. */
  readonly requests: number;
}

const rounds = 5;

/** A table on a phone's network, opened by a browser that has been here before, compared with its first visit. */
export async function measureSecondVisit(kind: BrowserType, executablePath: string, portal: string): Promise<Measure[]> {
  const front = await servePhone(portal);
  const visit = async (page: Page): Promise<Visit> => {
    await watchFirstRow(page);
    const before = front.requests();
    await page.goto(`${front.url}/uslugi/budzet-dochody`, { waitUntil: 'commit' });
    return { time: await firstRowTime(page), requests: front.requests() - before };
  };
  try {
    const visits: { readonly first: Visit; readonly second: Visit }[] = [];
    // The first round warms up the server and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const both = await withProfile(kind, executablePath, async (context) => {
        const page = await context.newPage();
        const first = await visit(page);
        await untilKept(page);
        await page.close();
        return { first, second: await visit(await context.newPage()) };
      });
      if (round > 0) visits.push(both);
    }
    const of = (which: 'first' | 'second', figure: keyof Visit) => median(visits.map((both) => both[which][figure]));
    const compare = (words: string, figure: keyof Visit, unit: string, bound: number | null): Measure => ({
      name: `second visit, ${words}`,
      ours: `${Math.round(of('second', figure))}${unit}`,
      other: `${Math.round(of('first', figure))}${unit} at the first`,
      value: of('second', figure) / of('first', figure),
      bound,
      unit: '',
    });
    return [compare(`until the first row, ${phoneNetwork}`, 'time', ' ms', 0.5), compare('requests until then', 'requests', '', null)];
  } finally {
    await front.stop();
  }
}

/** Uses a browser with a profile on the disk, as residents have one: what it keeps, compiled scripts among it, is there at the next visit. */
async function withProfile<Value>(
  kind: BrowserType,
  executablePath: string,
  use: (context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const profile = mkdtempSync(join(tmpdir(), 'okienko-profile-'));
  const context = await kind.launchPersistentContext(profile, {
    executablePath,
    args: [...launchArguments],
    viewport: { width: 1280, height: 900 },
  });
  try {
    await takeFunctions(context);
    return await use(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Waits until the worker is there and has kept the page. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && (await caches.match(location.pathname)) !== undefined;
    });
  const until = performance.now() + 30_000;
  while (!(await isKept())) {
    if (performance.now() > until) throw new Error('The worker has not kept the page.');
    await page.waitForTimeout(200);
  }
}
