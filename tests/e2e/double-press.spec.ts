// Residents who press everything twice, as on a desktop: each double click is two presses of a real length at the same place.
import type { Locator } from 'playwright/test';
import { expect, plain, test } from './story';

/** Presses a number of times in a row, as quickly as a hand does. */
const press = (at: Locator, clickCount: number) => at.click({ clickCount, delay: 60 });

test('who presses everything twice gets what one press does: a switch stays on, a group and a dialog stay open, a summary keeps the focus, the next page is the next', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/lista-uslug');
  await press(page.getByRole('button', { name: 'Wysoki kontrast' }), 2);
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  const group = page.getByRole('button', { name: /^Moje dane/ });
  await press(group, 2);
  await expect(group).toHaveAttribute('aria-expanded', 'true');

  // The dialog opens under the pointer: the second press meets the shade around it.
  await press(page.getByRole('button', { name: /Polski/ }), 2);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // When it has gone, the second press would meet what it has covered.
  const before = page.url();
  await press(dialog.getByRole('button', { name: 'Zamknij' }), 2);
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(before);

  await page.goto('/uslugi/listy-wyborcze');
  await press(page.getByRole('button', { name: 'Sprawdź' }), 2);
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw te pola' })).toBeFocused();

  await page.goto('/uslugi/budzet-dochody');
  const rows = () => page.getByText(/^\d+–\d+\sz\s\d+$/);
  await expect(rows()).toHaveText(/^1–5\s/);
  const next = page.getByRole('button', { name: 'Następna strona' });
  await press(next, 2);
  await expect(rows()).toHaveText(/^6–10\s/);
  // Who presses on and on is not held up.
  await press(next, 4);
  await expect(rows()).toHaveText(/^21–25\s/);
});

test('a double click still chooses a word, in a text and in a field', { tag: '@once' }, async ({ page }) => {
  const chosen = async () => plain(await page.evaluate(() => String(getSelection())));
  await page.goto('/uslugi/listy-wyborcze');
  await page.locator('.lead').click({ clickCount: 2, delay: 60, position: { x: 20, y: 14 } });
  expect(await chosen()).toBe('Wybierz');
  await page.goto('/lista-uslug');
  const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await field.fill('woda i ścieki');
  await field.click({ clickCount: 2, delay: 60, position: { x: 30, y: 20 } });
  expect(
    await field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0).trim()),
  ).toBe('woda');
});
