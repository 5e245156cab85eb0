// The screens of the pack in windows of every size, with the largest text size, and with an office that fails: all with OKIENKO_FULL=1, else
// every sixth, in two sizes.
import type { BrowserContext, Page } from 'playwright/test';
import { chooseLook, everyScreen, goInside, untilDrawn } from '../every-page';
import { openCard } from './open-card';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

const widths = [1440, 1366, 1280, 768, 320] as const;
const isWhole = process.env.OKIENKO_FULL === '1';
const whole = isWhole ? 'every width' : 'a phone and one more width for each';
const each = isWhole ? 'no screen' : 'none of every sixth screen';

async function choose(context: BrowserContext, portal: string, font: 'small' | 'large'): Promise<void> {
  await chooseLook(context, portal, { language: 'pl', contrast: 'default', font });
}

async function screensOf(portal: string, kind: 'open' | 'protected'): Promise<readonly string[]> {
  return (await everyScreen(portal, kind)).filter((_, place) => isWhole || place % 6 === 0);
}

/** The widths for a screen: all, or the narrowest and one of the others in turn. */
function widthsOf(place: number): readonly number[] {
  return isWhole ? widths : [widths[place % (widths.length - 1)] ?? 1280, 320];
}

interface Seen {
  /** Cells of a row that are above those that precede them. */
  readonly outOfOrder: readonly string[];
  /** Buttons of rows outside the frame in which their table scrolls. */
  readonly hidden: readonly string[];
  /** Labels of charts that are shortened, overlap or leave the drawing. */
  readonly labels: readonly string[];
}

/** Everything that is wrong with a page at this window size. */
async function lookAt(page: Page): Promise<Seen> {
  return await page.evaluate(() => {
    const name = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
    const outOfOrder = [...document.querySelectorAll('[data-rows="blocks"] tbody tr')].flatMap((row) => {
      const tops = [...row.children].map((cell) => [cell, cell.getBoundingClientRect()] as const).filter(([, { height }]) => height > 0);
      return tops.filter(([, { top }], place) => top < (tops[place - 1]?.[1].top ?? top) - 1).map(([cell]) => name(cell));
    });
    const hidden = [...document.querySelectorAll('.table-frame td.row-actions')].filter((cell) => {
      if (!cell.checkVisibility()) return false;
      const frame = cell.closest('.table-frame')?.getBoundingClientRect();
      const { left, right } = cell.getBoundingClientRect();
      return frame === undefined || left < frame.left - 1 || right > frame.right + 3;
    });
    const labels = [...document.querySelectorAll('.chart-place svg')].flatMap((drawing) => {
      const paper = drawing.getBoundingClientRect();
      const words = [...drawing.querySelectorAll('text')].map((text) => [name(text), text.getBoundingClientRect()] as const);
      return words.flatMap(([text, box], place) => [
        ...(text.includes('…') ? [`${text} is shortened`] : []),
        ...(box.left < paper.left - 1 || box.right > paper.right + 1 || box.top < paper.top - 1 || box.bottom > paper.bottom + 1
          ? [`${text} leaves the drawing`]
          : []),
        ...words
          .slice(place + 1)
          .filter(
            ([, other]) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4,
          )
          .map(([other]) => `${text} lies on ${other}`),
      ]);
    });
    return { outOfOrder, hidden: hidden.map(name), labels };
  });
}

/** Number of charts that do not have the width of their place yet, because they are redrawn a moment after the window changes. */
async function ofOtherWidth(page: Page): Promise<number> {
  return await page
    .locator('.chart-place')
    .evaluateAll(
      (places) =>
        places
          .map((place) => [place, place.querySelector('svg')] as const)
          .filter(([place, drawing]) => drawing && Math.abs(drawing.clientWidth - place.clientWidth) > 1).length,
    );
}

async function expectWhole(page: Page, sizes: readonly number[], failures: string[]): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
    const where = `${new URL(page.url()).pathname} at ${width}`;
    try {
      await expectNoSidewaysScrolling(page);
      await expect.poll(() => ofOtherWidth(page), { message: 'charts that are drawn for another window' }).toBe(0);
      expect(await lookAt(page)).toEqual({ outOfOrder: [], hidden: [], labels: [] });
    } catch (error) {
      failures.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

for (const kind of ['open', 'protected'] as const) {
  test(`with the largest letters ${each} (${kind}) scrolls sideways, hides a button or shortens a label, in ${whole}`, {
    tag: '@once',
  }, async ({ page, portal }) => {
    test.setTimeout(isWhole ? 900_000 : 240_000);
    await choose(page.context(), portal.url, 'large');
    if (kind === 'protected') await signIn(page, portal, 'jan');
    const failures: string[] = [];
    await page.goto('/kontakt');
    await untilDrawn(page);
    for (const [place, address] of (await screensOf(portal.url, kind)).entries()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goInside(page, address);
      await untilDrawn(page);
      await expectWhole(page, widthsOf(place), failures);
    }
    if (kind === 'protected') {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openCard(page, 'R/00045/2026');
      await expectWhole(page, widths, failures);
    }
    expect(failures.join('\n\n')).toBe('');
  });

  test(`where the office fails ${each} (${kind}) scrolls sideways on a phone, with the largest letters neither`, {
    tag: '@once',
  }, async ({ page, portal, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await choose(page.context(), portal.url, 'large');
    if (kind === 'protected') await signIn(page, portal, 'jan');
    const needed = ['/pi/status', '/pi/konfiguracja', '/uzytkownicy/informacje', '/lista-podmiotow', '/uzytkownicy/token'];
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && !needed.includes(pathname.slice('/api'.length)),
      (route) => route.fulfill({ status: 500, json: { kod: '1', opis: 'Urząd nie może teraz odpowiedzieć.' } }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    const failures: string[] = [];
    let failed = 0;
    await page.goto('/kontakt');
    await untilDrawn(page);
    for (const address of await screensOf(portal.url, kind)) {
      await goInside(page, address);
      await expect(page.locator('.waiting, .page-loader[data-busy=true]')).toHaveCount(0);
      failed += await page.locator('.failure').count();
      for (const font of ['small', 'large'] as const) {
        await page.evaluate((size) => {
          document.documentElement.dataset.font = size;
        }, font);
        await expectWhole(page, [320], failures);
      }
    }
    expect(failed).toBeGreaterThan(isWhole ? 10 : 2);
    expect(failures.join('\n\n')).toBe('');
  });
}
