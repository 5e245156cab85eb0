// The parts of the shell's screens, as a resident meets them: tiles, services, site map, procedures, content, contact.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { contentPages } from './content-page';
import { expect, expectNoSidewaysScrolling, office, plain, test, textOf } from './story';

interface Tile {
  readonly nazwa: string;
  readonly czyWidoczny: boolean;
  readonly pozycja: number;
}
interface Group {
  readonly nazwa: string;
  readonly uslugi: readonly { readonly nazwa: string }[];
}

const service = (uslugaId: number, nazwa: string, more: object = {}) => ({
  id: uslugaId,
  nazwa,
  uslugaId,
  czyChroniona: false,
  czyWymaganaInstytucja: false,
  czyWymaganaOsobaFizyczna: false,
  ...more,
});

async function offer(page: Page, ...groups: readonly { nazwa: string; uslugi: readonly object[] }[]): Promise<void> {
  await page.route('**/api/lista-uslug*', (route) => route.fulfill({ json: groups }));
}

async function configure(page: Page, change: object): Promise<void> {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change } });
  });
}

test('the home screen is a grid of the tiles of the office, the visible ones in their order [HOME-01]', async ({ page, portal }) => {
  const { kafelki } = await office<{ kafelki: readonly Tile[] }>(portal, '/pi/kafelki');
  const expected = kafelki.filter(({ czyWidoczny }) => czyWidoczny).sort((left, right) => left.pozycja - right.pozycja);
  await page.goto('/strona-glowna');
  await expect(page.locator('.tile')).toHaveCount(expected.length);
  expect((await page.locator('.tile-label').allInnerTexts()).map(plain)).toEqual(expected.map(({ nazwa }) => plain(nazwa)));
  await expectNoSidewaysScrolling(page);
});

test('services stand in the groups of the office, and opening one group closes the other [SERV-01, SERV-03]', async ({ page, portal }) => {
  const groups = await office<readonly Group[]>(portal, '/lista-uslug');
  await page.goto('/lista-uslug');
  const buttons = page.locator('.services-group button');
  await expect(buttons.first()).toBeVisible();
  const shown = (await page.locator('.services-group-title').allInnerTexts()).map(plain);
  expect(groups.map(({ nazwa }) => plain(nazwa))).toEqual(expect.arrayContaining(shown));
  const open = page.locator('.services-group button[aria-expanded=true]');
  await expect(open).toHaveCount(1);
  await buttons.nth(1).click();
  await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(open).toHaveCount(1);
  await buttons.nth(1).click();
  await expect(open).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
});

test('the opened group is open again after a service and back', async ({ page }) => {
  await page.goto('/lista-uslug');
  const second = page.locator('.services-group button').nth(1);
  await second.click();
  await page.locator('.services-group').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/uslugi\//);
  await page.goBack();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('a legend explains the locks, and each service carries its own [SERV-04, SERV-05]', async ({ page }) => {
  await offer(page, { nazwa: 'Próba', uslugi: [service(1, 'Jawna'), service(2, 'Chroniona', { czyChroniona: true })] });
  await page.goto('/lista-uslug');
  const legend = page.getByRole('region', { name: 'Oznaczenia' });
  await expect(legend.getByRole('listitem')).toHaveText(['dostępna bez logowania', 'dostępna po zalogowaniu']);
  await expect(legend.getByRole('listitem').nth(1).locator('svg')).toHaveAttribute('data-locked', 'true');
  const entries = page.locator('.service-entry');
  await expect(entries.filter({ hasText: 'Jawna' }).locator('svg')).toHaveAttribute('data-locked', 'false');
  await expect(entries.filter({ hasText: 'Chroniona' }).locator('svg')).toHaveAttribute('data-locked', 'true');
});

test('a protected service leads a visitor to the login, from the list and from the site map [SERV-08, MAP-04]', async ({
  page,
  allowConsole,
}) => {
  // The login itself is a page that comes with accounts.
  allowConsole(/status of 404/);
  await offer(page, { nazwa: 'Próba', uslugi: [service(1, 'Chroniona', { czyChroniona: true })] });
  for (const address of ['/lista-uslug', '/mapa-strony']) {
    await page.goto(address);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Chroniona/ })
      .click();
    await expect(page).toHaveURL(/\/logowanie$/);
  }
});

