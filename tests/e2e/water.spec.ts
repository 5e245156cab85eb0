// Meters, invoices and protocols of the water service, for a person and for an institution.
import type { Page } from 'playwright/test';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { columnTexts, download, expect, expectNoSidewaysScrolling, headings, holdCalls, plain, test, textOf } from './story';

const lines = (csv: Buffer) => csv.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');

// Not those of the section that compares two years, which is closed at first.
const readings = 'tbody tr:not(details *)';

/** All rows of the first table, on one page, as they are read. */
async function rowsOf(page: Page): Promise<string[][]> {
  const rows = page.locator(readings);
  return await Promise.all((await rows.all()).map(async (row) => (await row.locator('th, td[data-label]').allTextContents()).map(plain)));
}

async function days(page: Page, label: string): Promise<string[]> {
  return (await columnTexts(page, label)).map((day) => day.split('.').reverse().join('-'));
}

test('meter readings: current and archival meters of a point, the first one chosen, the latest reading first, and a line for each [WSTATE-01, WSTATE-04, WSTATE-05, WSTATE-07, WSTATE-08, WSTATE-09, WSTATE-10]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/stan-wodomierzy');
  const meters = page.getByRole('group', { name: 'Wodomierze' });
  await expect(meters.getByRole('checkbox', { name: '80123456 (aktualny)' })).toBeChecked();
  await expect(meters.getByRole('checkbox', { name: '40987123 (archiwalny)' })).not.toBeChecked();
  await expect(page.locator(readings)).toHaveCount(5);
  expect((await headings(page)).sort()).toEqual(['Data odczytu', 'Numer wodomierza', 'Stan', 'Zużycie']);
  const shown = await days(page, 'Data odczytu');
  expect(shown).toEqual([...shown].sort().reverse());
  expect(shown[0]).toBe('2026-09-30');
  expect(new Set(await columnTexts(page, 'Numer wodomierza'))).toEqual(new Set(['80123456']));
  // What was used comes before the state, which only ever rises.
  const charts = page.locator('.chart-place svg:not(details *)');
  await expect(charts).toHaveCount(2);
  await expect(page.locator('.chart-summary:not(details *)').first()).toContainText('W\u00a0pokazanych okresach zużycie wynosi razem');
  const chart = charts.last();
  await expect(chart).toContainText('30.09.2026');
  await expect(page.locator('.chart-summary:not(details *)').last()).toContainText('najwyższy stan to 312,215 m³ (30.09.2026)');
  // The periods of two years stand side by side below.
  const compared = page.locator('details', { has: page.getByText('Zużycie rok do roku') });
  await compared.locator('summary').click();
  await expect(compared.locator('.chart-place svg')).toContainText('31.12.2025');
  await expect(compared.locator('thead')).toContainText('Rok wcześniej');
  await expect(compared.locator('tbody tr')).toHaveCount(4);
  // A single line needs no name, because the field above shows the meter.
  await expect(chart).not.toContainText('80123456');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  const both = page.waitForRequest(/dajOdczyty\?/);
  await meters.getByRole('checkbox', { name: '40987123 (archiwalny)' }).check();
  expect(new URL((await both).url()).searchParams.get('numeryLicznikow')).toBe('80123456,40987123');
  await expect(chart).toContainText('40987123');
  await expect(charts, 'what two meters used in the same periods is not one row of bars').toHaveCount(1);
  await expect(chart).toContainText('80123456');
  await expectNoSidewaysScrolling(page);
});

