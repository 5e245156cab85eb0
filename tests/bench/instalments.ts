import type { Browser, Page } from 'playwright';
import { openCard, openFilters } from '../e2e/open-card';
import { signIn } from '../e2e/sign-in';
import type { PortalServer } from '../portal-server';
import { instalmentAnswer } from './instalment-rows';
import { type Measure, median } from './measure';
import { withFreshPage } from './pages';

// Milliseconds of a frame at 60 frames per second.
const frame = 16;
const longest = 200;
const card = 'P/00231/2026';

/** Selecting one of 200 instalments, and opening, filtering and selecting 5 000 of them. */
export async function measureInstalments(browser: Browser, portal: PortalServer): Promise<Measure[]> {
  const selected = await withCard(browser, portal, 200, selectTimes);
  const { opening, interactions } = await withCard(browser, portal, 5_000, useLongCard);
  return [
    one('200 instalments: processor time from a tick to its frame', median(selected), frame),
    one('5 000 instalments: longest task while the card opens', opening, null),
    ...interactions.map(([name, time]) => one(`5 000 instalments: ${name}, until the next frame`, time, longest)),
  ];
}

function one(name: string, value: number, bound: number | null): Measure {
  return { name, ours: `${value.toFixed(1)} ms`, other: '', value, bound, unit: 'ms' };
}

async function withCard<Value>(browser: Browser, portal: PortalServer, count: number, measure: (page: Page) => Promise<Value>) {
  return await withFreshPage(browser, async (page) => {
    const body = JSON.stringify(instalmentAnswer(count));
    await page.route('**/api/oplaty/dajNaleznosciKarty*', (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.addInitScript(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      Object.assign(globalThis, { longTasks: tasks });
    });
    await signIn(page, portal, 'anna');
    await openCard(page, card, portal.url);
    await page.locator('.pay-box input').first().waitFor();
    return await measure(page);
  });
}

/** Milliseconds of script, style and layout for each of some selections. By then the bar must show the new sum. */
function selectTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.pay-box input')];
    const words = () => document.querySelector('.pay-chosen')?.textContent ?? '';
    const times: number[] = [];
    for (const box of boxes.slice(0, 40)) {
      const before = words();
      // What is due is ticked when the card opens.
      const wasChecked = box.checked;
      const start = performance.now();
      box.click();
      // The handler of a scripted click runs at once, React's part of it in a microtask.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      const end = performance.now();
      if (box.checked === wasChecked || words() === before) throw new Error('The tick was not shown at once.');
      times.push(end - start);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return times;
  });
}

async function useLongCard(page: Page) {
  const opening = await page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'longTasks') as number[])));
  const all = page.getByRole('radio', { name: 'Wszystkie' });
  const everything = page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ });
  await everything.uncheck();
  await openFilters(page);
  const interactions = [
    ['showing the paid ones as well', await untilFrame(page, () => all.click())],
    ['selecting all', await untilFrame(page, () => everything.click())],
    ['selecting one more or less', await untilFrame(page, () => page.locator('.pay-box input').nth(2).click())],
    ['sorting by amount', await untilFrame(page, () => page.getByRole('columnheader', { name: 'Razem' }).getByRole('button').click())],
    [
      'a key in the amount filter',
      await untilFrame(page, async () => {
        await page.locator('.range input').last().focus();
        await page.keyboard.press('Backspace');
      }),
    ],
  ] as const;
  return { opening, interactions };
}

/** The longest interaction during an action, as the browser measures it: from the input until the next frame is painted. */
async function untilFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = [];
    Object.assign(globalThis, { found });
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  // The browser reports an interaction some frames later.
  await page.waitForTimeout(500);
  return await page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'found') as number[])));
}
