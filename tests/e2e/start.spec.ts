// How the portal starts: maintenance, configuration, start page, language, and which answers of the office affect all of it.
import type { Page } from 'playwright/test';
import { hostileTargets } from '../../renderer/navigation/hostile-targets-for-tests';
import type { PortalServer } from '../portal-server';
import { expectAccessible } from './axe';
import { samplePassword, signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, office, plain, test } from './story';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`okienko.${name}`), key);
const path = (page: Page) => new URL(page.url()).pathname;

async function answerStatus(page: Page, czyPrzerwaTechniczna: boolean): Promise<void> {
  await page.unroute('**/api/pi/status*');
  await page.route('**/api/pi/status*', (route) => route.fulfill({ json: { czyPrzerwaTechniczna } }));
}

async function configure(page: Page, portal: PortalServer, change: object): Promise<void> {
  const configuration = await office<object>(portal, '/pi/konfiguracja');
  await page.unroute('**/api/pi/konfiguracja*');
  await page.route('**/api/pi/konfiguracja*', (route) => route.fulfill({ json: { ...configuration, ...change } }));
}

function officeCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

test('while the status says so, every address is the maintenance page, and the flag is stored for the next visit [SHELL-50, SHELL-21, PAGE-07, PAGE-10, PAGE-11]', {
  tag: '@once',
}, async ({ page }) => {
  await answerStatus(page, true);
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
  await expect(page.getByText('Przepraszamy, portal jest teraz niedostępny.')).toBeVisible();
  await expect(page).toHaveTitle(/^Przerwa techniczna/);
  expect(path(page)).toBe('/przerwa-techniczna');
  expect(await stored(page, 'maintenance')).not.toBeNull();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  const calls = officeCalls(page);
  await page.goto('/lista-uslug');
  await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
  expect(path(page)).toBe('/przerwa-techniczna');
  expect(calls).toEqual([]);
});

test('trying again says that it lasts, then clears the flag and loads the portal from its root, with the session that was stored [PAGE-08, SHELL-50, SHELL-51]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await answerStatus(page, true);
  await page.goto('/kontakt');
  const retry = page.getByRole('button', { name: 'Spróbuj ponownie' });
  await retry.click();
  await expect(page.getByRole('status').filter({ hasText: 'Przerwa jeszcze trwa.' })).toBeVisible();
  expect(path(page)).toBe('/przerwa-techniczna');
  await answerStatus(page, false);
  await retry.click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored(page, 'maintenance')).toBeNull();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('the maintenance page works when not even the files of the portal can be had', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 503/);
  await page.addInitScript(() => localStorage.setItem('okienko.maintenance', 'true'));
  await page.route('**/pack/**', (route) => route.abort());
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByText('Przerwa jeszcze trwa.')).toBeVisible();
});

test('the flag of the configuration closes the portal as well [CONF-14]', { tag: '@once' }, async ({ page, portal }) => {
  await configure(page, portal, { czyPrzerwaTechniczna: true });
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
});

test('503 to any call removes the tokens, stores the flag and leads to the maintenance page [ERR-14]', { tag: '@once' }, async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn(page, portal, 'jan');
  await page.evaluate(() => localStorage.setItem('okienko.restrictedToken', 'd.e.f'));
  await page.route('**/api/fk/gmina/dajLataBudzetowe*', (route) => route.fulfill({ status: 503, json: { kod: '1', opis: 'Przerwa' } }));
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
  expect(path(page)).toBe('/przerwa-techniczna');
  for (const key of ['token', 'restrictedToken']) expect(await stored(page, key)).toBeNull();
  expect(await stored(page, 'maintenance')).not.toBeNull();
});

test('401 removes both tokens and loads the portal from its root [ERR-12]', { tag: '@once' }, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 401/);
  await signIn(page, portal, 'jan');
  await page.evaluate(() => localStorage.setItem('okienko.restrictedToken', 'd.e.f'));
  await page.route('**/api/fk/gmina/dajLataBudzetowe*', (route) => route.fulfill({ status: 401, json: { kod: '1', opis: 'Brak sesji' } }));
  await page.goto('/uslugi/budzet-dochody');
  await expect(page).toHaveURL(/\/strona-glowna$/);
  for (const key of ['token', 'restrictedToken']) expect(await stored(page, key)).toBeNull();
});

test('401 to a visitor without a token is said on the screen, and the page is not loaded again @full', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await page.route('**/api/pojazdy/dajStawki?*', (route) => route.fulfill({ status: 401, json: { kod: '1', opis: 'Brak uprawnień.' } }));
  await page.goto('/uslugi/stawki-pojazdow');
  await expect(page.getByRole('alert').filter({ hasText: 'Brak uprawnień.' })).toBeVisible();
  expect(path(page)).toBe('/uslugi/stawki-pojazdow');
});

