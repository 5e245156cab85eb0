// The ground of every story: a real server, a watched page, and short words for what a resident does.
import { readFile } from 'node:fs/promises';
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from 'playwright/test';
import { type PortalServer, startPatience, startPortal } from '../portal-server';

interface StoryFixtures {
  /** Lets the page write matching lines to the console in this story; anything else fails it. */
  readonly allowConsole: (pattern: RegExp) => void;
}

interface StoryWorker {
  readonly portal: PortalServer;
}

/** Playwright's `test` with a running portal and a page on which unexpected console output, errors and CSP violations fail the story. */
export const test = base.extend<StoryFixtures & { readonly watch: RegExp[] }, StoryWorker>({
  portal: [
    async ({ playwright: _ }, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: startPatience + 10_000 },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(describe(message));
      });
      page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error.message}`));
      await use(allowed);
      // A call that is still being answered would throw when the page closes, after the story: into the next one, which then does not run.
      for (const routed of [page, page.context()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'unexpected output of the page').toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ watch }, use) => {
    await use((pattern) => {
      watch.push(pattern);
    });
  },
});

export { expect };

/** Text with hard spaces made plain, for comparing with what is written in a test. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').trim();
}

/** Cells of one column in the order of the screen, top to bottom, without totals. `label` is the heading without its unit. */
export async function columnTexts(page: Page, label: string): Promise<string[]> {
  const cells = page.locator(`tbody [data-label="${label}"], tbody [data-label^="${label} ("]`);
  return (await cells.allTextContents()).map(plain);
}

/** A cell as it is drawn: the heading of its column, empty for one of boxes or buttons, and what it says. */
interface DrawnCell {
  readonly label: string;
  readonly text: string;
}

/** Cells of rows in the order of the columns: where rows are blocks, the cell that names the row is drawn first. */
export async function cellsOf(table: Locator): Promise<DrawnCell[][]> {
  const heads = (await table.locator('thead').first().locator('th').allTextContents()).map(plain);
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => ({ label: cell.getAttribute('data-label') ?? '', text: cell.textContent ?? '' }))),
    );
  return rows.map((cells) => {
    const read = cells.map(({ label, text }) => ({ label: plain(label), text: plain(text) }));
    const named = read
      .filter(({ label }) => heads.includes(label))
      .sort((left, right) => heads.indexOf(left.label) - heads.indexOf(right.label));
    // What has no heading of its own, such as buttons, stays where it is.
    return read.map((cell) => (heads.includes(cell.label) ? (named.shift() ?? cell) : cell));
  });
}

/** Headings of the only table, in the order of the columns, without units. */
export async function headings(page: Page): Promise<string[]> {
  const [first = []] = await cellsOf(page.locator('main table'));
  return first.map(({ label }) => label.replace(/ \([^)]*\)$/, ''));
}

/** Sorts as a resident does: by the heading, or where rows are blocks by the list above them. */
export async function sortBy(page: Page, label: string, direction: 'ascending' | 'descending'): Promise<void> {
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const list = page.getByLabel('Sortuj według');
  if (await list.isVisible()) {
    await list.selectOption({ label: `${label}, ${direction === 'ascending' ? 'rosnąco' : 'malejąco'}` });
    return;
  }
  const heading = page.getByRole('columnheader', { name: label });
  const press = () => heading.getByRole('button').click();
  await press();
  if ((await heading.getAttribute('aria-sort')) !== direction) await press();
  await expect(heading).toHaveAttribute('aria-sort', direction);
}

/** Presses a download button and gives the name under which the file is saved, and its bytes. */
export async function download(page: Page, button: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** JSON answer of the office itself, the oracle of what the screen must show. */
export async function office<Answer>(portal: PortalServer, call: string): Promise<Answer> {
  const answer = await fetch(`${portal.url}/api${call}`);
  expect(answer.status, call).toBe(200);
  return await answer.json();
}

/** Text of one element with hard spaces made plain. */
export async function textOf(element: Locator): Promise<string> {
  return plain((await element.textContent()) ?? '');
}

/** Goes to an address inside the open portal, as a link would. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Keeps calls without an answer, those that come later as well, until the returned function lets them go. */
export async function holdCalls(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A Polish amount as a number: `1 234,50 zł` is 1234.5. */
export function amount(text: string): number {
  return Number(
    plain(text)
      .replace(/[^\d,-]/g, '')
      .replace(',', '.'),
  );
}

/** Fails when the page that a person sees can be scrolled sideways; what was changed since the last painted frame is painted first. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
}

function describe(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}
