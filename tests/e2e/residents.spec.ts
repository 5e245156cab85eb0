import { columnTexts, download, expect, expectNoSidewaysScrolling, headings, office, plain, test, textOf } from './story';

interface Groups {
  readonly liczbaKobietPonizej18: number;
  readonly liczbaMezczyznPonizej18: number;
  readonly liczbaKobietOd18: number;
  readonly liczbaMezczyznOd18: number;
}

const number = (text: string) => Number(plain(text).replaceAll(' ', ''));

test('resident statuses: a chart with its sentence, a table of page size 9, a PDF [STAT-01, STAT-02, STAT-03, STAT-04, TABLE-04]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { statusyMieszkancow: rows } = await office<{ statusyMieszkancow: { opisStatusu: string; liczbaMieszkancow: number }[] }>(
    portal,
    '/el/dajStatusyMeldunkoweMieszkancow',
  );
  await page.goto('/uslugi/statusy-mieszkancow');
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(9, rows.length));
  expect(await columnTexts(page, 'Status')).toEqual(rows.slice(0, 9).map((row) => plain(row.opisStatusu)));
  expect((await columnTexts(page, 'Liczba mieszkańców')).map(number)).toEqual(rows.slice(0, 9).map((row) => row.liczbaMieszkancow));
  const most = rows.reduce((best, row) => (row.liczbaMieszkancow > best.liczbaMieszkancow ? row : best));
  await expect(page.getByText(`Najczęstszy status to „${most.opisStatusu}”`)).toBeVisible();
  await expect(
    page
      .locator('main svg')
      .filter({ hasText: most.opisStatusu.slice(0, 6) })
      .first(),
  ).toBeVisible();
  await expectNoSidewaysScrolling(page);
  expect((await download(page, 'Pobierz PDF')).name).toBe('statusy_mieszkancow.pdf');
});

test('resident statuses: nine of ten rows stand on the first page [STAT-03, TABLE-04] @full', { tag: '@once' }, async ({ page }) => {
  const rows = Array.from({ length: 10 }, (_, index) => ({ opisStatusu: `Status ${index + 1}`, liczbaMieszkancow: index + 1 }));
  await page.route('**/dajStatusyMeldunkoweMieszkancow*', (route) => route.fulfill({ json: { statusyMieszkancow: rows } }));
  await page.goto('/uslugi/statusy-mieszkancow');
  await expect(page.locator('tbody tr')).toHaveCount(9);
  await expect(page.getByLabel('Liczba wierszy na stronie')).toHaveValue('9');
});

test('registrations by sex and age: permanent and temporary, with sums of women, men, both and ages [STAT-05, STAT-06, STAT-07, STAT-08, STAT-10, LIMIT-09]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const answer = await office<{ zameldowanieStale: Groups; zameldowanieCzasowe: Groups }>(portal, '/el/dajZameldowaniaWgPlciWieku');
  await page.goto('/uslugi/zameldowania-wg-plci-wieku');
  for (const [title, groups] of [
    ['Zameldowania na pobyt stały', answer.zameldowanieStale],
    ['Zameldowania na pobyt czasowy', answer.zameldowanieCzasowe],
  ] as const) {
    const { liczbaKobietPonizej18: girls, liczbaMezczyznPonizej18: boys, liczbaKobietOd18: women, liczbaMezczyznOd18: men } = groups;
    const rows = page.getByRole('table', { name: title }).locator('tbody tr');
    await expect(rows).toHaveCount(3);
    const cells = await rows.evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    expect(cells.map((row) => plain(row[0] ?? ''))).toEqual(['Kobiety', 'Mężczyźni', 'Kobiety i mężczyźni']);
    expect(cells.map((row) => row.slice(1).map(number))).toEqual([
      [girls, women, girls + women],
      [boys, men, boys + men],
      [girls + boys, women + men, girls + boys + women + men],
    ]);
  }
  await expect(page.getByText('Osoby, które mają dokładnie 18 lat, są w kolumnie „18 lat i więcej”.')).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('registrations by sex and age: the PDF has its fixed name [STAT-09, PDF-02]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/zameldowania-wg-plci-wieku');
  expect((await download(page, 'Pobierz PDF')).name).toBe('zameldowania_wg_plci_wieku.pdf');
});

test('voter counts: residents and voters of every district with their sums [STAT-11]', { tag: '@once' }, async ({ page, portal }) => {
  const { obwody } = await office<{ obwody: { nrObwodu: number; liczbaMieszkancow: number; liczbaWyborcow: number }[] }>(
    portal,
    '/el/dajLiczbeMieszkancowWyborcow',
  );
  await page.goto('/uslugi/liczba-mieszkancow-wyborcow');
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(5, obwody.length));
  expect(await headings(page)).toEqual(['Numer obwodu', 'Lokal wyborczy', 'Liczba mieszkańców', 'Liczba wyborców']);
  const total = async (label: string) => number(await textOf(page.locator(`tfoot [data-label="${label}"]`)));
  expect(await total('Liczba mieszkańców')).toBe(obwody.reduce((sum, row) => sum + row.liczbaMieszkancow, 0));
  expect(await total('Liczba wyborców')).toBe(obwody.reduce((sum, row) => sum + row.liczbaWyborcow, 0));
  await expect(page.getByText(/Stan na dzień \d\d\.\d\d\.\d{4}\./)).toBeVisible();
});

test('voter counts: a date of the answer is shown as dd.mm.yyyy [FORMAT-01] @full', { tag: '@once' }, async ({ page }) => {
  await page.route('**/dajLiczbeMieszkancowWyborcow*', (route) => route.fulfill({ json: { obwody: [], dataStanu: '2026-03-09' } }));
  await page.goto('/uslugi/liczba-mieszkancow-wyborcow');
  await expect(page.getByText('Stan na dzień 09.03.2026.')).toBeVisible();
});
