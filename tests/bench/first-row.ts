import type { Browser, Page } from 'playwright';
import { countTraffic, slowProcessor } from '../page-costs';
import { startPortal } from '../portal-server';
import { firstRowTime, watchFirstRow } from './first-row-watch';
import { serveHandPage } from './hand-page-server';
import { type Measure, median } from './measure';
import { alternate, type Contestant, withFreshPage } from './pages';
import { phoneNetwork, servePhone } from './phone-network';

interface FirstRow {
  /** Milliseconds from the start of the navigation until a row with data is on the screen. */
  readonly time: number;
  /** Bytes of JavaScript received until then. */
  readonly bytes: number;
  /** Bytes of everything else received until then. */
  readonly others: number;
  readonly requests: number;
  /** Milliseconds in which styles and layout were worked out until then. */
  readonly layout: number;
}

const cpuSlowdown = 4;
const rounds = 9;

/** Time and JavaScript until the first row of the budget table, with an empty cache and a slowed CPU. */
export async function measureFirstRow(browser: Browser, contestants: readonly Contestant[]): Promise<Measure[]> {
  const found = await alternate(contestants, rounds, (contestant) => firstRow(browser, contestant.url));
  const times = { ours: median(found.ours.map((row) => row.time)), hand: median(found['by hand'].map((row) => row.time)) };
  const bytes = { ours: median(found.ours.map((row) => row.bytes)), hand: median(found['by hand'].map((row) => row.bytes)) };
  const others = { ours: median(found.ours.map((row) => row.others)), hand: median(found['by hand'].map((row) => row.others)) };
  const layout = { ours: median(found.ours.map((row) => row.layout)), hand: median(found['by hand'].map((row) => row.layout)) };
  const requests = { ours: median(found.ours.map((row) => row.requests)), hand: median(found['by hand'].map((row) => row.requests)) };
  return [
    {
      name: `first row visible, CPU slowed ${cpuSlowdown}x`,
      ours: milliseconds(times.ours),
      other: milliseconds(times.hand),
      value: times.ours / times.hand,
      bound: 1,
      unit: '',
    },
    {
      name: 'JavaScript until then, brotli',
      ours: kibibytes(bytes.ours),
      other: kibibytes(bytes.hand),
      value: bytes.ours / 1024,
      bound: 125,
      unit: 'KiB',
    },
    {
      name: 'other bytes until then',
      ours: kibibytes(others.ours),
      other: kibibytes(others.hand),
      value: others.ours / 1024,
      bound: 60,
      unit: 'KiB',
    },
    {
      name: `styles and layout until then, CPU slowed ${cpuSlowdown}x`,
      ours: milliseconds(layout.ours),
      other: milliseconds(layout.hand),
      value: layout.ours,
      bound: 200,
      unit: 'ms',
    },
    { name: 'requests until then', ours: `${requests.ours}`, other: `${requests.hand}`, value: requests.ours, bound: 9, unit: '' },
  ];
}

function firstRow(browser: Browser, url: string): Promise<FirstRow> {
  return withFreshPage(browser, async (page) => {
    await slowProcessor(page, cpuSlowdown);
    const traffic = await countTraffic(page);
    const layoutTime = await watchLayout(page);
    await watchFirstRow(page);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await firstRowTime(page);
    const layout = await layoutTime();
    const { scripts, others, requests } = traffic((await page.evaluate(() => performance.timeOrigin)) + time);
    return { time, bytes: scripts, others, requests, layout };
  });
}

/** Gives the milliseconds in which the page has worked out styles and layout so far. */
async function watchLayout(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000;
  };
}

/** The same table on a phone's network, with the processor as it is. */
export async function measurePhone(browser: Browser, contestants: readonly Contestant[]): Promise<Measure[]> {
  const fronts = await Promise.all(
    contestants.map(async ({ name, url }) => {
      const { origin, pathname } = new URL(url);
      const front = await servePhone(origin);
      return { name, url: `${front.url}${pathname}`, stop: front.stop };
    }),
  );
  try {
    return await compareTimes(browser, fronts, { name: `first row, ${phoneNetwork}`, slowdown: 1, bound: 0.95 });
  } finally {
    for (const { stop } of fronts) await stop();
  }
}

/** The same table from a portal that passes the calls on to another office; the page by hand asks through it too. */
export async function measurePassedOn(browser: Browser, office: string): Promise<Measure[]> {
  const portal = await startPortal('start', { OFFICE_API_URL: `${office}/api` });
  const hand = await serveHandPage(portal.url);
  try {
    const contestants: readonly Contestant[] = [
      { name: 'ours', url: `${portal.url}/uslugi/budzet-dochody` },
      { name: 'by hand', url: hand.url },
    ];
    return await compareTimes(browser, contestants, { name: 'first row, calls passed on', slowdown: cpuSlowdown, bound: 1 });
  } finally {
    await hand.stop();
    await portal.stop();
  }
}

interface Comparison {
  readonly name: string;
  readonly slowdown: number;
  readonly bound: number;
}

async function compareTimes(
  browser: Browser,
  contestants: readonly Contestant[],
  { name, slowdown, bound }: Comparison,
): Promise<Measure[]> {
  const found = await alternate(contestants, rounds, ({ url }) =>
    withFreshPage(browser, async (page) => {
      await slowProcessor(page, slowdown);
      await watchFirstRow(page);
      await page.goto(url, { waitUntil: 'commit' });
      return await firstRowTime(page);
    }),
  );
  const [ours, hand] = [median(found.ours), median(found['by hand'])];
  return [{ name, ours: milliseconds(ours), other: milliseconds(hand), value: ours / hand, bound, unit: '' }];
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kibibytes = (value: number) => `${(value / 1024).toFixed(1)} KiB`;
