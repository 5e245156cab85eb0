// What is owed on several cards, paid at once.
import type { Page } from 'playwright/test';
import { startPortal } from '../portal-server';
import { expectAccessible } from './axe';
import { boxes, decideAtGateway, payBar, payDialog } from './open-card';
import { signIn } from './sign-in';
import { amount, expect, expectNoSidewaysScrolling, speak, test, textOf } from './story';

interface Instalment {
  readonly idKartyNaleznosci: number;
  readonly symbolKarty: string | null;
  readonly numerKontaBankowego: string | null;
  readonly idNaleznosciRatyZbiorczej: number;
  readonly terminPlatnosci: string | null;
  readonly kwotaRazem: number | null;
}

/** What is owed now, as the office answers when the screen is opened. */
async function openPayment(page: Page, open: () => Promise<unknown>): Promise<readonly Instalment[]> {
  const answered = page.waitForResponse('**/api/oplaty/dajRatyDoZaplaty?*');
  await open();
  const { ratyZbiorcze } = await (await answered).json();
  return ratyZbiorcze;
}

test('from the start page in five presses: what is overdue on all cards is ticked, two more are added, one payment goes to the gateway that takes several accounts', {
  tag: '@once',
}, async ({ page }) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date());
  // Everything is paid here, which other stories need unpaid.
  const portal = await startPortal('start', { PAYMENT_POSTING_SECONDS: '2' });
  await page.addInitScript(() => location.protocol === 'about:' || localStorage.setItem('okienko.cookies', 'true'));
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto(`${portal.url}/moje-sprawy`);
  const starts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/dodajPrzelew')) starts.push(request.postDataJSON());
  });
  // Until the office has said that it takes several at once, the way leads to the list.
  await expect(page.getByRole('link', { name: 'Zapłać', exact: true })).toHaveAttribute('href', '/zaplac');
  // 1
  const rows = await openPayment(page, () => page.getByRole('link', { name: 'Zapłać', exact: true }).click());
  await expect(page).toHaveURL(/\/zaplac$/);
  const overdue = rows.filter(({ terminPlatnosci }) => terminPlatnosci !== null && terminPlatnosci < today);
  const later = rows.filter((row) => !overdue.includes(row));
  expect(new Set(overdue.map(({ idKartyNaleznosci }) => idKartyNaleznosci)).size).toBeGreaterThan(2);
  const sum = (of: readonly Instalment[]) => of.reduce((total, { kwotaRazem }) => total + (kwotaRazem ?? 0), 0);
  await expect(payBar(page).getByRole('status')).toContainText(`${overdue.length} zaznaczonych rat`);
  expect(amount(await textOf(payBar(page).locator('.pay-sum')))).toBeCloseTo(sum(overdue), 2);
  expect(amount(await textOf(page.locator('.record-large dd')))).toBeCloseTo(sum(rows), 2);
  await expectAccessible(page);
  // 2: everything that can be paid
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).click();
  expect(amount(await textOf(payBar(page).locator('.pay-sum')))).toBeCloseTo(sum([...overdue, ...later]), 2);
  // 3
  await payBar(page)
    .getByRole('button', { name: /^Zapłać/ })
    .click();
  const dialog = payDialog(page);
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog).toContainText('KIR Paybynet przyjmuje płatność na jeden rachunek');
  await expect(dialog).not.toContainText('Na rachunek bankowy');
  await expectAccessible(page);
  // 4 and 5
  await dialog.getByRole('radio', { name: /Przelewy 24/ }).check();
  await dialog.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL('**/bramka-p24/**');
  const [first, ...others] = new Set(rows.map(({ idKartyNaleznosci }) => idKartyNaleznosci));
  expect(starts).toEqual([
    expect.objectContaining({
      idKartyNaleznosci: first,
      idInnychKart: others,
      idNaleznosciRatyZbiorczej: rows.map(({ idNaleznosciRatyZbiorczej }) => idNaleznosciRatyZbiorczej),
    }),
  ]);
  await decideAtGateway(page, 'zaplac');
  const receipt = page.getByRole('region', { name: 'Potwierdzenie płatności' });
  expect(amount(await textOf(receipt.locator('.record-large dd')))).toBeCloseTo(sum(rows), 2);
  await expectAccessible(page);
  // Booked on every card: nothing is left to pay.
  await expect(async () => {
    await page.goto(`${portal.url}/zaplac`);
    await expect(page.getByText('Nie masz teraz nic do zapłaty.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.goto(`${portal.url}/lista-naleznosci`);
  await expect(page.getByText(/^Nie masz tu należności do zapłaty/)).toBeVisible();
  const paid = page.locator('details').filter({ hasText: 'Zapłacone' });
  await paid.locator('summary').click();
  await expect(paid.locator('tbody tr').first()).toContainText('opłacona');
  // Nothing of the page may be on its way to a server that is gone.
  await page.goto('about:blank');
  await portal.stop();
});

test('one charge of the list is paid alone: its next instalment is ticked, either gateway takes it, and who unticks it keeps that over a change of language @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => location.protocol === 'about:' || localStorage.setItem('okienko.cookies', 'true'));
  await signIn(page, portal, 'jan');
  await page.goto('/lista-naleznosci');
  // The sum and the button stand on the first screen of a phone.
  for (const target of [page.locator('.record-large dd'), page.getByRole('link', { name: 'Zapłać', exact: true })]) {
    const box = await target.boundingBox();
    expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
  await expectNoSidewaysScrolling(page);
  await openPayment(page, () =>
    page
      .locator('tbody')
      // An address that hands nothing over is a link, so that it can be opened in another tab.
      .getByRole('link', { name: /^Zapłać: / })
      .first()
      .click(),
  );
  await expect(page).toHaveURL(/\/zaplac\?karta=/);
  await expect(page.locator('tbody input:checked')).not.toHaveCount(0);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await payBar(page)
    .getByRole('button', { name: /^Zapłać/ })
    .click();
  await expect(payDialog(page).getByRole('radio')).toHaveCount(2);
  await expect(payDialog(page)).toContainText('Na rachunek bankowy');
  await page.keyboard.press('Escape');
  for (const box of await boxes(page).all()) await box.uncheck();
  await speak(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay');
  await expect(page.locator('tbody input[type=checkbox]').first()).not.toBeChecked();
});

test('an office that takes one charge at a time offers no payment of several and is not asked for them; each row of the list leads to its own charge @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    const { czyWieleNaleznosci: _several, ...settings } = await answer.json();
    await route.fulfill({ response: answer, json: settings });
  });
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('dajRatyDoZaplaty') && asked.push(request.url())));
  await signIn(page, portal, 'jan');
  await page.goto('/lista-naleznosci');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zapłać', exact: true })).toHaveCount(0);
  const row = page.locator('tbody tr').first();
  const symbol = await textOf(row.locator('td').nth(1));
  await row.getByRole('button', { name: /^Zapłać: / }).click();
  await expect(page).toHaveURL(/\/naleznosci-/);
  await expect(page.locator('main')).toContainText(symbol);
  await expect(payBar(page)).toBeVisible();
  await page.goto('/moje-sprawy');
  await expect(page.getByRole('link', { name: 'Zapłać', exact: true })).toHaveAttribute('href', '/lista-naleznosci');
  await page.goto('/zaplac');
  await page.getByRole('link', { name: 'Zapłać jedną należność z\u00a0listy' }).click();
  await expect(page).toHaveURL(/lista-naleznosci/);
  expect(asked).toEqual([]);
});
