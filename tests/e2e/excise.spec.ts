import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { columnTexts, download, expect, expectNoSidewaysScrolling, headings, test } from './story';

test('applications for an excise refund: year, columns with their units, the way of payment [DIESEL-01, DIESEL-03, DIESEL-04, DIESEL-05, DIESEL-06, FORMAT-05, FORMAT-06]', {
  tag: '@desk',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/wnioski-o-zwroty-akcyzy-za-olej');
  const year = page.getByLabel('Rok', { exact: true });
  await expect(year).toHaveValue('2026');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  expect(await headings(page)).toEqual([
    'Numer wniosku',
    'Data złożenia',
    'Zgłoszona powierzchnia użytków rolnych',
    'Ilość oleju z\u00a0uznanych faktur'.replace('\u00a0', ' '),
    'Roczny limit zwrotu',
    'Sposób wypłaty',
  ]);
  await expect(page.locator('tbody tr').first().locator('[data-label$="(ha)"]')).toHaveText('14,8235');
  await expect(page.locator('tbody tr').first().locator('[data-label$="(l)"]')).toHaveText('690,80');
  expect(await columnTexts(page, 'Data złożenia')).toEqual(['17.02.2026', '19.08.2026', '31.08.2026']);
  expect(await columnTexts(page, 'Sposób wypłaty')).toEqual(Array(3).fill('na rachunek bankowy'));
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await year.selectOption('2022');
  await expect.poll(async () => await columnTexts(page, 'Sposób wypłaty')).toEqual(Array(2).fill('w kasie urzędu'));
  expect((await download(page, 'Pobierz PDF')).name).toBe('wnioski_o_zwrot_akcyzy.pdf');
});

test('decisions about refunds: what was paid, what was not, and what has not been decided yet [DIESEL-07, DIESEL-08, DIESEL-09, DIESEL-10, ERR-31]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/zwroty-akcyzy-za-olej');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  expect(await headings(page)).toEqual([
    'Numer decyzji',
    'Data wydania',
    'Kwota zwrotu',
    'Pozostały limit zwrotu',
    'Roczny limit zwrotu',
    'Czy wypłacono',
  ]);
  expect(await columnTexts(page, 'Numer decyzji')).toEqual([
    'RL.3153.48.2026.D',
    'RL.3153.49.2026.D',
    'Decyzja nie została jeszcze wydana',
  ]);
  expect(await columnTexts(page, 'Czy wypłacono')).toEqual(['tak, 1 022,38 zł', 'nie', 'nie']);
  expect(await columnTexts(page, 'Kwota zwrotu')).toEqual(['1 022,38', '800,09', '–']);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  expect((await download(page, 'Pobierz PDF')).name).toBe('zwroty_akcyzy.pdf');
});

test('somebody without fields has neither applications nor refunds [DIESEL-11, ERR-33] @once', async ({ page, portal }) => {
  await signIn(page, portal, 'helena');
  await page.goto('/uslugi/wnioski-o-zwroty-akcyzy-za-olej');
  await expect(page.getByText('Nie masz złożonych wniosków o zwrot akcyzy w żadnym roku.')).toBeVisible();
  await page.goto('/uslugi/zwroty-akcyzy-za-olej');
  await expect(page.getByText('Nie masz zwrotów akcyzy w żadnym roku.')).toBeVisible();
});
