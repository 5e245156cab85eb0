// The look in less usual situations: zoomed, printed, in a contrast theme of the system, backwards by keyboard.

import type { Page } from 'playwright/test';
import { untilDrawn } from '../every-page';
import { openCard, payDialog } from './open-card';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

test('at 200 % zoom nothing lies over an amount owed, and rows with buttons are blocks @full', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'jan');
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/lista-naleznosci');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
  const amounts = page.locator('tbody [data-label="Do zapłaty (zł)"]').filter({ visible: true });
  expect(await amounts.count()).toBeGreaterThan(2);
  for (const amount of await amounts.all()) {
    await amount.scrollIntoViewIfNeeded();
    const isWhole = await amount.evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return [...words.getClientRects()].every(({ left, right, top, height }) =>
        [left + 1, (left + right) / 2, right - 1].every((x) => cell.contains(document.elementFromPoint(x, top + height / 2))),
      );
    });
    expect(isWhole).toBe(true);
  }
});

test('backwards by keyboard the focus is never behind a heading that stays in view, and details have no second one @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'accepted'));
  await page.setViewportSize({ width: 1280, height: 560 });
  await openCard(page, 'R/00045/2026');
  const instalments = page.locator('.payments');
  await instalments
    .getByRole('button', { name: /^Pokaż składniki/ })
    .first()
    .click();
  expect(
    await page
      .locator('.row-details thead th')
      .first()
      .evaluate((heading) => getComputedStyle(heading).position),
  ).toBe('static');
  await page
    .getByRole('button', { name: /^Zapłać/ })
    .last()
    .focus();
  const hidden: string[] = [];
  let inside = 0;
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await focusedStop(page, '.payments tbody');
    if (stop === null) continue;
    inside += 1;
    if (!stop.isSeen) hidden.push(stop.html);
  }
  expect(inside).toBeGreaterThan(3);
  expect(hidden).toEqual([]);
});

test('at 400 % zoom the keyboard leads there and back through form, table and payment: the focus is always in view, nothing scrolls sideways', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.setViewportSize({ width: 320, height: 256 });
  // First beside the notice about cookies, then beside the bar with the sum.
  for (const address of ['/uslugi/wyslij-zgloszenie', '/zaplac']) {
    await page.goto(address);
    await untilDrawn(page);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      let inForm = 0;
      let inTable = 0;
      for (let stops = 0; stops < 120; stops += 1) {
        await page.keyboard.press(key);
        const stop = await focusedStop(page, 'main *');
        if (stop === null && inForm + inTable > 0) break;
        if (stop === null) continue;
        if (!stop.isSeen || stop.isWide) hidden.push(stop.html);
        if (stop.isInForm) inForm += 1;
        if (stop.isInTable) inTable += 1;
      }
      expect(hidden, `${address} by ${key}`).toEqual([]);
      expect(inForm + inTable, `${address} by ${key}`).toBeGreaterThan(5);
      expect(inTable, `${address} by ${key}`).toBeGreaterThan(1);
    }
    const notice = page.locator('.cookie-notice');
    if (await notice.isVisible()) await notice.getByRole('button').click();
  }
});

/** What has the focus inside a place: whether its upper edge and its middle are seen, and whether the page is wider than the window. */
function focusedStop(page: Page, place: string) {
  return page.evaluate((name) => {
    const element = document.activeElement;
    if (element === null || element.closest(name) === null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeenAt = (y: number) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    // Of a field with several lines a low window shows a part.
    const isSeen =
      height > 100 ? [0.1, 0.5, 0.9].some((part) => isSeenAt(top + height * part)) : [top + 2, top + height / 2].every(isSeenAt);
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      html: element.outerHTML.slice(0, 100),
      isSeen,
      isWide: scrollWidth > clientWidth,
      isInForm: element.closest('form') !== null,
      isInTable: element.closest('.table-view') !== null,
    };
  }, place);
}

