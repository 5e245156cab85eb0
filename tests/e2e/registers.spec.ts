// The office's registers about a person or institution: vehicles, residence, waste, local fees, property.
import type { Locator, Page } from 'playwright/test';
import { untilDrawn } from '../every-page';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { pressLook } from './press-look';
import { signIn } from './sign-in';
import { cellsOf, download, expect, expectNoSidewaysScrolling, headings, plain, sortBy, test, textOf } from './story';

const yearInWarsaw = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', year: 'numeric' }).format(new Date());

/** The table with this caption. A hidden caption is still there for screen readers. */
const tableOf = (page: Page, caption: string): Locator => page.getByRole('table', { name: caption });

/** Texts of the visible rows of a table, in the order of its columns. */
async function rowsOf(table: Locator): Promise<string[][]> {
  return (await cellsOf(table)).map((cells) => cells.filter(({ label }) => label !== '').map(({ text }) => text));
}

/** Headings of a table with their units. */
async function headsOf(table: Locator): Promise<string[]> {
  return ((await cellsOf(table))[0] ?? []).map(({ label }) => label).filter((label) => label !== '');
}

/** Opens a service, waits until its data are drawn, and returns the query of the call. */
async function open(page: Page, slug: string, call: RegExp): Promise<URLSearchParams> {
  const request = page.waitForRequest(call);
  await page.goto(`/uslugi/${slug}`);
  const { searchParams } = new URL((await request).url());
  await untilDrawn(page);
  return searchParams;
}

test('vehicles: those of this year’s declaration in three columns, five a page, with the subject’s number in the call [VEH-05, VEH-06, VEH-07, VEH-08, CALL-05, LIMIT-07]', {
  tag: '@desk',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'wytwornia');
  const query = await open(page, 'wykaz-pojazdow', /dajWykazPojazdow\?/);
  expect([query.get('rok'), query.get('nip'), query.get('pesel')]).toEqual([yearInWarsaw(), '1111111111', null]);
  await expect(page.getByText(`Pojazdy z\u00a0deklaracji na podatek od środków transportu za ${yearInWarsaw()}\u00a0rok.`)).toBeVisible();
  const table = tableOf(page, 'Pojazdy w\u00a0deklaracji');
  await expect(table.locator('tbody tr')).toHaveCount(5);
  expect(await headsOf(table)).toEqual(['Numer rejestracyjny', 'Marka', 'Nazwa stawki']);
  expect((await rowsOf(table))[0]).toEqual([
    expect.stringMatching(/^ZZ9\d{4}$/),
    'Volvo',
    'Ciągnik siodłowy i balastowy powyżej 36 t z przyczepą lub naczepą',
  ]);
  await expect(page.getByText('1–5 z 9')).toBeVisible();
  expect(await page.getByLabel('Liczba wierszy na stronie').locator('option').allTextContents()).toEqual([
    '5',
    expect.stringContaining('9'),
  ]);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  expect((await download(page, 'Pobierz PDF')).name).toBe('wykaz_pojazdow.pdf');
});

test('vehicles: a visitor is led to the login, a person without any is told what to do [VEH-09, VEH-10, ERR-32] @once', async ({
  page,
  portal,
}) => {
  await page.goto('/uslugi/wykaz-pojazdow');
  await expect(page).toHaveURL('/logowanie');
  await signIn(page, portal, 'oleh');
  await open(page, 'wykaz-pojazdow', /dajWykazPojazdow\?/);
  await expect(page.getByText(/^W\s+deklaracji za \d{4}\s+rok nie ma pojazdów\. Jeśli masz pojazd/)).toBeVisible();
  await expectAccessible(page);
});

