import type { Page } from 'playwright/test';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { cellsOf, download, expect, expectNoSidewaysScrolling, plain, test } from './story';

/** Cells of the table with this caption, row by row, in the order of its columns, also where rows are drawn as blocks. */
async function rowsOf(page: Page, caption: string): Promise<string[][]> {
  const rows = await cellsOf(page.getByRole('table', { name: caption }));
  return rows.map((cells) => cells.filter(({ label }) => label !== '').map(({ text }) => text));
}

async function headingsOf(page: Page, caption: string): Promise<string[]> {
  const cells = page.getByRole('table', { name: caption }).locator('tbody tr').first().locator('[data-label]');
  return (await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-label') ?? ''))).map(plain);
}

test('permit fees: four tables in order, labels of what was paid, what is left, two notes of the law [ALCO-01, ALCO-03, ALCO-04, ALCO-05, ALCO-06, ALCO-07, ALCO-08, ALCO-09, ALCO-10]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'sklep');
  await page.goto('/uslugi/oplaty-za-zezwolenia');
  const year = page.getByLabel('Rok budżetowy');
  await expect(year).toHaveValue('2026');
  await expect(page.getByRole('table')).toHaveCount(4);
  expect(await headingsOf(page, 'Zezwolenia')).toEqual([
    ...['Numer zezwolenia', 'Numer dokumentu', 'Nazwa punktu', 'Rodzaj', 'Moc alkoholu', 'Ważne od', 'Ważne do'],
  ]);
  const late = 'Dodatkowa opłata za nieterminow';
  expect(await headingsOf(page, 'Należności')).toEqual([
    ...['Numer zezwolenia', 'Kwota należna (zł)', 'Rata I (zł)', 'Rata II (zł)', 'Rata III (zł)'],
    ...[`${late}ą ratę I (zł)`, `${late}ą ratę II (zł)`, `${late}ą ratę III (zł)`, `${late}e oświadczenie (zł)`],
  ]);
  expect(await rowsOf(page, 'Zapłacone opłaty')).toEqual([
    ['A/7/2026', 'I', '393,40', '28.01.2026'],
    ['B/8/2026', 'całość', '525,00', '28.01.2026'],
    ['C/9/2026', 'I, II', '1 737,00', '28.01.2026'],
    ['A/7/2026', 'II, po terminie', '511,42', '12.06.2026'],
    ['A/7/2026', 'III', '393,40', '28.09.2026'],
  ]);
  expect(await rowsOf(page, 'Pozostało do zapłaty')).toEqual([['C/9/2026', 'powyżej 18%', 'sprzedaż detaliczna', '868,50']]);
  await expect(page.getByText(/^Zapłać na rachunek gminy/)).toBeVisible();
  await expect(page.getByText(/^Złóż oświadczenie o\swartości sprzedaży/)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await year.selectOption('2025');
  await expect(page.getByText('W wybranym roku nie zostało nic do zapłaty.')).toBeVisible();
  await page.getByLabel('Liczba wierszy na stronie').first().selectOption({ label: 'wszystkie (7)' });
  const labels = (await rowsOf(page, 'Zapłacone opłaty')).map(([, label]) => label);
  expect(labels).toEqual(['I', 'I, II', 'nieterminowe oświadczenie, po terminie', 'II', 'anulowana', 'III', 'III']);
});

test('permit fees: an institution without permits is told so; a person is led to the services list [ALCO-11, ERR-33, SERV-11] @once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'stowarzyszenie');
  await page.goto('/uslugi/oplaty-za-zezwolenia');
  await expect(page.getByText('Nie masz opłat za zezwolenia w żadnym roku. Pojawią się tu, gdy urząd wyda zezwolenie.')).toBeVisible();

  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/oplaty-za-zezwolenia');
  await expect(page).toHaveURL('/lista-uslug');
  await expect(page.getByText('Podmiot nie ma dostępu do tej usługi')).toBeVisible();
});

test('permit fees: screen, PDF and CSV show the same rows [PDF-01] @once @full', async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Sklep Przykład sp. z o.o.' });
  await page.goto('/uslugi/oplaty-za-zezwolenia');
  await expect(page.getByRole('table')).toHaveCount(4);
  const { name, bytes: pdf } = await download(page, 'Pobierz PDF');
  expect(name).toBe('oplaty_za_zezwolenia.pdf');
  const captions = ['Zezwolenia', 'Należności', 'Zapłacone opłaty', 'Pozostało do zapłaty'];
  const printed = readPdf(pdf).tables.map(({ body }) => body.map((row) => row.map(plain)));
  expect(printed).toEqual(await Promise.all(captions.map((caption) => rowsOf(page, caption))));
  const { bytes } = await download(page, 'Pobierz CSV: Pozostało do zapłaty');
  expect(bytes.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n').map(plain)).toEqual([
    'Numer zezwolenia;Moc alkoholu;Rodzaj;Pozostało do zapłaty (zł)',
    'C/9/2026;powyżej 18%;sprzedaż detaliczna;868,50',
    'Razem pozostało;;;868,50',
  ]);
});
