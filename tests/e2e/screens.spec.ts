// The screens that every portal has, as a resident uses them on a desktop and on a phone.
import type { Page } from 'playwright/test';
import { untilDrawn } from '../every-page';
import { publicServices } from './offered-services';
import { expect, expectNoSidewaysScrolling, goInside, holdCalls, office, plain, test } from './story';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('each screen of the shell lives at its own address, with its title, also after a reload [SHELL-05, SHELL-06, SHELL-07, SHELL-09, SHELL-10, SHELL-11, SHELL-20]', {
  tag: '@once',
}, async ({ page }) => {
  for (const [address, title, content] of [
    ['/strona-glowna', 'Sprawy gminne w jednym miejscu', main(page).getByRole('link', { name: 'Wszystkie usługi' })],
    ['/lista-uslug', 'Usługi', main(page).getByRole('button', { name: /^Budżet gminy/ })],
    ['/informacje', 'Informacje', main(page).getByRole('link', { name: 'Godziny pracy urzędu' })],
    ['/procedury', 'Formularze i\u00a0procedury', main(page).getByRole('link', { name: /^Podatki i opłaty/ })],
    ['/mapa-strony', 'Mapa strony', main(page).getByRole('link', { name: 'Dochody budżetu' })],
    ['/kontakt', 'Kontakt', main(page).getByText('Urząd Gminy Brzezie Leśne', { exact: true })],
    ['/polityka-cookie', 'Polityka cookie', main(page).getByRole('heading', { name: 'Jak to usunąć' })],
  ] as const) {
    await page.goto(address);
    for (const visit of ['opened', 'loaded again']) {
      await expect(heading(page, title), `${address} ${visit}`).toBeVisible();
      await expect(content.first(), `${address} ${visit}`).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(' ', '\\s')} – `));
      await page.reload();
    }
    await expectNoSidewaysScrolling(page);
  }
});

test('a visitor who has not logged in can use every public service and page, and what leads to an account [SHELL-02, SHELL-27, ACCESS-01]', {
  tag: '@once',
}, async ({ page }) => {
  const pages = ['kontakt', 'mapa-strony', 'procedury', 'informacje', 'polityka-cookie'];
  const towardsAnAccount = [
    'rejestracja',
    'reset-haslo',
    'reset-link',
    'aktywacja-z-urzedu-return-url?hash=x',
    'return-url-potwierdz?jwtToken=x&dane=Jan&link=/kontakt',
  ];
  await page.goto('/strona-glowna');
  const heading = page.getByRole('heading', { level: 1 });
  let before = (await heading.textContent()) ?? '';
  for (const address of [
    ...publicServices.map((slug) => `/uslugi/${slug}`),
    ...[...pages, ...towardsAnAccount].map((name) => `/${name}`),
  ]) {
    // Navigates inside the portal; first-load.spec.ts opens each screen by its address.
    await goInside(page, address);
    await expect(heading, address).not.toHaveText(before);
    before = (await heading.textContent()) ?? '';
    await untilDrawn(page);
    await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}(\\?|$)`));
    await expect(main(page).locator(':is(tbody tr, form button, .record, .tree a, .folder-list li, h2)').first(), address).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  }
  // Without its code the return from another login leads to the login.
  await goInside(page, '/return-url-potwierdz');
  await expect(page).toHaveURL(/\/logowanie$/);
  await goInside(page, '/strona-glowna');
  await main(page).getByRole('link', { name: 'Odpady' }).click();
  await expect(main(page).locator('.content')).toBeVisible();
});

