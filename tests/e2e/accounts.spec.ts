// An account from its registration to its end, with the letters that the office sends.
import type { Page } from 'playwright/test';
import { activatedAccount, letterLink, type OwnAccount, ownAccount, registeredAccount } from './account-letters';
import { expectAccessible, expectAccessibleInBothContrasts } from './axe';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, plain, test } from './story';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function logIn(page: Page, { login, password }: Pick<OwnAccount, 'login' | 'password'>): Promise<void> {
  await fillIn(page, { Login: login, Hasło: password });
  await press(page, 'Zaloguj się');
}

test('a resident registers, opens the link of the letter, logs in and sees the account, whose person is still to be confirmed [REG-01, REG-02, REG-03, REG-04, REG-05, REG-08, REG-09, REG-14, REG-24, REG-25, REG-49, REG-50, PANEL-01, PANEL-02, PANEL-03, PANEL-11, AUTH-09, AUTH-15, SHELL-14, SHELL-16]', {
  tag: '@desk',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 40[39]/);
  const account = ownAccount('roza');
  const asked = page.waitForResponse('**/api/uzytkownicy/zgodyRejestracji*');
  await page.goto('/logowanie');
  await page.getByRole('link', { name: 'Załóż konto' }).click();
  await title(page, 'Rejestracja');
  // Who can log in through login.gov.pl is told so before the form.
  await expect(page.getByRole('link', { name: 'Przejdź do logowania przez login.gov.pl' })).toHaveAttribute('href', '/logowanie');
  expect(await (await asked).json()).toMatchObject({ czyPytacOZgodeNaPrzetwarzanieDanych: true, czyPytacOZgodeNaRegulamin: true });
  await fillIn(page, { Imię: 'Róża', Nazwisko: 'Próbna', Login: 'anna', 'E-mail': account.email, 'Powtórz e-mail': account.email });
  for (const [password, words] of [
    ['Aa1-aaa', 'słabe'],
    ['Aa1-aaaa', 'dobre'],
    [account.password, 'bardzo dobre'],
  ] as const) {
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await expect(page.locator('.strength')).toHaveText(`Siła hasła: ${words}`);
  }
  await fillIn(page, { 'Powtórz hasło': account.password, 'PESEL (nieobowiązkowe)': '44051401359' });
  await page.getByRole('button', { name: 'Przeczytaj treść zgody' }).click();
  await expect(page.getByRole('dialog', { name: 'Zgoda na przetwarzanie danych' })).toContainText('Administratorem danych jest');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Przeczytaj regulamin' }).click();
  await expect(page.getByRole('dialog', { name: 'Regulamin portalu' })).toContainText('Korzystanie z portalu jest bezpłatne.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Zgadzam się na przetwarzanie moich danych').check();
  await page.getByLabel('Akceptuję regulamin portalu').check();
  await expectNoSidewaysScrolling(page);
  await press(page, 'Załóż konto');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Login: Ten login jest już zajęty. Wybierz inny.']);
  await page.getByLabel('Login', { exact: true }).fill(account.login);
  const sent = page.waitForRequest('**/api/uzytkownicy/rejestracja*');
  await press(page, 'Załóż konto');
  expect((await sent).postDataJSON()).toEqual({
    imie: 'Róża',
    nazwisko: 'Próbna',
    login: account.login,
    haslo: account.password,
    email: account.email,
    pesel: '44051401359',
    nip: null,
    returnUrl: `${new URL(page.url()).origin}/aktywacja-return-url`,
  });
  // The page says where the letter went, also after a reload, and sends the link once more.
  await title(page, 'Sprawdź pocztę');
  await expect(told(page).first()).toContainText('Konto zostało założone.');
  await page.reload();
  await expect(page.getByText(`na adres ${account.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const again = page.waitForRequest('**/api/uzytkownicy/ponownaAktywacja*');
  await press(page, 'Wyślij link jeszcze raz');
  expect((await again).postDataJSON()).toMatchObject({ email: account.email, login: account.login });
  await expect(page.getByText('Wysłaliśmy nowy link. Poprzedni przestał działać.')).toBeVisible();
  await page
    .getByRole('link', { name: /Zaloguj się/ })
    .last()
    .click();
  await logIn(page, account);
  await expect(page.getByRole('alert').filter({ hasText: /konto\snie\szostało\saktywowane\slinkiem\saktywacyjnym/ })).toBeVisible();
  // Only the second letter opens the account.
  await expect(async () => {
    await page.goto(`/skrzynka/?do=${encodeURIComponent(account.email)}`);
    await expect(page.getByRole('link', { name: /aktywacja konta/ })).toHaveCount(2, { timeout: 500 });
  }).toPass();
  const link = await letterLink(page, account.email, /aktywacja konta/);
  expect(link).toMatch(/^\/aktywacja-return-url\?hash=[\w-]+$/);
  const used = page.waitForRequest('**/api/uzytkownicy/aktywacja*');
  await page.goto(link);
  expect((await used).postDataJSON()).toEqual({ hash: new URLSearchParams(link.split('?')[1]).get('hash') });
  await title(page, 'Logowanie');
  await expect(told(page).first()).toContainText('Konto zostało aktywowane.');
  await logIn(page, account);
  await expect(page.getByRole('complementary', { name: 'Stan konta' })).toContainText('Urząd Gminy Brzezie Leśne');
  await page.goto('/panel-uzytkownika');
  await title(page, 'Moje konto');
  for (const [label, value] of [
    ['Imię', 'Róża'],
    ['Nazwisko', 'Próbna'],
    ['Login', account.login],
    ['E-mail', account.email],
    ['PESEL', '44051401359'],
    ['NIP', '–'],
  ] as const) {
    const part = page
      .getByRole('region', { name: 'Twoje dane' })
      .locator('.record > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
    expect(plain((await part.locator('dd').textContent()) ?? '').replace('—', '–'), label).toBe(value);
  }
  for (const [label, address] of [
    ['Zmień adres e-mail', '/zmiana-email'],
    ['Zmień hasło', '/zmiana-hasla'],
  ] as const) {
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', address);
  }
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

test('a lost activation link is sent once more, the earlier one ends, and a used one says so with the way on [REG-21, REG-22, REG-23, REG-26]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 4(04|10)/);
  const account = await registeredAccount(portal, 'zguba');
  const first = await letterLink(page, account.email, /aktywacja konta/);
  await page.goto('/logowanie');
  await page.getByRole('link', { name: 'Wyślij ponownie link aktywacyjny' }).click();
  await title(page, 'Wyślij ponownie link aktywacyjny');
  await expect(page.getByRole('link', { name: 'Wróć do logowania' })).toHaveAttribute('href', '/logowanie');
  await fillIn(page, { Login: account.login, 'E-mail': account.email });
  const sent = page.waitForRequest('**/api/uzytkownicy/ponownaAktywacja*');
  await press(page, 'Wyślij link');
  const origin = new URL(page.url()).origin;
  expect((await sent).postDataJSON()).toEqual({ login: account.login, email: account.email, returnUrl: `${origin}/aktywacja-return-url` });
  await expect(told(page).first()).toContainText('wysłaliśmy na jego adres e-mail nowy link');
  await expect(async () => expect(await letterLink(page, account.email, /aktywacja konta/)).not.toBe(first)).toPass();
  const second = await letterLink(page, account.email, /aktywacja konta/);
  await page.goto(first);
  await expect(told(page).first()).toContainText(/nieważny|niepełny|użyty/);
  await expect(page.getByRole('link', { name: 'Wyślij ponownie link aktywacyjny' })).toHaveAttribute('href', '/reset-link');
  await page.goto(second);
  await title(page, 'Logowanie');
  await page.goto(second);
  await expect(told(page).first()).toContainText('Ten link został już użyty.');
  await page.getByRole('link', { name: 'Wróć do logowania' }).click();
  await title(page, 'Logowanie');
});

test('a forgotten password is set anew by the link of a letter, which works once [REG-18, REG-19, REG-20, REG-30, SHELL-26]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 4(04|10)/);
  const account = await activatedAccount(page, portal, 'zapomnialam');
  await page.goto('/logowanie');
  await page.getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await title(page, 'Nie pamiętam hasła');
  await expect(page.getByRole('link', { name: 'Wróć do logowania' })).toHaveAttribute('href', '/logowanie');
  await fillIn(page, { Login: account.login, 'E-mail': account.email });
  const asked = page.waitForRequest('**/api/uzytkownicy/przypomnienieHasla*');
  await press(page, 'Wyślij link');
  expect((await asked).postDataJSON()).toEqual({ login: account.login, email: account.email });
  await expect(told(page).first()).toContainText('wysłaliśmy na jego adres e-mail wiadomość z linkiem');
  const link = await letterLink(page, account.email, /nowe hasło/);
  await page.goto(link);
  await title(page, 'Nowe hasło');
  const fresh = 'Jesien-2026';
  await fillIn(page, { 'Nowe hasło': fresh, 'Powtórz nowe hasło': fresh });
  const sent = page.waitForRequest('**/api/uzytkownicy/noweHaslo*');
  await press(page, 'Ustaw hasło');
  const kod = new URLSearchParams(link.split('?')[1]).get('kod');
  expect((await sent).postDataJSON()).toEqual({ noweHaslo: fresh, kodZmianyHasla: kod });
  await title(page, 'Logowanie');
  await expect(told(page).first()).toContainText('Hasło zostało ustawione.');
  await page.goto(link);
  await fillIn(page, { 'Nowe hasło': fresh, 'Powtórz nowe hasło': fresh });
  await press(page, 'Ustaw hasło');
  await expect(page.getByRole('alert')).toContainText('Ten link został już użyty.');
  await expect(page.getByLabel('Nowe hasło', { exact: true })).toHaveValue(fresh);
  await page.goto('/logowanie');
  await logIn(page, { login: account.login, password: fresh });
  await expect(page.getByRole('button', { name: /^Konto:/ })).toBeVisible();
});

test('an account made by the office is activated with the issued password and a new one, by keyboard alone [REG-27, REG-28, SHELL-17]', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const typeInto = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    for (let step = 0; step < 40 && !(await field.evaluate((one) => one === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await page.goto('/aktywacja-z-urzedu-return-url?hash=probny-link-konta-zalozonego-w-urzedzie');
  await title(page, 'Aktywacja konta założonego w urzędzie');
  await expect(page.getByRole('button', { name: 'Zmień hasło i aktywuj' })).toBeVisible();
  await typeInto('Hasło z urzędu', 'Zle-haslo-1');
  await typeInto('Nowe hasło', 'Jesien-2026');
  await typeInto('Powtórz nowe hasło', 'Jesien-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Hasło z urzędu: Hasło jest nieprawidłowe.']);
  await expect(page.getByRole('alert')).toBeFocused();
  await typeInto('Hasło z urzędu', 'Okienko-2026');
  const sent = page.waitForRequest('**/api/uzytkownicy/aktywacjaKontaUrzedowego*');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    stareHaslo: 'Okienko-2026',
    noweHaslo: 'Jesien-2026',
    hash: 'probny-link-konta-zalozonego-w-urzedzie',
  });
  await title(page, 'Logowanie');
  await expect(told(page).first()).toContainText('Konto założone w urzędzie zostało aktywowane.');
  await typeInto('Login', 'urzedowa');
  await typeInto('Hasło', 'Jesien-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Witamy w portalu' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Konto:/ })).toBeVisible();
});

test('password and e-mail are changed; what the office refuses is told at its field, the rest as a notice [REG-33, REG-34, REG-37, REG-38, ERR-08, ERR-09, ERR-10, ERR-11]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of (400|500)/);
  const account = await activatedAccount(page, portal, 'zmienna');
  await signIn(page, portal, account.login, { password: account.password });
  const refuse = async (call: string, kod: number) => {
    await page.route(
      `**/api/uzytkownicy/${call}*`,
      (route) => route.fulfill({ status: kod === 1999 ? 500 : 400, json: { kod, opis: `Odmowa ${kod}.` } }),
      { times: 1 },
    );
  };
  await page.goto('/zmiana-hasla');
  const fresh = 'Jesien-2026';
  await fillIn(page, { 'Obecne hasło': 'Zle-haslo-1', 'Nowe hasło': fresh, 'Powtórz nowe hasło': fresh });
  await press(page, 'Zmień hasło');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Obecne hasło: Hasło jest nieprawidłowe.']);
  for (const [kod, words] of [
    [1105, 'Nowe hasło: Odmowa 1105.'],
    [1502, 'Nowe hasło: Odmowa 1502.'],
  ] as const) {
    await refuse('zmianaHasla', kod);
    await press(page, 'Zmień hasło');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([words]);
  }
  await refuse('zmianaHasla', 1999);
  await press(page, 'Zmień hasło');
  await expect(page.locator('.notice-error')).toContainText('Odmowa 1999.');
  await expect(page.getByLabel('Nowe hasło', { exact: true })).toHaveValue(fresh);
  await fillIn(page, { 'Obecne hasło': account.password });
  const sent = page.waitForRequest('**/api/uzytkownicy/zmianaHasla*');
  await press(page, 'Zmień hasło');
  expect((await sent).postDataJSON()).toEqual({ noweHaslo: fresh, stareHaslo: account.password });
  await expect(told(page).first()).toContainText('Hasło zostało zmienione.');

  await page.goto('/zmiana-email');
  const email = `nowa.${account.email}`;
  await expect(page.getByLabel('Obecny e-mail')).toHaveValue(account.email);
  await fillIn(page, { 'Nowy e-mail': email, 'Powtórz nowy e-mail': email, Hasło: account.password });
  await press(page, 'Zmień e-mail');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Hasło: Hasło jest nieprawidłowe.']);
  await refuse('zmianaEmaila', 1511);
  await press(page, 'Zmień e-mail');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Nowy e-mail: Odmowa 1511.']);
  await refuse('zmianaEmaila', 1999);
  await press(page, 'Zmień e-mail');
  await expect(page.locator('.notice-error')).toContainText('Odmowa 1999.');
  await fillIn(page, { Hasło: fresh });
  const changed = page.waitForRequest('**/api/uzytkownicy/zmianaEmaila*');
  await press(page, 'Zmień e-mail');
  expect((await changed).postDataJSON()).toEqual({ nowyEmail: email, haslo: fresh });
  await expect(told(page).first()).toContainText('Adres e-mail został zmieniony.');
  await expect(page.getByLabel('Obecny e-mail')).toHaveValue(email);
});

test('the page that stops reminders asks before it stops them, says a wrong code, and without a code leads to the start @full', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/koniec-powiadomien?kod=1.nieprawdziwy');
  await title(page, 'Wyłącz powiadomienia');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect(calls).not.toContain('/api/uzytkownicy/wycofaniePowiadomien');
  await page.getByRole('button', { name: 'Wyłącz powiadomienia' }).click();
  await expect(page.getByText('Ten link jest niepełny lub nieprawidłowy.')).toBeVisible();
  await page.route('**/api/uzytkownicy/wycofaniePowiadomien*', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Wyłącz powiadomienia' }).click();
  await expect(page.getByText(/Powiadomienia są wyłączone\./)).toBeVisible();
  await page.goto('/koniec-powiadomien');
  await expect(page).toHaveURL(/\/strona-glowna$/);
});

test('consents are read, given and kept; then the account is deleted after a question, and the session ends [CONS-01, CONS-02, CONS-09, CONS-10, PANEL-04, PANEL-07, PANEL-08, PANEL-09, REG-52, ERR-19]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of (400|500)/);
  const account = await activatedAccount(page, portal, 'odchodzi');
  await signIn(page, portal, account.login, { password: account.password });
  await page.goto('/panel-uzytkownika');
  const open = page.getByRole('button', { name: 'Zmień powiadomienia' });
  const dialog = page.getByRole('dialog', { name: 'Zgody na powiadomienia' });
  await expect(open).toBeVisible();
  const read = page.waitForResponse((answer) => answer.url().includes('/api/uzytkownicy/zgody') && answer.request().method() === 'GET');
  await open.click();
  const said = Object.keys(await (await read).json()).sort();
  expect(said).toEqual(['czyZdecydowano', 'email', 'powiadomieniaEmail', 'powiadomieniaSms', 'telefon']);
  await dialog.getByRole('switch', { name: 'Powiadomienia SMS' }).check();
  await dialog.getByLabel('Telefon').fill('600100200');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const sent = page.waitForRequest((request) => request.url().includes('/api/uzytkownicy/zgody') && request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ powiadomieniaSms: true, telefon: '600100200', powiadomieniaEmail: false });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Zgody zostały zapisane.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Powiadomienia', exact: true })).toContainText('600100200');
  await open.click();
  await expect(dialog.getByLabel('Telefon')).toHaveValue('600100200');
  await page.route('**/api/uzytkownicy/zgody*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { kod: 1, opis: 'Nie zapisano.' } }) : route.fallback(),
  );
  await dialog.getByRole('switch', { name: 'Powiadomienia SMS' }).uncheck();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Nie zapisano.')).toBeVisible();

  let deletions = 0;
  let logOuts = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE' && request.url().includes('/api/uzytkownicy/konto')) deletions += 1;
    if (request.url().includes('/api/pi/wylogowanie')) logOuts += 1;
  });
  const question = page.getByRole('alertdialog', { name: 'Usunąć konto?' });
  const own = page.getByRole('textbox', { name: 'Hasło', exact: true });
  await own.fill('Zle-haslo-1');
  await press(page, 'Usuń konto');
  await expectAccessible(page);
  // Pressing Enter too soon deletes nothing.
  await expect(question.getByRole('button', { name: 'Nie, zostaw konto' })).toBeFocused();
  await question.getByRole('button', { name: 'Nie, zostaw konto' }).click();
  await expect(question).toHaveCount(0);
  expect(deletions).toBe(0);
  await press(page, 'Usuń konto');
  await question.getByRole('button', { name: 'Tak, usuń konto' }).click();
  // Somebody who finds the session open must not be able to delete the account.
  await expect(page.getByText('Hasło jest nieprawidłowe.', { exact: true })).toBeVisible();
  await own.fill(account.password);
  await press(page, 'Usuń konto');
  await question.getByRole('button', { name: 'Tak, usuń konto' }).click();
  await expect(page.getByText('Konto zostało usunięte.')).toBeVisible();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  expect(deletions).toBe(2);
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  // The office has ended the session with the account, so the portal need not log out.
  expect(logOuts).toBe(0);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /token|nip|pesel|session/i.test(key))).toEqual([]);
});

test('screens of accounts are without violations in both contrasts, and hold at 320 pixels', { tag: ['@once', '@full'] }, async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = async (address: string, name: string) => {
    await page.goto(address);
    await title(page, name);
    await expect(page.getByRole('main').locator('form').first()).toBeVisible();
    await expectAccessibleInBothContrasts(page);
    await expectNoSidewaysScrolling(page);
  };
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
  await visit('/rejestracja', 'Rejestracja');
  await visit('/reset-haslo', 'Nie pamiętam hasła');
  await visit('/reset-link', 'Wyślij ponownie link aktywacyjny');
  await visit('/nowe-haslo?kod=jakis', 'Nowe hasło');
  await visit('/aktywacja-z-urzedu-return-url?hash=jakis', 'Aktywacja konta założonego w urzędzie');
  await visit('/return-url-potwierdz?jwtToken=x&dane=x&link=/kontakt', 'Potwierdzenie rejestracji');
  await signIn(page, portal, 'oleh');
  await visit('/panel-uzytkownika', 'Moje konto');
  await visit('/zmiana-hasla', 'Zmiana hasła');
  await visit('/zmiana-email', 'Zmiana adresu e-mail');
});
