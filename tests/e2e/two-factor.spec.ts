// Two-factor login: switched on by a resident, used, refused with a wrong code, and switched off again.
import { readFile } from 'node:fs/promises';
import { generate } from 'otplib';
import type { Page, Route } from 'playwright/test';
import { expectAccessible } from './axe';
import { samplePassword, signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

/** The code of the present step or of the next. Each counts once, and the office accepts that of the step before too. */
async function code(secret: string, stepsAhead: 0 | 1): Promise<string> {
  return await generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 });
}

/**
 * The code of the step before, which leaves two later ones. The office accepts it until the present step ends, so it is given early in one.
 */
async function codeBefore(secret: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 12_000) await new Promise((resolve) => setTimeout(resolve, left));
  return await generate({ secret, epoch: Math.floor(Date.now() / 1000) - 30 });
}

async function logIn(page: Page, login: string): Promise<void> {
  await page.goto('/logowanie');
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

test('two-factor login is switched on, asked for by keyboard alone, and switched off [AUTH-10, TFA-01, TFA-02, TFA-03, TFA-04, TFA-05, TFA-06, TFA-07, TFA-08, TFA-11, CONF-15, ERR-34]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  // The office's refusals without a proof and with a wrong one.
  allowConsole(/status of 40[03]/);
  await signIn(page, portal, 'oleh');
  // The browser discards the body of an answer once the page has left, so it is read on its way.
  const read = new Promise<{ readonly key: string; readonly qrCode: string }>((resolve, reject) => {
    const take = async (route: Route) => {
      const answer = await route.fetch();
      resolve(await answer.json());
      await route.fulfill({ response: answer });
    };
    page.route('**/api/uzytkownicy/konfiguracja2Fa*', take, { times: 1 }).catch(reject);
  });
  await page.goto('/uwierzytelnianie-dwuetapowe');
  const { key, qrCode } = await read;
  await expect(page.locator('.two-factor-steps li')).toHaveCount(3);
  await expect(page.getByRole('img', { name: /^Kod QR/ })).toHaveAttribute('src', qrCode);
  expect((await page.locator('.two-factor-key code').textContent())?.replaceAll(' ', '')).toBe(key);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('konfiguracja2Fa')) saves += 1;
  });
  const toggle = page.getByRole('switch', { name: 'Logowanie dwuetapowe' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  // While nothing is changed, nothing is sent, and the button says when it will be.
  const save = page.getByRole('button', { name: 'Zapisz' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription('Przycisk będzie aktywny, gdy coś zmienisz.');
  await save.press('Enter');
  expect(saves).toBe(0);
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  expect(saves).toBe(0);
  await page.getByRole('button', { name: 'Zapisz' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Potwierdzenie kodem' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  expect(saves).toBe(0);
  await dialog.getByLabel('Kod jednorazowy').fill(await codeBefore(key));
  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('konfiguracja2Fa'));
  await page.keyboard.press('Space');
  expect((await saved).postDataJSON()).toMatchObject({ czy2FaAktywne: true, totp: expect.stringMatching(/^\d{6}$/) });
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.snackbar').getByText('Ustawienia logowania dwuetapowego są zapisane.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Kody mam zapisane' }).check();

  await page.evaluate(() => localStorage.clear());
  await logIn(page, 'oleh');
  const step = page.getByRole('dialog', { name: 'Logowanie dwuetapowe' });
  await expect(step.getByLabel('Kod jednorazowy')).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('okienko.token'))).toBeNull();
  const sent = page.waitForRequest('**/api/uzytkownicy/login2FA*');
  await page.keyboard.type(await code(key, 0));
  await page.keyboard.press('Enter');
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(['token', 'totp']);
  await expect(page.getByRole('timer')).toBeVisible();

  await page.goto('/uwierzytelnianie-dwuetapowe');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await toggle.click();
  const off = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('konfiguracja2Fa'));
  await page.getByRole('button', { name: 'Zapisz' }).click();
  expect((await off).postDataJSON()).toEqual({ czy2FaAktywne: false, totp: null });
  // Somebody who finds the session open must not be able to remove the protection.
  const proof = page.getByRole('dialog', { name: 'Potwierdzenie zmiany' });
  await expect(proof.getByLabel('Kod jednorazowy')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Błędny kod TOTP' })).toBeVisible();
  await expect(proof).toHaveCount(0);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await proof.getByRole('button', { name: 'Potwierdź hasłem' }).click();
  await expect(proof.getByLabel('Hasło', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await proof.getByLabel('Hasło', { exact: true }).fill('Zle-haslo-1');
  await proof.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hasło jest nieprawidłowe' })).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await proof.getByLabel('Kod jednorazowy').fill(await code(key, 1));
  await proof.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(proof).toHaveCount(0);
  await expect(page.locator('.snackbar').getByText('Ustawienia logowania dwuetapowego są zapisane.')).toBeVisible();
});

test('a resident keeps recovery codes when two-factor login is switched on, logs in with one without a phone, sees what is left, gets new ones and switches off [TFA-01]', {
  tag: '@once',
}, async ({ page, portal, allowConsole, context }) => {
  allowConsole(/status of 40[03]/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = { width: 320, height: 640 };
  const desk = { width: 1280, height: 900 };
  const isFine = async () => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    }
  };
  await signIn(page, portal, 'stowarzyszenie');
  await page.goto('/uwierzytelnianie-dwuetapowe');
  await expect(page.getByText('Logowanie dwuetapowe: wyłączone')).toBeVisible();
  await expect(page.locator('.two-factor-steps li')).toHaveText([/kod QR/, /podaj kod/, /kody zapasowe/]);
  await expect(page.getByRole('button', { name: 'Nowe kody zapasowe' })).toHaveCount(0);
  await isFine();
  const secret = ((await page.locator('.two-factor-key code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByLabel('Kod jednorazowy').fill(await code(secret, 0));
  await page.getByRole('button', { name: 'Zatwierdź kod' }).click();

  const list = page.locator('.two-factor-codes code');
  const heading = page.getByRole('heading', { name: 'Kody zapasowe' });
  await expect(heading).toBeFocused();
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await isFine();
  // They cannot be had again, so they are not left by accident.
  await page.getByRole('button', { name: 'Gotowe' }).click();
  const kept = page.getByRole('checkbox', { name: 'Kody mam zapisane' });
  await expect(kept).toBeFocused();
  await expect(kept).toHaveAccessibleDescription('Najpierw zapisz kody i zaznacz, że je masz.');
  await isFine();
  await page.getByRole('link', { name: 'Strona główna' }).first().click();
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  await page.getByRole('button', { name: 'Kopiuj kody' }).click();
  await expect(page.getByText('Kody są skopiowane.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz jako plik' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('kody-zapasowe.txt');
  const text = await readFile(await file.path(), 'utf8');
  for (const each of codes) expect(text).toContain(`\r\n${each}\r\n`);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Drukuj' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(list.last()).toBeVisible();
  for (const screenOnly of [kept, page.getByRole('button', { name: 'Kopiuj kody' }), page.getByRole('button', { name: 'Gotowe' })])
    await expect(screenOnly).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await kept.check();
  await page.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page.getByText('Logowanie dwuetapowe: włączone')).toBeVisible();
  await expect(page.getByText('Pozostało kodów zapasowych: 10.')).toBeVisible();
  // Whoever finds the session open sees no key.
  await expect(page.locator('.two-factor-key, .two-factor-steps')).toHaveCount(0);
  await isFine();

  await page.evaluate(() => localStorage.clear());
  const step = page.getByRole('dialog', { name: 'Logowanie dwuetapowe' });
  const recovery = step.getByLabel('Kod zapasowy');
  const giveRecoveryCode = async (typed: string) => {
    await logIn(page, 'stowarzyszenie');
    await step.getByRole('button', { name: 'Nie masz telefonu? Użyj kodu zapasowego' }).click();
    await expect(recovery).toBeFocused();
    await recovery.fill(typed);
  };
  await giveRecoveryCode('abcde-abcde');
  await isFine();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Ten kod zapasowy jest błędny albo był już użyty.' })).toBeVisible();
  await expect(step).toHaveCount(0);
  // As it is typed from paper.
  await giveRecoveryCode((codes[0] ?? '').toUpperCase().replace('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator('.snackbar').getByText('Użyto kodu zapasowego. Pozostało kodów: 9.')).toBeVisible();

  await page.goto('/uwierzytelnianie-dwuetapowe');
  await expect(page.getByText('Pozostało kodów zapasowych: 9.')).toBeVisible();
  const renew = page.getByRole('button', { name: 'Nowe kody zapasowe' });
  const proof = page.getByRole('dialog', { name: 'Potwierdzenie zmiany' });
  await renew.click();
  await proof.getByRole('button', { name: 'Potwierdź hasłem' }).click();
  await proof.getByLabel('Hasło', { exact: true }).fill('Zle-haslo-1');
  await proof.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hasło jest nieprawidłowe' })).toBeVisible();
  await expect(page.getByText('Pozostało kodów zapasowych: 9.')).toBeVisible();
  await renew.click();
  await proof.getByLabel('Kod jednorazowy').fill(await code(secret, 1));
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('konfiguracja2Fa'));
  await proof.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  expect((await asked).postDataJSON()).toEqual({ czy2FaAktywne: true, totp: expect.any(String), noweKodyZapasowe: true });
  await expect(heading).toBeFocused();
  expect((await list.allTextContents()).filter((each) => codes.includes(each))).toEqual([]);
  await kept.check();
  await page.getByRole('button', { name: 'Gotowe' }).click();

  // An office says that few are left, and then that none is.
  for (const [left, words] of [
    [3, 'Pobierz nowe, zanim ich zabraknie.'],
    [0, 'Nie masz kodów zapasowych.'],
  ] as const) {
    await page.route('**/api/uzytkownicy/konfiguracja2Fa*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), kodyZapasowe: left } });
    });
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    await isFine();
    await page.unroute('**/api/uzytkownicy/konfiguracja2Fa*');
  }
  // An office without recovery codes: nothing is said of them.
  const without = async (route: Route) => {
    const answer = await route.fetch();
    const { kodyZapasowe: _, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: rest });
  };
  await page.route('**/api/uzytkownicy/konfiguracja2Fa*', without);
  await page.reload();
  await expect(page.getByText('Logowanie dwuetapowe: włączone')).toBeVisible();
  await expect(page.getByText(/zapasow/)).toHaveCount(0);
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await proof.getByRole('button', { name: 'Potwierdź hasłem' }).click();
  await proof.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await proof.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(page.getByText('Logowanie dwuetapowe: wyłączone')).toBeVisible();
  await expect(page.locator('.two-factor-steps li').last()).toHaveText('Włącz logowanie dwuetapowe, zapisz i podaj kod z aplikacji.');
  // The key that was in use is over.
  await expect(page.locator('.two-factor-key code')).not.toHaveText(secret.replace(/(.{4})(?=.)/g, '$1 '));
});

test('a wrong code at login closes the dialog and empties the fields, other refusals say what they are; at saving likewise [AUTH-16, AUTH-14, ERR-04, ERR-20, ERR-24, TFA-09, TFA-10]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of (4\d\d|500)/);
  await logIn(page, 'dwuetapowa');
  const step = page.getByRole('dialog', { name: 'Logowanie dwuetapowe' });
  await step.getByRole('button', { name: 'Zatwierdź kod' }).click();
  await expect(step.getByText('Puste pole')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await step.getByLabel('Kod jednorazowy').fill('000000');
  await step.getByRole('button', { name: 'Zatwierdź kod' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Błędny kod TOTP' })).toBeVisible();
  await expect(step).toHaveCount(0);
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Login', { exact: true })).toBeFocused();

  // Only a wrong code is called wrong. After any other failure dialog and code stay, to be sent again.
  await page.getByLabel('Login', { exact: true }).fill('dwuetapowa');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  const answers: { readonly status: number; readonly json: { readonly kod: number; readonly opis: string } | null }[] = [
    { status: 500, json: { kod: 2, opis: 'Urząd nie mógł odpowiedzieć. Spróbuj ponownie później.' } },
    { status: 429, json: { kod: 1601, opis: 'Za dużo prób. Spróbuj ponownie za 14 min.' } },
    { status: 400, json: { kod: 1603, opis: 'Logowanie trwało zbyt długo. Zacznij od loginu i hasła.' } },
  ];
  await step.getByLabel('Kod jednorazowy').fill('123456');
  for (const { status, json } of answers) {
    await page.route('**/api/uzytkownicy/login2FA*', (route) => route.fulfill({ status, json }));
    await step.getByRole('button', { name: 'Zatwierdź kod' }).click();
    await expect(page.getByText(json?.opis ?? '')).toBeVisible();
    await expect(page.getByText('Błędny kod TOTP')).toHaveCount(0);
    await page.unroute('**/api/uzytkownicy/login2FA*');
    if (json?.kod === 1603) continue;
    await expect(step.getByLabel('Kod jednorazowy')).toHaveValue('123456');
    await expect(step.getByLabel('Kod jednorazowy')).toBeFocused();
    await expectAccessible(page);
  }
  // The login took too long: back to the first step, with what was typed there.
  await expect(step).toHaveCount(0);
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('dwuetapowa');
  await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();

  await signIn(page, portal, 'helena');
  await page.goto('/uwierzytelnianie-dwuetapowe');
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByLabel('Kod jednorazowy').fill('000000');
  await page.getByRole('button', { name: 'Zatwierdź kod' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Błędny kod TOTP' })).toBeVisible();
  for (const [status, json] of [
    [429, { kod: 1601, opis: 'Za dużo prób. Spróbuj ponownie za 14 min.' }],
    [403, { kod: 1615, opis: 'Do tej zmiany zaloguj się z kodem jednorazowym.' }],
  ] as const) {
    await page.route('**/api/uzytkownicy/konfiguracja2Fa*', (route) => route.fulfill({ status, json }));
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await page.getByLabel('Kod jednorazowy').fill('123456');
    await page.getByRole('button', { name: 'Zatwierdź kod' }).click();
    await expect(page.getByRole('alert').filter({ hasText: `Wystąpił błąd podczas zapisywania: ${json.opis}` })).toBeVisible();
    await page.unroute('**/api/uzytkownicy/konfiguracja2Fa*');
  }
  await page.route('**/api/uzytkownicy/konfiguracja2Fa*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByLabel('Kod jednorazowy').fill('123456');
  await page.getByRole('button', { name: 'Zatwierdź kod' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wystąpił błąd podczas zapisywania' })).toBeVisible();
});

test('the address of the second step leads to the login while no code is waited for [SHELL-13]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uzytkownicy/login2FA');
  await expect(page).toHaveURL(/\/logowanie$/);
});

test('two-factor settings are not there while the office has them switched off [ACCESS-10, CONF-15] @full', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), czy2Fa: false } });
  });
  await signIn(page, portal, 'jan');
  await page.goto('/uwierzytelnianie-dwuetapowe');
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();
});