test('a tile has the fields of a menu item and an icon: hidden ones are left out, pages open here, other sites in a new tab [HOME-02]', {
  tag: '@once',
}, async ({ page }) => {
  const tile = (pozycja: number, nazwa: string, link: string, typ: string, more: object = {}) => ({
    link,
    czyWidoczny: true,
    nazwa,
    typ,
    pozycja,
    czyOtwieracWNowejKarcie: false,
    ikona: 'document',
    opis: `Opis: ${nazwa}`,
    ...more,
  });
  await page.route('**/api/pi/kafelki*', (route) =>
    route.fulfill({
      json: {
        kafelki: [
          tile(3, 'Inna strona', 'https://www.gov.pl/', 'LINK', { czyOtwieracWNowejKarcie: true }),
          tile(1, 'Dojazd', '/kontakt', 'STRONA_WBUDOWANA', { ikona: 'phone' }),
          tile(2, 'Opis sprawy', 'jak-zalatwic-sprawe.html', 'STRONA_WLASNA'),
          tile(4, 'Ukryty', '/kontakt', 'STRONA_WBUDOWANA', { czyWidoczny: false }),
        ],
      },
    }),
  );
  await page.goto('/strona-glowna');
  const tiles = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('svg') });
  await expect(tiles).toHaveText([/^DojazdOpis: Dojazd/, /^Opis sprawyOpis: Opis sprawy/, /^Inna stronaOpis: Inna strona/]);
  const drawings = await tiles.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(drawings[0]).not.toBe(drawings[1]);
  expect(drawings[1]).toBe(drawings[2]);
  const other = tiles.getByRole('link', { name: /Inna strona.*otwiera się w nowej karcie/ });
  await expect(other).toHaveAttribute('target', '_blank');
  await expect(other).toHaveAttribute('href', 'https://www.gov.pl/');
  await tiles.getByRole('link', { name: /Opis sprawy/ }).click();
  await expect(heading(page, 'Jak załatwić sprawę w urzędzie')).toBeFocused();
  await page.goBack();
  await tiles.getByRole('link', { name: /Dojazd/ }).click();
  await expect(heading(page, 'Kontakt')).toBeFocused();
});

test('a content page is named by the navigation state and kept over a reload; without a name the start page opens [SHELL-19, PAGE-01, PAGE-04]', {
  tag: '@once',
}, async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/pi/strona') asked.push(searchParams.get('nazwaPliku'));
  });
  await page.goto('/strona-wlasna');
  await expect(page).toHaveURL(/\/strona-glowna$/);
  expect(asked).toEqual([]);
  await main(page).getByRole('link', { name: 'Odpady' }).click();
  await expect(page).toHaveURL(/\/strona-wlasna\?nazwaPliku=segregacja-odpadow\.html$/);
  await expect(main(page).locator('.content')).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(asked).toEqual(['segregacja-odpadow.html']);
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  expect(asked.at(-1)).toBe('segregacja-odpadow.html');
  await expectNoSidewaysScrolling(page);
});

test('a content page that the office does not have is said, with a way on', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await page.addInitScript(() => {
    if (location.pathname === '/strona-wlasna') history.replaceState({ nazwaPliku: 'nie-ma-takiej.html' }, '');
  });
  await page.goto('/strona-wlasna');
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
});

test('the groups of services stand as the office orders them, the first is open, and numbers lead to their pages [SERV-13, SERV-15]', {
  tag: '@once',
}, async ({ page }) => {
  const service = (uslugaId: number, nazwa: string) => ({
    id: 900 + uslugaId,
    nazwa,
    uslugaId,
    czyChroniona: false,
    czyWymaganaInstytucja: false,
    czyWymaganaOsobaFizyczna: false,
  });
  await page.route('**/api/lista-uslug*', (route) =>
    route.fulfill({
      json: [
        { nazwa: 'Zet', uslugi: [service(12, 'Stawki'), service(1, 'Dochody')] },
        { nazwa: 'A', uslugi: [service(10, 'Obwód')] },
      ],
    }),
  );
  await page.goto('/lista-uslug');
  const groups = main(page).getByRole('heading', { level: 2 }).getByRole('button');
  // What the office has no number for comes after them.
  await expect(groups).toHaveText([/^Zet/, /^A/, /^Pojazdy/, /^Woda, ścieki i\sodpady/]);
  await expect(groups.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'false');
  const shown = main(page).locator('.service-entry a:visible');
  await expect(shown).toHaveText([/^Stawki/, /^Dochody/]);
  expect(await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/uslugi/stawki-pojazdow',
    '/uslugi/budzet-dochody',
  ]);
  await groups.nth(1).click();
  await expect(shown).toHaveText([/^Obwód/]);
  await shown.click();
  await expect(heading(page, 'Sprawdź swój obwód wyborczy')).toBeFocused();
});

