// The frame around every page: bar, menu, footer, messages, notices, contrast, text size, languages.
import type { Page } from 'playwright/test';
import product from '../../package.json' with { type: 'json' };
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, holdCalls, office, plain, test } from './story';

interface Menu {
  readonly menuBoczneElementy: readonly { readonly nazwa: string; readonly czyWidoczny: boolean; readonly pozycja: number }[];
  readonly kontakt: Readonly<Record<string, string | null>>;
}

const item = { czyWidoczny: true, typ: 'STRONA_WBUDOWANA', pozycja: 1, czyOtwieracWNowejKarcie: false };
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`okienko.${name}`), key);

/** The side menu: beside the page, or opened with its button on a narrow screen. */
async function openMenu(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'Otwórz menu' });
  if (await button.isVisible()) await button.click();
  return page.getByRole('navigation', { name: 'Nawigacja główna' });
}

test('the services list leads to services and back, with its own title and focus on each page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/lista-uslug');
  await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeVisible();
  for (const name of ['Dochody budżetu', 'Wydatki budżetu']) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} – `));
    await (await openMenu(page)).getByRole('link', { name: 'Usługi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeFocused();
    await expect(page).toHaveTitle(/^Usługi – /);
  }
  await expectNoSidewaysScrolling(page);
});

test('the side menu is 280 wide and holds the items of the office in order, its contact and the counter [MENU-01, MENU-02, CONT-11, LIMIT-05] @desk', async ({
  page,
  portal,
  viewport,
}) => {
  const { menuBoczneElementy, kontakt } = await office<Menu>(portal, '/pi/menuBoczne');
  const expected = menuBoczneElementy.filter(({ czyWidoczny }) => czyWidoczny).sort((left, right) => left.pozycja - right.pozycja);
  await page.goto('/kontakt');
  const menu = await openMenu(page);
  await expect(menu.getByRole('listitem')).toHaveCount(expected.length);
  const labels = (await menu.getByRole('listitem').allTextContents()).map((label) => plain(label).replace(/ \(otwiera się .*\)$/, ''));
  expect(labels).toEqual(expected.map(({ nazwa }) => plain(nazwa)));
  await expect(menu.getByRole('link', { name: 'Kontakt', exact: true })).toHaveAttribute('aria-current', 'page');
  const frame = page.locator(viewport && viewport.width >= 1200 ? '.side-menu' : '.drawer');
  expect((await frame.boundingBox())?.width).toBe(280);
  for (const field of ['nazwaUrzedu', 'adres', 'kodPocztowy', 'telefon', 'fax', 'email'])
    await expect(frame.locator('.menu-contact')).toContainText(kontakt[field] ?? 'brak');
  await expect(frame.getByRole('link', { name: kontakt.email ?? '' })).toHaveAttribute('href', `mailto:${kontakt.email}`);
  await expect(frame.locator('.visits')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('the three kinds of item open a page of the portal, a content page, and another site, each in a new tab when the office wants it [MENU-08, MENU-09]', {
  tag: '@once',
}, async ({ page, context }) => {
  const menuBoczneElementy = [
    { ...item, nazwa: 'Wbudowana', link: '/informacje' },
    { ...item, nazwa: 'Własna', link: 'godziny-pracy.html', typ: 'STRONA_WLASNA' },
    { ...item, nazwa: 'Własna obok', link: 'godziny-pracy.html', typ: 'STRONA_WLASNA', czyOtwieracWNowejKarcie: true },
    { ...item, nazwa: 'Obca', link: 'https://www.gov.pl/', typ: 'LINK', czyOtwieracWNowejKarcie: true },
    { ...item, nazwa: 'Obca tutaj', link: 'https://www.gov.pl/', typ: 'LINK' },
  ];
  await page.route('**/api/pi/menuBoczne*', (route) => route.fulfill({ json: { menuBoczneElementy, kontakt: null } }));
  await page.goto('/kontakt');
  await (await openMenu(page)).getByRole('link', { name: 'Wbudowana' }).click();
  await expect(page).toHaveURL(/\/informacje$/);
  await (await openMenu(page)).getByRole('link', { name: 'Własna', exact: true }).click();
  await expect(page).toHaveURL(/\/strona-wlasna\?nazwaPliku=godziny-pracy\.html$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Godziny pracy' })).toBeVisible();
  expect(await page.evaluate(() => history.state)).toMatchObject({ nazwaPliku: 'godziny-pracy.html' });
  const menu = await openMenu(page);
  const elsewhere = menu.getByRole('link', { name: 'Obca (otwiera się w nowej karcie)' });
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(elsewhere).toHaveAttribute('rel', /noopener/);
  await expect(menu.getByRole('link', { name: 'Obca tutaj' })).not.toHaveAttribute('target');
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: 'Własna obok (otwiera się w nowej karcie)' }).click();
  const beside = await opened;
  await expect(beside.getByRole('heading', { level: 1, name: 'Godziny pracy' })).toBeVisible();
  await beside.close();
  // A tile with such a link does the same.
  const tile = { ...menuBoczneElementy[2], nazwa: 'Kafelek obok', opis: '', ikona: 'map' };
  await page.route('**/api/pi/kafelki*', (route) => route.fulfill({ json: { kafelki: [tile] } }));
  await page.goto('/strona-glowna');
  const again = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kafelek obok/ })
    .click();
  await expect((await again).getByRole('heading', { level: 1, name: 'Godziny pracy' })).toBeVisible();
});

test('where there is no room the menu opens with a button and closes after an item is chosen [MENU-03] @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/kontakt');
  const button = page.getByRole('button', { name: 'Otwórz menu' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Formularze i\u00a0procedury' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Formularze i\u00a0procedury' })).toBeFocused();

  await button.click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('before the office has answered the menu has only the home page [MENU-10]', { tag: '@once' }, async ({ page }) => {
  const release = await holdCalls(page, '**/api/pi/menuBoczne*');
  await page.goto('/kontakt');
  const menu = await openMenu(page);
  expect(await menu.getByRole('listitem').allTextContents()).toEqual(['Strona główna']);
  release();
  await expect(menu.getByRole('link', { name: 'Formularze i\u00a0procedury' })).toBeVisible();
});

test('the bar has language, contrast and three sizes of letters, a menu button only on small screens [SHELL-32, SHELL-33]', async ({
  page,
}) => {
  await page.goto('/kontakt');
  const bar = page.getByRole('banner');
  for (const [width, menuButtons] of [
    [1280, 0],
    [1024, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole('button', { name: 'Otwórz menu' })).toHaveCount(menuButtons);
    await expect(bar.getByRole('button', { name: 'Wybierz język: Polski' })).toBeVisible();
    // On a phone the bar opens a dialog with them.
    if (width === 320) await bar.getByRole('button', { name: 'Wygląd', exact: true }).click();
    await expect(bar.getByRole('button', { name: 'Wysoki kontrast' }).filter({ visible: true })).toHaveCount(1);
    await expect(bar.getByRole('group', { name: 'Wielkość liter' }).filter({ visible: true }).getByRole('button')).toHaveCount(3);
    await expectNoSidewaysScrolling(page);
  }
});

test('contrast and size of letters are applied at once, stored, and restored before the first paint [A11Y-01, A11Y-02, A11Y-03, A11Y-04, SHELL-54]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/kontakt');
  const root = page.locator('html');
  const size = () => root.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size()).toBe(16);
  await page.getByRole('button', { name: 'Wysoki kontrast' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 0)');
  for (const [name, step, pixels] of [
    ['Duża wielkość liter', 'medium', 20],
    ['Bardzo duża wielkość liter', 'large', 24],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await size()).toBe(pixels);
    expect(await stored(page, 'fontSize')).toBe(step);
    await expectNoSidewaysScrolling(page);
  }
  // Without the app's script only the page itself can have restored them.
  await page.route('**/assets/*.js', (route) => new Promise<void>((resolve) => setTimeout(resolve, 5_000)).then(() => route.abort()));
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await expect(root).toHaveAttribute('data-font', 'large');
  await expect(page.getByText('Wczytywanie…')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the language is chosen in a dialog, kept, and sent as lang; before that no lang is sent [LANG-01, LANG-05, LANG-06, LANG-07, LIMIT-10, CALL-03]', {
  tag: '@once',
}, async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.startsWith('/api/')) asked.push(address.searchParams.get('lang'));
  });
  await page.goto('/uslugi/statusy-mieszkancow');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const opener = page.getByRole('button', { name: /Wybierz język/ });
  await opener.click();
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((lang) => lang !== null)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Język portalu' });
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual(['Polski', 'English', 'Deutsch', 'Українська']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Deutsch' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await stored(page, 'language')).toBe('de');
  asked.length = 0;
  await page.reload();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect([...new Set(asked)]).toEqual(['de']);
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
});

test('the menu speaks the chosen language [LANG-09]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByRole('button', { name: /Wybierz język/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Opening hours' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Sample data');
});

test('a message stands at the top right for three seconds, longer while the pointer or the focus is on it [SHELL-38, SHELL-39, SHELL-40, LIMIT-04] @desk', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.route('**/api/pi/konfiguracja*', (route) => route.fulfill({ status: 500, body: '' }));
  // The clock stands still unless the story moves it, so a slow machine does not matter.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/kontakt');
  const message = page.locator('.snackbar');
  const text = message.getByText('Nie udało się pobrać ustawień portalu.');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(text).toBeVisible({ timeout: 200 });
  }).toPass();
  const box = await message.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.y).toBeLessThan(40);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(20);

  await page.clock.runFor(2_500);
  await message.hover();
  await page.clock.runFor(10_000);
  await expect(text).toBeVisible();
  await message.getByRole('button', { name: 'Zamknij' }).focus();
  await page.mouse.move(5, 500);
  await page.clock.runFor(10_000);
  await expect(text).toBeVisible();
  await message.getByRole('button', { name: 'Zamknij' }).blur();
  await page.clock.runFor(2_900);
  await expect(text).toBeVisible();
  await page.clock.runFor(200);
  await expect(text).toHaveCount(0);
});

test('the notice about cookies stands at the bottom right until it is accepted, and does not come back [SHELL-43, SHELL-44] @desk', async ({
  page,
}) => {
  await page.goto('/kontakt');
  const notice = page.locator('.cookie-notice');
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(20);
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(20);
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Polityka cookie' }).click();
  await expect(page).toHaveURL(/\/polityka-cookie$/);
  await notice.getByRole('button', { name: 'Rozumiem' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await stored(page, 'cookies')).not.toBeNull();
});

test('the footer of every page has site map, contact, declaration, version and the year of the office [SHELL-36, SHELL-37, CONF-09, LIMIT-06]', {
  tag: '@once',
}, async ({ page }) => {
  for (const address of ['/strona-glowna', '/uslugi/stawki-pojazdow']) {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2026');
    await expect(footer).toContainText(`Okienko ${product.version}`);
    for (const [name, target] of [
      ['Mapa strony', '/mapa-strony'],
      ['Kontakt', '/kontakt'],
      ['Deklaracja dostępności', '/deklaracja-dostepnosci'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', target);
  }
});

test('a bar at the top shows that something is fetched, and goes when all is there [SHELL-41]', { tag: '@once' }, async ({ page }) => {
  const release = await holdCalls(page, '**/api/fk/gmina/dajLataBudzetowe*');
  await page.goto('/uslugi/budzet-dochody');
  const loader = page.locator('.page-loader');
  await expect(loader).toBeVisible();
  release();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(loader).toBeHidden();
});

test('the main button of a page is at least 250 wide [SHELL-48, LIMIT-12] @desk', async ({ page }) => {
  const mainButtons = [
    ['/przerwa-techniczna', 'Spróbuj ponownie'],
    ['/logowanie', 'Zaloguj się'],
    ['/rejestracja', /^Zarejestruj|^Załóż/],
    ['/uslugi/listy-wyborcze', /^Sprawdź|^Pokaż/],
  ] as const;
  for (const [address, name] of mainButtons) {
    await page.goto(address);
    await expect(page.locator('main .button-primary').filter({ hasText: name }), address).toBeVisible();
    for (const button of await page.locator('main .button-primary').all()) {
      const box = await button.boundingBox();
      expect(box?.width, `${address}: ${await button.textContent()}`).toBeGreaterThanOrEqual(250);
      expect(box?.height, address).toBeGreaterThanOrEqual(44);
    }
  }
});

test('in print only the content is left', { tag: '@once' }, async ({ page }) => {
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.app-bar', '.side-menu', '.footer', '.cookie-notice', '.page-loader']) await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
});

test('with reduced motion nothing moves', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => (animation instanceof CSSAnimation ? [animation.animationName] : [])),
  );
  expect(moving.filter((name) => name === 'page-loader')).toEqual([]);
});

test('a visitor sends no token, that of a user goes with all calls of a protected screen, and nothing is fetched twice [CALL-02]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const sent: { readonly path: string; readonly call: string; readonly token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push({ path: pathname, call: pathname + search, token: request.headers().authorization });
  });
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(3);
  expect(await page.locator('link[rel="preload"][href^="/api/"]').count()).toBeGreaterThan(0);
  expect(sent.filter(({ token }) => token !== undefined)).toEqual([]);

  const { token } = await signIn(page, portal, 'anna');
  // What the page that is left had still to ask does not count.
  await page.goto('about:blank');
  sent.length = 0;
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Konto:/ })).toContainText(/\w+ \w+/);
  const ofUser = ['/api/uzytkownicy/informacje', '/api/lista-podmiotow'];
  await expect.poll(() => sent.length).toBeGreaterThan(5);
  for (const call of sent) expect(call.token, call.path).toBe(ofUser.includes(call.path) ? `Bearer ${token}` : undefined);
  const calls = sent.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);

  // A protected screen: its own calls, those of the frame and those of the session.
  await page.goto('about:blank');
  sent.length = 0;
  await page.goto('/uslugi/wyslij-zgloszenie');
  await expect(page.getByLabel('Temat').locator('option')).not.toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Konto:/ })).toContainText(/\w+ \w+/);
  // The menu waits for its turn.
  const awaited = ['/api/woda/dajTematyZgloszen', '/api/pi/menuBoczne'];
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(expect.arrayContaining(awaited));
  expect(await page.locator('link[rel="preload"][href^="/api/"]').count()).toBe(0);
  for (const call of sent) expect(call.token, call.path).toBe(`Bearer ${token}`);
  expect(new Set(sent.map(({ call }) => call)).size).toBe(sent.length);
});

test('the page carries a strict content policy and no inline handler', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/lista-uslug');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.split(';').find((part) => part.trim().startsWith('script-src'))).not.toContain('unsafe-inline');
  expect(await answer?.text()).not.toMatch(/\son[a-z]+=/);
});