test('meter readings: screen, CSV and PDF agree cell for cell, also where a dial has begun again [WSTATE-06, PDF-01] @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'wytwornia');
  await page.goto('/uslugi/stan-wodomierzy');
  await expect(page.getByRole('checkbox', { name: 'MW-50-001873 (aktualny)' })).toBeChecked();
  await expect(page.locator(readings)).toHaveCount(5);
  await page
    .getByLabel('Liczba wierszy na stronie')
    .selectOption({ index: -1 + (await page.getByLabel('Liczba wierszy na stronie').locator('option').count()) });
  await expect(page.locator(readings)).toHaveCount(21);
  const cells = await rowsOf(page);
  const beginsAgain = cells.findIndex(([, day]) => day === '30.06.2025');
  expect(cells[beginsAgain]?.[2]).toBe('904,1');
  expect(cells[beginsAgain + 1]?.[2]).toBe('99 721,2');
  const { bytes: csv } = await download(page, /Pobierz CSV/);
  // A CSV file has each number as the office sent it, without grouping and trailing zeros.
  const asSent = (cell: string) => cell.replaceAll(' ', '').replace(/,0+$|(?<=,\d+)0+$/, '');
  expect(lines(csv).slice(1)).toEqual(
    cells.map((row) => row.map((cell, index) => (index > 1 && /\d/.test(cell) ? asSent(cell) : cell)).join(';')),
  );
  const { name, bytes } = await download(page, 'Pobierz PDF');
  expect(name).toBe('stan_wodomierzy.pdf');
  expect(readPdf(bytes).tables[0]?.body.map((row) => row.map(plain))).toEqual(cells);

  // Another point starts with its own first meter.
  await page.getByRole('checkbox', { name: 'MW-40-000417 (archiwalny)' }).check();
  await page.getByLabel('Punkt odbioru').selectOption('ul. Łąkowa 18, magazyn, Brzezie Leśne');
  await expect(page.getByRole('group', { name: 'Wodomierze' }).getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: '80544207 (aktualny)' })).toBeChecked();
});

