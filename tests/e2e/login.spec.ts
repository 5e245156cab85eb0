// Login as a resident does it: the form, its errors, external logins, and where they lead.
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Page } from 'playwright/test';
import { hostileReturns } from '../../renderer/session/hostile-returns-for-tests';
import { insideAddress } from '../../renderer/session/requested-address';
import { expectAccessible } from './axe';
import { samplePassword, signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, office, test } from './story';

async function fillIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

/** Makes the office answer with another configuration. */
async function configure(page: Page, change: object): Promise<void> {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });
}

test('login and password lead in, and logging out leaves nothing behind [AUTH-01, AUTH-08, AUTH-12, SESS-07, SHELL-12, SHELL-34, SHELL-35, SUBJ-02]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const sent = page.waitForRequest('**/api/uzytkownicy/token*');
  const list = page.waitForRequest('**/api/lista-podmiotow*');
  await fillIn(page, 'anna', samplePassword);
  expect((await sent).postDataJSON()).toEqual({ login: 'anna', haslo: samplePassword, recaptcha: null });
  expect((await list).method()).toBe('GET');
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:[0-5]\d$/);
  // The number is stored for the session of this tab, and nowhere else.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('okienko.pesel'))).toMatch(/^\d{11}$/);
  expect(await page.evaluate(() => sessionStorage.getItem('okienko.nip'))).toBeNull();
  const pesel = await page.evaluate(() => sessionStorage.getItem('okienko.pesel') ?? '');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(pesel);

  const account = page.getByRole('button', { name: /^Konto:/ });
  await account.click();
  await expect(page.getByRole('link', { name: 'Moje konto' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zmień, w\u00a0czyim imieniu działasz' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await account.click();
  await page.getByRole('link', { name: 'Moje konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeVisible();
  await account.click();
  const told = page.waitForRequest('**/api/pi/wylogowanie*');
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  expect((await told).method()).toBe('POST');
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  // It is announced, and keyboard and screen reader start at the new page.
  await expect(page.getByRole('status').getByText('Wylogowano Cię z portalu.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.filter((key) => /token|nip|pesel|session|unconfirmed|subject|greeted|wanted/i.test(key))).toEqual([]);

  // The back button must not show the account's data again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  await expect(page.getByText('anna@brzezie-lesne.example')).toHaveCount(0);
});

test('empty fields are told without a call, a refusal in the office’s words under the fields, and what was typed stays [AUTH-16, AUTH-17, ERR-03]', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 40[013]/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/uzytkownicy/token')) calls += 1;
  });
  await page.goto('/logowanie');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Puste pole')).toHaveCount(2);
  await expect(page.getByLabel('Login', { exact: true })).toBeFocused();
  await expectAccessible(page);
  expect(calls).toBe(0);
  const refused = page.waitForResponse('**/api/uzytkownicy/token*');
  await fillIn(page, 'nie-ma-takiego-konta', 'Zle-haslo-1');
  const { opis } = await (await refused).json();
  await expect(page.getByRole('alert').filter({ hasText: opis })).toBeVisible();
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('nie-ma-takiego-konta');
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue('Zle-haslo-1');
  await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();
  await page.getByLabel('Pokaż hasło').check();
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveAttribute('type', 'text');
  expect(calls).toBe(1);
});

test('without a wanted address a login leads to what concerns the user, in a pack that names no such screen to the start page of the office, and what is stored bears the portal’s name [SHELL-31, SHELL-55]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const configuration = await office<object>(portal, '/pi/konfiguracja');
  await page.route('**/api/pi/konfiguracja*', (route) =>
    route.fulfill({ json: { ...configuration, stronaStartowa: { link: '/procedury', typ: 'STRONA_WBUDOWANA' } } }),
  );
  await page.goto('/logowanie');
  await fillIn(page, 'jan', samplePassword);
  await expect(page).toHaveURL(/\/moje-sprawy$/);
  await page.getByRole('button', { name: /^Konto/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.route(/\/pack\/index\.\w+/, async (route) => {
    const answer = await route.fetch();
    const { session, ...index } = await answer.json();
    const { start, ...others } = session;
    expect(start).toBe('/moje-sprawy');
    await route.fulfill({ response: answer, json: { ...index, session: others } });
  });
  await page.goto('/logowanie');
  await fillIn(page, 'jan', samplePassword);
  await expect(page).toHaveURL(/\/procedury$/);
  await expect(page.getByRole('timer')).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(stored).toEqual(expect.arrayContaining(['okienko.sessionEnd', 'okienko.token']));
  expect(stored.filter((key) => !key.startsWith('okienko.'))).toEqual([]);
});

test('an account whose link was not used is told so [AUTH-15, ERR-02]', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/status of 40[013]/);
  await page.goto('/logowanie');
  await fillIn(page, 'niepotwierdzony', samplePassword);
  await expect(page.getByRole('alert').filter({ hasText: 'konto nie zostało aktywowane linkiem aktywacyjnym' })).toBeVisible();
});

test('up to three lines of the office and other ways in stand there as the office has configured them [AUTH-05, AUTH-06, AUTH-07, CONF-04, CONF-05, CONF-06, LIMIT-20]', {
  tag: '@once',
}, async ({ page }) => {
  await configure(page, { czyLogowaniePrzezEpuap: true });
  await page.route('**/api/uzytkownicy/informacjeLogowania*', (route) =>
    route.fulfill({ json: { informacje: ['Pierwsza linia', '', 'Druga <b>linia</b>', 'Trzecia linia', 'Czwarta linia'] } }),
  );
  await page.goto('/logowanie');
  await expect(page.locator('.login-lines li')).toHaveText(['Pierwsza linia', 'Druga <b>linia</b>', 'Trzecia linia']);
  const elsewhere = page.getByRole('button', { name: 'Zaloguj się przez login.gov.pl' });
  await expect(elsewhere).toBeVisible();
  // The way that needs no password of its own stands first, for the eye and for the keyboard.
  const [above, below] = [await elsewhere.boundingBox(), await page.getByLabel('Login', { exact: true }).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await elsewhere.focus();
  for (const next of [page.getByRole('button', { name: 'Zaloguj się profilem zaufanym' }), page.getByLabel('Login', { exact: true })]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Zaloguj się profilem zaufanym' })).toBeVisible();
  await page.unroute('**/api/pi/konfiguracja*');
  await configure(page, { czyLogowaniePrzezWezelKrajowy: false, czyLogowaniePrzezPortal: false });
  await page.reload();
  await expect(page.getByLabel('Login', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Zaloguj się/ })).toHaveCount(0);
});

test('the captcha is worked on by the browser alone, and its solution goes with the login [AUTH-02, AUTH-03, CONF-03]', {
  tag: '@once',
}, async ({ page }) => {
  await configure(page, { czyCaptcha: true });
  // The sample office does not ask for a captcha, so the story makes the challenge.
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    keyLength: 32,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + 600,
    hmacSignatureSecret: 'proba',
  });
  await page.route('**/api/uzytkownicy/captcha*', (route) => route.fulfill({ json: made }));
  await page.goto('/logowanie');
  await expect(page.getByText('Sprawdzono: nie jesteś robotem.')).toBeVisible({ timeout: 30_000 });
  const sent = page.waitForRequest('**/api/uzytkownicy/token*');
  await fillIn(page, 'jan', samplePassword);
  const { recaptcha } = (await sent).postDataJSON();
  const { challenge, solution } = JSON.parse(Buffer.from(recaptcha, 'base64').toString('utf8'));
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: 'proba' });
  expect(verified).toBe(true);
  await expect(page.getByRole('timer')).toBeVisible();
});