test('temporary residence: where a person lives now, in seven columns; without one the screen says so [RESID-01, RESID-02, RESID-04, RESID-05, FORMAT-01, ERR-33]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'helena');
  const query = await open(page, 'aktualne-zameldowanie-osoby', /dajAktualneZameldowanie\?/);
  expect(query.get('pesel')).toMatch(/^\d{11}$/);
  const table = tableOf(page, 'Zameldowanie na pobyt czasowy');
  await expect(table).toBeVisible();
  const labels = ['PESEL', 'Miejscowość', 'Ulica', 'Numer domu', 'Numer lokalu', 'Data zameldowania', 'Data wymeldowania'];
  expect(await headsOf(table)).toEqual(labels);
  expect(await rowsOf(table)).toEqual([[query.get('pesel'), 'Brzezie Leśne', 'Osiedlowa', '7', '12', '01.04.2025', '31.03.2030']]);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  expect((await download(page, 'Pobierz PDF')).name).toBe('aktualne_zameldowanie.pdf');

  await signIn(page, portal, 'jan');
  await open(page, 'aktualne-zameldowanie-osoby', /dajAktualneZameldowanie\?/);
  await expect(page.getByText(/^Nie masz zameldowania na pobyt czasowy\./)).toBeVisible();
});

test('temporary residence: an institution is told that it has no access, and nothing is asked for it [RESID-01, SERV-12, ACCESS-08, ACCESS-09] @once', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('dajAktualneZameldowanie')) asked.push(request.url());
  });
  await signIn(page, portal, 'sklep');
  await page.goto('/uslugi/aktualne-zameldowanie-osoby');
  await expect(page).toHaveURL('/lista-uslug');
  await expect(page.getByText('Podmiot nie ma dostępu do tej usługi')).toBeVisible();
  expect(asked).toEqual([]);
});

test('waste: current parameters first, the archive on demand and in its own PDF; what has no end is still running [WASTE-01, WASTE-02, WASTE-03, WASTE-04, WASTE-05, WASTE-06, FORMAT-07, LIMIT-21]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await open(page, 'parametry-oplat-za-odpady-osoby', /dajParametryOplat\?/);
  const list = page.getByLabel('Które dane', { exact: true });
  await expect(list).toHaveValue('Aktualne');
  expect(await list.locator('option').allTextContents()).toEqual(['Aktualne', 'Archiwalne']);
  const table = tableOf(page, 'Dane z\u00a0deklaracji');
  await expect(table.locator('tbody tr')).toHaveCount(2);
  expect(await headsOf(table)).toEqual(['Punkt odbioru', 'Parametr', 'Od dnia', 'Do dnia', 'Wartość', 'Jednostka']);
  const point = 'ul. Ogrodowa 7, Brzezie Leśne';
  expect(await rowsOf(table)).toEqual([
    [point, 'Liczba mieszkańców', '01.09.2023', 'nadal', '4', 'os.'],
    [point, 'Kompostownik przydomowy', '01.05.2022', 'nadal', '1', 'szt.'],
  ]);
  await expectAccessible(page);
  await list.selectOption('Archiwalne');
  await expect(table.locator('tbody tr')).toHaveCount(3);
  expect((await rowsOf(table)).map(([, , , until, value, unit]) => [until, value, unit])).toEqual([
    ['31.08.2023', '3', 'os.'],
    ['30.06.2019', '142,5', 'm³'],
    ['31.12.2015', '142,5', 'm²'],
  ]);
  await expectNoSidewaysScrolling(page);
  const call = page.waitForRequest(/dajParametryOplat\/pdf\?/);
  const { name, bytes } = await download(page, 'Pobierz PDF');
  expect(name).toBe('parametry_oplat_za_odpady.pdf');
  expect(new URL((await call).url()).searchParams.get('typWyswietlania')).toBe('Archiwalne');
  expect(readPdf(bytes).tables[0]?.body).toHaveLength(3);
});

test('waste: a subject without parameters is told so in both lists [WASTE-07, ERR-33] @once', async ({ page, portal }) => {
  await signIn(page, portal, 'stowarzyszenie');
  await open(page, 'parametry-oplat-za-odpady-osoby', /dajParametryOplat\?/);
  const sentence = page.getByText(/^Na tej liście nie ma danych\./);
  await expect(sentence).toBeVisible();
  await page.getByLabel('Które dane', { exact: true }).selectOption('Archiwalne');
  await expect(sentence).toBeVisible();
});

