import type { Browser, Page } from 'playwright';
import { incomeAnswer } from './long-answers';
import { type Measure, median } from './measure';
import { alternate, type Contestant, withFreshPage } from './pages';

const rounds = 5;
const incomeCall = /\/api\/fk\/gmina\/dajDochodyBudzetu\?/;

/** First sort of 100 000 rows by a click on a heading, of numbers and of texts. */
export async function measureSorting(browser: Browser, contestants: readonly Contestant[]): Promise<Measure[]> {
  const body = incomeAnswer(100_000);
  const measures: Measure[] = [];
  for (const [heading, kind] of [
    ['Plan po zmianach', 'numbers'],
    ['Nazwa pozycji', 'texts'],
  ] as const) {
    const found = await alternate(contestants, rounds, (contestant) =>
      onLongTable(browser, contestant.url, body, (page) => sortTime(page, heading)),
    );
    measures.push(compare(`first sort of 100 000 rows, ${kind}`, found, 0.5));
  }
  return measures;
}

/** Showing all of 10 000 rows at once through the list of page sizes. */
export async function measureShowingAll(browser: Browser, contestants: readonly Contestant[]): Promise<Measure[]> {
  const body = incomeAnswer(10_000);
  const found = await alternate(contestants, rounds, (contestant) => onLongTable(browser, contestant.url, body, showAllTime));
  return [compare('showing all of 10 000 rows', found, 1)];
}

function onLongTable(browser: Browser, url: string, body: string, measure: (page: Page) => Promise<number>): Promise<number> {
  return withFreshPage(browser, async (page) => {
    await page.route(incomeCall, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(url);
    await page.waitForFunction(() => /\d{5}/.test(document.querySelector('tbody tr')?.textContent ?? ''));
    // A pause for garbage collection after parsing the answer, so that it does not fall into the measurement.
    await page.waitForTimeout(1_000);
    return measure(page);
  });
}

function sortTime(page: Page, heading: string): Promise<number> {
  return page.evaluate(async (label) => {
    const first = () => document.querySelector('tbody tr')?.textContent ?? '';
    const button = [...document.querySelectorAll<HTMLElement>('thead button, thead [role="button"]')].find((item) =>
      item.textContent?.includes(label),
    );
    if (button === undefined) throw new Error(`No heading ${label}`);
    const before = first();
    const start = performance.now();
    button.click();
    while (first() === before) await new Promise((resolve) => setTimeout(resolve, 0));
    return performance.now() - start;
  }, heading);
}

function showAllTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const select = [...document.querySelectorAll('select')].find((item) =>
      [...item.options].some((option) => option.textContent?.trim() === '30'),
    );
    if (select === undefined) throw new Error('No list of page sizes');
    const rows = () => document.querySelectorAll('tbody tr').length;
    const before = rows();
    const start = performance.now();
    select.selectedIndex = select.options.length - 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (rows() <= before) await frame();
    await frame();
    return performance.now() - start;
  });
}

function compare(name: string, found: Record<Contestant['name'], number[]>, bound: number): Measure {
  const ours = median(found.ours);
  const hand = median(found['by hand']);
  return { name, ours: `${Math.round(ours)} ms`, other: `${Math.round(hand)} ms`, value: ours / hand, bound, unit: '' };
}