test('a service under maintenance leads to the page of its break, from the list and from the site map [SERV-09, MAP-03]', async ({
  page,
}) => {
  await configure(page, { przerwaTechnicznaUslugi: [1] });
  await offer(page, { nazwa: 'Próba', uslugi: [service(1, 'Naprawiana'), service(2, 'Czynna')] });
  for (const address of ['/lista-uslug', '/mapa-strony']) {
    await page.goto(address);
    const entry = page.locator('.service-entry').filter({ hasText: 'Naprawiana' });
    await expect(entry).toContainText('(przerwa techniczna usługi)');
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(/\/usluga-przerwa-techniczna$/);
  }
  await page.goto('/mapa-strony');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Czynna/ })
    .click();
  await expect(page).toHaveURL(/\/uslugi\//);
});

test('an unknown number is skipped, and without the answer of the office the list is that of the portal', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await offer(page, { nazwa: 'Próba', uslugi: [service(4711, 'Nieznana'), service(1, 'Znana')] });
  await page.goto('/lista-uslug');
  await expect(page.locator('.service-entry').filter({ hasText: 'Znana' })).toHaveCount(1);
  await expect(page.getByText('Nieznana')).toHaveCount(0);
  await page.unroute('**/api/lista-uslug*');
  await page.route('**/api/lista-uslug*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/lista-uslug');
  await expect(page.getByRole('alert').filter({ hasText: 'Widzisz listę zapisaną w portalu.' })).toBeVisible();
  await expect(page.locator('.service-entry').filter({ hasText: 'Dochody budżetu' })).toHaveCount(1);
});