test('local fees: the latest year is chosen, a contract without an end is indefinite, totals are the office’s and cover the year [LOCAL-01, LOCAL-02, LOCAL-03, LOCAL-04, LOCAL-05, FORMAT-04, FORMAT-14]', {
  tag: '@desk',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'sklep');
  expect((await open(page, 'oplaty-lokalne', /dajOplatyLokalne\?/)).get('rok')).toBe('2026');
  const year = page.getByLabel('Rok', { exact: true });
  await expect(year).toHaveValue('2026');
  expect(await year.locator('option').allTextContents()).toEqual(['2026', '2025', '2024']);
  const table = tableOf(page, 'Umowy i\u00a0należności');
  await expect(table.locator('tbody tr')).toHaveCount(5);
  expect(await headsOf(table)).toEqual([
    ...['Numer należności', 'Nazwa opłaty', 'Numer decyzji', 'Data powstania należności', 'Data zawarcia umowy', 'Data rozwiązania umowy'],
    ...['Rata', 'Termin płatności', 'Kwota netto (zł)', 'VAT (zł)', 'Kwota brutto (zł)'],
  ]);
  expect((await rowsOf(table))[0]).toEqual([
    ...['OL/00041', 'Najem lokalu użytkowego przy ul. Rynkowej 5', '–', '01.01.2026', '04.01.2021', 'bezterminowo'],
    ...['1', '10.01.2026', '1 996,15', '459,11', '2 455,26'],
  ]);
  const totals = async () =>
    await Promise.all(['Kwota netto', 'VAT', 'Kwota brutto'].map((label) => textOf(table.locator(`tfoot [data-label^="${label} ("]`))));
  // Twelve instalments of the rent and one fee without VAT; the page shows five of them.
  expect(await totals()).toEqual(['25 378,08', '5 509,32', '30 887,40']);
  await expect(page.getByText('1–5 z 13')).toBeVisible();
  await sortBy(page, 'Kwota brutto', 'ascending');
  await expect
    .poll(async () => (await rowsOf(table))[0]?.slice(2, 11))
    .toEqual([...['DR.7230.58.2026', '01.01.2026', '–', '31.10.2026', '–', '15.05.2026', '1 424,28', '–', '1 424,28']]);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await year.selectOption('2024');
  await expect.poll(totals).toEqual(['22 200,00', '5 106,00', '27 306,00']);
  expect((await download(page, 'Pobierz PDF')).name).toBe('oplaty_lokalne.pdf');
});

