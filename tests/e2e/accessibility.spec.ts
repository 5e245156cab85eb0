import type { Page } from 'playwright/test';
import { untilDrawn } from '../every-page';
import { expectAccessible, expectAccessibleInBothContrasts } from './axe';
import { publicServices } from './offered-services';
import { pressLook } from './press-look';
import { expect, expectNoSidewaysScrolling, test } from './story';

// A screen is drawn when nothing is loading any more: no placeholders, and every select has its options.
async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main :is(table, form, ul, a)').first()).toBeVisible();
  await expect(page.locator('.waiting')).toHaveCount(0);
  await expect(page.locator('select:disabled')).toHaveCount(0);
}

test('the check itself finds a button without a name and a target that is too small', { tag: '@once' }, async ({ page }) => {
  await page.goto('/lista-uslug');
  await drawn(page);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.style.cssText = 'width: 8px; height: 8px; padding: 0';
    document.querySelector('main')?.append(button, button.cloneNode());
  });
  await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*target-size/);
});

test('a screen with problems, a failure and a result is without violations in both contrasts @desk', async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.goto('/uslugi/listy-wyborcze');
  await drawn(page);
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw te pola' })).toBeVisible();
  await expectAccessibleInBothContrasts(page);
  await page.getByLabel('Data wyborów').selectOption({ index: 1 });
  await page.getByLabel('Numer PESEL').fill(/\b\d{11}\b/.exec(portal.output())?.[0] ?? '');
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('heading', { name: 'Wynik sprawdzenia' })).toBeVisible();
  await expectAccessibleInBothContrasts(page);
  await page.route('**/api/el/dajLiczbeMieszkancowWyborcow*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/uslugi/liczba-mieszkancow-wyborcow');
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' }).first()).toBeVisible();
  await expectAccessibleInBothContrasts(page);
});

// The long matrix: every screen while it loads and after its calls failed.
for (const slug of process.env.OKIENKO_FULL ? publicServices : []) {
  for (const contrast of ['default', 'high']) {
    test(`${slug} is without violations while it waits and after a failure, contrast ${contrast}`, async ({ page, allowConsole }) => {
      allowConsole(/status of 500/);
      await page.addInitScript((value) => localStorage.setItem('okienko.contrast', value), contrast);
      const waiting: (() => void)[] = [];
      await page.route('**/api/**', () => new Promise<void>((resolve) => waiting.push(resolve)));
      await page.goto(`/uslugi/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(1_200);
      await expectAccessible(page);
      await page.unroute('**/api/**');
      for (const end of waiting) end();
      await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(`/uslugi/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.waiting')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
}

test('large and very large letters are 1.25 and 1.5 times the usual ones [A11Y-07] @phone', async ({ page }) => {
  const sizes: number[] = [];
  await page.goto('/kontakt');
  await drawn(page);
  for (const name of ['Domyślna wielkość liter', 'Duża wielkość liter', 'Bardzo duża wielkość liter']) {
    await pressLook(page, name);
    sizes.push(await page.locator('.lead').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  }
  const [usual = Number.NaN, ...grown] = sizes;
  expect(grown.map((size) => Math.round((size / usual) * 100))).toEqual([125, 150]);
  await expectNoSidewaysScrolling(page);
});

// Finds text that is painted in neither of the two colours of high contrast, nor on a background in one of them.
async function otherColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const behind = (element: Element | null): string => {
      if (element === null) return 'rgb(0, 0, 0)';
      const colour = getComputedStyle(element).backgroundColor;
      return colour === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : colour;
    };
    const allowed = ['rgb(255, 255, 0) on rgb(0, 0, 0)', 'rgb(0, 0, 0) on rgb(255, 255, 0)'];
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      const { width } = element.getBoundingClientRect();
      if (!says || width <= 1 || element.closest('svg, noscript, script') !== null) continue;
      const pair = `${getComputedStyle(element).color} on ${behind(element)}`;
      if (!allowed.includes(pair)) found.push(`${pair}: ${element.tagName} ${element.textContent?.slice(0, 40)}`);
    }
    return found;
  });
}

test('in high contrast page, menu, dialog, table and messages are yellow and black, nothing else [A11Y-08]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/strona-glowna');
  await drawn(page);
  expect((await otherColours(page)).length).toBeGreaterThan(5);
  await pressLook(page, 'Wysoki kontrast');
  await page.mouse.move(0, 0);
  await expect.poll(() => otherColours(page)).toEqual([]);
  const menu = page.getByRole('button', { name: 'Otwórz menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => otherColours(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /Polski/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => otherColours(page)).toEqual([]);
  for (const address of ['/lista-uslug', '/procedury', '/uslugi/budzet-dochody', '/uslugi/statusy-mieszkancow', '/przerwa-techniczna']) {
    await page.goto(address);
    await untilDrawn(page);
    expect(await otherColours(page), address).toEqual([]);
  }
});

test('on the screens of the shell the keyboard reaches every control and each shows its focus [A11Y-09] @phone', async ({ page }) => {
  for (const address of ['/strona-glowna', '/lista-uslug', '/procedury', '/mapa-strony', '/kontakt', '/usluga-przerwa-techniczna']) {
    await page.goto(address);
    await untilDrawn(page);
    const controls = await page
      .locator(':is(a[href], button, select, input, summary):visible')
      .evaluateAll((found) => found.map((element, index) => element.setAttribute('data-control', String(index))).length);
    expect(controls).toBeGreaterThan(10);
    const reached = new Set<string>();
    const unseen: string[] = [];
    for (let stops = 0; stops < controls + 10 && reached.size < controls; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const shows = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        return { control: element.getAttribute('data-control'), shows, html: element.outerHTML.slice(0, 120) };
      });
      if (stop === null) continue;
      if (stop.control !== null) reached.add(stop.control);
      if (!stop.shows) unseen.push(`${address}: ${stop.html}`);
    }
    expect(reached.size, address).toBe(controls);
    expect(unseen).toEqual([]);
  }
});

