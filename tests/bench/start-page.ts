import type { Browser, Page } from 'playwright';
import { untilDrawn } from '../every-page';
import { countScriptBytes, slowProcessor, watchShifts } from '../page-costs';
import { type Measure, median } from './measure';
import { withFreshPage } from './pages';

interface Start {
  /** Milliseconds from the start of the navigation until the largest element was painted. */
  readonly paint: number;
  /** Bytes of JavaScript received. */
  readonly bytes: number;
  /** Number of tasks that blocked the page for more than 50 ms, and the sum of their times above that. */
  readonly tasks: number;
  readonly held: number;
  /** Sum of layout shifts without user input. */
  readonly shift: number;
  /** Milliseconds from the click on a link to a preloaded page until its frame is shown, without a slowed CPU. */
  readonly change: number;
  /** The same when the address is opened in a new profile, from the start of the navigation. */
  readonly byAddress: number;
}

const cpuSlowdown = 4;
const rounds = 7;
const changeLimit = 0.5;
const scriptLimit = 135;
const shiftLimit = 0.02;

/** What the start page costs with a slowed CPU and an empty cache, and how fast a service opens after the pointer rested on its link. */
export async function measureStartPage(browser: Browser, portal: string): Promise<Measure[]> {
  const found: Start[] = [];
  // The first round warms up the server and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const start = await withFreshPage(browser, async (page) => ({
      ...(await open(page, portal)),
      ...(await changeRoute(page, portal)),
    }));
    const byAddress = await withFreshPage(browser, (page) => openByAddress(page, start.address));
    if (round > 0) found.push({ ...start, byAddress });
  }
  const middle = (name: keyof Start) => median(found.map((start) => start[name]));
  const held = figure('start page: tasks above 50 ms, CPU slowed 4x', middle('held'), 'ms');
  return [
    figure('start page: largest paint, CPU slowed 4x', middle('paint'), 'ms'),
    { ...held, ours: `${middle('tasks')}, together ${held.ours}` },
    { ...figure('start page: JavaScript, brotli', middle('bytes') / 1024, 'KiB'), bound: scriptLimit },
    { ...figure('start page: layout shift', middle('shift'), ''), bound: shiftLimit },
    {
      name: 'frame of a service: loaded ahead, against opened by its address',
      ours: `${Math.round(middle('change'))} ms`,
      other: `${Math.round(middle('byAddress'))} ms`,
      value: middle('change') / middle('byAddress'),
      bound: changeLimit,
      unit: '',
    },
  ];
}

// A figure without a bound is only reported.
function figure(name: string, value: number, unit: Measure['unit']): Measure {
  const shown = unit === 'ms' ? `${Math.round(value)} ms` : unit === 'KiB' ? `${value.toFixed(1)} KiB` : value.toFixed(3);
  return { name, ours: shown, other: '', value, bound: null, unit };
}

async function open(page: Page, portal: string): Promise<Omit<Start, 'change' | 'byAddress'>> {
  await slowProcessor(page, cpuSlowdown);
  const bytes = await countScriptBytes(page);
  const shift = await watchShifts(page);
  await page.addInitScript(() => {
    for (const type of ['largest-contentful-paint', 'longtask']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          performance.mark(type, { detail: type === 'longtask' ? entry.duration : entry.startTime });
        }
      }).observe({ type, buffered: true });
    }
  });
  await page.goto(`${portal}/`);
  await page.waitForURL('**/strona-glowna');
  await untilDrawn(page);
  await page.waitForLoadState('networkidle');
  const values = (type: string) =>
    page.evaluate((name) => performance.getEntriesByName(name).map((mark) => ('detail' in mark ? Number(mark.detail) : Number.NaN)), type);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const tasks = await values('longtask');
  const paint = Math.max(...(await values('largest-contentful-paint')));
  const start = { paint, bytes: bytes(), tasks: tasks.length, held: sum(tasks), shift: await shift() };
  await slowProcessor(page, 1);
  return start;
}

// What is shown of a service before its answers: the heading and the place of its content.
const frameParts = 'main :is(form, .waiting, table, .params)';

async function changeRoute(page: Page, portal: string): Promise<{ readonly change: number; readonly address: string }> {
  await page.goto(`${portal}/lista-uslug`);
  await untilDrawn(page);
  const link = page.locator('.service-entry a').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const change = await link.evaluate(
    (element, parts) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const look = () => {
          const drawn = document.querySelector('h1')?.textContent !== before && document.querySelector(parts);
          if (drawn) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    frameParts,
  );
  return { change, address: page.url() };
}

async function openByAddress(page: Page, address: string): Promise<number> {
  await page.addInitScript((parts) => {
    const look = () => {
      if (document.querySelector('h1') && document.querySelector(parts)) performance.mark('frame');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, frameParts);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('frame').length > 0, undefined, { polling: 20 });
  return page.evaluate(() => performance.getEntriesByName('frame')[0]?.startTime ?? Number.NaN);
}
