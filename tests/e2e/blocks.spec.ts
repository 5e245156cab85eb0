// Other parts of the screens that every portal has: tiles, content, contact; all of them with axe and by keyboard.
import { expectAccessibleInBothContrasts } from './axe';
import { contentPages } from './content-page';
import { configure, type MenuItem, offer, service } from './offered-services';
import { expect, expectNoSidewaysScrolling, office, plain, test } from './story';

test('the home screen is a grid of the tiles of the office, the visible ones in their order; the arms stand once, and the login is named [HOME-01]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { kafelki } = await office<{ kafelki: readonly MenuItem[] }>(portal, '/pi/kafelki');
  const expected = kafelki.filter(({ czyWidoczny }) => czyWidoczny).sort((left, right) => left.pozycja - right.pozycja);
  await page.goto('/strona-glowna');
  await expect(page.locator('.tile')).toHaveCount(expected.length);
  expect((await page.locator('.tile-label').allInnerTexts()).map(plain)).toEqual(expected.map(({ nazwa }) => plain(nazwa)));
  await expect(page.locator('img[src*="arms"]')).toHaveCount(1);
  const login = page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' });
  await expect(login).toBeVisible();
  // Its words are seen, also on a phone, in one line with the other buttons.
  await expect(login).toHaveText('Zaloguj się', { useInnerText: true });
  expect((await login.locator('span').boundingBox())?.width).toBeGreaterThan(50);
  expect((await page.locator('.app-bar-settings').boundingBox())?.height).toBeLessThan(60);
  await expectNoSidewaysScrolling(page);
});

test('title and letters of a content page grow by 1.5 and 2 with the size of letters [PAGE-03, LIMIT-11]', { tag: '@once' }, async ({
  page,
}) => {
  const pages = await contentPages(page);
  const sizes: number[] = [];
  const titles: number[] = [];
  for (const size of ['small', 'medium', 'large']) {
    await page.addInitScript((chosen) => localStorage.setItem('okienko.fontSize', chosen), size);
    await pages.open('<p>Urząd</p>');
    const sizeOf = (place: string) => page.locator(place).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    sizes.push(await sizeOf('.content p'));
    titles.push(await sizeOf('h1'));
  }
  const [small = 0, medium = 0, large = 0] = sizes;
  expect(small).toBeGreaterThanOrEqual(16);
  expect(medium).toBeCloseTo(small * 1.5, 1);
  expect(large).toBeCloseTo(small * 2, 1);
  const [title = 0, ...grown] = titles;
  expect(grown.map((size) => Math.round((size / title) * 100))).toEqual([150, 200]);
});

test('a link of a content page to another one opens it in the portal @full', { tag: '@once' }, async ({ page }) => {
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

test('a link to a place within a content page leaves the page open, also over a reload', { tag: '@once' }, async ({ page }) => {
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

test('a map is shown when the office gives its address and the pack allows it; any other address of the web is a link [CONT-08]', {
  tag: '@once',
}, async ({ page }) => {
  const answer = async (mapaUrl: string | null) => {
    await page.unroute('**/api/pi/kontakt*');
    await page.route('**/api/pi/kontakt*', (route) => route.fulfill({ json: { nazwaUrzedu: 'Urząd', mapaUrl } }));
    await page.goto('/kontakt');
    await expect(page.getByText('Urząd', { exact: true }).first()).toBeVisible();
  };
  await answer('/e-urzad/mapa-dojazdu.svg');
  await expect(page.getByRole('img', { name: 'Mapa z położeniem urzędu' })).toBeVisible();
  await answer('https://www.google.com/maps/embed?pb=!1m18');
  await expect(page.getByText('Tej strony nie można pokazać w\u00a0portalu.')).toBeVisible();
  const way = page.getByRole('link', { name: 'Otwórz osobno: Mapa z położeniem urzędu' });
  await expect(way).toHaveAttribute('href', 'https://www.google.com/maps/embed?pb=!1m18');
  await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  await answer('javascript:alert(1)');
  await expect(page.getByText('Nie można tu pokazać tej strony.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Otwórz osobno/ })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await answer(null);
  await expect(page.getByRole('heading', { name: 'Jak do nas trafić' })).toHaveCount(0);
});

test('an opened folder, services of every kind and a formatted text are without violations in both contrasts', {
  tag: ['@desk', '@full'],
}, async ({ page }) => {
  await page.goto('/procedury');
  await page.locator('.folder-list li:has(.row-icon-folder) a').first().click();
  await expect(page.getByRole('navigation', { name: 'Gdzie jesteś' })).toBeVisible();
  await expectAccessibleInBothContrasts(page);

  await configure(page, { przerwaTechnicznaUslugi: [2] });
  await offer(page, {
    nazwa: 'Próba',
    uslugi: [service(1, 'Jawna'), service(2, 'Naprawiana'), service(3, 'Chroniona', { czyChroniona: true })],
  });
  await page.goto('/lista-uslug');
  // The office's own, and those that only the portal has.
  await expect(page.locator('.service-entry')).toHaveCount(5);
  await expectAccessibleInBothContrasts(page);

  const pages = await contentPages(page);
  await pages.open(
    '<h1>Opłaty</h1><table><caption>Stawki</caption><thead><tr><th>Rodzaj</th><th>Kwota</th></tr></thead><tbody><tr><td>woda</td><td>5 zł</td></tr></tbody></table><p><a href="https://www.gov.pl/">gov.pl</a></p>',
  );
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleInBothContrasts(page);
  await expectNoSidewaysScrolling(page);
});

test('by keyboard alone: from the services to a folder of the procedures and a page in it @full', { tag: '@once' }, async ({ page }) => {
  const focusOn = async (name: RegExp) => {
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) return;
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
  await focusOn(/^Podatki i\sopłaty/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Podatki i opłaty' })).toBeFocused();
  await focusOn(/^Terminy płatności podatków/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.content')).toBeVisible();
});

test('the notice about cookies takes at most a third of a phone, and in a low window it lies over nothing', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/strona-glowna');
  const notice = page.locator('.cookie-notice');
  await expect(notice).toBeVisible();
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(640 / 3);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(notice).not.toBeInViewport();
  await notice.scrollIntoViewIfNeeded();
  await notice.getByRole('button', { name: 'Rozumiem' }).click();
  await expect(notice).toHaveCount(0);
});
