// Every call of the shell fails, alone and in pairs, in every way in which an office fails, while a resident opens a personal screen.
import type { Page, Route } from 'playwright/test';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

interface Way {
  readonly name: string;
  answer(route: Route): Promise<void>;
}

const refused = (status: number): Way => ({
  name: `status ${status}`,
  answer: (route) => route.fulfill({ status, json: { kod: '1', opis: 'Urząd nie może teraz odpowiedzieć.' } }),
});
const ways: readonly Way[] = [
  { name: '500 with a page', answer: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Proxy</h1>' }) },
  refused(404),
  refused(403),
  refused(429),
  {
    name: 'silence',
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      // By then the page may have given up the call, or be closed.
      await route.abort().catch(() => undefined);
    },
  },
  { name: 'JSON that ends too early', answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{"name": ' }) },
  { name: 'nothing', answer: (route) => route.fulfill({ status: 200, body: '' }) },
  { name: 'a value of another type', answer: (route) => route.fulfill({ json: 'tak' }) },
];
const calls = [
  '/uzytkownicy/informacje',
  '/lista-podmiotow',
  '/pi/konfiguracja',
  '/pi/status',
  '/pi/menuBoczne',
  '/pi/licznik-odwiedzin',
  '/lista-uslug',
];
// Without these calls it is not known whose data to show.
const needed = calls.slice(0, 2);

const alone = ways.flatMap((way, row) =>
  calls.map((call, column) => ({ broken: [call], way, inSample: row % 2 === 0 && row % calls.length === column })),
);
const inPairs = calls.flatMap((first, place) =>
  calls
    .slice(place + 1)
    .flatMap((second, distance) =>
      ways.map((way, row) => ({ broken: [first, second], way, inSample: place === 0 && distance === 0 && row === 0 })),
    ),
);
const full = process.env.OKIENKO_FULL === '1';

for (const { broken, way, inSample } of [...alone, ...inPairs]) {
  if (!full && !inSample) continue;
  test(`${broken.join(' and ')}: ${way.name}, and a personal screen says so or does without, and goes on`, { tag: '@once' }, async ({
    page,
    portal,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|breaks its contract/);
    const { token } = await signIn(page, portal, 'anna');
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/')) written.push(request.url());
    });
    const isBroken = (url: URL) => broken.some((call) => url.pathname === `/api${call}`);
    await page.route(isBroken, (route) => way.answer(route));
    await page.goto('/uslugi/nieruchomosci-osoby');
    await expect(page.getByRole('heading', { level: 1, name: 'Nieruchomości' })).toBeVisible();
    const again = page.getByRole('main').getByRole('button', { name: 'Spróbuj ponownie' });
    if (broken.some((call) => needed.includes(call))) {
      await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się ustalić, w czyim imieniu możesz działać.' })).toBeVisible({
        timeout: 20_000,
      });
      await page.unroute(isBroken);
      await again.click();
    }
    await expect(page.locator('tbody tr').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.waiting')).toHaveCount(0);
    await expect(again).toHaveCount(0);
    expect(await sessionToken(page)).toBe(token);
    expect(written).toEqual([]);
  });
}

test('a user for whom the office names nobody is told so, and what to do; the list is asked for once more on demand [ACCESS-12, SUBJ-08, SHELL-34]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna');
  await page.route('**/api/lista-podmiotow*', (route) => route.fulfill({ json: [] }));
  await page.goto('/uslugi/wymiar-podatku');
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'To konto nie jest jeszcze połączone' });
  await expect(told).toBeVisible();
  await expect(page.getByText('Pobieranie listy…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  // The choice in the account menu shows the same.
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Zmień, w czyim imieniu działasz' }).click();
  const dialog = page.getByRole('dialog', { name: 'W czyim imieniu działasz' });
  await expect(dialog.getByRole('alert')).toContainText('To konto nie jest jeszcze połączone');
  await page.unroute('**/api/lista-podmiotow*');
  await dialog.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Zatwierdź' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toBeEnabled();
});

test('consents that could not be read are neither shown as none nor written back: the dialog says so and asks once more [CONS-01, CONS-09] @full', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 500/);
  const { token } = await signIn(page, portal, 'helena');
  const given = { powiadomieniaSms: true, telefon: '600100200', powiadomieniaEmail: false, email: null };
  const atOffice = (body?: object) =>
    fetch(`${portal.url}/api/uzytkownicy/zgody`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  expect((await atOffice(given)).status).toBe(200);
  const consents = (url: URL) => url.pathname === '/api/uzytkownicy/zgody';
  const fail = () => page.route(consents, (route) => route.fulfill({ status: 500, json: { kod: 1, opis: 'Nie odczytano.' } }));
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/uzytkownicy/zgody')) written.push(request.url());
  });
  const open = page.getByRole('button', { name: 'Zmień powiadomienia' });
  const dialog = page.getByRole('dialog', { name: 'Zgody na powiadomienia' });
  const expectUnread = async () => {
    await expect(dialog.getByRole('alert').filter({ hasText: 'Nie odczytano.' })).toBeVisible();
    await expect(dialog.getByRole('switch')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Zapisz' })).toHaveCount(0);
  };
  await fail();
  await page.goto('/panel-uzytkownika');
  await open.click();
  await expectUnread();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.unroute(consents);
  await dialog.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(dialog.getByRole('switch', { name: 'Powiadomienia SMS' })).toBeChecked();
  await expect(dialog.getByLabel('Telefon')).toHaveValue('600100200');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // They are loaded again whenever the dialog opens.
  await fail();
  await open.click();
  await expectUnread();
  expect(written).toEqual([]);
  expect(await (await atOffice()).json()).toEqual(given);
});

test('a call that reads the configuration waits for it: no sample flag is sent before it is known', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'jan');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/') && searchParams.has('czyProbka')) asked.push(searchParams.get('czyProbka'));
  });
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), czyDanePrzykladowe: true } });
  });
  await page.goto('/uslugi/naleznosci-do-zaplaty');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect.poll(() => asked).toEqual(['true']);
});

function sessionToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('okienko.token'));
}
