// The list of services for a visitor, as groups and in the site map.
import { configure, type Group, type MenuItem, numberOf, offer, service } from './offered-services';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, office, plain, test } from './story';

test('services stand in the groups of the office, and opening one group closes the other [SERV-01, SERV-03]', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
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

test('the opened group is open again after a service and back @full', { tag: '@once' }, async ({ page }) => {
  await page.goto('/lista-uslug');
  const second = page.locator('.services-group button').nth(1);
  await second.click();
  await page.locator('.services-group').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/uslugi\//);
  await page.goBack();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('a service leads back to its group in the list, which is open and has the focus, and the menu marks the list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/uslugi/liczba-pojazdow');
  const back = page.getByRole('navigation', { name: 'Gdzie jesteś' }).getByRole('link');
  const group = (await back.textContent()) ?? '';
  await back.click();
  await expect(page).toHaveURL(/\/lista-uslug#liczba-pojazdow$/);
  const button = page.locator('.services-group button').filter({ hasText: group });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  await expect(page.locator('.services-group button[aria-expanded=true]')).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
});

test('the menu marks the list of services while one of them is open @full', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/liczba-pojazdow');
  const list = page.getByRole('navigation', { name: 'Nawigacja główna' }).getByRole('link', { name: 'Usługi', exact: true });
  await expect(list).toHaveAttribute('aria-current', 'true');
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(list).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('navigation', { name: 'Gdzie jesteś' })).toHaveCount(0);
});

test('a legend explains the locks, and each service carries its own [SERV-04, SERV-05]', { tag: '@once' }, async ({ page }) => {
  await offer(page, { nazwa: 'Próba', uslugi: [service(1, 'Jawna'), service(2, 'Chroniona', { czyChroniona: true })] });
  await page.goto('/lista-uslug');
  const legend = page.getByRole('region', { name: 'Oznaczenia' });
  await expect(legend.getByRole('listitem')).toHaveText(['dostępna bez logowania', 'dostępna po zalogowaniu']);
  await expect(legend.getByRole('listitem').nth(1).locator('svg')).toHaveAttribute('data-locked', 'true');
  const entries = page.locator('.service-entry');
  await expect(entries.filter({ hasText: 'Jawna' }).locator('svg')).toHaveAttribute('data-locked', 'false');
  await expect(entries.filter({ hasText: 'Chroniona' }).locator('svg')).toHaveAttribute('data-locked', 'true');
});

