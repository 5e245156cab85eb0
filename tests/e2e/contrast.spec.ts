// Small elements, and those that the browser paints itself, are visible: measured on screenshots, in each contrast and in a contrast theme
// of the system.
import { untilDrawn } from '../every-page';
import { paintedColours } from './pixels';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

test('signs for sorting stand behind the last word of their heading, and like the entries at the edge of a menu that scrolls they stand out from their ground @full', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'accepted'));
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/uslugi/budzet-dochody');
  await untilDrawn(page);
  const signs = page.locator('thead .sort-icon');
  await signs.first().scrollIntoViewIfNeeded();
  expect((await paintedColours(page, signs.first())).contrast).toBeGreaterThan(3);
  // The line of the last word of each heading, and the sign behind it.
  const ends = await page.locator('thead th:not(.row-actions)').evaluateAll((headings) =>
    headings.map((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading.querySelector('.sort-words') ?? heading);
      const line = [...words.getClientRects()].filter(({ width }) => width > 14).at(-1) ?? new DOMRect();
      const last = heading.querySelector('.unit')?.getBoundingClientRect() ?? line;
      const sign = heading.querySelector('.sort-icon')?.getBoundingClientRect();
      return {
        foot: Math.round(line.bottom),
        isBehind: sign !== undefined && sign.left > last.right && sign.right <= heading.getBoundingClientRect().right,
        isOnLine: sign !== undefined && sign.top >= line.top && sign.bottom <= line.bottom,
      };
    }),
  );
  expect(ends.length).toBeGreaterThan(4);
  expect(ends).toEqual(ends.map(() => ({ foot: ends[0]?.foot, isBehind: true, isOnLine: true })));
  await page.evaluate(() => scrollTo(0, 0));
  const menu = page.locator('.side-menu');
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(20);
  const room = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const link of await menu.getByRole('link').all()) {
    const box = await link.boundingBox();
    if (box === null || box.y < room.y || box.y + box.height > Math.min(420, room.y + room.height)) continue;
    expect((await paintedColours(page, link)).contrast, (await link.textContent()) ?? '').toBeGreaterThan(4.5);
  }
});

test('in high contrast the box of the login is black, and yellow when it is ticked; on a phone the button is as wide as the form @phone', async ({
  page,
}, { project }) => {
  await page.addInitScript(() => localStorage.setItem('okienko.contrast', 'high'));
  await page.goto('/logowanie');
  const box = page.getByRole('checkbox', { name: 'Pokaż hasło' });
  await expect(box).toBeVisible();
  const off = await paintedColours(page, box);
  expect(off.ground).toEqual([0, 0, 0]);
  expect(off.contrast).toBeGreaterThan(10);
  await box.check();
  await page.getByLabel('Login').focus();
  const on = await paintedColours(page, box);
  expect(on.ground).toEqual([255, 255, 0]);
  const button = page.getByRole('button', { name: 'Zaloguj się', exact: true });
  const primary = await paintedColours(page, button);
  expect(primary.ground).toEqual([255, 255, 0]);
  expect(primary.contrast).toBeGreaterThan(10);
  const widths = await button.evaluate((element) => [element.clientWidth, element.closest('form')?.clientWidth ?? 0]);
  if (project.name === 'phone') expect((widths[1] ?? 0) - (widths[0] ?? 0)).toBeLessThan(6);
  else expect(widths[0]).toBeLessThan((widths[1] ?? 0) * 0.8);
});

test('in a contrast theme of the system the steps of a password that are reached differ from those that are not @full', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/rejestracja');
  await untilDrawn(page);
  await page.getByLabel('Hasło', { exact: true }).pressSequentially('Okienko7');
  const reached = page.locator('.strength-reached');
  await expect(reached.first()).toBeVisible();
  const open = page.locator('.strength-step:not(.strength-reached)');
  expect(await open.count()).toBeGreaterThan(0);
  const full = await paintedColours(page, reached.first());
  const empty = await paintedColours(page, open.first());
  expect(full.ground).not.toEqual(empty.ground);
  // An empty box still has a visible border.
  expect(empty.contrast).toBeGreaterThan(3);
});

test('two-factor login fits a phone with the largest letters and with more room between letters, words and lines @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, portal, 'anna');
  await page.addInitScript(() => localStorage.setItem('okienko.fontSize', 'large'));
  await page.goto('/uwierzytelnianie-dwuetapowe');
  await untilDrawn(page);
  await expect(page.locator('.two-factor-key code')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  // Text spacing of WCAG 2.2, 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await expectNoSidewaysScrolling(page);
  await page.evaluate(() => {
    document.documentElement.dataset.font = 'small';
  });
  await expectNoSidewaysScrolling(page);
});
