// The ways that residents go most often, counted in presses and in screens scrolled. docs/journeys.md has the figures.
import type { Locator, Page } from 'playwright/test';
import { boxes, openCard, payBar, payDialog } from './open-card';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

const wide = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

/** Counts presses from here on: each button, link, box and choice is one. */
function presses() {
  let count = 0;
  return {
    async press(target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
    async choose(target: Locator, option: { readonly index: number }): Promise<void> {
      count += 1;
      await target.selectOption(option);
    },
    count: () => count,
  };
}

/** Everything on the page is there, drawn for this size of the window, and the portal is in reach: nothing moves any more. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('.page-loader')).toHaveAttribute('data-busy', 'false');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('.offline-notice')).toHaveCount(0);
  // A change of the window's size is told to the page with its next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** How many screens one scrolls until all of something is seen; 0 when it is on the first. */
async function screensTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  await expectSettled(page);
  const bottom = await target.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  return Math.ceil(bottom / (page.viewportSize()?.height ?? 1)) - 1;
}

/** The sum and the button that pays are on the screen that is so far down, and what holds the button does not lie over the sum. */
async function expectSumAndButton(page: Page, screens: number): Promise<void> {
  const sum = page.locator('.record-large dd').first();
  expect(await screensTo(page, sum)).toBe(0);
  expect(await screensTo(page, payBar(page).getByRole('button', { name: /^Zapłać/ }))).toBe(screens);
  const [ends, begins] = [await sum.boundingBox(), await payBar(page).boundingBox()];
  expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThanOrEqual(begins?.y ?? 0);
}

for (const [name, size, scrolled, run] of [
  ['a wide window', wide, { pay: 0, card: 0, reading: 0, letter: 1 }, ' @full'],
  ['a phone', phone, { pay: 0, card: 0, reading: 1, letter: 1 }, ''],
] as const) {
  test(`in ${name}: what one owes is seen after the login without a press and without scrolling, and can be paid from there in five presses${run}`, {
    tag: '@once',
  }, async ({ page, portal }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
    await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
    // The gateway is not asked: other stories pay.
    await page.route('**/api/platnosci/p24/dodajPrzelew*', (route) => route.fulfill({ json: { idPrzelewu: 'a7' } }));
    await page.route('**/api/platnosci/p24/przekierowanie*', (route) =>
      route.fulfill({ json: { metoda: 'GET', adres: '/kontakt', pola: [] } }),
    );
    await page.goto('/moje-sprawy');
    expect(await screensTo(page, page.locator('.record-large dd'))).toBe(0);
    await expect(page.getByRole('link', { name: 'Zapłać', exact: true })).toHaveAttribute('href', '/zaplac');
    // Sum and button stand on the first screen together.
    expect(await screensTo(page, page.getByRole('link', { name: 'Zapłać', exact: true }))).toBe(0);
    const way = presses();
    await way.press(page.getByRole('link', { name: 'Zapłać', exact: true }));
    await expect(boxes(page).first()).toBeChecked();
    // The sum and the button that pays what is ticked, on the first screen together and not one over the other.
    await expectSumAndButton(page, scrolled.pay);
    await way.press(page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }));
    await way.press(payBar(page).getByRole('button', { name: /^Zapłać/ }));
    await way.press(payDialog(page).getByRole('radio', { name: /Przelewy 24/ }));
    await way.press(payDialog(page).getByRole('button', { name: /^Zapłać/ }));
    await page.waitForURL('**/kontakt');
    expect(way.count()).toBe(5);
  });

  test(`in ${name}: the card of a charge shows the sum and the button that pays it without scrolling${run}`, {
    tag: '@once',
  }, async ({ page, portal }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
    await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
    await openCard(page, 'W/00123/2026');
    await page.evaluate(() => scrollTo(0, 0));
    await expectSumAndButton(page, scrolled.card);
    // Below the instalments the bar stays with them, so that it covers nothing that is read there.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const after = await page.getByRole('button', { name: 'Pobierz potwierdzenie wpłat' }).boundingBox();
    const bar = await payBar(page).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0);
    await expectNoSidewaysScrolling(page);
  });

  test(`in ${name}: a reading is sent in three presses after the login, and a letter to the office in four${run}`, {
    tag: '@once',
  }, async ({ page, portal }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
    await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
    // Nothing is sent to the books of the office, which other stories read.
    await page.route('**/api/woda/zapiszOdczyt*', (route) => route.fulfill({ json: { czyZapisano: true } }));
    await page.route('**/api/woda/dodajZgloszenie*', (route) => route.fulfill({ json: { czyZapisano: true } }));
    await page.goto('/moje-sprawy');
    const reading = presses();
    await reading.press(page.getByRole('link', { name: 'Podaj stan wodomierza' }));
    const field = page.getByRole('textbox', { name: /^Nowy odczyt wodomierza/ }).first();
    expect(await screensTo(page, field)).toBe(scrolled.reading);
    // Where the heading of the column is out of sight, the field has words of its own to see.
    if (size === phone) expect((await page.locator('label.reading-label').first().boundingBox())?.width).toBeGreaterThan(100);
    await field.fill('99999');
    await reading.press(page.getByRole('button', { name: /^Wyślij odczyt/ }).first());
    await reading.press(page.getByRole('alertdialog').getByRole('button', { name: /^Wyślij/ }));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(reading.count()).toBe(3);
    await expectNoSidewaysScrolling(page);

    await page.goto('/moje-sprawy');
    const letter = presses();
    await letter.press(page.getByRole('link', { name: 'Napisz w\u00a0sprawie wody' }));
    await letter.choose(page.getByLabel('Punkt odbioru'), { index: 1 });
    await letter.choose(page.getByLabel('Temat', { exact: true }), { index: 1 });
    await page.getByLabel('Treść zgłoszenia').fill('Przeciek przy wodomierzu.');
    expect(await screensTo(page, page.getByRole('button', { name: 'Wyślij zgłoszenie' }))).toBe(scrolled.letter);
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/woda/'));
    await letter.press(page.getByRole('button', { name: 'Wyślij zgłoszenie' }));
    await asked;
    expect(letter.count()).toBe(4);
  });
}

