// A session from its countdown to its end, in one tab and in several.
import type { Page } from 'playwright/test';
import { passOn, serveLocally } from '../local-server';
import { expectAccessible } from './axe';
import { samplePassword, signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, holdCalls, test } from './story';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`okienko.${name}`), key);

test('a session counts down, is extended, warns, ends, and leads to the root [SESS-02, SESS-03, SESS-05, SESS-06, SHELL-42, SHELL-45, SHELL-54, ERR-22]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 500/);
  await signIn(page, portal, 'jan');
  await page.clock.install();
  await page.goto('/panel-uzytkownika');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByText('jan@brzezie-lesne.example')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  const before = Number(await stored(page, 'sessionEnd'));
  await page.clock.fastForward('05:00');
  await expect(timer).toHaveText(/^(9|10):\d\d$/);
  const extended = page.waitForResponse('**/api/pi/przedluzanieSesji*');
  await page.getByRole('button', { name: 'Przedłuż sesję' }).click();
  const { czasDoKoncaSesji } = await (await extended).json();
  expect(czasDoKoncaSesji).toBeGreaterThan(600);
  await expect(timer).toHaveText(/^1[45]:\d\d$/);
  expect(Number(await stored(page, 'sessionEnd'))).toBeGreaterThan(before + 200_000);

  const words = page.locator('.session-bar [role="status"]');
  await expect(words).toHaveText('');
  await page.clock.fastForward('13:10');
  await expect(words).toHaveText(/^Sesja skończy się za 120 sekund/);
  // Two minutes before the end it asks, wherever the page is scrolled to. Escape stays; a failure is said and can be tried again.
  const ending = page.getByRole('alertdialog', { name: 'Za chwilę Cię wylogujemy' });
  await expect(ending.getByRole('button', { name: 'Zostaję' })).toBeFocused();
  await expect(ending.getByRole('timer')).toHaveText(/^1:\d\d$/);
  await expectAccessible(page);
  await page.route(
    '**/api/pi/przedluzanieSesji*',
    (route) => route.fulfill({ status: 500, json: { kod: '1', opis: 'Spróbuj za minutę.' } }),
    {
      times: 1,
    },
  );
  await ending.getByRole('button', { name: 'Zostaję' }).click();
  await expect(ending.getByRole('alert')).toHaveText('Spróbuj za minutę.');
  await page.keyboard.press('Escape');
  await expect(ending).toHaveCount(0);
  await expect(timer).toHaveText(/^1[45]:\d\d$/);
  await page.clock.fastForward('13:10');
  await expect(ending).toBeVisible();
  await page.clock.fastForward('01:25');
  await expect(words).toHaveText(/^Sesja skończy się za 30 sekund/);

  const told = page.waitForRequest('**/api/pi/wylogowanie*');
  await page.clock.fastForward('01:00');
  expect((await told).method()).toBe('POST');
  const dialog = page.getByRole('alertdialog', { name: 'Sesja została zakończona' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('jan@brzezie-lesne.example')).toHaveCount(0);
  for (const key of ['token', 'restrictedToken', 'subject', 'sessionEnd', 'unconfirmed', 'greeted'])
    expect(await stored(page, key)).toBeNull();
  expect(await page.evaluate(() => [sessionStorage.getItem('okienko.nip'), sessionStorage.getItem('okienko.pesel')])).toEqual([null, null]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  // Who logs in again in this tab goes on where the session ended, once.
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByLabel('Login', { exact: true }).fill('jan');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(/\/panel-uzytkownika$/);
  await expect(page.getByText('Przywróciliśmy to, co było wpisane.')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('okienko.draft'))).toBeNull();
});

test('a reload keeps the countdown, turning pages extends the session, and a failed extension leaves the old end [SESS-04, SESS-10, SESS-12, SHELL-51, TABLE-08]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 500/);
  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/budzet-wydatki');
  await expect(page.getByRole('timer')).toBeVisible();
  const end = await stored(page, 'sessionEnd');
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Konto:/ })).toContainText(/\w+ \w+/);
  // An answer that came late the first time is put right by a quicker one; the session is never begun anew.
  const kept = Number(await stored(page, 'sessionEnd')) - Number(end);
  expect(kept).toBeLessThanOrEqual(0);
  expect(kept).toBeGreaterThan(-10_000);

  const extended = page.waitForResponse('**/api/pi/przedluzanieSesji*');
  await page.getByRole('button', { name: 'Następna strona' }).click();
  expect((await extended).status()).toBe(200);
  await expect.poll(async () => Number(await stored(page, 'sessionEnd'))).toBeGreaterThan(Number(end));

  const later = await stored(page, 'sessionEnd');
  await page.route('**/api/pi/przedluzanieSesji*', (route) =>
    route.fulfill({ status: 500, json: { kod: '1', opis: 'Spróbuj za minutę.' } }),
  );
  await page.getByRole('button', { name: 'Przedłuż sesję' }).click();
  await expect(page.locator('.snackbar').getByText('Spróbuj za minutę.')).toBeVisible();
  expect(await stored(page, 'sessionEnd')).toBe(later);
  await expect(page.getByRole('timer')).toBeVisible();
});