test('login at the national node: three return addresses go to the office, and the browser posts the signed request [AUTH-19, AUTH-20, AUTH-21, AUTH-23]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  // No server answers at the address of this node; what counts is the posted form.
  allowConsole(/status of 404/);
  let asked = '';
  await page.route('**/api/uzytkownicy/wezelKrajowy/przekierowanie*', (route) => {
    asked = route.request().url();
    return route.fulfill({ json: { saml: 'UFJPQkE=', urlWKZalogujDoPrzekierowania: `${portal.url}/wezel-proby` } });
  });
  await page.goto('/logowanie');
  const posted = page.waitForRequest('**/wezel-proby');
  await page.getByRole('button', { name: 'Zaloguj się przez login.gov.pl' }).click();
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(new URLSearchParams(request.postData() ?? '').get('SAMLRequest')).toBe('UFJPQkE=');
  const query = new URL(asked).searchParams;
  expect([query.get('adresOk'), query.get('adresBlad'), query.get('adresPotwierdz')]).toEqual(
    ['ok', 'blad', 'potwierdz'].map((name) => `${portal.url}/return-url-${name}`),
  );
  // A browser whose calls are no longer watched while it follows a redirect waits without end: the story ends where the post has led.
  await page.waitForURL('**/wezel-proby');
});

test('a login elsewhere that cannot begin, that failed, or whose code is worth nothing is said, with the way back [AUTH-22, AUTH-24, AUTH-25, ERR-05, ERR-06, SHELL-15]', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of (4\d\d|500)/);
  await page.route('**/api/uzytkownicy/wezelKrajowy/przekierowanie*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/logowanie');
  await page.getByRole('button', { name: 'Zaloguj się przez login.gov.pl' }).click();
  await expect(page.getByText('Nie udało się przejść do logowania.')).toBeVisible();

  await page.goto(`/return-url-blad?trescBledu=${encodeURIComponent('Użytkownik przerwał <b>logowanie</b>')}`);
  await expect(page.getByText('Odpowiedź systemu logowania: Użytkownik przerwał <b>logowanie</b>')).toBeVisible();
  await page.getByRole('link', { name: 'Wróć do logowania' }).click();
  await expect(page).toHaveURL(/\/logowanie$/);

  await page.goto('/return-url-ok?token=nic-nie-warty');
  await expect(page.getByText('Nie udało się dokończyć logowania.')).toBeVisible();
  await page.goto('/return-url-ok');
  await expect(page).toHaveURL(/\/logowanie$/);
});

