// A municipality that has no accounts, and three services only, says so in two lines: nothing leads to what it lacks, and what is public stands as before.
import { readFileSync } from 'node:fs';
import { startPortal } from '../portal-server';
import { readPdf } from '../read-pdf';
import { expect, testOn } from './story';

const test = testOn(() => startPortal('start', { DEFINITIONS_DIR: 'tests/e2e/no-accounts-pack' }));

test.describe.configure({ mode: 'default' });

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

test('the office of a portal without accounts makes none, lets nobody in, and answers what is public', { tag: '@once' }, async ({
  portal,
  request,
}) => {
  const person = { login: 'mieszkaniec', haslo: 'Haslo-2026!', email: 'a@example.org' };
  for (const path of ['/uzytkownicy/token', '/uzytkownicy/rejestracja', '/uzytkownicy/przypomnienieHasla'])
    expect((await request.post(`${portal.url}/api${path}`, { data: person })).status(), path).toBe(404);
  const open = await request.get(`${portal.url}/api/pi/kontakt`, { headers: { authorization: 'Bearer cokolwiek' } });
  expect(open.status()).toBe(200);
});

test('every link of every page that is left leads to a page', { tag: ['@once', '@full'] }, async ({ page, portal, allowConsole }) => {
  // Pictures and files of the office are not what is looked at here.
  allowConsole(/Failed to load resource/);
  const seen = new Set(['/']);
  const lost: string[] = [];
  for (const address of seen) {
    const answer = await page.goto(portal.url + address);
    if (answer?.status() !== 200) lost.push(`${address}: ${answer?.status()}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
    const links = await page.locator('a[href^="/"]').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const link of links) if (!/\.\w+$/.test(link.replace(/[?#].*$/, ''))) seen.add(link.replace(/#.*$/, ''));
  }
  expect(lost).toEqual([]);
  const paths = [...seen];
  for (const known of [
    '/uslugi/budzet-dochody',
    '/uslugi/najpopularniejsze-imiona',
    '/uslugi/listy-wyborcze',
    '/kontakt',
    '/mapa-strony',
    '/procedury',
  ])
    expect(paths).toContain(known);
  expect(paths.filter((path) => path.startsWith('/uslugi/'))).toHaveLength(3);
  expect(paths.length).toBeGreaterThan(12);
});

test('a PDF is drawn by the portal itself, from what the screen shows, and no number stands in an address [PDF-01] [PDF-02]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`));
  await page.goto(`${portal.url}/uslugi/budzet-dochody?rok=2025`);
  const main = page.getByRole('main');
  await expect(main.locator('tbody tr').first()).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Pobierz PDF' }).click()]);
  expect(file.suggestedFilename()).toBe('dochody_budzetu.pdf');
  const pdf = readPdf(readFileSync(await file.path()));
  expect(pdf.pageText(0)).toContain('2025');
  const shown = await main.locator('tbody tr').first().locator('th, td').allInnerTexts();
  expect(words(pdf.tables[0]?.body[0]?.join(' ') ?? '')).toBe(words(shown.join(' ')));
  expect(sent.filter((call) => call.includes('pdf') || call.includes('dokument'))).toEqual(['POST /dokument/budzet-dochody']);
});

const words = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