test('what happens in one tab shows in the others: login, extension, another subject, logout whose call fails [SESS-07, SESS-08, ERR-25]', {
  tag: '@once',
}, async ({ page, portal, context, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/lista-uslug');
  const other = await context.newPage();
  await other.goto('/logowanie');
  await other.getByLabel('Login', { exact: true }).fill('anna');
  await other.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await other.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const account = page.getByRole('button', { name: /^Konto:/ });
  const name = await account.textContent();

  await other.getByRole('button', { name: /^Konto:/ }).click();
  await other.getByRole('button', { name: 'Zmień, w\u00a0czyim imieniu działasz' }).click();
  await other.getByRole('radio').filter({ visible: true }).nth(1).check();
  await other.getByRole('button', { name: 'Zatwierdź' }).click();
  await expect(account).not.toHaveText(name ?? '');

  await page.route('**/api/pi/wylogowanie*', (route) => route.abort());
  // The other tab is still starting when this one ends the session. It must notice, and must not store the session again.
  const releaseCalls = await holdCalls(other, '**/pack/**');
  await other.goto('/panel-uzytkownika');
  await account.click();
  // Until the portal has reloaded, nothing on the old page can be clicked; otherwise the new page would replace what was opened.
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('left', String(document.documentElement.inert))));
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  releaseCalls();
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('left'), document.documentElement.inert])).toEqual(['true', false]);
  expect(await stored(page, 'token')).toBeNull();
  await expect(other.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  await expect(other.getByRole('timer')).toHaveCount(0);
  // No data of the person are left in either tab, and this one's page is forgotten. The other began as a visitor who wants its page.
  const left = (tab: Page) => tab.evaluate(() => Object.keys(sessionStorage).filter((key) => /nip|pesel|wanted/.test(key)));
  expect(await left(page)).toEqual([]);
  expect(await left(other)).toEqual(['okienko.wanted']);
  expect(portal.url).toBe(new URL(other.url()).origin);
});

test('a restricted account sees why, opens only its own screen, and its token goes nowhere else but with the calls that keep its session [ACCESS-05, ACCESS-06, AUTH-09, AUTH-30, PANEL-06, PANEL-10, PANEL-11, PANEL-12, SESS-13]', {
  tag: '@phone',
}, async ({ page }) => {
  const tokens: { readonly page: string; readonly call: string }[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization) tokens.push({ page: new URL(page.url()).pathname, call: new URL(request.url()).pathname });
  });
  await page.goto('/logowanie');
  await page.getByLabel('Login', { exact: true }).fill('niezweryfikowana');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  const told = page.getByRole('alertdialog', { name: 'Konto z ograniczonym dostępem' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/panel-uzytkownika$/);
  await expect(page.getByRole('complementary', { name: 'Stan konta' })).toContainText('Urząd Gminy Brzezie Leśne');
  await expect(page.getByText('niezweryfikowana@brzezie-lesne.example')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'restrictedToken')).not.toBeNull();

  await expect(page.getByRole('link', { name: 'Zmień hasło' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logowanie dwuetapowe' })).toHaveCount(0);
  await page.goto('/uwierzytelnianie-dwuetapowe');
  await expect(page.getByText('Ta usługa będzie dostępna, gdy potwierdzisz swoją tożsamość.')).toBeVisible();
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  // The strip leads to the account, and does not stand there as a link to the page itself.
  const strip = page.getByRole('complementary', { name: 'Stan konta' });
  await strip.getByRole('link', { name: 'Moje konto' }).click();
  await expect(page).toHaveURL(/\/panel-uzytkownika$/);
  await expect(strip.getByRole('link')).toHaveCount(0);
  // The same account before its link was used.
  await page.evaluate(() => localStorage.setItem('okienko.unconfirmed', 'true'));
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Stan konta' })).toHaveText(
    /^Konto nie jest potwierdzone\. Potwierdź je linkiem z\swiadomości e-mail\.$/,
  );
  const ofSession = ['/api/uzytkownicy/informacje', '/api/pi/przedluzanieSesji', '/api/pi/wylogowanie'];
  expect(tokens.filter((sent) => sent.page !== '/panel-uzytkownika' && !ofSession.includes(sent.call))).toEqual([]);
});

