import type { Browser } from 'playwright';
import { countScriptBytes, slowProcessor } from '../page-costs';
import { firstRowTime, watchFirstRow } from './first-row-watch';
import { type Measure, median } from './measure';
import { alternate, type Contestant, withFreshPage } from './pages';

interface FirstRow {
  /** Milliseconds from the start of the navigation until a row with data is on the screen. */
  readonly time: number;
  /** Bytes of JavaScript received until then. */
  readonly bytes: number;
}

const cpuSlowdown = 4;
const rounds = 9;

/** Time and JavaScript until the first row of the budget table, with an empty cache and a slowed CPU. */
export async function measureFirstRow(browser: Browser, contestants: readonly Contestant[]): Promise<Measure[]> {
  const found = await alternate(contestants, rounds, (contestant) => firstRow(browser, contestant.url));
  const times = { ours: median(found.ours.map((row) => row.time)), hand: median(found['by hand'].map((row) => row.time)) };
  const bytes = { ours: median(found.ours.map((row) => row.bytes)), hand: median(found['by hand'].map((row) => row.bytes)) };
  return [
    {
      name: `first row visible, CPU slowed ${cpuSlowdown}x`,
      ours: milliseconds(times.ours),
      other: milliseconds(times.hand),
      value: times.ours / times.hand,
      bound: 1.1,
      unit: '',
    },
    {
      name: 'JavaScript until then, brotli',
      ours: kibibytes(bytes.ours),
      other: kibibytes(bytes.hand),
      value: bytes.ours / bytes.hand,
      bound: 1.1,
      unit: '',
    },
  ];
}

function firstRow(browser: Browser, url: string): Promise<FirstRow> {
  return withFreshPage(browser, async (page) => {
    await slowProcessor(page, cpuSlowdown);
    const bytes = await countScriptBytes(page);
    await watchFirstRow(page);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await firstRowTime(page);
    return { time, bytes: bytes() };
  });
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kibibytes = (value: number) => `${(value / 1024).toFixed(1)} KiB`;
