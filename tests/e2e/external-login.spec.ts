// Login through the national identity node, played by the sandbox.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './story';

/** Goes to the node by the button of the login screen. */
async function leaveForNode(page: Page): Promise<void> {
  await page.goto('/logowanie');
  await page.getByRole('button', { name: 'Zaloguj się przez login.gov.pl' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kto się loguje?' })).toBeVisible();
}

test('a person without an account logs in at the node, confirms the data, and the next time is known at once [AUTH-05, AUTH-20, AUTH-26, REG-42]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await leaveForNode(page);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Krystyna Bezkonta-Próbna/ }).check();
  await page.getByRole('button', { name: 'Potwierdź tożsamość' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tożsamość potwierdzona' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wróć do portalu' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Potwierdzenie rejestracji' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(new URL(portal.url).origin);
  for (const [label, value] of [
    ['Imię', 'Krystyna'],
    ['Nazwisko', 'Bezkonta-Próbna'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
  }
  await expect(page.getByLabel('PESEL', { exact: true })).not.toBeEditable();
  await page.getByLabel(/^E-mail/).fill('krystyna@poczta.example');
  await page.getByLabel(/^Powtórz e-mail/).fill('krystyna@poczta.example');
  await page.getByLabel(/^Zgadzam się na przetwarzanie/).check();
  await page.getByLabel(/^Akceptuję regulamin/).check();
  await page.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();

  await leaveForNode(page);
  await page.getByRole('radio', { name: /Krystyna Bezkonta-Próbna/ }).check();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Wróć do portalu' }).click();
  await expect(page.getByRole('button', { name: /^Konto:/ })).toBeVisible();
});

test('a login that is refused at the node says so and leads back to the login [AUTH-25] @once @full', async ({ page }) => {
  await leaveForNode(page);
  await page.getByRole('button', { name: 'Odmów' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wróć do portalu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie nie powiodło się' })).toBeVisible();
  await expect(page.getByText(/Logowanie przerwano/)).toBeVisible();
  await page.getByRole('link', { name: 'Wróć do logowania' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie', exact: true })).toBeVisible();
});