interface Contact {
  readonly nazwaUrzedu: string;
  readonly adres: string;
  readonly kodPocztowy: string;
  readonly telefon: string;
  readonly fax: string;
}

test('the contact shows every field of the answer: the e-mail opens a letter, the web address gets https and a new window; there is no form for messages [CONT-01, CONT-02, CONT-03, CONT-04, CONT-05, CONT-06, CONT-10]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const contact = await office<Contact>(portal, '/pi/kontakt');
  const call = page.waitForRequest(/\/api\/pi\/kontakt/);
  await page.route('**/api/pi/kontakt*', (route) =>
    route.fulfill({
      json: {
        ...contact,
        stronaUrl: 'www.urzad.example',
        email: 'urzad@urzad.example',
        mapaUrl: '/e-urzad/mapa-dojazdu.svg',
        kontaktDodatkowyWpis1: 'Wpis pierwszy',
        kontaktDodatkowyWpis2: 'Wpis drugi',
        kontaktDodatkowyWpis3: 'Wpis trzeci',
        kontaktDodatkowyWpis4: 'Wpis czwarty',
        kontaktDodatkowyWpis5: 'Wpis piąty',
      },
    }),
  );
  await page.goto('/kontakt');
  expect((await call).method()).toBe('GET');
  const fields = main(page).locator('.record').first();
  const shown = async (label: string) =>
    plain(
      (await fields
        .locator('div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
        .textContent()) ?? '',
    );
  await expect(fields).toBeVisible();
  expect(await shown('Urząd')).toBe(contact.nazwaUrzedu);
  expect(await shown('Adres')).toBe(`${contact.adres}, ${contact.kodPocztowy}`);
  expect(await shown('Telefon')).toBe(contact.telefon);
  expect(await shown('Faks')).toBe(contact.fax);
  await expect(fields.getByRole('link', { name: 'urzad@urzad.example' })).toHaveAttribute('href', 'mailto:urzad@urzad.example');
  const web = fields.getByRole('link', { name: /www\.urzad\.example/ });
  await expect(web).toHaveAttribute('href', /^https:\/\/www\.urzad\.example\/?$/);
  await expect(web).toHaveAttribute('target', '_blank');
  for (const entry of ['pierwszy', 'drugi', 'trzeci', 'czwarty', 'piąty'])
    await expect(main(page).getByText(`Wpis ${entry}`)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mapa z położeniem urzędu' })).toBeVisible();
  await expect(main(page).locator('form, textarea')).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
});

test('procedures come from one call; three folders down a form opens as a real file of the e-office [PROC-05]', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/procedury') && pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/procedury');
  for (const folder of ['Podatki i opłaty', 'Podatek od nieruchomości', 'Osoby fizyczne']) {
    await main(page)
      .getByRole('link', { name: new RegExp(`^${folder}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: folder })).toBeFocused();
  }
  const link = main(page).getByRole('link', { name: /Informacja o nieruchomościach IN-1/ });
  const file = await fetch(new URL((await link.getAttribute('href')) ?? '', portal.url));
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(calls).toEqual(['GET /api/pi/procedury']);
  await expectNoSidewaysScrolling(page);
});

test('information is a browser of pages and folders, and its pages open in the portal [SHELL-08]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/informacje');
  await main(page)
    .getByRole('link', { name: /^Aktualności/ })
    .click();
  await main(page).getByRole('link', { name: 'Remont ulicy Leśnej' }).click();
  await expect(page).toHaveURL(/\/strona-wlasna\?/);
  await expect(main(page).locator('.content')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Aktualności' })).toBeVisible();
});

const mandatory = [
  'a11y-wstep',
  'a11y-podmiot',
  'a11y-zakres',
  'a11y-url',
  'a11y-data-publikacja',
  'a11y-data-aktualizacja',
  'a11y-status',
  'a11y-kontakt',
  'a11y-email',
  'a11y-telefon',
  'a11y-procedura',
  'a11y-data-sporzadzenie',
  'a11y-architektura',
  'a11y-komunikacja',
];
const conditional = ['a11y-data-przeglad', 'a11y-ocena', 'a11y-aplikacje', 'a11y-architektura-url'];

test('an address with the name of a place opens there, with the focus, also when its data come late; who has scrolled stays @full', {
  tag: '@once',
}, async ({ page }) => {
  const open = async (address: string) => {
    const letGo = await holdCalls(page, '**/api/pi/deklaracja-dostepnosci*');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return letGo;
  };
  const place = page.locator('#a11y-komunikacja');
  (await open('/deklaracja-dostepnosci#a11y-komunikacja'))();
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.unrouteAll();

  const letGo = await open('/deklaracja-dostepnosci?znow#a11y-wstep');
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 900);
  });
  letGo();
  await expect(place).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(900);
  await expect(page.locator('#a11y-wstep')).not.toBeFocused();
});

test('the accessibility statement carries each mandatory id exactly once, and the conditional ones with their data', {
  tag: '@once',
}, async ({ page }) => {
  const ids = () => page.locator('[id^=a11y-]').evaluateAll((found) => found.map(({ id }) => id).sort());
  const answer = async (change: object) => {
    await page.unroute('**/api/pi/deklaracja-dostepnosci*');
    await page.route('**/api/pi/deklaracja-dostepnosci*', async (route) => {
      const real = await route.fetch();
      await route.fulfill({ json: { ...(await real.json()), ...change } });
    });
    await page.goto('/deklaracja-dostepnosci');
    await untilDrawn(page);
  };
  await answer({ dataPrzegladu: null, podmiotOceniajacy: null, aplikacje: [], architekturaUrl: null });
  expect(await ids()).toEqual([...mandatory].sort());
  for (const id of mandatory) await expect(page.locator(`#${id}`), id).not.toHaveText('');
  await answer({
    dataPrzegladu: '2026-03-16',
    metodaOceny: 'PODMIOT_ZEWNETRZNY',
    podmiotOceniajacy: 'Fundacja Próba',
    aplikacje: [{ nazwa: 'Odpady w gminie', adres: 'https://aplikacja.example' }],
    architekturaUrl: 'https://budynek.example',
  });
  expect(await ids()).toEqual([...mandatory, ...conditional].sort());
  await expectNoSidewaysScrolling(page);
});

test('the footer of every page links to the site map, the contact, the statement and the cookie policy', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const address of ['/strona-glowna', '/uslugi/budzet-dochody', '/nie-ma-takiej-strony']) {
    await page.goto(address);
    await expect(links).toHaveText(['Mapa strony', 'Kontakt', 'Deklaracja dostępności', 'Polityka cookie']);
  }
  for (const [name, address] of [
    ['Mapa strony', '/mapa-strony'],
    ['Kontakt', '/kontakt'],
    ['Deklaracja dostępności', '/deklaracja-dostepnosci'],
    ['Polityka cookie', '/polityka-cookie'],
  ] as const) {
    // While a page is still growing, its footer moves.
    await untilDrawn(page);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(heading(page, name)).toBeFocused();
  }
});

test('the home page has the two newest of the office’s news with their days and a way to all of them; what is not translated is marked and says its language', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/strona-glowna');
  const news = page.getByRole('navigation', { name: 'Aktualności' });
  await expect(news.getByRole('listitem')).toHaveText(['16.11.2026Urząd w Wigilię jest zamknięty', '02.11.2026Budżet obywatelski 2027']);
  await news.getByRole('link', { name: 'Wszystkie aktualności' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'Budżet obywatelski 2027' }).click();
  await expect(page.getByText('Ogłoszono 02.11.2026.')).toBeVisible();

  await page.goto('/informacje?informacje.folder=1-novyny&lang=uk');
  const file = page.getByRole('listitem').filter({ hasText: 'Regulamin' });
  await expect(file.locator('a [lang=pl]')).toHaveText('Regulamin budżetu obywatelskiego');
  await expect(file).toContainText('мова: Polski');
  await expect(page.getByRole('listitem').filter({ hasText: 'Бюджет участі' }).locator('[lang]')).toHaveCount(0);
});
