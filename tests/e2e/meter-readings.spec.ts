import type { Page } from 'playwright/test';
import type { PortalServer } from '../portal-server';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { columnTexts, download, expect, expectNoSidewaysScrolling, plain, pressTwice, test, textOf } from './story';

interface Meter {
  readonly idLicznika: number;
  readonly idPunktu: number;
  readonly nrLicznika: string;
  readonly stanLicznika: number;
}

interface Report {
  readonly stanLicznika: number;
  readonly kiedyObsluzono: string | null;
}

/** The office's own answer for a signed-in user. */
async function ask<Answer>(portal: PortalServer, token: string, call: string): Promise<Answer> {
  const answer = await fetch(`${portal.url}/api${call}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status, call).toBe(200);
  return await answer.json();
}

const lower = 'Wartość nie może być niższa niż poprzedni odczyt';
const format = 'Odczyt nie zgadza się z formatem wodomierza';
const notGreater = 'Wartość musi być wyższa niż poprzedni odczyt';
const notSaved = 'Odczyt nie został wysłany. Sprawdź, ile cyfr ma przed przecinkiem i po przecinku.';

const field = (page: Page, meter: string) => page.getByRole('textbox', { name: `Nowy odczyt wodomierza ${meter}` });
const row = (page: Page, meter: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: meter, exact: true }) });
const says = (page: Page, meter: string, words: string) => row(page, meter).getByRole('alert').filter({ hasText: words });

/** Types key by key, as a resident does. */
async function typeReading(page: Page, meter: string, text: string): Promise<void> {
  await field(page, meter).fill('');
  await field(page, meter).pressSequentially(text);
}

function comma(reading: number | string): string {
  return String(reading).replace('.', ',');
}

test('readings: a person types the state of the meter, is told what is wrong, and sends it once [WMET-01, WMET-04, WMET-05, WMET-06, WMET-08, WMET-09, WMET-10, WMET-11, WMET-13, WMET-14, WMET-16, CONF-12, TABLE-07]', {
  tag: '@phone',
}, async ({ page, portal, viewport }) => {
  const { token, subjects } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const pesel = subjects.find(({ name }) => name === 'Anna Przykładowa')?.pesel ?? '';
  const { wodomierze } = await ask<{ wodomierze: readonly Meter[] }>(portal, token, `/woda/dajWodomierze?pesel=${pesel}`);
  const [meter] = wodomierze;
  if (!meter) throw new Error('The sample has no meter.');
  const { nrLicznika: number, stanLicznika: state } = meter;
  const reportsCall = `/woda/dajZgloszoneOdczyty?pesel=${pesel}&idPunktu=${meter.idPunktu}&nrLicznika=${number}`;
  const reports = async () => (await ask<{ zgloszoneOdczyty: readonly Report[] }>(portal, token, reportsCall)).zgloszoneOdczyty;
  const before = await reports();
  const reading = Math.max(state, ...before.flatMap((report) => (report.kiedyObsluzono === null ? [report.stanLicznika] : []))) + 1.125;

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/woda/zapiszOdczyt')) sent.push(request.postData() ?? '');
  });
  await page.goto('/uslugi/odczyt-licznikow');
  await expect(page.getByText('Stan wodomierza podaj w metrach sześciennych')).toBeVisible();
  await expect(row(page, number)).toContainText('W/00231');
  await expect(row(page, number)).toContainText('ul. Ogrodowa 7');
  await expect(page.locator('.pager')).toHaveCount(0);
  const input = field(page, number);
  await expect(input).toHaveAccessibleDescription(/Poprzedni odczyt: .* Cyfry przed przecinkiem: do.5, po.przecinku: do.3/);
  await expect(input).toHaveAttribute('inputmode', 'decimal');
  // A phone has no heading of a column above it, so the label is seen there.
  if ((viewport?.width ?? 0) < 600)
    expect((await page.locator('label', { hasText: /^Nowy odczyt wodomierza/ }).boundingBox())?.height).toBeGreaterThan(16);

  // Keys that do not belong in a number are ignored, and typed digits stay as they are.
  await typeReading(page, number, '12a');
  await expect(row(page, number).getByRole('status').filter({ hasText: 'Wpisz same cyfry' })).toBeVisible();
  await input.pressSequentially(',3b.4');
  await expect(input).toHaveValue('12,34');
  const send = page.getByRole('button', { name: `Wyślij odczyt: ${number}` });
  for (const [typed, words] of [
    ['', 'Puste pole'],
    [comma(state - 0.001), lower],
    [`${Math.ceil(state)},00000`, format],
    ['123456', format],
    [comma(state), notGreater],
  ] as const) {
    await typeReading(page, number, typed);
    await send.click();
    await expect(says(page, number, words)).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await typeReading(page, number, comma(reading));
  await send.click();
  const dialog = page.getByRole('alertdialog', { name: 'Wysłać ten odczyt?' });
  await expect(dialog).toContainText(`${comma(reading.toFixed(3))} m³`);
  await expect(dialog).toContainText(number);
  await dialog.getByRole('button', { name: 'Wróć do odczytu' }).click();
  await expect(input).toHaveValue(comma(reading));
  expect(sent).toEqual([]);
  await send.click();
  await pressTwice(dialog.getByRole('button', { name: 'Wyślij odczyt' }));
  await expect(row(page, number).getByRole('status').filter({ hasText: 'Wysłano odczyt' })).toBeVisible();
  // The number passes by with the message, and stays in the row.
  const saved = await row(page, number).getByRole('status').filter({ hasText: 'Wysłano odczyt' }).textContent();
  const given = /, numer: (OW\/\d+\/\d{4})$/.exec(saved ?? '')?.[1];
  await expect(page.getByText(`Odczyt został wysłany. Numer: ${given}.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(input).toHaveValue('');
  expect(sent).toEqual([JSON.stringify({ idLicznika: meter.idLicznika, idPunktu: meter.idPunktu, nowyStanLicznika: reading, nip: null })]);
  expect(await reports()).toHaveLength(before.length + 1);

  // Earlier readings of the meter are listed below, on the screen and in print.
  const toggle = page.getByRole('button', { name: `Pokaż poprzednie odczyty: ${number}` });
  await toggle.click();
  const history = page.getByRole('region', { name: `Poprzednie odczyty wodomierza ${number}` });
  // As in the dialog, with all places of the meter.
  await expect(history.locator('tbody tr').first()).toContainText(comma(reading.toFixed(3)));
  await expect(history.locator('tbody tr').first()).toContainText('jeszcze nie');
  const screen = await Promise.all(['Utworzono', 'Obsłużono', 'Odczyt', 'Uwagi'].map((label) => columnTexts(page, label)));
  const { name, bytes } = await download(page, `Pobierz PDF: ${number}`);
  expect(name).toBe('zgloszone_odczyty.pdf');
  const [table] = readPdf(bytes).tables;
  const shown = screen[0]?.map((_, index) => screen.map((column) => column[index] ?? '')) ?? [];
  expect(table?.body.map((cells) => cells.map(plain)).slice(0, shown.length)).toEqual(shown);
  expect(plain(readPdf(bytes).pageText(0))).toContain(number);
  await page.reload();
  await expect(history).toBeVisible();
  await page.getByRole('button', { name: `Ukryj poprzednie odczyty: ${number}` }).click();
  await expect(history).toHaveCount(0);
});

