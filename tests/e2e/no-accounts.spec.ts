// A municipality that has no accounts says so in one line: nothing leads to a login, and what is public stands as before.
import { type PortalServer, startPatience, startPortal } from '../portal-server';
import { expect, test as story } from './story';

const test = story.extend<object, { readonly portal: PortalServer }>({
  portal: [
    async ({ playwright: _ }, use) => {
      const portal = await startPortal('start', { DEFINITIONS_DIR: 'tests/e2e/no-accounts-pack' });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: startPatience + 10_000 },
  ],
});

test('a portal without accounts shows what is public and offers no login', { tag: '@once' }, async ({ page, allowConsole }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Zaloguj')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Zaloguj|Logowanie|Załóż konto/ })).toHaveCount(0);
  // What a page needs an account for is not in the menu either, whatever the office's menu shows.
  const menu = page.getByRole('navigation').filter({ hasText: 'Informacje' });
  await expect(menu.getByRole('link', { name: 'Godziny pracy' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Stan sprawy i rejestry' })).toHaveCount(0);
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await page.goto('/lista-uslug');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Dochody budżetu' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Należności|Wysokość podatku|Historia zużycia/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'Dochody budżetu' }).click();
  await expect(main.locator('tbody tr').first()).toBeVisible();
  expect(called.filter((path) => path.startsWith('/api/uzytkownicy') || path === '/api/lista-podmiotow')).toEqual([]);
  await page.goto('/mapa-strony');
  await expect(main.getByRole('link', { name: 'Kontakt' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /Zaloguj|Logowanie|konto/i })).toHaveCount(0);
  allowConsole(/status of 404 .*\/logowanie/);
  expect((await page.goto('/logowanie'))?.status()).toBe(404);
});