test('the site map holds the pages of the side menu, all services at once, and the contact [MAP-01, MAP-02, MAP-05]', async ({
  page,
  portal,
}) => {
  const menu = await office<{ menuBoczneElementy: readonly Tile[] }>(portal, '/pi/menuBoczne');
  const groups = await office<readonly Group[]>(portal, '/lista-uslug');
  await page.goto('/mapa-strony');
  const main = page.getByRole('main');
  for (const { nazwa } of menu.menuBoczneElementy.filter(({ czyWidoczny }) => czyWidoczny))
    await expect(
      main.getByRole('navigation', { name: 'Strony', exact: true }).getByText(nazwa, { exact: false }).first(),
      nazwa,
    ).toBeVisible();
  const first = groups[0]?.uslugi[0]?.nazwa ?? '';
  await main.getByRole('link', { name: first }).first().click();
  await expect(page).toHaveURL(/\/uslugi\//);
  await page.goBack();
  await main.getByRole('link', { name: 'Kontakt' }).last().click();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('procedures: folders, breadcrumbs and the way back, kept over a reload and the back button [PROC-01, PROC-02, PROC-03]', async ({
  page,
}) => {
  await page.goto('/procedury');
  const list = page.locator('.folder-list');
  for (const kind of ['folder', 'page', 'file']) await expect(list.locator(`.row-icon-${kind}`).first()).toBeVisible();
  const outer = page.locator('button.folder-row').first();
  const name = await textOf(outer);
  await outer.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  const trail = page.getByRole('navigation', { name: 'Położenie folderu' });
  await expect(trail.locator('[aria-current=location]')).toHaveText(name);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('button', { name: 'Wróć do folderu „Procedury”' }).click();
  await expect(trail).toHaveCount(0);
  await page.goBack();
  await expect(trail.locator('[aria-current=location]')).toHaveText(name);
  await trail.getByRole('button', { name: 'Procedury' }).click();
  await expect(page.locator('button.folder-row').first()).toHaveText(name);
  await expectNoSidewaysScrolling(page);
});

test('a file opens in a new tab from the address of the e-office, and its fault is said [PROC-04, PROC-06, PROC-09]', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.goto('/procedury');
  const row = page
    .locator('.folder-list li')
    .filter({ has: page.locator('.row-icon-file') })
    .first();
  const link = row.getByRole('link');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await textOf(row)).toMatch(/plik (PDF|ODT), otwiera się w nowej karcie$/);
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(address.pathname).toMatch(/^\/e-urzad\//);
  expect((await fetch(address)).status).toBe(200);
  await context.route('**/e-urzad/**', (route) => route.fulfill({ status: 500, body: '' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(row.getByRole('alert')).toHaveText('Wewnętrzny błąd serwera plików. Spróbuj ponownie później.');
  await opened.close();
});

test('a page in a folder opens as a content page of its name [PROC-07]', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname === '/api/pi/strona') asked.push(address.searchParams.get('nazwaPliku'));
  });
  await page.route('**/api/pi/strona?*', (route) => route.fulfill({ json: { html: '<p>Opis</p>', tytul: 'Opis sprawy' } }));
  await page.route('**/api/pi/procedury*', (route) =>
    route.fulfill({
      json: { nazwaMenu: 'Procedury', pliki: [], katalogi: [], strony: [{ nazwa: 'Opis sprawy', link: 'jak-zalatwic-sprawe' }] },
    }),
  );
  await page.goto('/procedury');
  await page.getByRole('link', { name: 'Opis sprawy' }).click();
  await expect(page).toHaveURL(/\/strona-wlasna$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Opis sprawy' })).toBeVisible();
  expect(asked).toEqual(['jak-zalatwic-sprawe']);
});

test('an empty folder says so', async ({ page }) => {
  await page.route('**/api/pi/procedury*', (route) =>
    route.fulfill({ json: { nazwaMenu: 'Procedury', pliki: [], katalogi: [], strony: [] } }),
  );
  await page.goto('/procedury');
  await expect(page.locator('.empty')).toContainText('W tym folderze nie ma jeszcze żadnych dokumentów.');
});

test('the letters of a content page grow by 1.5 and 2 with the size of letters [PAGE-03, LIMIT-11]', { tag: '@once' }, async ({ page }) => {
  const pages = await contentPages(page);
  const sizes: number[] = [];
  for (const size of ['small', 'medium', 'large']) {
    await page.addInitScript((chosen) => localStorage.setItem('okienko.fontSize', chosen), size);
    await pages.open('<p>Urząd</p>');
    sizes.push(await page.locator('.content p').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  }
  const [small = 0, medium = 0, large = 0] = sizes;
  expect(small).toBeGreaterThanOrEqual(16);
  expect(medium).toBeCloseTo(small * 1.5, 1);
  expect(large).toBeCloseTo(small * 2, 1);
});

test('a link of a content page to another one opens it in the portal', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname === '/api/pi/strona') asked.push(address.searchParams.get('nazwaPliku'));
  });
  const pages = await contentPages(page);
  await pages.open('<p><a href="druga.html">dalej</a></p>');
  await page.locator('.content').getByRole('link', { name: 'dalej' }).click();
  await expect.poll(() => asked).toContain('druga.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ nazwaPliku: 'proba.html' });
});

test('a link to a place within a content page leaves the page open, also over a reload', async ({ page }) => {
  const pages = await contentPages(page);
  await pages.open('<p><a href="#dojazd">do dojazdu</a></p><p id="dojazd">Dojazd</p>');
  await page.locator('.content').getByRole('link', { name: 'do dojazdu' }).click();
  await expect(page.locator(':target')).toHaveText('Dojazd');
  await page.getByRole('link', { name: 'Przejdź do treści' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.content')).toContainText('Dojazd');
  await page.reload();
  await expect(page.locator('.content')).toContainText('Dojazd');
});

test('the site map is fetched anew in the language that is chosen [MAP-07, LANG-08]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname === '/api/lista-uslug') asked.push(address.searchParams.get('lang') ?? 'none');
  });
  await page.goto('/mapa-strony');
  await expect(page.locator('.service-entry').first()).toBeVisible();
  await page.getByRole('button', { name: 'Wybierz język' }).click();
  await page.getByRole('dialog').getByText('Deutsch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => asked).toEqual(['none', 'de']);
});