test('local fees: without a year there are none, a year without contracts says so [LOCAL-06, ERR-33] @once', async ({ page, portal }) => {
  await signIn(page, portal, 'oleh');
  await open(page, 'oplaty-lokalne', /dajLataOplatLokalnych\?/);
  await expect(page.getByText(/^Nie masz opłat lokalnych\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  await page.route('**/dajLataOplatLokalnych?*', (route) => route.fulfill({ json: { lataOplat: [2025] } }));
  await open(page, 'oplaty-lokalne', /dajOplatyLokalne\?/);
  await expect(page.getByText(/^W\s+wybranym roku nie ma umów\. Wybierz inny rok\.$/)).toBeVisible();
});

test('property: land, buildings and structures in three tables with their own columns and units, and one PDF [PROP-01, PROP-02, PROP-03, PROP-04, PROP-05, FORMAT-05]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'wytwornia');
  await open(page, 'nieruchomosci-osoby', /dajNieruchomosci\?/);
  await expect(page.getByRole('table')).toHaveCount(3);
  const [land, buildings, structures] = ['Grunty', 'Budynki', 'Budowle'].map((caption) => tableOf(page, caption));
  if (!land || !buildings || !structures) throw new Error('A table is missing.');
  expect(await headsOf(land)).toEqual(['Numer należności', 'Sposób opodatkowania', 'Powierzchnia', 'Jednostka', 'Nazwa stawki']);
  expect((await rowsOf(land))[1]).toEqual([
    ...['N/00012', 'Podatek od nieruchomości', '3 150,5', 'm²', 'Grunty związane z działalnością gospodarczą'],
  ]);
  expect(await headsOf(buildings)).toEqual([
    ...['Numer należności', 'Sposób opodatkowania', 'Powierzchnia', 'Jednostka', 'Nazwa stawki', 'Identyfikator budynku'],
    ...['Dokument własności', 'Numer dokumentu', 'Data wydania'],
  ]);
  expect((await rowsOf(buildings))[0]?.slice(2)).toEqual([
    ...['2 940,25', 'm²', 'Budynki związane z działalnością gospodarczą', '149901_2.0001.18/1.1_BUD'],
    ...['Akt notarialny', 'Rep. A 4410/1998', '25.10.1998'],
  ]);
  expect(await headsOf(structures)).toEqual(['Numer należności', 'Sposób opodatkowania', 'Wartość', 'Jednostka', 'Nazwa stawki']);
  expect((await rowsOf(structures))[1]).toEqual(['N/00012', 'Podatek od nieruchomości', '612 300,50', 'zł', 'Budowle: sieć cieplna']);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  expect((await download(page, 'Pobierz PDF')).name).toBe('nieruchomosci.pdf');

  await signIn(page, portal, 'jan');
  await open(page, 'nieruchomosci-osoby', /dajNieruchomosci\?/);
  await expect(tableOf(page, 'Grunty')).toBeVisible();
  // Farmland is measured in hectares.
  expect((await rowsOf(tableOf(page, 'Grunty'))).map((cells) => cells.slice(2, 4))).toEqual([
    ['420', 'm²'],
    ['8,4215', 'ha'],
    ['6,402', 'ha'],
    ['3,412', 'ha'],
  ]);
});

test('property: each table says by itself that there is nothing [PROP-06, ERR-33] @once', async ({ page, portal }) => {
  await signIn(page, portal, 'oleh');
  await open(page, 'nieruchomosci-osoby', /dajNieruchomosci\?/);
  for (const sentence of [/nie ma Twoich gruntów/, /nie ma Twoich budynków/, /nie ma Twoich budowli/])
    await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessible(page);
});

const registers = [
  { login: 'wytwornia', slug: 'wykaz-pojazdow', captions: ['Pojazdy w\u00a0deklaracji'] },
  { login: 'helena', slug: 'aktualne-zameldowanie-osoby', captions: ['Zameldowanie na pobyt czasowy'] },
  { login: 'wytwornia', slug: 'parametry-oplat-za-odpady-osoby', captions: ['Dane z\u00a0deklaracji'] },
  { login: 'sklep', slug: 'oplaty-lokalne', captions: ['Umowy i\u00a0należności'] },
  { login: 'wytwornia', slug: 'nieruchomosci-osoby', captions: ['Grunty', 'Budynki', 'Budowle'] },
] as const;

/** Cells of a CSV file as the screen shows them: thousands are grouped, an empty cell is a dash. */
function shownCsv(bytes: Buffer): string[][] {
  const lines = bytes.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n').slice(1);
  const shown = (cell: string) => (cell === '' ? '–' : cell.replace(/^-?\d+(?=,\d)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ' ')));
  return lines.filter((line) => !line.startsWith('Razem')).map((line) => line.split(';').map((cell) => plain(shown(cell))));
}

