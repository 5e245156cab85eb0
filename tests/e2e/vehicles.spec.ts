import { amount, columnTexts, download, expect, expectNoSidewaysScrolling, headings, office, plain, sortBy, test, textOf } from './story';

const number = (text: string) => Number(plain(text).replaceAll(' ', ''));

test('vehicle counts: the date is today in Warsaw, the call carries it as yyyy-MM-dd, the table counts by norm [VEH-01, VEH-02, VEH-03, FORMAT-03, FORMAT-09]', {
  tag: '@desk',
}, async ({ page, portal }) => {
  // Before midnight in London, when it is already the next day in Warsaw.
  await page.clock.setFixedTime(new Date('2026-06-15T22:30:00Z'));
  const call = page.waitForRequest(/dajLiczbePojazdowWgNorm\?/);
  await page.goto('/uslugi/liczba-pojazdow');
  const date = page.getByRole('textbox', { name: 'Stan na dzień' });
  await expect(date).toHaveValue('16.06.2026');
  await expect(date).toHaveAttribute('placeholder', 'dd.mm.yyyy');
  expect(new URL((await call).url()).searchParams.get('dataPrzeliczen')).toBe('2026-06-16');
  const { normyPojazdow: rows } = await office<{ normyPojazdow: { nazwaNormy: string; liczbaPojazdow: number }[] }>(
    portal,
    '/pojazdy/dajLiczbePojazdowWgNorm?dataPrzeliczen=2026-06-16',
  );
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(await headings(page)).toEqual(['Rodzaj pojazdu', 'Liczba pojazdów']);
  expect(await columnTexts(page, 'Rodzaj pojazdu')).toEqual(rows.slice(0, 5).map((row) => plain(row.nazwaNormy)));
  expect(number(await textOf(page.locator('tfoot [data-label="Liczba pojazdów"]')))).toBe(
    rows.reduce((sum, row) => sum + row.liczbaPojazdow, 0),
  );
  await expectNoSidewaysScrolling(page);
});

test('vehicle counts: a day before 1900, a day to come and a day that is none are refused with their reasons [VEH-01, FORMAT-10, FORMAT-11]', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-15T10:00:00Z'));
  await page.goto('/uslugi/liczba-pojazdow');
  const date = page.getByRole('textbox', { name: 'Stan na dzień' });
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const field = page.locator('.field').filter({ hasText: 'Stan na dzień' });
  for (const [typed, reason] of [
    ['31.12.1899', /Data nie może być wcześniejsza niż 01\.01\.1900/],
    ['16.06.2026', 'Data nie może być z\u00a0przyszłości.'],
    ['31.02.2026', /Niepoprawna data/],
  ] as const) {
    await date.fill(typed);
    await date.blur();
    await expect(field).toContainText(reason);
    await expect(date).toHaveAttribute('aria-invalid', 'true');
  }
  await date.fill('01.01.1900');
  await date.blur();
  await expect(date).toHaveAttribute('aria-invalid', 'false');

  // A saved link with such a date says so at once, beside the field.
  for (const [kept, shown, reason] of [
    ['2999-01-01', '01.01.2999', 'Data nie może być z\u00a0przyszłości.'],
    ['1899-12-31', '31.12.1899', /Data nie może być wcześniejsza niż 01\.01\.1900/],
    ['wczoraj', 'wczoraj', /Niepoprawna data/],
  ] as const) {
    await page.goto(`/uslugi/liczba-pojazdow?dataPrzeliczen=${kept}`);
    await expect(date).toHaveValue(shown);
    await expect(field).toContainText(reason);
  }
  // Other spellings of a date are accepted and reformatted when the field is left.
  for (const typed of ['3.6.2026', '03/06/2026', '2026-06-03', ' 3-6-2026 ']) {
    const call = page.waitForRequest(/dajLiczbePojazdowWgNorm\?.*2026-06-03/);
    await page.goto('/uslugi/liczba-pojazdow');
    await date.fill(typed);
    await call;
    await date.blur();
    await expect(date).toHaveValue('03.06.2026');
    await expect(date).toHaveAttribute('aria-invalid', 'false');
  }
});

test('vehicle counts: the PDF has its fixed name [VEH-04, PDF-02]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/liczba-pojazdow');
  expect((await download(page, 'Pobierz PDF')).name).toBe('liczba_pojazdow_z_podzialem_wg_sposobu_opodatkowania.pdf');
});

