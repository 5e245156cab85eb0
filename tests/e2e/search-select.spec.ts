// A form whose fields are found in long lists: one that is there, one that the office is asked for while letters are typed, and one that
// depends on it.
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothContrasts } from './axe';
import { test } from './form-office';
import { expect, expectNoSidewaysScrolling } from './story';

test.describe.configure({ mode: 'default' });

const towns = [...Array.from({ length: 49_998 }, (_, index) => `Wieś ${index}`), 'Łódź', 'Łomża (miasto)'];
const streets = ['Leśna', 'Leśna Polana', 'Wielka Leśna'].map((nazwa, index) => ({ id: index + 7, nazwa }));

test('an address is found in 50 000 towns and by asking for streets, by keyboard alone, and late answers change nothing', {
  tag: '@desk',
}, async ({ page, office }) => {
  await page.route('**/api/proby/miasta*', (route) => route.fulfill({ json: towns }));
  const slow: (() => Promise<void>)[] = [];
  await page.route('**/api/proby/ulice*', async (route) => {
    const nazwa = new URL(route.request().url()).searchParams.get('nazwa') ?? '';
    const found = streets.filter((street) => street.nazwa.toLowerCase().includes(nazwa));
    if (nazwa === 'le') slow.push(() => route.fulfill({ json: [{ id: 99, nazwa: 'Lelewela' }] }));
    else await route.fulfill({ json: found });
  });
  await page.route('**/api/proby/numery*', (route) =>
    route.fulfill({ json: route.request().url().includes('ulica=8') ? ['1', '2a'] : ['2a', '5'] }),
  );
  await page.goto('/proby/adres');
  await expect(page.getByLabel('Numer domu')).toHaveText('Najpierw wybierz: Ulica');

  // Until the code that searches is there, a plain list stands in its place.
  const town = page.getByRole('combobox', { name: 'Miejscowość' }).and(page.locator('input'));
  await town.pressSequentially('lo');
  const found = page.getByRole('listbox', { name: 'Miejscowość' }).getByRole('option');
  await expect(found).toHaveText(['Łódź', 'Łomża (miasto)'].toSorted((left, right) => left.localeCompare(right, 'pl')));
  await expect(said(page, 'Miejscowość')).toHaveText('Znaleziono 2 pozycje');
  await town.fill('wieś');
  await expect(found).toHaveCount(100);
  await expect(page.locator('.search-words')).toHaveText('Pokazujemy 100 z 49998 pozycji. Wpisz więcej liter.');
  await expectAccessible(page);
  await town.fill('(miasto');
  await expect(found).toHaveText(['Łomża (miasto)']);
  await town.press('ArrowDown');
  await expect(town).toHaveAttribute('aria-activedescendant', /.+/);
  await expectNoSidewaysScrolling(page);
  await town.press('Enter');
  await expect(town).toHaveValue('Łomża (miasto)');

  const street = page.getByRole('combobox', { name: 'Ulica' }).and(page.locator('input'));
  await street.pressSequentially('l');
  await expect(page.locator('.search-words')).toHaveText('Wpisz co najmniej 2 litery.');
  await street.pressSequentially('e');
  await expect.poll(() => slow.length).toBe(1);
  await street.pressSequentially('ś');
  const offered = page.getByRole('listbox', { name: 'Ulica' }).getByRole('option');
  await expect(offered).toHaveText(['Leśna', 'Leśna Polana', 'Wielka Leśna']);
  await slow[0]?.();
  await expect(offered).toHaveText(['Leśna', 'Leśna Polana', 'Wielka Leśna']);
  await street.press('ArrowDown');
  await street.press('ArrowDown');
  await street.press('Enter');
  await expect(street).toHaveValue('Leśna Polana');

  // What no longer fits is said and asked for; nothing is sent without it in silence.
  await page.getByLabel('Numer domu').selectOption('1');
  await street.fill('wielka');
  await expect(offered).toHaveText(['Wielka Leśna']);
  await street.press('ArrowDown');
  await street.press('Enter');
  await expect(street).toHaveValue('Wielka Leśna');
  const lost = page.getByText(/Tych odpowiedzi formularz nie może już przyjąć:/);
  await expect(lost).toContainText('Numer domu: 1');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toContainText([/Numer domu: Wybierz jeszcze raz/]);
  await page.getByRole('button', { name: 'Usuń te odpowiedzi' }).click();
  await expect(lost).toHaveCount(0);
  await street.fill('polana');
  await expect(offered).toHaveText(['Leśna Polana']);
  await street.press('ArrowDown');
  await street.press('Enter');
  await page.getByLabel('Numer domu').selectOption('2a');

  // What still fits stays, and who leaves the field without a choice gets the earlier one back.
  await street.fill('xyz');
  await expect(page.locator('.search-words')).toHaveText('Nic nie znaleziono. Wpisz inne litery.');
  const count = page.getByLabel('Liczba pojemników');
  await expect(count).toHaveAccessibleDescription('Od 1 do 10. szt.');
  await expect(count).toHaveAttribute('inputmode', 'numeric');
  await count.fill('3');
  await expect(street).toHaveValue('Leśna Polana');
  await expect(page.getByLabel('Numer domu')).toHaveValue('2a');
  await expect(page.locator('.form-value')).toContainText('Opłata za miesiąc: 37,50 zł');
  await expectAccessibleInBothContrasts(page);
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByText('Zapisano adres.')).toBeVisible();
  expect(office.sent.at(-1)?.body).toEqual({ liczba: 3, adres: { miasto: 'Łomża (miasto)', ulica: 8, numer: '2a' } });
});

const said = (page: Page, label: string) =>
  page.locator('.field', { has: page.getByRole('combobox', { name: label }) }).getByRole('status');