for (const [typ, link, address] of [
  ['STRONA_WBUDOWANA', '/kontakt', /\/kontakt$/],
  ['STRONA_WLASNA', 'godziny-pracy.html', /\/strona-wlasna\?nazwaPliku=godziny-pracy\.html$/],
] as const) {
  test(`the root leads to a start page of kind ${typ} [SHELL-04, SHELL-52, SHELL-53, CONF-16]`, { tag: '@once' }, async ({
    page,
    portal,
  }) => {
    await configure(page, portal, { stronaStartowa: { link, typ } });
    // The second that the office has for its answer must not pass on a busy machine.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the root leads to another site in the same window when its kind is LINK', { tag: '@once' }, async ({ page, portal, context }) => {
  await page.route('https://gmina.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Gmina</title>' }));
  await configure(page, portal, { stronaStartowa: { link: 'https://gmina.example/witaj', typ: 'LINK' } });
  await page.goto('/');
  await expect(page).toHaveURL('https://gmina.example/witaj');
  expect(context.pages()).toHaveLength(1);
});

test('a start page that is not safe or not there gives way to the usual one @full', { tag: '@once' }, async ({ page, portal }) => {
  for (const link of ['javascript:alert(1)', '//zly.example', '/\\zly.example', 'https://portal@zly.example/', '/nie-ma', '/']) {
    await configure(page, portal, { stronaStartowa: { link, typ: 'LINK' } });
    await page.goto('/');
    await expect(page, link).toHaveURL(/\/strona-glowna$/);
  }
});

