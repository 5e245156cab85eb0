// Dues paid online: selected, summed, shown in a summary, paid at the sandbox gateways, refused, interrupted and booked.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { boxes, decideAtGateway, openCard, openFilters, payBar, payDialog, showCard, tabTo, untilOrdered } from './open-card';
import { pressLook } from './press-look';
import { signIn } from './sign-in';
import { amount, expect, expectNoSidewaysScrolling, plain, pressTwice, test, textOf } from './story';

/** Collects the bodies of calls that start a payment. */
function watchStarts(page: Page): unknown[] {
  const starts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/dodajPrzelew')) starts.push(request.postDataJSON());
  });
  return starts;
}

async function configure(page: Page, change: object): Promise<void> {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });
}

test('a person selects instalments and pays with Przelewy 24 by keyboard alone; the payment is on its way, then booked [INST-08, INST-15, INST-17, INST-18, INST-19, PAY-01, PAY-02, PAY-03, PAY-04, PAY-07, PAY-08, PAY-09, PAY-10, PAY-11, ERR-30, LIMIT-13, LIMIT-21]', {
  tag: '@once',
}, async ({ page, portal }) => {
  // The cookie notice would move the bar up, which another story shows.
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
  await signIn(page, portal, 'anna');
  const starts = watchStarts(page);
  const answered = page.waitForResponse('**/api/oplaty/dajNaleznosciKarty?*');
  await openCard(page, 'P/00231/2026');
  const shown = await answered;
  const { ratyZbiorcze } = await shown.json();
  const [first] = ratyZbiorcze.filter((rata: { czySplacona: boolean }) => !rata.czySplacona);
  const bar = payBar(page);
  await expect(boxes(page)).toHaveCount(2);
  const sums = (await page.locator('tbody [data-label^="Razem ("]').allTextContents()).map(amount);

  // What is overdue is ticked. The disabled button still gets the focus, and says why it is disabled.
  const pay = bar.getByRole('button');
  await expect(bar.getByRole('status')).toHaveText(/^2 zaznaczone raty, razem/);
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).press('Space');
  await tabTo(page, pay);
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(bar.getByRole('tooltip')).toBeVisible();
  await expect(bar.getByRole('tooltip')).toHaveText('Zaznacz co najmniej jedną ratę.');
  await expect(pay).toHaveAccessibleDescription('Zaznacz co najmniej jedną ratę.');
  await page.keyboard.press('Enter');
  await expect(payDialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('tooltip')).toBeHidden();

  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText(/^1 zaznaczona rata, razem/);
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).press('Space');
  expect(amount(await textOf(bar.locator('.pay-sum')))).toBeCloseTo((sums[0] ?? 0) + (sums[1] ?? 0), 2);
  await expectAccessible(page);
  await openFilters(page);
  await page.getByRole('radio', { name: 'Wszystkie' }).press('Space');
  await expect(bar.getByRole('status')).toHaveText('Filtr się zmienił, więc żadna rata nie jest zaznaczona.');
  await expect(boxes(page)).toHaveCount(2);
  await expect(page.locator('tbody tr', { hasText: 'Zapłacona' })).toHaveCount(2);
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();

  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  const due = await textOf(bar.locator('.pay-sum'));
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  const dialog = payDialog(page);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  expect(plain((await dialog.textContent()) ?? '')).toContain('Urząd Gminy Brzezie Leśne');
  await expect(dialog.getByText('P/00231/2026')).toBeVisible();
  await expect(dialog.getByText(/^\d{2}( \d{4}){6}$/)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: /^Zapłać/ }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expect(dialog.locator('.field-problem')).toHaveText('Wybierz sposób płatności');
  await page.keyboard.press('Space');
  // The cheaper gateway comes first.
  await expect(dialog.getByRole('radio', { name: /KIR Paybynet/ })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Przelewy 24/ })).toBeChecked();
  const total = amount(await textOf(dialog.locator('.pay-total strong')));
  expect(total).toBeCloseTo(Math.round(amount(due) * 101.2) / 100, 2);
  await expectAccessible(page);

  // Pressing twice starts one payment.
  await tabTo(page, dialog.getByRole('button', { name: /^Zapłać/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bramka-p24/**');
  expect(starts).toEqual([
    {
      idKartyNaleznosci: expect.any(Number),
      idNaleznosciRatyZbiorczej: [first.idNaleznosciRatyZbiorczej],
      nip: null,
      urlPowrotuBlad: `${portal.url}/platnosc-informacja?wynik=blad`,
      urlPowrotuOk: `${portal.url}/platnosc-informacja?wynik=ok`,
      idNaleznosciRaty: first.raty.map((part: { idNaleznosciRaty: number }) => part.idNaleznosciRaty),
    },
  ]);
  // The gateway asks for the amount in the summary.
  expect(amount(await textOf(page.getByRole('heading', { level: 1 })))).toBeCloseTo(total, 2);
  const [onItsWay] = await Promise.all([untilOrdered(shown.request(), 'zleconoPlatnoscZP24'), decideAtGateway(page, 'zaplac')]);
  await expect(page.getByText('Płatność została przyjęta.')).toBeVisible();
  await expect(page.getByText(/5\sdni roboczych/)).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Potwierdzenie płatności' });
  expect(amount(await textOf(receipt.locator('.record-large dd')))).toBeCloseTo(amount(due), 2);
  await expect(receipt).toContainText('P/00231/2026');
  await expect(receipt).toContainText('Anna Przykładowa');
  await expect(receipt).toContainText('Przelewy 24');
  await expect(page.getByText(/^Potwierdzenie wyślemy też na adres anna@\S+, gdy/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz potwierdzenie' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^platnosc_[\w-]+\.pdf$/);
  await expectAccessible(page);

  const showPresent = await showCard(page, onItsWay);
  await openCard(page, 'P/00231/2026');
  const ordered = page.locator('tbody tr', { hasText: 'Zlecono: Przelewy 24' });
  await expect(ordered).toHaveCount(1);
  await expect(ordered.getByRole('checkbox')).toHaveCount(0);
  await expect(boxes(page)).toHaveCount(1);
  await showPresent();
  await expect(async () => {
    await page.reload();
    await openFilters(page);
    await page.getByRole('radio', { name: 'Zapłacone', exact: true }).check();
    await expect(page.locator('tbody tr', { hasText: 'Zapłacona' })).toHaveCount(3, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
});

test('an institution pays with Paybynet: refused, then left in a closed window, then asked and paid with a late notification [PAY-01, PAY-08, PAY-09, PAY-10, PAY-11, ERR-30, ACCESS-11, CALL-14]', {
  tag: '@once',
}, async ({ page, portal, context, allowConsole }) => {
  allowConsole(/status of 409/);
  await signIn(page, portal, 'sklep');
  const starts = watchStarts(page);
  const asked = page.waitForRequest('**/api/oplaty/dajNaleznosciKarty?*');
  const choose = async (tab: Page) => {
    await openCard(tab, 'GO/00041/2026');
    await boxes(tab).first().check();
    await payBar(tab).getByRole('button').click();
    await payDialog(tab)
      .getByRole('radio', { name: /KIR Paybynet/ })
      .check();
  };
  const pay = (tab: Page) => payDialog(tab).getByRole('button', { name: /^Zapłać/ });
  await choose(page);
  await pay(page).click();
  await page.waitForURL('**/bramka-paybynet/**');
  expect(starts[0]).toMatchObject({ nip: '1234563218' });
  await decideAtGateway(page, 'odmow');
  await expect(page.getByText('Płatność nie powiodła się.')).toBeVisible();

  // The one filled button leads to the same instalments, ticked as before.
  await expect(page.locator('main .button-primary')).toHaveText(['Zapłać jeszcze raz']);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  // Which payment it was is known once the history has come.
  await page.locator('a[href*="/zaplac?platnosc="]', { hasText: 'Zapłać jeszcze raz' }).click();
  await expect(page).toHaveURL(/\/zaplac\?platnosc=/);
  await expect(page.getByText('Zaznaczyliśmy raty z\u00a0płatności, która się nie powiodła.')).toBeVisible();
  await expect(payBar(page).getByRole('status')).toContainText('1 zaznaczona rata');
  await payBar(page)
    .getByRole('button', { name: /^Zapłać \d/ })
    .click();
  await payDialog(page)
    .getByRole('radio', { name: /KIR Paybynet/ })
    .check();
  await pay(page).click();
  await page.waitForURL('**/bramka-paybynet/**');
  // The order is the same, of the same instalments in the same words.
  expect(starts).toHaveLength(2);
  expect(starts[1]).toEqual(starts[0]);
  await decideAtGateway(page, 'odmow');
  await expect(page.getByText('Płatność nie powiodła się.')).toBeVisible();

  // Another attempt is possible. Here it is prepared while the same payment is begun in another window, which is then closed.
  await choose(page);
  const other = await context.newPage();
  await choose(other);
  await pay(other).click();
  await decideAtGateway(other, 'zamknij');
  await expect(other.getByRole('heading', { name: 'Płatność przerwana' })).toBeVisible();
  await other.close();

  await pay(page).click();
  await expect(payDialog(page).getByRole('alert')).toContainText('Jeśli zapłacisz ponownie, możesz mieć nadpłatę.');
  await expectAccessible(page);
  await payDialog(page)
    .getByRole('button', { name: /^Zapłać ponownie/ })
    .click();
  const [onItsWay] = await Promise.all([untilOrdered(await asked, 'zleconoPlatnoscZKIR'), decideAtGateway(page, 'opoznij')]);
  await expect(page.getByText('Płatność została przyjęta.')).toBeVisible();
  expect(starts.at(-1)).toMatchObject({ potwierdzonoPonowne: true });

  // The office learns of it later than the browser, and the other instalment can be paid meanwhile.
  await showCard(page, onItsWay);
  await openCard(page, 'GO/00041/2026');
  await expect(page.locator('tbody tr', { hasText: 'Zlecono: KIR Paybynet' })).toHaveCount(1);
  await expect(boxes(page)).toHaveCount(1);
});

test('a card of 240 instalments shows five at a time, up to thirty or all; what is ticked counts on every page [TABLE-05, PAY-03]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'wytwornia');
  await openCard(page, 'SC/00012/2026');
  const rows = page.locator('.payments tbody tr');
  await expect(rows).toHaveCount(5);
  const sizes = page.getByLabel('Liczba wierszy na stronie').first();
  await expect(sizes).toHaveValue('5');
  const offered = (await sizes.locator('option').allTextContents()).map(plain);
  expect(offered.slice(0, 4)).toEqual(['5', '10', '20', '30']);
  expect(offered).toHaveLength(5);
  // None but these two is ticked, whatever is overdue today.
  await expect(payBar(page).getByRole('status')).toContainText(/zaznaczon/);
  for (const press of [1, 2]) {
    const all = page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ });
    if (press === 1 || (await all.isChecked())) await all.setChecked(press === 1);
  }
  await boxes(page).first().check();
  await page.locator('.payments').getByRole('button', { name: 'Następna strona' }).click();
  await expect(rows).toHaveCount(5);
  await boxes(page).first().check();
  await expect(payBar(page)).toContainText(/2 zaznaczone raty/);
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).check();
  const [, all = ''] = /wszystkie (\d+)/.exec(await textOf(page.getByText(/^Zaznacz wszystkie/))) ?? [];
  expect(Number(all)).toBeGreaterThan(100);
  await expect(payBar(page)).toContainText(new RegExp(`${all} zaznaczon`));
});

