// The ground of every story: a real server, a watched page, and short words for what a resident does.
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { type PortalServer, startPortal } from '../portal-server';

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
    { scope: 'worker', timeout: 180_000 },
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

/** Cells of one column in the order of the screen, top to bottom, without heading and totals. */
export async function columnTexts(page: Page, table: string | RegExp, column: string): Promise<string[]> {
  const grid = page.getByRole('table', { name: table });
  const headings = (await grid.getByRole('columnheader').allInnerTexts()).map(plain);
  const index = headings.findIndex((heading) => heading.startsWith(column));
  expect(index, `${column} among ${headings.join(' | ')}`).toBeGreaterThanOrEqual(0);
  const cells = await grid.locator(`tbody tr > :nth-child(${index + 1})`).allInnerTexts();
  return cells.map(plain);
}

/** A Polish amount as a number: `1 234,50 zł` is 1234.5. */
export function amount(text: string): number {
  return Number(
    plain(text)
      .replace(/[^\d,-]/g, '')
      .replace(',', '.'),
  );
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
}

function describe(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}