test('without a configuration the optional features are off, and a message says so [CONF-18]', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.route('**/api/pi/konfiguracja*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/kontakt');
  await expect(page.getByText('Nie udało się pobrać ustawień portalu.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Wybierz język/ })).toHaveCount(0);

  // Login is not optional: its form is shown and works. Optional parts are requested again and then appear on the same page.
  await page.goto('/logowanie');
  await expect(page.getByText('Nie udało się pobrać ustawień portalu.')).toBeVisible();
  const elsewhere = page.getByRole('button', { name: 'Zaloguj się przez login.gov.pl' });
  await expect(elsewhere).toHaveCount(0);
  await page.getByLabel('Login', { exact: true }).fill('jan');
  await page.unroute('**/api/pi/konfiguracja*');
  await expect(elsewhere).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('jan');
});

test('without a configuration a resident logs in all the same [CONF-18] @full', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/status of 500/);
  await page.route('**/api/pi/konfiguracja*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/logowanie?powrot=/panel-uzytkownika');
  await page.getByLabel('Login', { exact: true }).fill('jan');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('jan@brzezie-lesne.example')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('a configuration that is HTML, broken or of another shape counts as none @full', { tag: '@once' }, async ({ page }) => {
  for (const answer of [{ contentType: 'text/html', body: '<html></html>' }, { body: '{"czyKir":' }, { json: [1, 2] }, { json: null }]) {
    await page.unroute('**/api/pi/konfiguracja*');
    await page.route('**/api/pi/konfiguracja*', (route) => route.fulfill(answer));
    await page.goto('/kontakt');
    await expect(page.getByText('Nie udało się pobrać ustawień portalu.')).toBeVisible();
  }
});

test('the configuration is asked for at the start, and other languages are offered only when it says so [CONF-01, LANG-02, CONF-08]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const opener = page.getByRole('button', { name: /Wybierz język/ });
  const asked = page.waitForRequest(/\/api\/pi\/konfiguracja/);
  await page.goto('/kontakt');
  expect((await asked).method()).toBe('GET');
  await expect(opener).toBeVisible();
  await configure(page, portal, { czyInternacjonalizacja: false });
  await page.goto('/kontakt');
  await expect(page.locator('.footer-year')).toContainText('2026');
  await expect(opener).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('a stored language is reset to Polish when other languages are off [LANG-03, LANG-04]', { tag: '@once' }, async ({ page, portal }) => {
  await page.goto('/kontakt');
  await page.evaluate(() => localStorage.setItem('okienko.language', 'de'));
  await configure(page, portal, { czyInternacjonalizacja: false });
  await page.goto('/kontakt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  expect(await stored(page, 'language')).toBeNull();
});

test('a slow office does not hold the pages up, and nothing jumps when it answers', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) performance.mark('shift', { detail: entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const call of ['status', 'konfiguracja', 'menuBoczne', 'licznik-odwiedzin']) {
    await page.route(`**/api/pi/${call}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      await route.continue();
    });
  }
  await page.goto('/');
  await expect(page).toHaveURL(/\/strona-glowna$/, { timeout: 2_400 });
  await expect(page.locator('.tiles')).toBeVisible({ timeout: 2_400 });
  await expect(page.getByText('Kontakt z urzędem')).toBeVisible();
  await expect(page.locator('.footer-year')).toContainText('2026');
  const shifts = await page.evaluate(() =>
    performance.getEntriesByName('shift').map((entry) => ('detail' in entry ? Number(entry.detail) : 0)),
  );
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

test('the page of a service under maintenance: trying again checks the status and loads the root [SHELL-22, PAGE-09, PAGE-12]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/usluga-przerwa-techniczna');
  await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna usługi' })).toBeVisible();
  await expectAccessible(page);
  await answerStatus(page, true);
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByText('Przerwa jeszcze trwa.')).toBeVisible();
  await answerStatus(page, false);
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
});

test('the visit is counted once a session, shown, stored and restored [MENU-11, MENU-12, MENU-13]', { tag: '@once' }, async ({ page }) => {
  let asked = 0;
  await page.route('**/api/pi/licznik-odwiedzin*', (route) => {
    asked += 1;
    return route.fulfill({ json: { czyWlaczony: true, wartoscLicznika: 128407 } });
  });
  const openMenu = async () => {
    const button = page.getByRole('button', { name: 'Otwórz menu' });
    await expect(page.getByRole('banner')).toBeVisible();
    if (await button.isVisible()) await button.click();
  };
  await page.goto('/kontakt');
  await openMenu();
  await expect(page.locator('.visits')).toHaveText(/128\s407 wizyt w\sportalu/);
  expect(await stored(page, 'visits')).toBe('128407');
  await page.reload();
  await openMenu();
  await expect(page.locator('.visits')).toHaveText(/128\s407 wizyt/);
  expect(asked).toBe(1);
});

test('a counter that is switched off is not shown @full', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/pi/licznik-odwiedzin*', (route) => route.fulfill({ json: { czyWlaczony: false, wartoscLicznika: 9 } }));
  await page.goto('/kontakt');
  await expect(page.getByText('Kontakt z urzędem')).toBeVisible();
  await expect(page.locator('.visits')).toHaveCount(0);
});

test('scripts that cannot be loaded leave words and a way on, never a white page', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/kontakt');
  await expect(page.getByRole('alert')).toContainText('Nie udało się otworzyć portalu.');
  await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveAttribute('href', /\/kontakt$/);
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
});

test('without the files of the pack the page says so and tries again', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/pack/**', (route) => route.abort());
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { name: 'Nie udało się otworzyć portalu' })).toBeVisible();
  await page.unroute('**/pack/**');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
});

test('hostile targets in the menu and the contact: none is a link to somewhere else, and no script runs', { tag: '@once' }, async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const kinds = ['LINK', 'STRONA_WBUDOWANA', 'STRONA_WLASNA', 'NIEZNANY'];
  const menuBoczneElementy = hostileTargets.flatMap((link, index) =>
    kinds.map((typ) => ({ link, typ, nazwa: `Cel ${index} ${typ}`, czyWidoczny: true, pozycja: index, czyOtwieracWNowejKarcie: false })),
  );
  const kontakt = { stronaUrl: 'javascript:alert(1)', email: 'urzad@brzezie.example%0d%0aBcc:zly@zly.example', telefon: '22 555 01 00' };
  await page.route('**/api/pi/menuBoczne*', (route) => route.fulfill({ json: { menuBoczneElementy, kontakt } }));
  await page.goto('/kontakt');
  const menu = page.locator('.side-menu');
  await expect(menu.getByText('Cel 0 LINK')).toBeVisible();
  const resolved = await menu
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  const { origin } = new URL(page.url());
  expect(resolved.filter((href) => !href.startsWith(`${origin}/`) && href !== 'tel:225550100')).toEqual([]);
  await expect(menu.locator('[href^="javascript"], [href^="data"], [href^="mailto"]')).toHaveCount(0);
  expect(plain((await menu.locator('.menu-contact').textContent()) ?? '')).toContain('javascript:alert(1)');
  expect(dialogs).toEqual([]);
});

test('whoever goes on before the first page has its heading comes to the heading of the next', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  let held = 0;
  await page.route(/\/assets\/UnknownAddress-/, () => {
    held += 1;
  });
  await page.goto('/nie-ma-takiej-strony');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa strony' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa strony' })).toBeFocused();
  expect(held).toBe(1);
});