test('a protected service leads a visitor to the login, from the list and from the site map [SERV-08, MAP-04]', { tag: '@once' }, async ({
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

test('a service under maintenance leads to the page of its break, from the list and from the site map [SERV-09, MAP-03]', {
  tag: '@once',
}, async ({ page }) => {
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

test('a service under maintenance gives way to the page of its break from everywhere: by its address, a tile, the menu, and after a login [SERV-09, PAGE-12, ACCESS-10]', {
  tag: ['@once', '@full'],
}, async ({ page, portal }) => {
  const broken = page.getByRole('heading', { level: 1, name: 'Przerwa techniczna usługi' });
  const item = {
    nazwa: 'Budżet w naprawie',
    link: '/uslugi/budzet-dochody',
    typ: 'STRONA_WBUDOWANA',
    czyWidoczny: true,
    pozycja: 1,
    czyOtwieracWNowejKarcie: false,
  };
  await page.route('**/api/pi/menuBoczne*', (route) => route.fulfill({ json: { menuBoczneElementy: [item], kontakt: {} } }));
  await page.route('**/api/pi/kafelki*', (route) =>
    route.fulfill({ json: { kafelki: [{ ...item, nazwa: 'Kafelek w naprawie', opis: '', ikona: 'budzet' }] } }),
  );
  const { uslugaId: income } = await numberOf(portal, 'Dochody budżetu');
  const { uslugaId: meters } = await numberOf(portal, 'Podaj stan wodomierza');
  await configure(page, { przerwaTechnicznaUslugi: [income, meters] });
  await page.goto('/uslugi/budzet-dochody');
  await expect(broken).toBeVisible();
  await expect(page).toHaveURL(/\/usluga-przerwa-techniczna$/);
  for (const name of ['Kafelek w naprawie', 'Budżet w naprawie']) {
    await page.goto('/strona-glowna');
    await page.getByRole('link', { name }).filter({ visible: true }).first().click();
    await expect(broken).toBeVisible();
  }
  await page.goto('/uslugi/odczyt-licznikow');
  await expect(broken).toBeVisible();
  await signIn(page, portal, 'anna');
  await page.goto('/uslugi/odczyt-licznikow');
  await expect(broken).toBeVisible();
  // Other services are unchanged.
  await page.goto('/uslugi/budzet-wydatki');
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('what the office says of a service binds its screen as well: login, person, institution [SUBJ-06, ACCESS-01, ACCESS-09] @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  const rates = await numberOf(portal, 'Stawki');
  const homes = await numberOf(portal, 'Nieruchomości');
  await offer(page, {
    nazwa: 'Próba',
    uslugi: [
      service(rates.uslugaId, 'Stawki', { czyChroniona: true }),
      service(homes.uslugaId, 'Nieruchomości', { czyChroniona: true, czyWymaganaOsobaFizyczna: true }),
    ],
  });
  await page.goto('/uslugi/stawki-pojazdow');
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  // What the login opens comes first, and the office's groups follow as they are.
  await page.goto('/lista-uslug');
  const groups = page.locator('.services-group');
  // Those that only the portal has stand in its own groups.
  await expect(groups.getByRole('button')).toHaveText([/^Twoje usługi/, /^Próba/, /^Pojazdy/, /^Woda, ścieki i\sodpady/]);
  const ofPortal = ['Karta parkingowa mieszkańca', 'Złóż deklarację o\u00a0odpadach'];
  await expect(groups.first().getByRole('link')).toHaveText(['Stawki', 'Nieruchomości', ...ofPortal]);
  await page.goto('/uslugi/stawki-pojazdow');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.goto('/uslugi/nieruchomosci-osoby');
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toBeEnabled();
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Zmień, w czyim imieniu działasz' }).click();
  const dialog = page.getByRole('dialog', { name: 'W czyim imieniu działasz' });
  await dialog.getByRole('radio', { name: /Sklep/ }).check();
  await dialog.getByRole('button', { name: 'Zatwierdź' }).click();
  await expect(page).toHaveURL(/\/lista-uslug$/);
  await expect(page.locator('.snackbar').getByText('Podmiot nie ma dostępu do tej usługi')).toBeVisible();
  await page.goto('/uslugi/nieruchomosci-osoby');
  await expect(page).toHaveURL(/\/lista-uslug$/);
});

test('an unknown number is skipped, and without the answer of the office the list is that of the portal @full', { tag: '@once' }, async ({
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

test('the site map holds the pages of the side menu, all services at once, the contact, login and registration [MAP-01, MAP-02, MAP-05, MAP-06]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const menu = await office<{ menuBoczneElementy: readonly MenuItem[] }>(portal, '/pi/menuBoczne');
  const groups = await office<readonly Group[]>(portal, '/lista-uslug');
  await page.goto('/mapa-strony');
  const main = page.getByRole('main');
  for (const { nazwa } of menu.menuBoczneElementy.filter(({ czyWidoczny }) => czyWidoczny))
    await expect(
      main.getByRole('navigation', { name: 'Strony', exact: true }).getByText(nazwa, { exact: false }).first(),
      nazwa,
    ).toBeVisible();
  for (const [name, address] of [
    ['Logowanie', '/logowanie'],
    ['Rejestracja', '/rejestracja'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  const first = groups[0]?.uslugi[0]?.nazwa ?? '';
  await main.getByRole('link', { name: first }).first().click();
  await expect(page).toHaveURL(/\/uslugi\//);
  await page.goBack();
  await main.getByRole('link', { name: 'Kontakt' }).last().click();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('the site map is fetched anew in the language that is chosen [MAP-07, LANG-08]', { tag: '@once' }, async ({ page }) => {
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

test('a service whose link the pointer rests on is loaded ahead: its frame needs nothing more of the network', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/lista-uslug');
  const link = page.locator('.service-entry').getByRole('link').first();
  const chunk = page.waitForResponse(/\/pack\/[\w-]+\.pl\.[\w-]+\.json$/);
  await link.hover();
  await chunk;
  await page.waitForLoadState('networkidle');
  // From now on the office does not answer and nothing can be fetched, so the frame must come from what was preloaded.
  const asked: string[] = [];
  await page.route(/\/pack\/(?!current\.json)|\/assets\//, (route) => {
    asked.push(route.request().url());
    return route.continue();
  });
  await page.route(/\/api\/(?!pi\/)/, () => undefined);
  await link.click();
  await expect(page.locator('main :is(form, .waiting, table, .params)').first()).toBeVisible();
  expect(asked).toEqual([]);
});
