// A municipality gives screens other addresses. Everything that leads to them follows, without further changes in its files.
import { startPortal } from '../portal-server';
import { activatedAccount, letterLink } from './account-letters';
import { expect, testOn } from './story';

const test = testOn(() => startPortal('start', { DEFINITIONS_DIR: 'tests/e2e/moved-pack' }));

test.describe.configure({ mode: 'default' });

test('login, services list and content pages lie elsewhere, and every way to them leads there', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/uslugi\/nie-ma/);
  const path = () => new URL(page.url()).pathname;
  const main = page.getByRole('main');

  await page.goto('/uslugi/stan-wodomierzy');
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  expect(path()).toBe('/wejscie');

  expect((await page.request.get('/logowanie')).status()).toBe(404);
  await page.goto('/reset-haslo');
  await main.getByRole('link', { name: 'Wróć do logowania' }).click();
  await expect(page).toHaveURL(/\/wejscie$/);

  await page.goto('/uslugi/nie-ma');
  await main.getByRole('link', { name: 'Zobacz wszystkie usługi' }).click();
  await expect(page).toHaveURL(/\/wszystkie-uslugi$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeVisible();

  const menu = page.getByRole('navigation').getByRole('link', { name: 'Godziny pracy' });
  await menu.click();
  await expect(page).toHaveURL(/\/pismo\?nazwaPliku=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Godziny pracy' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-current', 'page');

  await page.goto('/strona-glowna');
  await main.getByRole('link', { name: 'Odpady' }).click();
  await expect(page).toHaveURL(/\/pismo\?nazwaPliku=/);
});

test('a letter leads to the screen where it is @full', { tag: '@once' }, async ({ page, portal }) => {
  const { login, email } = await activatedAccount(page, portal, 'przenosiny');
  await page.goto('/reset-haslo');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  const link = await letterLink(page, email, /hasło/i);
  expect(link).toMatch(/^\/inne-haslo\?kod=/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Nowe hasło' })).toBeVisible();
});

test('the page of the maintenance has the address that the pack gives it', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/pi/status*', (route) => route.fulfill({ json: { czyPrzerwaTechniczna: true } }));
  await page.goto('/kontakt');
  await expect(page).toHaveURL(/\/prace$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  expect((await page.request.get('/prace')).status()).toBe(200);
});