test('the card, its bar and the summary fit a phone and both contrasts [INST-09, INST-11, INST-16, INST-20, PAY-03] @phone', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'anna', { subject: 'Sklep Przykład sp. z o.o.' });
  await openCard(page, 'OL/00041/2026');
  await expect(boxes(page)).toHaveCount(5);
  await expect(page.locator('tr.row-error').first()).toContainText('po terminie');
  const colour = await page
    .locator('.row-error .tone-words')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red, 'red stands out').toBeGreaterThan(2 * Math.max(green, blue));
  const cells = page.locator('.payments tbody tr').first().locator('[data-label]');
  const labels = await cells.evaluateAll((found) => found.map((cell) => cell.getAttribute('data-label')?.replace(/\s\(.*/, '')));
  // On a phone a row begins with what matters: its day, then its sum. On a desk the sum stands after what it is made of.
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const parts = ['Rata', 'Kwota główna', 'Koszty upomnień i\u00a0egzekucji', 'Odsetki', 'Opłata prolongacyjna'];
  expect(labels).toEqual(['Termin płatności', ...(isPhone ? ['Razem', ...parts] : [...parts, 'Razem']), 'Oznaczenia']);
  await page
    .getByRole('button', { name: /^Pokaż składniki: / })
    .first()
    .click();
  await expect(page.locator('.row-details table')).toBeVisible();
  await expect(page.getByText(/O\s–\sodroczony termin/)).toBeVisible();
  for (const name of ['Pobierz PDF', 'Pobierz potwierdzenie wpłat'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  // What is overdue is ticked when the card is opened; nothing else is left ticked now.
  await expect(payBar(page).getByRole('button', { name: /^Zapłać \d/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).check();
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).uncheck();
  await expect(payBar(page).getByRole('button', { name: 'Zapłać', exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await boxes(page).nth(3).focus();
  // The focused element is not behind the bar.
  const box = await boxes(page).nth(3).boundingBox();
  const bar = await payBar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // The bar is above the cookie notice, which has not been accepted yet.
  const notice = await page.locator('.cookie-notice').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  // Tapping the disabled button shows why it is disabled.
  await payBar(page).getByRole('button').click({ force: true });
  await expect(payBar(page).getByRole('tooltip')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await boxes(page).first().check();
  await pressLook(page, 'Wysoki kontrast');
  await expectAccessible(page);
  await payBar(page).getByRole('button').click();
  await expect(payDialog(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.keyboard.press('Escape');
  await expect(payBar(page).getByRole('button')).toBeFocused();
});

test('one gateway is gone to directly with the id of the transfer, none is said; a payment that cannot be started keeps the selection and says why [PAY-05, PAY-06, PAY-07, PAY-10, PAY-18, ERR-29, CONF-02]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of (409|500|502)/);
  await signIn(page, portal, 'jan');
  await configure(page, { czyKir: false, czyP24: false });
  await openCard(page, 'R/00045/2026');
  await boxes(page).first().check();
  await expect(payBar(page).getByText('Brak dostępnych opcji płatności').first()).toBeVisible();
  await payBar(page).getByRole('button').hover();
  await expect(payBar(page).getByRole('tooltip')).toHaveText('Brak dostępnych opcji płatności');
  await payBar(page).getByRole('button').click({ force: true });
  await expect(payDialog(page)).toHaveCount(0);

  await page.unroute('**/api/pi/konfiguracja*');
  await configure(page, { czyKir: false, czyInfoOProwizjach: false });
  const starts = watchStarts(page);
  await openCard(page, 'R/00045/2026');
  await boxes(page).first().check();
  await boxes(page).nth(1).check();
  await expect(payBar(page)).not.toContainText('prowizja');
  const dialog = payDialog(page);

  const opis = 'Operator płatności nie odpowiada.';
  await page.route('**/api/platnosci/p24/dodajPrzelew*', (route) => route.fulfill({ status: 502, json: { kod: 1703, opis } }), {
    times: 1,
  });
  const start = payBar(page).getByRole('button', { name: /^Zapłać/ });
  await start.click();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(dialog).toContainText('Przelewy 24');
  await expect(dialog.getByRole('alert')).toContainText(opis);
  await expect(dialog.getByRole('alert')).toContainText('Zaznaczone raty pozostały bez zmian.');
  await page.keyboard.press('Escape');
  await expect(boxes(page).first()).toBeChecked();
  await expect(boxes(page).nth(1)).toBeChecked();

  // The transfer was made but the browser did not reach the gateway; another attempt continues the same transfer.
  await page.route('**/api/platnosci/p24/przekierowanie*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await start.click();
  await expect(dialog.getByRole('alert')).toContainText('Nie udało się przejść do operatora płatności.');
  await pressTwice(dialog.getByRole('button', { name: /^Zapłać/ }));
  await decideAtGateway(page, 'zamknij');
  await expect(page.getByRole('heading', { name: 'Płatność przerwana' })).toBeVisible();
  expect(starts).toHaveLength(2);

  // An office that only prepares the transfer: one press, and the browser takes the id to the configured address.
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/przekierowanie') && asked.push(request.url())));
  await page.route('https://bramka.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bramka</h1>' }));
  await page.route('**/api/platnosci/p24/dodajPrzelew*', (route) => route.fulfill({ json: { idPrzelewu: 'a/7' } }));
  await page.unroute('**/api/pi/konfiguracja*');
  const adresBramkiP24 = 'https://bramka.example/p24?przelew={idPrzelewu}';
  await configure(page, { czyKir: false, czyInfoOProwizjach: true, prowizjaP24: 1.5, adresBramkiP24 });
  await openCard(page, 'R/00045/2026');
  await boxes(page).first().check();
  const due = amount(await textOf(payBar(page).locator('.pay-sum')));
  const commission = amount(await textOf(payBar(page).locator('.pay-commission')));
  expect(commission).toBeCloseTo(Math.ceil(due * 1.5) / 100, 2);
  expect(amount(await textOf(start))).toBeCloseTo(due + commission, 2);
  await start.click();
  await page.waitForURL('https://bramka.example/p24?przelew=a%2F7');
  expect(asked).toEqual([]);
});

test('a restricted account is told that it must be verified first, and sees no dues [ACCESS-06] @once @full', async ({ page, portal }) => {
  await signIn(page, portal, 'niezweryfikowana');
  await page.goto('/naleznosci-podatki-gminne');
  await expect(page.getByText(/Ta usługa będzie dostępna, gdy potwierdzisz swoją tożsamość/)).toBeVisible();
  await expect(payBar(page)).toHaveCount(0);
});

test('who pays by transfer copies plain values and has a code for the bank; where the page may not copy, the value is selected', {
  tag: '@phone',
}, async ({ page, portal, context }) => {
  await signIn(page, portal, 'jan');
  await openCard(page, 'OL/00023/2026');
  await page.locator('summary', { hasText: 'Zapłać przelewem' }).click();
  const transfer = page.locator('details', { hasText: 'Zapłać przelewem' });
  const account = await textOf(transfer.locator('dd span', { hasText: /^\d\d\s\d{4}/ }).first());
  const code = transfer.getByRole('img', { name: /^Kod QR/ });
  const box = await code.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async (name: string) => {
    await transfer.getByRole('button', { name: `Kopiuj: ${name}` }).press('Enter');
    await expect(transfer.getByRole('status').filter({ hasText: 'Skopiowano' })).toHaveCount(1);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Numer rachunku')).toBe(account.replaceAll(' ', ''));
  expect(await copied('Kwota')).toMatch(/^\d+,\d\d$/);
  expect(await copied('Tytuł przelewu')).toBe('OL/00023/2026');

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await transfer.getByRole('button', { name: 'Kopiuj: Numer rachunku' }).click();
  await expect(transfer.getByRole('status').filter({ hasText: 'Zaznaczono' })).toHaveCount(1);
  expect(plain(await page.evaluate(() => String(getSelection())))).toBe(account);

  await page.emulateMedia({ media: 'print' });
  await expect(transfer.getByRole('button', { name: /^Kopiuj/ })).toHaveCount(0);
});
