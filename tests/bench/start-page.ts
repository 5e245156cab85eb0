import type { Browser, Page } from 'playwright';
import { untilDrawn } from '../every-page';
import { countScriptBytes, slowProcessor, watchShifts } from '../page-costs';
import { type Measure, median } from './measure';
import { withFreshPage } from './pages';

interface Start {
  /** Milliseconds from the start of the navigation until the largest picture or text was painted. */
  readonly paint: number;
  /** Bytes of JavaScript that came over the wire. */
  readonly bytes: number;
  /** How often a task held the page up for more than 50 ms, and for how long altogether. */
  readonly tasks: number;
  readonly held: number;
  /** Sum of the shifts that nobody caused. */
  readonly shift: number;
  /** Milliseconds from the click on a link whose page was loaded ahead until its frame stands, without slow-down. */
  readonly change: number;
}

const cpuSlowdown = 4;
const rounds = 7;
const changeLimit = 100;
const scriptLimit = 170;
const shiftLimit = 0.02;

/** What the start page costs with a slow processor and a cold cache, and how fast a service opens whose link the pointer has rested on. */
export async function measureStartPage(browser: Browser, portal: string): Promise<Measure[]> {
  const found: Start[] = [];
  // The first round warms the server and is dropped.
  for (let round = 0; round <= rounds; round += 1) {
    const start = await withFreshPage(browser, async (page) => ({
      ...(await open(page, portal)),
      change: await changeRoute(page, portal),
    }));
    if (round > 0) found.push(start);
  }
  const middle = (name: keyof Start) => median(found.map((start) => start[name]));
  const held = figure('start page: tasks above 50 ms, CPU slowed 4x', middle('held'), 'ms');
  return [
    figure('start page: largest paint, CPU slowed 4x', middle('paint'), 'ms'),
    { ...held, ours: `${middle('tasks')}, together ${held.ours}` },
    { ...figure('start page: JavaScript, brotli', middle('bytes') / 1024, 'KiB'), bound: scriptLimit },
    { ...figure('start page: layout shift', middle('shift'), ''), bound: shiftLimit },
    { ...figure('frame of a service that was loaded ahead', middle('change'), 'ms'), bound: changeLimit },
  ];
}

// Where no bound is set the figure is only reported.
function figure(name: string, value: number, unit: Measure['unit']): Measure {
  const shown = unit === 'ms' ? `${Math.round(value)} ms` : unit === 'KiB' ? `${value.toFixed(1)} KiB` : value.toFixed(3);
  return { name, ours: shown, other: '', value, bound: null, unit };
}

async function open(page: Page, portal: string): Promise<Omit<Start, 'change'>> {
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

async function changeRoute(page: Page, portal: string): Promise<number> {
  await page.goto(`${portal}/lista-uslug`);
  await untilDrawn(page);
  const link = page.locator('.service-entry a').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const look = () => {
          const drawn =
            document.querySelector('h1')?.textContent !== before && document.querySelector('main :is(form, .waiting, table, .params)');
          if (drawn) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
  );
}