test('from a phone the opening hours are one press from the start page, and the three tasks come before the topics', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
  await page.goto('/strona-glowna');
  const tasks = page.getByRole('navigation', { name: 'Załatw teraz' }).getByRole('link');
  await expect(tasks).toHaveText(['Zapłać', 'Podaj stan wodomierza', 'Sprawdź swoje sprawy']);
  expect(await screensTo(page, tasks.first())).toBeLessThanOrEqual(1);
  await expectNoSidewaysScrolling(page);
  const way = presses();
  await way.press(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }));
  await expect(page.getByText(/\d{1,2}[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}/).first()).toBeVisible();
  expect(way.count()).toBe(1);
  expect(await screensTo(page, page.getByText(/\d{1,2}[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}/).first())).toBe(1);
  // Whoever is not logged in comes to the task after the login.
  await page.goto('/strona-glowna');
  await tasks.first().click();
  await expect(page).toHaveURL(/\/logowanie/);
});

test('what came since is as many presses and screens away as docs/journeys.md says, in a wide window and on a phone', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
  // What other stories send and begin in this office is not counted: the notices of it, and the rows that it put on top.
  const answerWith = (call: string, change: (answer: Readonly<Record<string, unknown[]>>) => object) =>
    page.route(`**/api/${call}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    });
  await answerWith('uzytkownicy/informacje', (user) => ({ ...user, poprzednieLogowanie: null }));
  await answerWith('woda/dajZgloszenia', ({ zgloszenia = [] }) => ({ zgloszenia: zgloszenia.slice(-2) }));
  await answerWith('woda/dajWyslaneOdczyty', ({ odczyty = [] }) => ({ odczyty: odczyty.slice(-3) }));
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  /** Screens scrolled in a wide window and on a phone. */
  const scrolled = async (target: Locator) => {
    const screens: number[] = [];
    for (const size of [wide, phone]) {
      await page.setViewportSize(size);
      screens.push(await screensTo(page, target));
    }
    return screens;
  };
  const newest = (list: string) => page.getByRole('table', { name: list }).locator('tbody tr').first();

  await page.goto('/strona-glowna');
  expect.soft(await scrolled(page.getByRole('link', { name: 'Wszystkie aktualności' })), 'news').toEqual([1, 1]);

  await page.goto('/budzet-w-skrocie');
  expect.soft(await scrolled(page.getByRole('img', { name: /^Skąd są/ })), 'money').toEqual([1, 2]);

  await page.goto('/moje-sprawy');
  for (const list of ['Twoje należności', 'Twoje zgłoszenia', 'Twoje wysłane odczyty']) await expect(newest(list)).toBeVisible();
  expect.soft(await scrolled(newest('Twoje zgłoszenia')), 'a request').toEqual([1, 4]);
  expect.soft(await scrolled(newest('Twoje wysłane odczyty')), 'a reading').toEqual([2, 5]);
  expect.soft(await scrolled(newest('Twoje wodomierze')), 'until when').toEqual([1, 3]);

  await page.goto('/panel-uzytkownika');
  const way = presses();
  await way.press(page.getByRole('link', { name: 'Dane korespondencyjne' }));
  await expect(page.getByLabel('Kod pocztowy')).not.toHaveValue('');
  expect.soft(await scrolled(page.getByRole('button', { name: 'Wyślij zgłoszenie' })), 'data').toEqual([2, 3]);
  expect(way.count()).toBe(1);
});
