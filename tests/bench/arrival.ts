import type { Browser, Page } from 'playwright';
import { slowProcessor } from '../page-costs';
import { firstRowTime, watchFirstRow } from './first-row-watch';
import { serveHandPage } from './hand-page-server';
import { serveLongAnswers } from './long-answers';
import { type Measure, median } from './measure';
import { alternate, type Contestant, withFreshPage } from './pages';

interface Arrival {
  /** Milliseconds from the start of the navigation until a row with data is on the screen. */
  readonly time: number;
  /** The longest task until then and for a second after it, in milliseconds. */
  readonly task: number;
  /** Requests until then. */
  readonly requests: number;
  /** MiB of the page's heap after its garbage is collected. */
  readonly heap: number;
}

const cpuSlowdown = 4;
const sizes = [
  { rows: 100, rounds: 7, bound: 1 },
  { rows: 10_000, rounds: 5, bound: 0.95 },
  { rows: 100_000, rounds: 3, bound: 0.8 },
] as const;
const taskBound = 200;
const heapBound = 0.8;

/**
 * How a table of a hundred, ten thousand and a hundred thousand rows arrives, with an empty cache and a slowed CPU. `withPeers`: beside MUI's own
 * grid as well.
 */
export async function measureArrival(browser: Browser, portal: string, withPeers: boolean): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { rows, rounds, bound } of sizes) {
    const front = await serveLongAnswers(portal, rows);
    const hand = await serveHandPage(front.url);
    try {
      const contestants: readonly Contestant[] = [
        { name: 'ours', url: `${front.url}/uslugi/budzet-dochody` },
        { name: 'by hand', url: hand.url },
      ];
      const found = await alternate(contestants, rounds, ({ url }) => arrival(browser, url));
      const of = (name: Contestant['name'], figure: keyof Arrival) => median(found[name].map((one) => one[figure]));
      const compare = (words: string, figure: keyof Arrival, unit: string, limit: number | null): Measure => ({
        name: `arrival of ${inGroups(rows)} rows, ${words}`,
        ours: `${Math.round(of('ours', figure))}${unit}`,
        other: `${Math.round(of('by hand', figure))}${unit}`,
        value: of('ours', figure) / of('by hand', figure),
        bound: limit,
        unit: '',
      });
      measures.push(compare(`until the first, CPU slowed ${cpuSlowdown}x`, 'time', ' ms', bound));
      measures.push({
        ...compare('longest task', 'task', ' ms', null),
        value: of('ours', 'task'),
        bound: rows === 100_000 ? taskBound : null,
        unit: 'ms',
      });
      measures.push(compare('heap of the page', 'heap', ' MiB', rows === 100_000 ? heapBound : null));
      if (withPeers) measures.push(await comparePeer(browser, front.url, { rows, rounds, ours: of('ours', 'time') }));
      if (rows === 100) measures.push(compare('requests until the first', 'requests', '', null));
    } finally {
      await hand.stop();
      await front.stop();
    }
  }
  return measures;
}

interface Peered {
  readonly rows: number;
  readonly rounds: number;
  /** Milliseconds of ours. */
  readonly ours: number;
}

/** The same rows in the grid that MUI offers for such tables. */
async function comparePeer(browser: Browser, portal: string, { rows, rounds, ours }: Peered): Promise<Measure> {
  const grid = await serveHandPage(portal, 'peer-grid');
  try {
    const times: number[] = [];
    // The first round warms up the server and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const { time } = await arrival(browser, grid.url);
      if (round > 0) times.push(time);
    }
    return {
      name: `arrival of ${inGroups(rows)} rows, until the first, @mui/x-data-grid`,
      ours: `${Math.round(ours)} ms`,
      other: `${Math.round(median(times))} ms`,
      value: ours / median(times),
      bound: null,
      unit: '',
    };
  } finally {
    await grid.stop();
  }
}

const inGroups = (rows: number) => rows.toLocaleString('en').replaceAll(',', ' ');

function arrival(browser: Browser, url: string): Promise<Arrival> {
  return withFreshPage(browser, async (page) => {
    await slowProcessor(page, cpuSlowdown);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await watchFirstRow(page);
    await watchTasks(page);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await firstRowTime(page);
    const asked = requests;
    await page.waitForTimeout(1_000);
    const task = await page.evaluate(() =>
      Math.max(0, ...performance.getEntriesByName('long-task').map((mark) => ('detail' in mark ? Number(mark.detail) : 0))),
    );
    return { time, task, requests: asked, heap: await heapOf(page) };
  });
}

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('long-task', { detail: duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
