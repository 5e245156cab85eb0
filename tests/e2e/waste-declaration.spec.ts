// The declaration of the waste fee, from its first page to the number of the case.
import type { Route } from 'playwright/test';
import { expectAccessible } from './axe';
import { expectReceiptOf, summaryRows } from './receipt';
import { signIn } from './sign-in';
import { download, expect, expectNoSidewaysScrolling, plain, test } from './story';

test('the declaration of the waste fee is filled in step by step by keyboard, computed by the rates of its day, kept as a draft and continued from the list of drafts, checked in the summary and sent; its case stands in the list, the draft no more, and its receipt says what the summary said', {
  tag: '@phone',
}, async ({ page, portal, allowConsole }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/deklaracja-o-odpadach');
  const next = page.getByRole('button', { name: 'Dalej', exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading('Krok 1 z 5 Rodzaj deklaracji')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByLabel('Zmieniły się dane z wcześniejszej deklaracji').check();
  await page.getByLabel('Co się zmieniło').fill('Urodziła się córka.');
  await page.getByRole('textbox', { name: 'Od kiedy obowiązuje' }).fill('01.06.2025');
  await page.keyboard.press('Enter');

  await expect(heading('Krok 2 z 5 Nieruchomość')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ogrodowa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12-345');
  await page.keyboard.press('Enter');

  await expect(heading('Krok 3 z 5 Mieszkańcy i kompostownik')).toBeFocused();
  await page.getByLabel('Imię i nazwisko').fill('Anna Przykładowa');
  await page.getByRole('button', { name: 'Dodaj osobę' }).click();
  await page.keyboard.type('Ola Przykładowa');
  const fee = async () => plain((await page.locator('.form-value strong').textContent()) ?? '');
  expect(await fee()).toBe('58,00 zł');
  await page.getByLabel(/Mam kompostownik/).check();
  await page.getByLabel('Pojemność kompostownika w litrach').fill('400');
  await expect.poll(fee).toBe('53,00 zł');
  await expectNoSidewaysScrolling(page);
  // The draft lies at the office: another browser, here one without what this one stored, goes on from the list.
  await page.getByRole('button', { name: 'Zapisz szkic', exact: true }).click();
  await expect(page.getByText(/Szkic zapisano w\surzędzie:/)).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('okienko.form')) localStorage.removeItem(key);
  });
  await page.goto('/moje-sprawy');
  const drafts = page.locator('.block', { hasText: 'Twoje szkice' }).last();
  await expect(drafts).toContainText('Deklaracja o odpadach');
  await expectNoSidewaysScrolling(page);
  // A draft that is none is said to be, and one that is leads to the step where it was left.
  const damaged = { content: '{"at":', version: 1, savedAt: '2026-09-28 10:15:00' };
  await page.route('**/api/szkice/dajSzkic?*', (route) => route.fulfill({ json: damaged }), { times: 1 });
  await drafts.getByRole('link', { name: /Kontynuuj/ }).click();
  const load = page.getByRole('button', { name: 'Wczytaj szkic' });
  await load.click();
  await expect(page.getByText(/jest uszkodzony i\snie da się go wczytać/)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.reload();
  await load.click();
  await expect(page.getByText('Wczytaliśmy szkic.')).toBeVisible();
  await expect(heading('Krok 3 z 5 Mieszkańcy i kompostownik')).toBeVisible();
  await expect(page.getByLabel('Imię i nazwisko').last()).toHaveValue('Ola Przykładowa');
  await expect(page.getByLabel('Pojemność kompostownika w litrach')).toHaveValue('400');
  await next.click();
  await page.getByLabel(/Oświadczam/).check();
  await next.click();

  await expect(heading('Krok 5 z 5 Sprawdź i wyślij')).toBeFocused();
  await expect(page.getByText(/Stawki ustala uchwała nr IX\/61\/2024\./)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zmień: Rodzaj deklaracji' }).click();
  await page.getByRole('textbox', { name: 'Od kiedy obowiązuje' }).fill('01.10.2026');
  await page.getByRole('button', { name: 'Wróć do podsumowania' }).click();
  await expect(page.getByText(/Stawki ustala uchwała nr XII\/84\/2025\./)).toBeVisible();
  const rows = await summaryRows(page);
  // The office takes it and its answer is lost: what is sent again after a reload, from a draft, is the same one.
  allowConsole(/ERR_FAILED/);
  const send = page.getByRole('button', { name: 'Wyślij deklarację' });
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/odpady/zlozDeklaracje*', lost, { times: 1 });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz szkic', exact: true }).click();
  await page.getByRole('button', { name: 'Zapisz to, co jest tutaj' }).click();
  await expect(page.getByText(/Szkic zapisano w\surzędzie:/)).toBeVisible();
  await page.reload();
  await load.click();
  await send.click();
  const told = page.getByText(/Deklaracja została wysłana\. Numer sprawy: OD\/\d+\/\d{4}\./);
  await expect(told).toBeVisible();
  const number = /OD\/\d+\/\d{4}/.exec((await told.textContent()) ?? '')?.[0] ?? '';
  const sent = page.locator('.block', { hasText: 'Wysłane deklaracje' }).last();
  await expect(sent).toContainText(number);
  await expect(sent.getByText(/OD\/\d+\/\d{4}/)).toHaveCount(1);
  expectReceiptOf(rows, (await download(page, /^Potwierdzenie PDF: /)).bytes);
  await page.goto('/moje-sprawy');
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Twoje szkice' })).toBeHidden();
});