test('with the text spacing of WCAG 1.4.12 nothing is cut off', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  await drawn(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
    }
  });
  const cut = await page
    .locator('button, label, h1, p, th')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            getComputedStyle(element).overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
        )
        .map((element) => element.textContent),
    );
  expect(cut).toEqual([]);
  await expectNoSidewaysScrolling(page);
});

test('the keyboard never stops at something that is out of sight @desk @full', async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('tbody tr')).toHaveCount(5);
  const unseen: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) break;
    const seen = await focused.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 1 && height > 1 && hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (!seen) unseen.push(await focused.evaluate((element) => element.outerHTML.slice(0, 120)));
  }
  expect(unseen).toEqual([]);
});

test('by keyboard alone: from the services list to a year, a sorted table, its next page and the PDF', { tag: '@once' }, async ({
  page,
}) => {
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let times = 0; times < 60; times += 1) {
      await page.keyboard.press(key);
      if (await until()) return;
    }
    throw new Error(`${key} never led there`);
  };
  const focusedName = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
  await page.goto('/lista-uslug');
  await drawn(page);
  await page.keyboard.press('Tab');
  expect(await focusedName()).toBe('Przejdź do treści');
  await press('Tab', async () => (await focusedName()).startsWith('Dochody budżetu'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dochody budżetu' })).toBeFocused();
  await expect(page).toHaveTitle(/^Dochody budżetu – /);
  await drawn(page);

  const year = page.getByLabel('Rok budżetowy');
  await press('Tab', () => year.evaluate((element) => element === document.activeElement));
  const latest = await year.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(year).not.toHaveValue(latest);
  await drawn(page);
  await press('Tab', async () => (await focusedName()).startsWith('Plan po zmianach'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Plan po zmianach' })).toHaveAttribute('aria-sort', /ascending|descending/);
  await press('Tab', async () => (await focusedName()) === 'Następna strona');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: /Strony tabeli/ }).getByRole('status')).toHaveText(/^6–10\sz\s\d+$/);
  await press('Tab', async () => (await focusedName()) === 'Pobierz PDF');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('dochody_budzetu.pdf');
});
