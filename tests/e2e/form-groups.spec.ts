// Groups of fields in forms: objects, lists to which residents add, and lists inside their items.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { test } from './form-office';
import { expect, expectNoSidewaysScrolling, speak } from './story';

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

const item = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, list: string) => page.getByRole('group', { name: list, exact: true }).getByRole('status').last();

test('items are added, put back after they were removed, moved, judged by name and place and sent as the lists that they are; the keyboard is always where the change was', {
  tag: '@desk',
}, async ({ page, office }) => {
  await page.goto('/proby/pojazdy');
  const vehicles = page.getByRole('group', { name: /^Pojazd \d$/ });
  await expect(vehicles).toHaveCount(2);
  await expect(item(page, 'Adres do korespondencji').getByLabel('Kod pocztowy')).toHaveValue('32-000');

  await button(page, 'Dodaj pojazd').click();
  await expect(item(page, 'Pojazd 3').getByLabel('Numer rejestracyjny')).toBeFocused();
  await expect(said(page, 'Pojazdy')).toHaveText('Dodano: Pojazd 3');
  await page.keyboard.type('SK 12345');
  await button(page, 'Wyślij wniosek').click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Pojazd 1: Numer rejestracyjny: Ten numer jest już na liście.',
    'Pojazd 2: Liczba osi: Puste pole',
    'Pojazd 3: Numer rejestracyjny: Ten numer jest już na liście.',
    'Pojazd 3: Rodzaj pojazdu: Puste pole',
  ]);
  await summary.getByRole('link', { name: /Pojazd 2/ }).click();
  await expect(item(page, 'Pojazd 2').getByLabel('Liczba osi')).toBeFocused();
  await page.keyboard.type('3');
  await expectAccessible(page);

  // What stood in an item comes back with it, and what is wrong with another is told under its new number.
  await button(page, 'Usuń pojazd: Pojazd 1').click();
  await expect(item(page, 'Pojazd 1')).toBeFocused();
  await expect(item(page, 'Pojazd 1').getByLabel('Liczba osi')).toHaveValue('3');
  await expect(summary.getByRole('link')).toHaveText([/^Pojazd 2: Numer rejestracyjny/, /^Pojazd 2: Rodzaj/]);
  await button(page, 'Przywróć: Pojazd 1').click();
  await expect(item(page, 'Pojazd 1').getByLabel('Numer rejestracyjny')).toHaveValue('SK 12345');
  await button(page, 'Usuń pojazd: Pojazd 3').click();
  await expect(item(page, 'Pojazd 2')).toBeFocused();

  await button(page, 'Dodaj kierowcę').first().click();
  await page.keyboard.type('Nowak');
  await expect(item(page, 'Pojazd 1').getByLabel('Nazwisko kierowcy')).toHaveValue('Nowak');
  for (const name of ['Anna Nowak', 'Jan Kowalski']) {
    await button(page, 'Dodaj osobę').click();
    await page.keyboard.type(name);
  }
  await button(page, 'Wyżej: Osoba 2').click();
  await expect(button(page, 'Wyżej: Osoba 1')).toBeFocused();
  await expect(said(page, 'Kto odbierze identyfikatory')).toHaveText('Osoba 2: przesunięto na miejsce 1');
  await button(page, 'Dodaj osobę').click();
  await expect(button(page, 'Dodaj osobę')).toHaveCount(0);
  await expect(page.getByText('Możesz dodać najwyżej 3 pozycje.')).toBeVisible();
  await button(page, 'Usuń osobę: Osoba 3').click();

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  // Another language keeps what was typed, items included.
  await speak(page, 'English');
  await expect(button(page, 'Restore: Osoba 3')).toBeVisible();
  await expect(page.getByLabel('Imię i nazwisko').first()).toHaveValue('Jan Kowalski');
  await button(page, 'Wyślij wniosek').click();
  await expect(page.getByText(/^Opłata za wszystkie pojazdy: 520,50.PLN\.$/)).toBeVisible();
  await button(page, 'Wyślij').click();
  await expect(page.getByText('Wniosek został wysłany.')).toBeVisible();
  expect(office.sent.map(({ body }) => body)).toEqual([
    {
      adres: { ulica: 'Lipowa 3', kod: '32-000' },
      pojazdy: [
        { numer: 'SK 12345', rodzaj: 'OS', osie: null, oplata: 120.5, kierowcy: [{ nazwisko: 'Nowak' }] },
        { numer: 'SK 54321', rodzaj: 'CIE', osie: 3, oplata: 400, kierowcy: [] },
      ],
      kontakt: [{ nazwisko: 'Jan Kowalski' }, { nazwisko: 'Anna Nowak' }],
    },
  ]);
});
