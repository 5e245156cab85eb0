// Logging in as a resident does: the form, what goes wrong with it, and where it leads.
import { samplePassword } from './sign-in';
import { expect, test } from './story';

test('login and password lead in, and logging out leaves nothing behind [AUTH-01, AUTH-08, AUTH-12, SESS-07]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  await page.getByLabel('Login').fill('anna');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:[0-5]\d$/);
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('link', { name: 'Panel użytkownika' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panel użytkownika' })).toBeVisible();
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /token|nip|pesel|session|unconfirmed/i.test(key))).toEqual([]);
});