test('readings: an institution sends by keyboard alone; a lost answer is sent again and counted once; a refusal has its words [WMET-10, WMET-12, ERR-27, ACCESS-11, CALL-14] @once', async ({
  page,
  portal,
  allowConsole,
}) => {
  const { token } = await signIn(page, portal, 'wytwornia');
  const { wodomierze } = await ask<{ wodomierze: readonly Meter[] }>(portal, token, '/woda/dajWodomierze?nip=1111111111');
  expect(wodomierze.length).toBeGreaterThan(1);
  const whole = wodomierze.find(({ nrLicznika }) => nrLicznika === '80544190');
  if (!whole) throw new Error('The sample has no meter without decimals.');
  const { nrLicznika: number } = whole;
  const call = `/woda/dajZgloszoneOdczyty?nip=1111111111&idPunktu=${whole.idPunktu}&nrLicznika=${number}`;
  const count = async () => (await ask<{ zgloszoneOdczyty: readonly Report[] }>(portal, token, call)).zgloszoneOdczyty.length;
  const before = await count();
  await page.goto('/uslugi/odczyt-licznikow');
  const input = field(page, number);
  await input.focus();
  await page.keyboard.type(`${whole.stanLicznika + 7},5`);
  await page.keyboard.press('Enter');
  await expect(says(page, number, format)).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(input).toHaveValue(String(whole.stanLicznika + 7));

  // The office saves the reading, but its answer is lost.
  const bodies: (string | null)[] = [];
  await page.route('**/woda/zapiszOdczyt*', async (route) => {
    bodies.push(route.request().postData());
    await route.fetch();
    await route.abort('connectionreset');
  });
  allowConsole(/ERR_CONNECTION_RESET/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Wyślij odczyt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(says(page, number, 'Nie wiadomo, czy odczyt dotarł do urzędu.')).toBeVisible();
  await expect(input).toHaveValue(String(whole.stanLicznika + 7));
  await page.unroute('**/woda/zapiszOdczyt*');
  await expect(
    page
      .getByRole('button', { name: `Wyślij odczyt: ${number}` })
      .or(input)
      .and(page.locator(':focus')),
  ).toHaveCount(1);
  await input.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(row(page, number).getByRole('status').filter({ hasText: 'Wysłano odczyt' })).toBeVisible();
  expect(await count()).toBe(before + 1);
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    idLicznika: whole.idLicznika,
    idPunktu: whole.idPunktu,
    nowyStanLicznika: whole.stanLicznika + 7,
    nip: '1111111111',
  });

  await page.route('**/woda/zapiszOdczyt*', (route) => route.fulfill({ json: { czyZapisano: false } }));
  await typeReading(page, number, String(whole.stanLicznika + 8));
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyślij odczyt' }).click();
  expect(await textOf(row(page, number).getByRole('alert').filter({ hasText: 'Odczyt nie' }))).toBe(notSaved);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(input).toHaveValue(String(whole.stanLicznika + 8));
  await expectAccessible(page);

  // A link does not discard a typed reading without a question.
  await page.getByRole('link', { name: 'Kontakt' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(input).toHaveValue(String(whole.stanLicznika + 8));
});

test('readings: a point without meters has nothing to send and says so [WMET-15, ERR-33] @once', async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/odczyt-licznikow');
  await expect(page.getByText('Nie masz wodomierzy, których stan można podać.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Stan wodomierza podaj w metrach sześciennych')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  await expectAccessible(page);
});

test('readings: eight meters stand on one page; where the definition says so, a report goes in the query [WMET-04, WMET-10, TABLE-07] @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.route('**/api/woda/dajWodomierze?*', async (route) => {
    const answer = await route.fetch();
    const { wodomierze } = await answer.json();
    const eight = Array.from({ length: 8 }, (_, at) => ({ ...wodomierze[0], idLicznika: at + 1, nrLicznika: `8054419${at}` }));
    await route.fulfill({ response: answer, json: { wodomierze: eight } });
  });
  await page.goto('/uslugi/odczyt-licznikow');
  await expect(page.getByRole('textbox', { name: /^Nowy odczyt wodomierza/ })).toHaveCount(8);
  await expect(page.locator('.pager')).toHaveCount(0);
  await expect(page.getByLabel('Liczba wierszy na stronie')).toHaveCount(0);

  await page.route('**/uslugi/odczyt-licznikow', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"sendIn":"body"', '"sendIn":"query"') });
  });
  await page.route('**/api/woda/zapiszOdczyt?*', (route) => route.fulfill({ json: { czyZapisano: true } }));
  await page.goto('/uslugi/odczyt-licznikow');
  await typeReading(page, '80544193', '99999');
  await page.getByRole('button', { name: 'Wyślij odczyt: 80544193' }).click();
  const sent = page.waitForRequest('**/api/woda/zapiszOdczyt?*');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyślij odczyt' }).click();
  const request = await sent;
  expect(request.postData()).toBeNull();
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toMatchObject({ idLicznika: '4', nowyStanLicznika: '99999' });
});
