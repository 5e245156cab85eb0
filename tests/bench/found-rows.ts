import type { Browser, Locator, Page } from 'playwright';
import { expenditureAnswer } from './long-answers';
import { type Measure, median } from './measure';
import { withFreshPage } from './pages';

const rounds = 5;
const call = /\/api\/fk\/gmina\/dajWydatkiBudzetu\?/;

/** Searching and filtering 100 000 rows, from the key until the frame after what is found is said, once the table was read for it. */
export async function measureFinding(browser: Browser, portal: string): Promise<Measure[]> {
  const found = { search: [] as number[], filter: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await onTable(browser, portal, 100_000, async (page) => {
      const search = page.getByRole('searchbox').first();
      await search.fill('nothing has these words');
      await page
        .locator('.table-search [role=status]')
        .filter({ hasText: /z\s100\s?000/ })
        .waitFor();
      await search.fill('');
      found.search.push(await timeUntilSaid(search, 'nr 7', '.table-search [role=status]'));
      await search.fill('');
      const amount = page.getByRole('group', { name: /Plan po zmianach/ }).getByLabel('od');
      found.filter.push(await timeUntilSaid(amount, '600000', '.filters-found'));
    });
  }
  const line = (name: string, values: readonly number[]): Measure => {
    const value = median([...values]);
    return { name, ours: `${value.toFixed(0)} ms`, other: '', value, bound: 100, unit: 'ms' };
  };
  return [
    line('searching 100 000 rows, until the next frame', found.search),
    line('filtering 100 000 rows, until the next frame', found.filter),
  ];
}

/** A table of 10 000 rows as a spreadsheet: from the press until the file is there, and the longest task of the page meanwhile. */
export async function measureSheet(browser: Browser, portal: string): Promise<Measure[]> {
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await onTable(browser, portal, 10_000, async (page) => {
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) performance.mark('long task', { detail: duration });
        }).observe({ type: 'longtask' });
      });
      const button = page.getByRole('button', { name: /XLSX/ }).first();
      const start = performance.now();
      await Promise.all([page.waitForEvent('download'), button.click()]);
      times.push(performance.now() - start);
      const longest = () =>
        Math.max(0, ...performance.getEntriesByName('long task').map((mark) => ('detail' in mark ? Number(mark.detail) : 0)));
      tasks.push(await page.evaluate(longest));
    });
  }
  const [time, task] = [median(times), median(tasks)];
  return [
    { name: 'XLSX of 10 000 rows', ours: `${(time / 1_000).toFixed(2)} s`, other: '', value: time / 1_000, bound: 2, unit: 's' },
    {
      name: 'XLSX of 10 000 rows: longest task of the page',
      ours: `${task.toFixed(0)} ms`,
      other: '',
      value: task,
      bound: 100,
      unit: 'ms',
    },
  ];
}

function onTable(browser: Browser, portal: string, rows: number, measure: (page: Page) => Promise<void>): Promise<void> {
  const body = expenditureAnswer(rows);
  return withFreshPage(browser, async (page) => {
    await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(`${portal}/uslugi/budzet-wydatki`);
    await page.locator('.filters').waitFor();
    // The totals are worked out, and what was read is collected.
    await page.locator('tfoot').first().waitFor();
    await page.waitForTimeout(1_500);
    await measure(page);
  });
}

/** Types words into a field at once; milliseconds until the frame after the words of a place have changed. */
function timeUntilSaid(field: Locator, words: string, place: string): Promise<number> {
  return field.evaluate(
    async (input, { typed, said }) => {
      const now = () => document.querySelector(said)?.textContent ?? '';
      const before = now();
      const start = performance.now();
      // React hears only what the element itself was given.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (now() === before || !/\d/.test(now())) await frame();
      await frame();
      return performance.now() - start;
    },
    { typed: words, said: place },
  );
}
