import { expectAccessible } from './axe';
import { pressAt, typeAt } from './keyboard';
import { amount, columnTexts, download, expect, expectNoSidewaysScrolling, headings, office, plain, sortBy, test, textOf } from './story';

const common = ['Rozdział', 'Paragraf', 'Nazwa pozycji', 'Plan po zmianach', 'Należności', 'Dochody otrzymane', 'Dochody wykonane'];
const income = {
  slug: 'budzet-dochody',
  title: 'Dochody budżetu',
  call: 'dajDochodyBudzetu',
  list: 'listaDochodow',
  pdf: 'dochody_budzetu.pdf',
  columns: common,
};
const expenditure = {
  slug: 'budzet-wydatki',
  title: 'Wydatki budżetu',
  call: 'dajWydatkiBudzetu',
  list: 'listaWydatkow',
  pdf: 'wydatki_budzetu.pdf',
  // Columns that have no value in any row are left out; the sample office fills none of the income.
  columns: ['Rozdział', 'Paragraf', 'Nazwa pozycji', 'Plan po zmianach', 'Wydatki', 'Zobowiązania', 'Koszty', 'Zaangażowanie'],
};

interface Position {
  readonly nazwaPozycji: string;
  readonly planPoZmianach: number | null;
}

test('income: the latest year stands first and is chosen, its seven columns are in order, its amounts are złoty with two decimals [BUDG-03, BUDG-05, BUDG-07, BUDG-10, FORMAT-04, FORMAT-14]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const { lataBudzetowe } = await office<{ lataBudzetowe: number[] }>(portal, '/fk/gmina/dajLataBudzetowe');
  const years = [...lataBudzetowe].sort((a, b) => b - a).map(String);
  const call = page.waitForRequest(/\/api\/fk\/gmina\/dajDochodyBudzetu\?/);
  await page.goto(`/uslugi/${income.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: income.title })).toBeVisible();
  expect(new URL((await call).url()).searchParams.get('rok')).toBe(years[0]);
  await expect(page.getByLabel('Rok budżetowy')).toHaveValue(years[0] ?? '');
  expect((await page.getByLabel('Rok budżetowy').locator('option').allTextContents()).map(plain)).toEqual(years);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect(await headings(page)).toEqual(income.columns);
  const { listaDochodow } = await office<{ listaDochodow: Position[] }>(portal, `/fk/gmina/dajDochodyBudzetu?rok=${years[0]}`);
  const shown = await columnTexts(page, 'Plan po zmianach');
  expect(shown.map(amount)).toEqual(listaDochodow.slice(0, 5).map((row) => row.planPoZmianach));
  for (const text of shown) expect(text).toMatch(/^\d{1,3}( \d{3})*,\d\d$/);
  await expect(page.locator('tbody [data-label^="Plan po zmianach"]').first()).toHaveAttribute('data-label', 'Plan po zmianach (zł)');
  await expectNoSidewaysScrolling(page);
});

for (const service of [income, expenditure]) {
  const { slug, title, call, list, pdf, columns } = service;
  // What both do alike is seen at one of them.
  const tag = service === income ? ['@once'] : ['@once', '@full'];
  test(`${title}: a year picker, a table, and a PDF that is saved under its name; files are quiet links, so that nothing but the data stands out [BUDG-01, BUDG-02, BUDG-11, PDF-01, PDF-02, PDF-03, CALL-06, CALL-09]`, {
    tag,
  }, async ({ page }) => {
    const calls: { method: string; path: string }[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      // Calls below /pi/ are those of the shell, including its list of services.
      if (path.startsWith('/api/') && !path.startsWith('/api/pi/') && path !== '/api/lista-uslug')
        calls.push({ method: request.method(), path });
    });
    await page.goto(`/uslugi/${slug}`);
    await expect(page.getByLabel('Rok budżetowy')).toBeEnabled();
    await expect(page.getByRole('table', { name: /budżet/ })).toBeVisible();
    for (const name of [/^Pobierz PDF/, /^Pobierz CSV/, /^Pobierz XLSX/])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveClass(/button-quiet/);
    await expect(page.getByRole('main').locator('.button-primary')).toHaveCount(0);
    const file = await download(page, 'Pobierz PDF');
    expect(file.name).toBe(pdf);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(calls).toEqual([
      { method: 'GET', path: '/api/fk/gmina/dajLataBudzetowe' },
      { method: 'GET', path: `/api/fk/gmina/${call}` },
      { method: 'GET', path: `/api/fk/gmina/${call}/pdf` },
    ]);
  });

  test(`${title}: a year without rows says so and how to go on [BUDG-09, TABLE-11]`, { tag }, async ({ page }) => {
    await page.route(`**/api/fk/gmina/${call}?*`, (route) => route.fulfill({ json: { [list]: [] } }));
    await page.goto(`/uslugi/${slug}`);
    await expect(page.getByText(/W\swybranym roku nie ma .*Wybierz inny rok\./)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.unroute(`**/api/fk/gmina/${call}?*`);
    await page.getByLabel('Rok budżetowy').selectOption({ index: 1 });
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(await headings(page)).toEqual(columns);
  });

  test(`${title}: a failed call returns to the services list and says why, until something is pressed there [BUDG-08, ERR-15]`, {
    tag,
  }, async ({ page, allowConsole }) => {
    allowConsole(/status of 500/);
    await page.route(`**/api/fk/gmina/${call}?*`, (route) => route.fulfill({ status: 500, json: { kod: '9999', opis: 'Błąd serwera' } }));
    await page.clock.install();
    await page.goto(`/uslugi/${slug}`);
    const message = page.getByRole('status').filter({ hasText: 'Usługa chwilowo niedostępna. Spróbuj ponownie później' });
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(/\/lista-uslug$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeVisible();
    // No call may be under way while the clock runs ahead.
    await page.waitForLoadState('networkidle');
    // Nobody has asked for this screen: the message waits until something is pressed.
    await page.clock.runFor(60_000);
    await expect(message).toBeVisible();
    await page.keyboard.press('Shift');
    await page.clock.runFor(2_500);
    await expect(message).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(message).toHaveCount(0);
  });
}

test('expenditure adds four columns after those of income, of which those that the office leaves empty are left out; a shadow says that some lie behind the edge [BUDG-04, BUDG-06]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.goto(`/uslugi/${expenditure.slug}`);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect(await headings(page)).toEqual(expenditure.columns);
  await page.route('**/api/fk/gmina/dajWydatkiBudzetu?*', async (route) => {
    const answer = await route.fetch();
    const { listaWydatkow } = await answer.json();
    const filled = listaWydatkow.map((row: object) => ({ ...row, naleznosci: 0, dochodyOtrzymane: 0, dochodyWykonane: 0 }));
    await route.fulfill({ response: answer, json: { listaWydatkow: filled } });
  });
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect(await headings(page)).toEqual([...common, ...expenditure.columns.slice(4)]);
  const edge = await page.locator('.table-frame').evaluate((frame) => ({
    isCut: frame.scrollWidth > frame.clientWidth,
    shadows: getComputedStyle(frame).backgroundAttachment.split(', '),
  }));
  // Two shadows stay at the edges; two covers scroll with the columns and hide them where these end.
  expect(edge).toEqual({ isCut: true, shadows: ['local', 'local', 'scroll', 'scroll'] });
  const year = await page.getByLabel('Rok budżetowy').inputValue();
  const { listaWydatkow } = await office<{ listaWydatkow: (Position & { wydatki: number })[] }>(
    portal,
    `/fk/gmina/dajWydatkiBudzetu?rok=${year}`,
  );
  expect((await columnTexts(page, 'Wydatki')).map(amount)).toEqual(listaWydatkow.slice(0, 5).map((row) => row.wydatki));
  await expectNoSidewaysScrolling(page);
});

test('a visitor sorts by amount, pages through, shows all and sums are of all rows [TABLE-01, TABLE-02, TABLE-03, TABLE-06, TABLE-09, TABLE-13] @desk', async ({
  page,
  portal,
}) => {
  await page.goto(`/uslugi/${income.slug}`);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  const year = await page.getByLabel('Rok budżetowy').inputValue();
  const { listaDochodow: rows } = await office<{ listaDochodow: Position[] }>(portal, `/fk/gmina/dajDochodyBudzetu?rok=${year}`);
  const amounts = rows.map((row) => row.planPoZmianach ?? Number.NaN);
  expect(await columnTexts(page, 'Nazwa pozycji')).toEqual(rows.slice(0, 5).map((row) => plain(row.nazwaPozycji)));

  const pages = page.getByRole('navigation', { name: /Strony tabeli/ });
  await expect(pages.getByRole('status')).toHaveText(`1–5 z ${rows.length}`);
  await sortBy(page, 'Plan po zmianach', 'descending');
  const falling = [...amounts].sort((a, b) => b - a);
  expect((await columnTexts(page, 'Plan po zmianach')).map(amount)).toEqual(falling.slice(0, 5));
  await pages.getByRole('button', { name: 'Następna strona' }).click();
  await expect(pages.getByRole('status')).toHaveText(`6–10 z ${rows.length}`);
  expect((await columnTexts(page, 'Plan po zmianach')).map(amount)).toEqual(falling.slice(5, 10));
  await sortBy(page, 'Plan po zmianach', 'ascending');
  await expect(pages.getByRole('status')).toHaveText(`1–5 z ${rows.length}`);
  expect((await columnTexts(page, 'Plan po zmianach')).map(amount)).toEqual(falling.reverse().slice(0, 5));

  const sizes = page.getByLabel('Liczba wierszy na stronie');
  expect((await sizes.locator('option').allTextContents()).map(plain)).toEqual(['5', '10', '20', '30', `wszystkie (${rows.length})`]);
  await sizes.selectOption('30');
  await expect(page.locator('tbody tr')).toHaveCount(30);
  await sizes.selectOption({ label: `wszystkie (${rows.length})` });
  await expect(page.locator('tbody tr')).toHaveCount(rows.length);
  await expect(pages.getByRole('status')).toHaveText(`1–${rows.length} z ${rows.length}`);
  const total = page.locator('tfoot [data-label^="Plan po zmianach"]');
  expect(Math.round(amount(await textOf(total)) * 100)).toBe(amounts.reduce((sum, value) => sum + Math.round(value * 100), 0));
  await expect(page.locator('tfoot')).toContainText('Razem, wszystkie pozycje');
});

test('five rows are shown without paging, six with it [TABLE-03] @full', { tag: '@once' }, async ({ page }) => {
  const row = {
    rozdzial: '75615',
    paragraf: '031',
    nazwaPozycji: 'Podatek',
    planPoZmianach: 1,
    naleznosci: 1,
    dochodyOtrzymane: 1,
    dochodyWykonane: 1,
  };
  const answer = (count: number) =>
    page.route('**/dajDochodyBudzetu?*', (route) => route.fulfill({ json: { listaDochodow: Array.from({ length: count }, () => row) } }));
  await answer(5);
  await page.goto(`/uslugi/${income.slug}`);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await expect(page.getByLabel('Liczba wierszy na stronie')).toHaveCount(0);
  await answer(6);
  await page.reload();
  await expect(page.getByLabel('Liczba wierszy na stronie')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(5);
});

test('the chosen year stands in the address, survives a reload and can be shared @full', { tag: '@once' }, async ({ page, context }) => {
  await page.goto(`/uslugi/${income.slug}`);
  const year = page.getByLabel('Rok budżetowy');
  await expect(year).toBeEnabled();
  const older = await year.locator('option').nth(1).getAttribute('value');
  await year.selectOption(older);
  await expect(page).toHaveURL(new RegExp(`rok=${older}`));
  await page.reload();
  await expect(year).toHaveValue(older ?? '');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Rok budżetowy')).toHaveValue(older ?? '');
  await other.close();
});

test('the CSV holds all rows in the order of the screen, numbers without unit and grouping @full', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  await page.goto(`/uslugi/${income.slug}`);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  const year = await page.getByLabel('Rok budżetowy').inputValue();
  const { listaDochodow: rows } = await office<{ listaDochodow: Position[] }>(portal, `/fk/gmina/dajDochodyBudzetu?rok=${year}`);
  await sortBy(page, 'Plan po zmianach', 'descending');
  const { name, bytes } = await download(page, /Pobierz CSV/);
  expect(name).toBe('dochody_budzetu.csv');
  const lines = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  expect(lines[0]?.map((heading) => heading.replaceAll('"', '').replace(/ \(zł\)$/, ''))).toEqual(income.columns);
  const amounts = lines.slice(1, rows.length + 1).map((line) => line[3] ?? '');
  for (const text of amounts) expect(text).toMatch(/^-?\d+,\d{2}$/);
  expect(amounts.map(amount)).toEqual(rows.map((row) => row.planPoZmianach ?? Number.NaN).sort((a, b) => b - a));
});

test('a visitor searches a table by keyboard: rows, totals and CSV are those found, the address is shared, sort and page are kept, another year is searched too, and what finds nothing is cleared @phone', async ({
  page,
  portal,
  context,
}) => {
  await page.goto(`/uslugi/${income.slug}`);
  const yearField = page.getByLabel('Rok budżetowy');
  const field = page.getByRole('searchbox', { name: 'Szukaj w tabeli' });
  await expect(field).toBeVisible();
  const rowsOf = async (year: string) => {
    const { listaDochodow } = await office<{ listaDochodow: Position[] }>(portal, `/fk/gmina/dajDochodyBudzetu?rok=${year}`);
    return listaDochodow;
  };
  const rows = await rowsOf(await yearField.inputValue());
  const found = rows.filter(({ nazwaPozycji }) => /dochody/i.test(nazwaPozycji));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(rows.length);
  const said = page.getByRole('search').filter({ has: field }).getByRole('status');
  const number = (amounts: Position[]) => amounts.reduce((sum, row) => sum + Math.round((row.planPoZmianach ?? Number.NaN) * 100), 0);
  const total = page.locator('tfoot [data-label^="Plan po zmianach"]');
  const totalCents = async () => Math.round(amount(await textOf(total)) * 100);

  await typeAt(page, 'Szukaj w tabeli', 'DOCHODY');
  await expect(said).toHaveText(`${found.length} z ${rows.length} wierszy`);
  expect(await columnTexts(page, 'Nazwa pozycji')).toEqual(found.slice(0, 5).map((row) => plain(row.nazwaPozycji)));
  expect(await totalCents()).toBe(number(found));
  await expect(page.locator('tfoot')).toContainText(/Razem \(\d+ znalezion/);
  await expect(page).toHaveURL(/[?&]dochody\.q=DOCHODY$/);
  const { name, bytes } = await download(page, /Pobierz CSV \(\d+ znalezion/);
  expect(name).toBe(`dochody_budzetu_znalezione_${found.length}.csv`);
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(found.length + 2);
  expect(Math.round(amount(lines.at(-1)?.split(';')[3] ?? '') * 100)).toBe(number(found));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await typeAt(page, 'Szukaj w tabeli', '000,00');
  await expect(said).toHaveText(new RegExp(`^\\d+\\sz\\s${rows.length} wierszy$`));
  await sortBy(page, 'Plan po zmianach', 'descending');
  const pages = page.getByRole('navigation', { name: /Strony tabeli/ });
  await pages.getByRole('button', { name: 'Następna strona' }).click();
  const range = pages.getByRole('status');
  await expect(range).toHaveText(/^6–10\s/);
  const second = (await columnTexts(page, 'Plan po zmianach')).map(amount);
  await expect(page).toHaveURL(/dochody\.q=000%2C00/);
  await page.reload();
  await expect(field).toHaveValue('000,00');
  await expect(range).toHaveText(/^6–10\s/);
  expect((await columnTexts(page, 'Plan po zmianach')).map(amount)).toEqual(second);

  const older = (await yearField.locator('option').nth(1).getAttribute('value')) ?? '';
  await yearField.selectOption(older);
  await typeAt(page, 'Szukaj w tabeli', 'dochody');
  const olderRows = await rowsOf(older);
  const olderFound = olderRows.filter(({ nazwaPozycji }) => /dochody/i.test(nazwaPozycji));
  await expect(said).toHaveText(`${olderFound.length} z ${olderRows.length} wierszy`);
  await expect(page).toHaveURL(/dochody\.q=dochody/);
  expect(new URL(page.url()).searchParams.get('rok')).toBe(older);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('searchbox', { name: 'Szukaj w tabeli' })).toHaveValue('dochody');
  await expect(other.locator('tbody tr')).toHaveCount(Math.min(5, olderFound.length));
  await expect(other.locator('tfoot')).toContainText(/Razem \(\d+ znalezion/);
  await other.close();

  await typeAt(page, 'Szukaj w tabeli', 'xyzzy');
  await expect(said).toHaveText(`0 z ${olderRows.length} wierszy`);
  await expect(page.getByText('Żaden wiersz nie zawiera wszystkich tych słów.')).toBeVisible();
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(0);
  await expect(page.locator('tfoot')).toHaveCount(0);
  await expectAccessible(page);
  await pressAt(page, page.getByRole('button', { name: 'Wyczyść szukanie' }));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(said).toHaveText('');
  await expect(range).toHaveText(`1–5 z ${olderRows.length}`);
  expect(await totalCents()).toBe(number(olderRows));
  await expect(page).not.toHaveURL(/dochody\.q/);
});

test('the budget at a glance: bars with plan and share, the year before and a resident\u2019s part stand in tables, and what fails takes nothing else away', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 500/);
  const { lataBudzetowe } = await office<{ lataBudzetowe: number[] }>(portal, '/fk/gmina/dajLataBudzetowe');
  const year = Math.max(...lataBudzetowe);
  await page.goto(`/uslugi/${expenditure.slug}`);
  await page.getByRole('link', { name: 'Zobacz budżet na wykresach' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Budżet gminy w\sskrócie$/ })).toBeVisible();
  await expect(page.getByLabel('Rok budżetowy')).toHaveValue(String(year));

  const { listaWydatkow } = await office<{ listaWydatkow: { rozdzial: string; planPoZmianach: number; wydatki: number }[] }>(
    portal,
    `/fk/gmina/dajWydatkiBudzetu?rok=${year}`,
  );
  const schools = listaWydatkow.filter(({ rozdzial }) => rozdzial.startsWith('801'));
  const spent = schools.reduce((sum, row) => sum + Math.round(row.wydatki * 100), 0) / 100;
  const planned = schools.reduce((sum, row) => sum + row.planPoZmianach, 0);
  const chart = page.getByRole('region', { name: plain('Na co idą pieniądze') });
  await expect(chart).toContainText(`W\u00a0${year} roku gmina wydała`);
  for (const key of ['Wydano (zł)', 'Plan (zł)', 'Wykonanie planu'])
    await expect(chart.locator('li').filter({ hasText: key })).toBeVisible();
  const number = new Intl.NumberFormat('pl', { minimumFractionDigits: 2, useGrouping: 'always' })
    .format(spent)
    .replaceAll('\u202f', '\u00a0');
  const share = new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }).format((spent / planned) * 100);
  await expect(chart.locator('svg text', { hasText: `${number} (${share}%)` })).toBeVisible();
  await expect(chart.locator('svg text', { hasText: 'Pozostałe działy' })).toBeVisible();

  const table = page.getByRole('table', { name: plain('Wydatki według działów') });
  for (const heading of ['Udział w\\swydatkach', 'Rok wcześniej', 'Na mieszkańca'])
    await expect(table.getByRole('columnheader', { name: new RegExp(heading) })).toBeVisible();
  await expect(table.locator('tbody tr').first()).toContainText(number);
  await expectNoSidewaysScrolling(page);

  await page.route('**/api/fk/gmina/dajDochodyBudzetu?*', (route) =>
    route.fulfill({ status: 500, json: { kod: '9', opis: 'Awaria ksiąg' } }),
  );
  await page.route('**/api/el/dajLiczbeMieszkancowWyborcow', (route) => route.fulfill({ status: 500, json: { kod: '9', opis: 'Awaria' } }));
  await page.reload();
  await expect(page.getByText('Awaria ksiąg')).toBeVisible();
  await expect(chart).toContainText(`W\u00a0${year} roku gmina wydała`);
  await expect(table.getByRole('columnheader', { name: /Rok wcześniej/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /Na mieszkańca/ })).toHaveCount(0);
});