test('what a visitor chose is opened after the login: from the services list, the site map, by address; what was left behind, or wanted by another user, is not [ACCESS-03, AUTH-13, SERV-08, MAP-04, SESS-07] @full', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 401/);
  const login = page.getByRole('heading', { level: 1, name: 'Logowanie' });
  const logOut = async () => {
    await page.getByRole('button', { name: /^Konto:/ }).click();
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page.getByText('Wylogowano Cię z portalu.')).toBeVisible();
  };
  await page.goto('/lista-uslug');
  await page.getByRole('button', { name: /Moje dane/ }).click();
  const locked = page
    .locator('.service-entry')
    .getByRole('link', { name: /po zalogowaniu/ })
    .filter({ visible: true })
    .first();
  const chosen = new URL((await locked.getAttribute('href')) ?? '', portal.url).pathname;
  await locked.click();
  await expect(login).toBeVisible();
  await expect(page).toHaveURL(/\/logowanie$/);
  await fillIn(page, 'anna', samplePassword);
  await expect(page).toHaveURL(new RegExp(`${chosen}$`));

  // The next user of this tab starts with what concerns that user.
  await page.goto('/uslugi/wymiar-podatku?lata=2025');
  await expect(page.getByRole('timer')).toBeVisible();
  await logOut();
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await fillIn(page, 'oleh', samplePassword);
  await expect(page).toHaveURL(/\/moje-sprawy$/);

  // The page of a session that the office has refused is shown again only to the same user.
  await page.goto('/zmiana-email');
  await expect(page.getByLabel('Obecny e-mail')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('okienko.token'));
  await fetch(`${portal.url}/api/pi/wylogowanie`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('link', { name: 'Moje konto' }).click();
  await expect(page.getByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await fillIn(page, 'jan', samplePassword);
  await expect(page).toHaveURL(/\/moje-sprawy$/);
  await logOut();

  // A visitor who leaves the login for another page is not sent back to the first page later.
  await page.goto('/mapa-strony');
  await page
    .getByRole('main')
    .getByRole('link', { name: /po zalogowaniu/ })
    .first()
    .click();
  await expect(login).toBeVisible();
  await page.getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await page.goBack();
  expect(await page.evaluate(() => sessionStorage.getItem('okienko.wanted'))).toContain('/uslugi/');
  await page.getByRole('link', { name: 'Kontakt' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await fillIn(page, 'jan', samplePassword);
  await expect(page).toHaveURL(/\/moje-sprawy$/);
});

test('a user who is signed in is led on from the login screen, in this tab and in another one that stands there [AUTH-13]', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.goto('/panel-uzytkownika');
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logowanie');
  await fillIn(other, 'oleh', samplePassword);
  await expect(other).toHaveURL(/\/moje-sprawy$/);
  await expect(page).toHaveURL(/\/panel-uzytkownika$/);
  await expect(page.getByText('oleh@brzezie-lesne.example')).toBeVisible();
  await page.goto('/logowanie');
  await expect(page).toHaveURL(/\/moje-sprawy$/);
});

test('a protected screen is remembered while the visitor logs in, with its query [ACCESS-03, AUTH-13, SERV-08]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/panel-uzytkownika?skad=list');
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  await fillIn(page, 'oleh', samplePassword);
  await expect(page).toHaveURL(/\/panel-uzytkownika\?skad=list$/);
  await expect(page.getByText('oleh@brzezie-lesne.example')).toBeVisible();
});

test('of at least 300 hostile addresses none leads out of the portal after a login [AUTH-13]', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'jan');
  await page.goto('/kontakt');
  const inside = hostileReturns.flatMap((address) => insideAddress(address, portal.url) ?? []);
  const left = await page.evaluate(
    (paths) =>
      paths.filter((path) => {
        history.pushState(null, '', path);
        return new URL(path, location.href).origin !== location.origin;
      }),
    inside,
  );
  expect(left).toEqual([]);
  // The screen itself, with some of them.
  for (const address of hostileReturns.filter((_, place) => place % 150 === 0)) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(`/logowanie?powrot=${encodeURIComponent(address)}`);
    await fillIn(page, 'jan', samplePassword);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page).not.toHaveURL(/logowanie/);
    expect(new URL(page.url()).origin, address).toBe(portal.url);
  }
});
