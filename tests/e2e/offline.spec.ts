// A visitor who was here before comes back without a network: what the worker keeps, what the page says, and what it never keeps.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

test.use({ serviceWorkers: 'allow' });

const offline = 'Nie ma połączenia z portalem.';

/** Waits until the page that stands in for all is kept, and the files of a service. */
async function untilKept(page: Page, service: string): Promise<void> {
  await expect
    .poll(() => keptAddresses(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/offline.html', expect.stringMatching(`^/pack/${service}\\.pl\\.`)]));
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(stores.map((store) => store.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('a service that was seen opens without a network and says what is missing; what was not seen says so; all goes on when it is back', {
  tag: '@once',
}, async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await page.goto('/uslugi/najpopularniejsze-imiona');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await untilKept(page, 'najpopularniejsze-imiona');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Najpopularniejsze imiona' })).toBeVisible();
  // The letters of the portal are kept as well, and asked for before anything is drawn.
  await page.waitForFunction(() => document.fonts.check('1rem "Source Sans 3 Variable"', 'Imię'));
  expect(await page.evaluate(() => document.documentElement.dataset.letters)).toBe('own');
  await expect(page.getByRole('status').filter({ hasText: offline })).toContainText('To, co wpiszesz, nie zniknie');
  await expect(page.getByText('Nie udało się połączyć z urzędem.').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto('/uslugi/statusy-mieszkancow');
  await expect(page.getByRole('main')).toContainText('Nie udało się otworzyć usługi.');
  await page.goto('/uslugi/najpopularniejsze-imiona');
  await expect(page.getByText('Nie udało się połączyć z urzędem.').first()).toBeVisible();

  await context.setOffline(false);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Nawigacja główna' }).getByRole('link', { name: 'Godziny pracy' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: offline })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Połączenie z portalem wróciło.' })).toHaveCount(1);
});

test('what is typed without a network stays and can be sent later; nothing personal is kept, and the editor is never answered from what is kept', {
  tag: '@once',
}, async ({ page, context, portal, allowConsole }) => {
  allowConsole(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await signIn(page, portal, 'anna');
  await page.goto('/uslugi/wyslij-zgloszenie');
  const words = page.getByLabel('Treść zgłoszenia');
  await untilKept(page, 'wyslij-zgloszenie');
  await page.getByLabel('Punkt odbioru').selectOption({ index: 1 });
  await page.getByLabel('Temat', { exact: true }).selectOption({ label: 'Inna sprawa' });
  await context.setOffline(true);
  await words.fill('Woda przecieka przy liczniku.');
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Nie udało się połączyć z urzędem.').first()).toBeVisible();
  await expect(words).toHaveValue('Woda przecieka przy liczniku.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();

  // Files, the page that stands in for all, and the page that was opened, which is the same for everybody.
  const known = /^\/(assets|pack)\/|^\/offline\.html$|^\/uslugi\/wyslij-zgloszenie$/;
  expect((await keptAddresses(page)).filter((path) => !known.test(path))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/redakcja')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('the kept page has no nonce and no day of its own, and the worker is asked for anew each time @full', { tag: '@once' }, async ({
  request,
}) => {
  const page = await request.get('/offline.html');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(policy + (await page.text())).not.toMatch(/nonce-|nonce="[^"]/);
  expect(await page.text()).not.toContain('"day"');
  expect(page.headers()['cache-control']).toBe('no-store');
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
});