interface Rate {
  readonly nazwaStawki: string;
  readonly stawkaRoczna: number;
  readonly stawkaRocznaMax: number;
  readonly kwotaObnizeniaStawki: number;
}

test('vehicle rates: the latest year is chosen, four columns in order, the effect of reduction sorts as a number [RATE-01, RATE-02, RATE-03, RATE-04, RATE-05, TABLE-09]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { lataStawekPojazdow } = await office<{ lataStawekPojazdow: number[] }>(portal, '/pojazdy/dajLataStawek');
  const latest = Math.max(...lataStawekPojazdow);
  const call = page.waitForRequest(/\/api\/pojazdy\/dajStawki\?/);
  await page.goto('/uslugi/stawki-pojazdow');
  await expect(page.getByLabel('Rok')).toHaveValue(String(latest));
  expect(new URL((await call).url()).searchParams.get('rokWyliczen')).toBe(String(latest));
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect(await headings(page)).toEqual([
    'Nazwa stawki',
    'Stawka ustalona przez gminę',
    'Stawka maksymalna według obwieszczenia Ministra Finansów',
    'O ile mniej niż stawka maksymalna',
  ]);
  const { stawkiPojazdow } = await office<{ stawkiPojazdow: Rate[] }>(portal, `/pojazdy/dajStawki?rokWyliczen=${latest}`);
  const effects = stawkiPojazdow.map((row) => row.kwotaObnizeniaStawki).sort((a, b) => a - b);
  await sortBy(page, 'O ile mniej niż stawka maksymalna', 'ascending');
  expect((await columnTexts(page, 'O\u00a0ile mniej niż stawka maksymalna')).map(amount)).toEqual(effects.slice(0, 5));
  await sortBy(page, 'O ile mniej niż stawka maksymalna', 'descending');
  expect((await columnTexts(page, 'O\u00a0ile mniej niż stawka maksymalna')).map(amount)).toEqual(effects.reverse().slice(0, 5));
  await expect(page.locator('tbody [data-label^="O\u00a0ile mniej niż stawka maksymalna"]').first()).toHaveAttribute(
    'data-label',
    'O\u00a0ile mniej niż stawka maksymalna (zł)',
  );
  await expectNoSidewaysScrolling(page);
});

test('vehicle rates: an address with a year that the office does not have shows the latest, and says so [RATE-01] @full', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/uslugi/stawki-pojazdow?rok=1800');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page).toHaveURL(/\/stawki-pojazdow$/);
  const told = page.getByText('Tego, co było tu wybrane, nie ma już na liście.');
  await expect(told).toBeVisible();
  await page.getByLabel('Rok').selectOption({ index: 1 });
  await expect(told).toHaveCount(0);
});

test('vehicle rates: the effect of reduction 900 stands before 1000 [RATE-03, TABLE-09] @full', { tag: '@once' }, async ({ page }) => {
  const rates = [1000, 900, 99.5, 10000].map((effect) => ({
    nazwaStawki: `Stawka ${effect}`,
    stawkaRoczna: 1,
    stawkaRocznaMax: 1 + effect,
    kwotaObnizeniaStawki: effect,
  }));
  await page.route('**/api/pojazdy/dajStawki?*', (route) => route.fulfill({ json: { stawkiPojazdow: rates } }));
  await page.goto('/uslugi/stawki-pojazdow');
  await sortBy(page, 'O ile mniej niż stawka maksymalna', 'ascending');
  expect(await columnTexts(page, 'O\u00a0ile mniej niż stawka maksymalna')).toEqual(['99,50', '900,00', '1 000,00', '10 000,00']);
});

test('vehicle rates: the PDF call carries rok, the file has its fixed name [RATE-05, RATE-06, PDF-02]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/uslugi/stawki-pojazdow');
  const call = page.waitForRequest(/\/api\/pojazdy\/dajStawki\/pdf\?/);
  expect((await download(page, 'Pobierz PDF')).name).toBe('stawki_podatku_od_srodkow_transportu.pdf');
  expect([...new URL((await call).url()).searchParams.keys()]).toContain('rok');
});

test('vehicle rates: a year without rates says so [RATE-07, TABLE-11]', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/pojazdy/dajStawki?*', (route) => route.fulfill({ json: { stawkiPojazdow: [] } }));
  await page.goto('/uslugi/stawki-pojazdow');
  await expect(page.getByText('W wybranym roku nie ma stawek podatku. Wybierz inny rok.')).toBeVisible();
});
