// The foundation of all stories: a real server, a watched page, and short names for what a resident does.
import { readFile } from 'node:fs/promises';
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from 'playwright/test';
import { type PortalServer, startPatience, startPortal } from '../portal-server';
import { withoutYounger } from './older-browser';
import { OwnPortals, ownPortal } from './own-portal';

interface StoryFixtures {
  /** The portal of the story: the worker's, in most files. */
  readonly portal: PortalServer;
  /** Allows matching console output in this story; any other output fails it. */
  readonly allowConsole: (pattern: RegExp) => void;
}

interface StoryWorker {
  /** The portal of all stories whose file has none of its own. */
  readonly usualPortal: PortalServer;
  readonly ownPortals: OwnPortals;
}

/** Playwright's `test` with a running portal. Unexpected console output, errors and CSP violations on its page fail the story. */
export const test = base.extend<StoryFixtures & { readonly watch: RegExp[] }, StoryWorker>({
  usualPortal: [
    async ({ playwright: _ }, use, { project }) => {
      const portal = await startPortal('start', project.name === 'phone' ? { DATABASE_URL: '' } : {});
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: startPatience + 10_000 },
  ],
  ownPortals: [
    async ({ playwright: _ }, use) => {
      const portals = new OwnPortals();
      await use(portals);
      await portals.stop();
    },
    { scope: 'worker' },
  ],
  portal: async ({ usualPortal }, use) => {
    await use(usualPortal);
  },
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
  // No story needs more of a browser than the oldest ones have.
  context: async ({ context }, use) => {
    await context.addInitScript({ content: withoutYounger });
    await use(context);
  },
  watch: [
    async ({ page }, use) => {
      // Stories change what calls answer, which a service worker would ask past them; what it does is told by a story of its own.
      // On a slow machine the browser wonders for a while what a file is for that it was asked to fetch ahead; `first-load.spec.ts` sees that each is used.
      const allowed: RegExp[] = [
        /^warning: Service Worker registration blocked by Playwright/,
        /^warning: .* was preloaded using link preload but not used within a few seconds/,
      ];
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(describe(message));
      });
      page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error.message}`));
      await use(allowed);
      // An answer still in progress would throw when the page closes, in the next story, which then would not run.
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

/**
 * `test` for stories that need a portal of another pack, or one that nobody else changes. One portal serves all stories of a worker that have
 * this `test`.
 */
export function testOn<Portal extends PortalServer>(start: () => Promise<Portal>) {
  const own = ownPortal(start);
  return test.extend<{ readonly portal: Portal }>({
    portal: [
      async ({ ownPortals }, use) => {
        await use(await ownPortals.open(own));
      },
      { scope: 'test', timeout: 2 * startPatience },
    ],
  });
}

export { expect };

/** Presses twice in one moment, as a script or a switch of an aid may. Of a double click the page ignores the second press. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Replaces hard spaces by plain ones, to compare with text in a test. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').trim();
}

/** Cells of one column as shown, from top to bottom, without totals. `label` is the heading without its unit. */
export async function columnTexts(page: Page, label: string): Promise<string[]> {
  const cells = page.locator(`tbody [data-label="${label}"], tbody [data-label^="${label} ("]`);
  return (await cells.allTextContents()).map(plain);
}

/** A cell as drawn: the heading of its column (empty for checkboxes and buttons) and its text. */
interface DrawnCell {
  readonly label: string;
  readonly text: string;
}

/** Cells of rows in the order of columns. Where rows are drawn as blocks, the row heading comes first on the screen. */
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
    // Cells without a heading, such as buttons, stay in place.
    return read.map((cell) => (heads.includes(cell.label) ? (named.shift() ?? cell) : cell));
  });
}

/** Headings of the only table, in the order of columns, without units. */
export async function headings(page: Page): Promise<string[]> {
  const [first = []] = await cellsOf(page.locator('main table'));
  return first.map(({ label }) => label.replace(/ \([^)]*\)$/, ''));
}

/** Sorts as a resident does: by the heading, or where rows are drawn as blocks by the list above them. */
export async function sortBy(page: Page, label: string, direction: 'ascending' | 'descending'): Promise<void> {
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const list = page.getByLabel('Sortuj według').filter({ visible: true });
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

/** Presses a download button and returns the name of the saved file and its bytes. */
export async function download(page: Page, button: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The office's own JSON answer, to compare the screen with. */
export async function office<Answer>(portal: PortalServer, call: string): Promise<Answer> {
  const answer = await fetch(`${portal.url}/api${call}`);
  expect(answer.status, call).toBe(200);
  return await answer.json();
}

/** Text of an element with plain spaces. */
export async function textOf(element: Locator): Promise<string> {
  return plain((await element.textContent()) ?? '');
}

/** Navigates inside the open portal, as a link does. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Holds calls without an answer, including later ones, until the returned function releases them. */
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

/** Fails if the page can be scrolled sideways. Waits for the next frame first, so that pending changes are painted. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  // Rows become blocks a moment after the window is made narrow.
  await expect.poll(overflow, { message: 'pixels of sideways scrolling' }).toBeLessThanOrEqual(0);
}

function describe(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Chooses a language by its own name. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /język|language|Sprache|мову/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: language }).click();
}