test('a token that the office refuses is forgotten, the root says so, and the next login leads back [ERR-12, ERR-13]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 401/);
  const { token } = await signIn(page, portal, 'jan');
  await fetch(`${portal.url}/api/pi/wylogowanie`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.goto('/panel-uzytkownika');
  await expect(page).toHaveURL(/\/strona-glowna$/);
  await expect(page.locator('.snackbar').getByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByLabel('Login', { exact: true }).fill('jan');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(/\/panel-uzytkownika$/);
});

test('the first login is greeted once, not again after a reload or in another tab [AUTH-27, AUTH-28]', { tag: '@once' }, async ({
  page,
  portal,
  context,
}) => {
  // The office keeps saying so during the whole session.
  await context.route(/\/api\/uzytkownicy\/informacje(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), czyPierwszeLogowanie: true } });
  });
  await signIn(page, portal, 'jan');
  await page.goto('/kontakt');
  const greeting = page.getByRole('alertdialog', { name: 'Witamy w portalu' });
  await expect(greeting).toContainText('następnego dnia roboczego');
  await greeting.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Mapa strony' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa strony' })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const told = tab.waitForResponse(/\/api\/uzytkownicy\/informacje(\?|$)/);
    await tab.goto('/kontakt');
    await told;
    await expect(tab.getByRole('button', { name: /^Konto:/ })).toContainText(/\w+ \w+/);
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('what an earlier visit left of a session that is over by now is cleared @full', { tag: '@once' }, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await page.evaluate(() => localStorage.setItem('okienko.sessionEnd', String(Date.now() - 60_000)));
  await page.goto('/kontakt');
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).not.toContainEqual(
    expect.stringMatching(/token|nip|pesel|session|subject/i),
  );
});

test('with a session that the office has ended, the screens for e-mail and password lead out as any other, also when something is sent [ERR-12, ERR-13] @full', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 401/);
  const end = (token: string) =>
    fetch(`${portal.url}/api/pi/wylogowanie`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  for (const address of ['/zmiana-email', '/zmiana-hasla']) {
    const { token } = await signIn(page, portal, 'jan');
    await end(token);
    await page.goto(address);
    await expect(page).toHaveURL(/\/strona-glowna$/);
    await expect(page.getByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  }
  const { token } = await signIn(page, portal, 'jan');
  await page.goto('/zmiana-hasla');
  await page.getByLabel('Obecne hasło', { exact: true }).fill(samplePassword);
  await page.getByLabel('Nowe hasło', { exact: true }).fill('Inne-Haslo-2026');
  await page.getByLabel('Powtórz nowe hasło', { exact: true }).fill('Inne-Haslo-2026');
  await end(token);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  expect(await stored(page, 'token')).toBeNull();
});

test('a file that is refused with 401 ends the session, one that is refused with 503 closes the portal, as any other call [ERR-12, ERR-14]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of (401|503)/);
  const { token } = await signIn(page, portal, 'anna');
  await page.goto('/uslugi/nieruchomosci-osoby');
  const button = page.getByRole('button', { name: 'Pobierz PDF' });
  await expect(button).toBeEnabled();
  await fetch(`${portal.url}/api/pi/wylogowanie`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await button.click();
  await expect(page.getByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();

  await signIn(page, portal, 'anna');
  await page.route('**/api/nieruchomosci/dajNieruchomosci/pdf*', (route) =>
    route.fulfill({ status: 503, json: { kod: '1', opis: 'Przerwa' } }),
  );
  await page.goto('/uslugi/nieruchomosci-osoby');
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
  for (const key of ['token', 'restrictedToken']) expect(await stored(page, key)).toBeNull();
  expect(await stored(page, 'maintenance')).not.toBeNull();
});

test('a browser that refuses storage has its session all the same, until the page is left', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is refused.', 'SecurityError');
      },
    });
  });
  await page.goto('/logowanie?powrot=/panel-uzytkownika');
  await page.getByLabel('Login', { exact: true }).fill('jan');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('jan@brzezie-lesne.example')).toBeVisible();
  await page.getByRole('button', { name: 'Przedłuż sesję' }).click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: 'Mapa strony' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa strony' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('who leaves the page while the office is still saying who has logged in stays logged in', { tag: '@once' }, async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/net::ERR_\w+ \(.*\/uzytkownicy\/informacje\)/);
  let isWhole = false;
  const front = await serveLocally((asked, answer) => {
    if (isWhole || asked.url !== '/api/uzytkownicy/informacje') return passOn(portal.url, asked, answer);
    // The answer begins, and its end is still on the way when the page is left.
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"imie":');
  });
  await page.goto(`${front.url}/logowanie`);
  await page.getByLabel('Login', { exact: true }).fill('anna');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  const begun = page.waitForResponse('**/api/uzytkownicy/informacje');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await begun;
  isWhole = true;
  await page.goto(`${front.url}/panel-uzytkownika`);
  await expect(page.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeVisible();
  // Nothing of the page may be on its way to a server that is gone.
  await page.goto('about:blank');
  await front.stop();
});
