import { expect, expectNoSidewaysScrolling, test } from './story';

test('the services list leads to every service and back, with its own title and focus on each page', async ({ page }) => {
  await page.goto('/lista-uslug');
  await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeVisible();
  const names = await page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
  expect(names).toHaveLength(10);
  for (const name of names.slice(0, 3)) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} – `));
    await page.getByRole('navigation', { name: 'Nawigacja główna' }).getByRole('link', { name: 'Usługi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeFocused();
  }
  await expectNoSidewaysScrolling(page);
});

test('an unknown address says so and leads to the services', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await page.goto('/uslugi/nie-ma-takiej');
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();
  await page.getByRole('link', { name: 'Zobacz wszystkie usługi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeFocused();
});

test('a chosen language is kept and sent as lang, before that no lang is sent [CALL-03]', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.startsWith('/api/')) asked.push(address.searchParams.get('lang'));
  });
  await page.goto('/uslugi/statusy-mieszkancow');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(asked).toEqual([null]);
  await page.getByLabel('Język').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(asked.at(-1)).toBe('de');
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
});

test('a visitor without a token sends none, a stored one goes with every call [CALL-02]', { tag: '@once' }, async ({ page }) => {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) tokens.push(request.headers().authorization);
  });
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(tokens).toEqual([undefined, undefined]);
  await page.evaluate(() => localStorage.setItem('okienko.token', 'abc.def.ghi'));
  await page.reload();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(tokens.slice(2)).toEqual(['Bearer abc.def.ghi', 'Bearer abc.def.ghi']);
});

test('the page carries a strict content policy and no inline handler', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/lista-uslug');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.split(';').find((part) => part.trim().startsWith('script-src'))).not.toContain('unsafe-inline');
});