test('on paper a table has all its rows and columns, without signs for sorting, filters and buttons', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/uslugi/budzet-wydatki');
  await untilDrawn(page);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  const total = Number(/z\s(\d+)/.exec((await page.locator('.pager p').textContent()) ?? '')?.[1]);
  // The page format in which wide tables are printed.
  await page.setViewportSize({ width: 1032, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('tbody tr')).toHaveCount(total);
  await expectNoSidewaysScrolling(page);
  const printed = await page.evaluate(() => {
    const seen = (name: string) => [...document.querySelectorAll(name)].filter((element) => element.getClientRects().length > 0).length;
    const edges = [...document.querySelectorAll('.table :is(th, td)')].map((cell) => cell.getBoundingClientRect().right);
    return {
      extras: seen('.sort-icon, .button, .pager button, .pager select, .app-bar, .side-menu, .row-actions'),
      right: Math.max(...edges),
      clipped: [...document.querySelectorAll('.table-frame')].filter((frame) => getComputedStyle(frame).overflowX !== 'visible').length,
      columns: document.querySelectorAll('thead th').length,
      letters: getComputedStyle(document.querySelector('.table') ?? document.body).fontSize,
    };
  });
  expect(printed).toMatchObject({ extras: 0, clipped: 0, columns: 8 });
  expect(printed.right).toBeLessThanOrEqual(1032);
  expect(Number.parseFloat(printed.letters)).toBeLessThan(12);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('tbody tr')).toHaveCount(5);

  await page.goto('/kontakt');
  await untilDrawn(page);
  const spelt = await page
    .locator('main a')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::after').content).filter((words) => /tel:|mailto:|\(\//.test(words)),
    );
  expect(spelt).toEqual([]);
});

test('a phone says for whom one acts, and so does the payment @phone', async ({ page, portal }, { project }) => {
  const { subjects } = await signIn(page, portal, 'sklep');
  const shop = subjects.find(({ institution }) => institution)?.name ?? '';
  await signIn(page, portal, 'sklep', { subject: shop });
  await page.goto('/lista-naleznosci');
  const who = project.name === 'phone' ? page.locator('.session-who') : page.locator('.account-name');
  await expect(who).toBeVisible();
  await expect(who).toContainText(shop);
  await expectNoSidewaysScrolling(page);
  await page
    .getByRole('button', { name: /^Szczegóły/ })
    .first()
    .click();
  await page
    .getByRole('checkbox', { name: /^Zaznacz ratę: / })
    .first()
    .check();
  await page.getByRole('button', { name: /^Zapłać / }).click();
  await expect(payDialog(page)).toContainText(`Płatnik${shop}`);
});

test('in a contrast theme of the system on and off, the chosen size, lists and charts can still be told apart @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, portal, 'anna');
  await page.goto('/uwierzytelnianie-dwuetapowe');
  const track = page.locator('.two-factor-track');
  const shown = () =>
    track.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element, '::after').backgroundColor]);
  const off = await shown();
  await page.getByRole('switch').click();
  const on = await shown();
  expect(on[0]).not.toBe(off[0]);
  expect(on[0]).not.toBe(on[1]);
  const borders = await page
    .locator('.menu-list a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderInlineStartColor));
  const page0 = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(new Set(borders)).toEqual(new Set([page0]));
  const pressed = page.locator('.bar-control[aria-pressed=true]').first();
  expect(await pressed.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('3px');

  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  await untilDrawn(page);
  expect(
    await page
      .locator('select')
      .first()
      .evaluate((list) => getComputedStyle(list).appearance),
  ).not.toBe('none');
  const words = page.locator('.chart-place svg text').first();
  await expect(words).toBeVisible();
  const paper = await page
    .locator('.chart-place')
    .first()
    .evaluate((place) => getComputedStyle(place).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(await words.evaluate((text) => getComputedStyle(text).fill)).toBe('rgb(29, 39, 35)');
});