test('meter readings: a point without meters and somebody without a point are told so [WSTATE-12, ERR-33] @full', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/stan-wodomierzy');
  await expect(page.getByText('W tym punkcie nie ma wodomierza, więc nie ma też odczytów.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  await signIn(page, portal, 'oleh');
  await page.goto('/uslugi/stan-wodomierzy');
  await expect(page.getByText('Nie masz punktów odbioru wody. Pojawią się tu, gdy zawrzesz umowę na dostawę wody.')).toBeVisible();
  await expectNothingAwaited(page);
  await expectAccessible(page);
});

test('water invoices: the latest year is chosen anew for every point, with its contract and the office’s total [WINV-01, WINV-02, WINV-03, WINV-06, WSTATE-11]', {
  tag: '@desk',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'wytwornia');
  await page.goto('/uslugi/lista-faktur-woda');
  const years = page.getByRole('group', { name: 'Lata' });
  await expect(years.getByRole('checkbox')).toHaveCount(4);
  await expect(years.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(years.getByRole('checkbox', { name: '2026' })).toBeChecked();
  await expect(page.getByText('W/902/2015')).toBeVisible();
  const total = page.locator('tfoot [data-label^="Kwota brutto"]');
  const sum = (texts: readonly string[]) =>
    texts.reduce((all, text) => all + Math.round(Number(text.replaceAll(' ', '').replace(',', '.')) * 100), 0);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  expect(sum([await textOf(total)])).toBe(sum(await columnTexts(page, 'Kwota brutto')));
  await expect(page.locator('tfoot')).toContainText('Razem brutto za wybrane lata');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await years.getByRole('checkbox', { name: '2025' }).check();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await page.getByLabel('Punkt odbioru').selectOption('ul. Łąkowa 18, magazyn, Brzezie Leśne');
  await expect(page.getByText('brak numeru')).toBeVisible();
  await expect(years.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(years.getByRole('checkbox', { name: '2026' })).toBeChecked();
  for (const what of await columnTexts(page, 'Za co')) expect(what).toBe('woda');
});

test('water invoices: a row fetches its invoice and says so meanwhile; one without a file offers none; screen, CSV and PDF agree [WINV-07, WINV-08, WINV-09, PDF-01, PDF-05]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/lista-faktur-woda');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  const cells = await rowsOf(page);
  const { bytes: csv } = await download(page, /Pobierz CSV/);
  const [, ...records] = lines(csv);
  expect(records.slice(0, 3)).toEqual(
    cells.map((row) => row.map((cell, index) => (index === 4 ? cell.replaceAll(' ', '') : cell)).join(';')),
  );
  const { name, bytes } = await download(page, 'Pobierz PDF');
  expect(name).toBe('faktury_za_wode.pdf');
  const list = readPdf(bytes);
  expect(list.tables[0]?.body.map((row) => row.map(plain))).toEqual(cells);
  expect(list.tables[0]?.foot.flat().map(plain)).toEqual([
    'Razem brutto za wybrane lata',
    await textOf(page.locator('tfoot [data-label^="Kwota brutto"]')),
  ]);
  // The label spans the columns before the first total, so the total is below its own column.
  expect(list.inside).toContain('/ColSpan 4');
  // What the office's settings add to the screen is also in the document.
  expect(plain(list.pageText(0))).toContain('W/231/2019');

  const release = await holdCalls(page, '**/dajDokumentFaktury?*');
  const button = page.getByRole('button', { name: /(Pobierz fakturę|Pobieranie…): FV\/1012\/2026/ });
  const saved = page.waitForEvent('download');
  await button.click();
  await expect(button).toHaveText('Pobieranie…');
  await expect(page.getByRole('button', { name: 'Pobierz fakturę: FV/1011/2026' })).toHaveAttribute('aria-busy', 'false');
  release();
  expect((await saved).suggestedFilename()).toBe('FV_1012_2026.pdf');
  await expect(button).toHaveText('Pobierz fakturę');

  await page.unroute('**/dajDokumentFaktury?*');
  await page.route('**/dajDokumentFaktury?*', (route) =>
    route.fulfill({ status: 500, json: { kod: 2, opis: 'Archiwum jest nieczynne.' } }),
  );
  allowConsole(/500 \(Internal Server Error\)/);
  await button.click();
  const row = page.locator('tbody tr').filter({ hasText: 'FV/1012/2026' });
  await expect(row.getByRole('alert')).toHaveText('Nie udało się pobrać faktury. Spróbuj ponownie za chwilę.');
  const years = page.getByRole('group', { name: 'Lata' });
  await years.getByRole('checkbox', { name: '2023' }).check();
  await years.getByRole('checkbox', { name: '2026' }).uncheck();
  await expect(page.locator('tbody tr').first()).toContainText('Brak pliku faktury');
  await expect(page.getByRole('button', { name: /Pobierz fakturę/ })).toHaveCount(0);
});

test('water invoices: without contract data in the configuration none are asked for; somebody without a point is told so [WINV-03, WINV-11, CONF-13]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'helena');
  await page.route('**/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), czyWyswietlicDaneUmowyOplatyZaWode: false } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/uslugi/lista-faktur-woda');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Umowa' })).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('/dajDaneUmowy'))).toEqual([]);
  await signIn(page, portal, 'oleh');
  await page.goto('/uslugi/lista-faktur-woda');
  await expect(page.getByText('Nie masz punktów odbioru wody. Pojawią się tu, gdy zawrzesz umowę na dostawę wody.')).toBeVisible();
  await expectNothingAwaited(page);
  await expectAccessible(page);
});