test('a map is shown when the office gives its address and the pack allows it, and not otherwise [CONT-08]', async ({ page }) => {
  const answer = async (mapaUrl: string | null) => {
    await page.unroute('**/api/pi/kontakt*');
    await page.route('**/api/pi/kontakt*', (route) => route.fulfill({ json: { nazwaUrzedu: 'Urząd', mapaUrl } }));
    await page.goto('/kontakt');
    await expect(page.getByText('Urząd', { exact: true }).first()).toBeVisible();
  };
  await answer('/e-urzad/mapa-dojazdu.svg');
  await expect(page.getByRole('img', { name: 'Mapa z położeniem urzędu' })).toBeVisible();
  await answer('https://zly.example/mapa');
  await expect(page.getByText('Nie można tu pokazać tej strony.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await answer(null);
  await expect(page.getByRole('heading', { name: 'Jak do nas trafić' })).toHaveCount(0);
});

test('a service whose link the pointer rests on is loaded ahead: its frame shows within 100 ms', { tag: '@once' }, async ({ page }) => {
  await page.goto('/lista-uslug');
  const link = page.locator('.service-entry').getByRole('link').first();
  const chunk = page.waitForResponse(/\/pack\/[\w-]+\.pl\.[\w-]+\.json$/);
  await link.hover();
  await chunk;
  await page.waitForLoadState('networkidle');
  const took = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === heading || !document.querySelector('main :is(form, .waiting, table, .params)'))
            requestAnimationFrame(look);
          else resolve(performance.now() - start);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
  );
  expect(took).toBeLessThan(100);
});

for (const contrast of ['default', 'high'] as const) {
  test(`an opened folder, services of every kind and a formatted text are without violations, contrast ${contrast}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('okienko.contrast', value), contrast);
    await page.goto('/procedury');
    await page.locator('button.folder-row').first().click();
    await expect(page.getByRole('navigation', { name: 'Położenie folderu' })).toBeVisible();
    await expectAccessible(page);

    await configure(page, { przerwaTechnicznaUslugi: [2] });
    await offer(page, {
      nazwa: 'Próba',
      uslugi: [service(1, 'Jawna'), service(2, 'Naprawiana'), service(3, 'Chroniona', { czyChroniona: true })],
    });
    await page.goto('/lista-uslug');
    await expect(page.locator('.service-entry')).toHaveCount(3);
    await expectAccessible(page);

    const pages = await contentPages(page);
    await pages.open(
      '<h1>Opłaty</h1><table><caption>Stawki</caption><thead><tr><th>Rodzaj</th><th>Kwota</th></tr></thead><tbody><tr><td>woda</td><td>5 zł</td></tr></tbody></table><p><a href="https://www.gov.pl/">gov.pl</a></p>',
    );
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
}

test('by keyboard alone: from the services to a folder of the procedures and a page in it', { tag: '@once' }, async ({ page }) => {
  const focusOn = async (name: RegExp) => {
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      if (
        name.test(
          (await page
            .locator(':focus')
            .textContent()
            .catch(() => '')) ?? '',
        )
      )
        return;
    }
    throw new Error(`Tab never led to ${name}`);
  };
  await page.goto('/lista-uslug');
  await expect(page.locator('.service-entry').first()).toBeVisible();
  await focusOn(/^Mieszkańcy/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Mieszkańcy/ })).toHaveAttribute('aria-expanded', 'true');
  await page.goto('/procedury');
  await expect(page.locator('.folder-list')).toBeVisible();
  await focusOn(/^Podatki i opłaty/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 2, name: 'Podatki i opłaty' })).toBeFocused();
  await focusOn(/^Terminy płatności podatków/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.content')).toBeVisible();
});
