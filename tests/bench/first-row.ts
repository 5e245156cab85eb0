import type { Browser } from 'playwright';
import { countTraffic, slowProcessor } from '../page-costs';
import { firstRowTime, watchFirstRow } from './first-row-watch';
import { type Measure, median } from './measure';
import { alternate, type Contestant, withFreshPage } from './pages';

interface FirstRow {
  /** Milliseconds from the start of the navigation until a row with data is on the screen. */
  readonly time: number;
  /** Bytes of JavaScript received until then. */
  readonly bytes: number;
  /** Bytes of everything else received until then. */
  readonly others: number;
  readonly requests: number;
}

const cpuSlowdown = 4;
const rounds = 9;

/** Time and JavaScript until the first row of the budget table, with an empty cache and a slowed CPU. */
export async function measureFirstRow(browser: Browser, contestants: readonly Contestant[]): Promise<Measure[]> {
  const found = await alternate(contestants, rounds, (contestant) => firstRow(browser, contestant.url));
  const times = { ours: median(found.ours.map((row) => row.time)), hand: median(found['by hand'].map((row) => row.time)) };
  const bytes = { ours: median(found.ours.map((row) => row.bytes)), hand: median(found['by hand'].map((row) => row.bytes)) };
  const others = { ours: median(found.ours.map((row) => row.others)), hand: median(found['by hand'].map((row) => row.others)) };
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
    { name: 'requests until then', ours: `${requests.ours}`, other: `${requests.hand}`, value: requests.ours, bound: 9, unit: '' },
  ];
}

function firstRow(browser: Browser, url: string): Promise<FirstRow> {
  return withFreshPage(browser, async (page) => {
    await slowProcessor(page, cpuSlowdown);
    const traffic = await countTraffic(page);
    await watchFirstRow(page);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await firstRowTime(page);
    const { scripts, others, requests } = traffic((await page.evaluate(() => performance.timeOrigin)) + time);
    return { time, bytes: scripts, others, requests };
  });
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kibibytes = (value: number) => `${(value / 1024).toFixed(1)} KiB`;