for (const { login, slug, captions } of registers) {
  // One with several tables; the others are read in the same way.
  const tag = slug === 'nieruchomosci-osoby' ? ['@once'] : ['@once', '@full'];
  test(`${slug}: all rows are the same on the screen, in the CSV and in the PDF [PDF-01] @full`, { tag }, async ({ page, portal }) => {
    await signIn(page, portal, login);
    await page.goto(`/uslugi/${slug}`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const pdf = readPdf((await download(page, 'Pobierz PDF')).bytes);
    expect(pdf.tables).toHaveLength(captions.length);
    for (const [place, caption] of captions.entries()) {
      const table = tableOf(page, caption);
      const sizes = page
        .getByRole('navigation')
        .filter({ hasText: 'Liczba wierszy na stronie' })
        .and(page.getByLabel(new RegExp(caption)));
      if ((await sizes.count()) > 0) await sizes.getByRole('combobox').selectOption('all');
      const rows = await rowsOf(table);
      expect(rows.length, caption).toBeGreaterThan(0);
      const same = (cells: readonly (readonly string[])[]) => cells.map((row) => row.map((cell) => plain(cell).replaceAll('\u200b', '')));
      expect(same(pdf.tables[place]?.body ?? []), `${caption}, PDF`).toEqual(rows);
      const { bytes } = await download(page, `Pobierz CSV: ${caption}`);
      // A number without decimals looks like a year or a card, so the comparison ignores grouping.
      const withoutGroups = (cells: readonly (readonly string[])[]) =>
        cells.map((row) => row.map((cell) => cell.replace(/(?<=\d) (?=\d{3}(\D|$))/g, '')));
      expect(withoutGroups(shownCsv(bytes)), `${caption}, CSV`).toEqual(withoutGroups(rows));
    }
  });
}

test('registers: five thousand rows, names of 120 characters, empty cells, greatest amounts and formulas hurt nothing @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  const name = 'Wielowyrazowa nazwa '.repeat(6);
  const word = 'Ż'.repeat(120);
  await signIn(page, portal, 'sklep');
  await page.route('**/dajWykazPojazdow?*', (route) =>
    route.fulfill({
      json: {
        listaPojazdow: Array.from({ length: 5_000 }, (_, index) => ({
          nrRejestracyjny: index === 0 ? '=1+1' : `ZZ${10_000 + index}`,
          marka: index === 0 ? null : index === 1 ? word : 'Volvo',
          nazwaStawki: index === 0 ? name : null,
        })),
      },
    }),
  );
  await open(page, 'wykaz-pojazdow', /dajWykazPojazdow\?/);
  const vehicles = tableOf(page, 'Pojazdy w\u00a0deklaracji');
  await expect(page.getByText(/1–5\sz\s5.?000/)).toBeVisible();
  expect((await rowsOf(vehicles)).slice(0, 2)).toEqual([
    ['=1+1', '–', plain(name)],
    ['ZZ10001', word, '–'],
  ]);
  await expectNoSidewaysScrolling(page);
  await sortBy(page, 'Numer rejestracyjny', 'descending');
  await expect.poll(async () => (await rowsOf(vehicles))[0]?.[0]).toBe('ZZ14999');
  const lines = (await download(page, 'Pobierz CSV: Pojazdy w\u00a0deklaracji')).bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(5_001);
  expect(lines.at(-1)).toBe(`'=1+1;;${name.trim()}`);

  const nothing = { nrDecyzji: null, dataPowstaniaNaleznosci: null, dataZawarciaUmowy: null, dataRozwiazaniaUmowy: null, nrRaty: null };
  const fee = { ...nothing, nrKarty: '1', nazwaOplaty: word, terminPlatnosci: null, kwotaVat: null };
  await page.route('**/dajOplatyLokalne?*', (route) =>
    route.fulfill({
      json: {
        umowy: [
          { ...fee, kwotaNetto: 999_999_999.99, kwotaBrutto: 999_999_999.99 },
          { ...fee, kwotaNetto: null, kwotaBrutto: -12.5 },
        ],
        kwotaNettoSuma: 999_999_999.99,
        kwotaVatSuma: 0,
        kwotaBruttoSuma: 999_999_987.49,
      },
    }),
  );
  await open(page, 'oplaty-lokalne', /dajOplatyLokalne\?/);
  // Columns in which no row has anything are left out.
  expect((await headings(page)).length).toBe(7);
  expect((await rowsOf(tableOf(page, 'Umowy i\u00a0należności'))).map((cells) => cells.slice(2))).toEqual([
    ['bezterminowo', '–', '999 999 999,99', '–', '999 999 999,99'],
    ['bezterminowo', '–', '–', '–', '-12,50'],
  ]);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('a table of two columns is a table on a phone too, with its headings to sort by; with large letters as well nothing is wider than the page', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/uslugi/liczba-pojazdow');
  const row = page.getByRole('row', { name: /Autobus|Samochód/ }).first();
  await expect(row).toBeVisible();
  const [kind, count] = await Promise.all([row.getByRole('rowheader').boundingBox(), row.getByRole('cell').last().boundingBox()]);
  expect(count?.x).toBeGreaterThanOrEqual((kind?.x ?? Number.NaN) + (kind?.width ?? Number.NaN) - 1);
  await expect(page.getByLabel('Sortuj według')).toBeHidden();
  await page.getByRole('columnheader', { name: 'Liczba pojazdów' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Liczba pojazdów' })).toHaveAttribute('aria-sort', 'ascending');
  await pressLook(page, 'Bardzo duża wielkość liter');
  await expectNoSidewaysScrolling(page);
  await page.goto('/uslugi/statusy-mieszkancow');
  // Here the letters leave too little room, and the rows are blocks again.
  await expect(page.getByLabel('Sortuj według')).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