test('replacement report: the file of a meter, plain or with photos, and a field that answers and is emptied by every change [WPROT-01, WPROT-02, WPROT-05, WPROT-08, PDF-10]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/protokol-wymiany-wodomierza');
  const [meter, file] = [page.getByLabel('Wodomierz'), page.getByLabel('Rodzaj pliku')];
  const answer = page.getByRole('status', { name: 'Wynik pobierania' });
  const button = page.getByRole('button', { name: 'Pobierz protokół' });
  await expect(meter).toHaveValue('80123456');
  await expect(file.locator('option:checked')).toHaveText('PDF');
  await expect(file.locator('option')).toHaveText(['PDF', 'PDF ze zdjęciami']);
  await expect(answer).toBeEmpty();
  await meter.selectOption('40987123');
  const saved = async () => (await Promise.all([page.waitForEvent('download'), button.click()]))[0].suggestedFilename();
  expect(await saved()).toBe('protokol_wymiany_40987123.pdf');
  await expect(answer).toHaveText('Plik został pobrany.');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await file.selectOption('PDF ze zdjęciami');
  await expect(answer).toBeEmpty();
  expect(await saved()).toBe('protokol_wymiany_40987123_ze_zdjeciami.pdf');
  await expect(answer).toHaveText('Plik został pobrany.');
  await meter.selectOption('80123456');
  await expect(answer).toBeEmpty();
});

test('replacement report: no file and a failed file server are told apart, and another point starts anew [WPROT-04, WPROT-05, WPROT-08, ERR-21, ERR-28]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  await signIn(page, portal, 'wytwornia');
  await page.goto('/uslugi/protokol-wymiany-wodomierza');
  const [point, meter] = [page.getByLabel('Punkt odbioru'), page.getByLabel('Wodomierz')];
  const answer = page.getByRole('status', { name: 'Wynik pobierania' });
  const button = page.getByRole('button', { name: 'Pobierz protokół' });
  allowConsole(/500 \(Internal Server Error\)|404 \(Not Found\)/);
  await meter.selectOption('MW-40-000417');
  await button.click();
  await expect(answer).toHaveText('Nie udało się pobrać pliku z\u00a0serwera urzędu. Spróbuj ponownie później.');
  await point.selectOption('ul. Przemysłowa 3, biurowiec, Brzezie Leśne');
  await expect(meter).toHaveValue('80544190');
  await expect(answer).toBeEmpty();
  await meter.selectOption('31200765');
  await button.click();
  await expect(answer).toHaveText('Nie ma pliku dla wybranego wodomierza.');
  // The answer belongs to the selection: it does not come back with it.
  await meter.selectOption('80544190');
  await meter.selectOption('31200765');
  await expect(answer).toBeEmpty();
});

test('replacement report: nothing can be downloaded without a meter, and the screen says why [WPROT-03, WPROT-06]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/protokol-wymiany-wodomierza');
  await expect(page.getByText('W tym punkcie nie ma wodomierza, więc nie ma też protokołu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz protokół' })).toBeDisabled();
  await signIn(page, portal, 'oleh');
  await page.goto('/uslugi/protokol-wymiany-wodomierza');
  await expect(page.getByText('Nie masz wodomierzy, więc nie ma protokołów do pobrania.')).toBeVisible();
  await expectNothingAwaited(page);
  await expect(page.getByRole('button', { name: 'Pobierz protokół' })).toBeDisabled();
  await expectAccessible(page);
});

test('replacement report: points that could not be read are said at their field, with another try [WPROT-03] @full', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 500/);
  await signIn(page, portal, 'wytwornia');
  await page.route('**/api/woda/dajPunktyOdbioru*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/uslugi/protokol-wymiany-wodomierza');
  const alert = page.getByRole('alert').filter({ hasText: 'Nie udało się pobrać danych.' });
  await expect(alert).toHaveCount(1);
  await expectNothingAwaited(page);
  await expect(page.getByRole('button', { name: 'Pobierz protokół' })).toBeDisabled();
  await expectAccessible(page);
  await page.unroute('**/api/woda/dajPunktyOdbioru*');
  await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByLabel('Wodomierz')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Pobierz protokół' })).toBeEnabled();
  await expect(alert).toHaveCount(0);
});

/** Nothing on the screen is loading, and no choice is offered that cannot be made. */
async function expectNothingAwaited(page: Page): Promise<void> {
  await expect(page.getByText('Pobieranie listy…')).toHaveCount(0);
  await expect(page.locator('.waiting, select:disabled')).toHaveCount(0);
}
