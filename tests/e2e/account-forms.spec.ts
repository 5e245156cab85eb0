// Every form of an account with each of its rules broken: the message is shown at its field and in a summary that gets the focus, typed
// values stay, and the office is not called.
import type { Page } from 'playwright/test';
import { activatedAccount } from './account-letters';
import { signIn } from './sign-in';
import { expect, test } from './story';

const weak = 'Hasło powinno mieć co najmniej 8 znaków, cyfry, duże i\u00a0małe litery oraz znak specjalny';
const good = 'Wiosna-2026';

interface Attempt {
  /** What is typed, by label; true ticks a box. */
  readonly typed: Readonly<Record<string, string | boolean>>;
  /** The messages of the summary, in order. */
  readonly told: readonly string[];
}

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Popraw te pola' });

/** Makes each attempt and expects its messages. The form is not opened again in between, because typed values must not be lost. */
async function expectProblems(page: Page, button: string, attempts: readonly Attempt[]): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/uzytkownicy/')) sent.push(request.url());
  });
  const typed = new Map<string, string | boolean>();
  for (const attempt of attempts) {
    for (const [label, value] of Object.entries(attempt.typed)) {
      typed.set(label, value);
      if (typeof value === 'boolean') await page.getByLabel(label).setChecked(value);
      else await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(summary(page).getByRole('link')).toHaveText([...attempt.told]);
    await expect(summary(page)).toBeFocused();
    for (const line of attempt.told) {
      const [label = '', message = ''] = line.split(/: (.*)/s);
      const field = page.locator('input').and(page.getByLabel(new RegExp(`^${label.replaceAll(' ', '\\s')}( \\(nieobowiązkowe\\))?$`)));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.').replaceAll(' ', '\\s')));
    }
    for (const [label, value] of typed) {
      if (typeof value === 'boolean') expect(await page.getByLabel(label).isChecked(), label).toBe(value);
      else await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
  }
  expect(sent).toEqual([]);
}

test('registration: every rule is told at its field, and numbers are not asked for [REG-06, REG-07, REG-10, REG-11, REG-17]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/rejestracja');
  const consents = ['Zgadzam się na przetwarzanie moich danych: Wymagana zgoda', 'Akceptuję regulamin portalu: Wymagana zgoda'];
  await expect(page.getByLabel('Akceptuję regulamin portalu')).toBeVisible();
  await expectProblems(page, 'Załóż konto', [
    {
      typed: {},
      told: [
        ...['Imię', 'Nazwisko', 'Login', 'Hasło', 'Powtórz hasło', 'E-mail', 'Powtórz e-mail'].map((label) => `${label}: Puste pole`),
        ...consents,
      ],
    },
    {
      typed: {
        Imię: 'Róża',
        Nazwisko: 'Próbna',
        Login: 'roza',
        Hasło: 'Aa1-aaa',
        'Powtórz hasło': 'Aa1-aab',
        'E-mail': 'roza@poczta',
        'Powtórz e-mail': 'roza@poczta.example',
        'PESEL (nieobowiązkowe)': '44051401358',
        'NIP (nieobowiązkowe)': '1234563217',
      },
      told: [
        `Hasło: ${weak}`,
        'Powtórz hasło: Hasła się różnią.',
        'E-mail: Niepoprawny format',
        'Powtórz e-mail: Adresy e-mail się różnią.',
        'PESEL: błędny numer PESEL',
        'NIP: Niepoprawny format',
        ...consents,
      ],
    },
    ...['wiosna-2026', 'WIOSNA-2026', 'Wiosna-nowa', 'Wiosna2026'].map((password) => ({
      typed: {
        Hasło: password,
        'Powtórz hasło': password,
        'E-mail': 'roza@poczta.example',
        'PESEL (nieobowiązkowe)': '',
        'NIP (nieobowiązkowe)': '',
      },
      told: [`Hasło: ${weak}`, ...consents],
    })),
    {
      typed: { Hasło: 'roza-Wiosna-2026', 'Powtórz hasło': 'roza-Wiosna-2026' },
      told: ['Hasło: Hasło nie może zawierać loginu.', ...consents],
    },
    {
      typed: { Hasło: good, 'Powtórz hasło': good, 'Zgadzam się na przetwarzanie moich danych': true },
      told: consents.slice(1),
    },
  ]);
});

test('a registration that is refused says why in the office’s words and keeps what was typed; any answer of success counts [ERR-07, CALL-12]', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 500/);
  await page.goto('/rejestracja');
  for (const [label, value] of Object.entries({
    Imię: 'Róża',
    Nazwisko: 'Próbna',
    Login: 'roza',
    Hasło: good,
    'Powtórz hasło': good,
    'E-mail': 'roza@poczta.example',
    'Powtórz e-mail': 'roza@poczta.example',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Zgadzam się na przetwarzanie moich danych').check();
  await page.getByLabel('Akceptuję regulamin portalu').check();
  const answer = (status: number, body: string) =>
    page.route(
      '**/api/uzytkownicy/rejestracja*',
      (route) => route.fulfill({ status, body, headers: { 'content-type': 'application/json' } }),
      { times: 1 },
    );
  await answer(500, JSON.stringify({ kod: 1999, opis: 'Rejestracja jest dziś niemożliwa.' }));
  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click();
  await expect(page.locator('.notice-error')).toContainText('Rejestracja jest dziś niemożliwa.');
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('roza');
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue(good);
  await answer(204, '');
  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sprawdź pocztę$/ })).toBeFocused();
  await expect(page.getByText(/na\sadres roza@poczta\.example/)).toBeVisible();
});

test('data of a login elsewhere: e-mail, its repeat and the consents are asked before they are confirmed [REG-45]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(`/return-url-potwierdz?jwtToken=x&dane=${encodeURIComponent('Jan,Nowak,,44051401359,,t')}&link=/kontakt`);
  const consents = ['Zgadzam się na przetwarzanie moich danych: Wymagana zgoda', 'Akceptuję regulamin portalu: Wymagana zgoda'];
  await expect(page.getByLabel('Akceptuję regulamin portalu')).toBeVisible();
  await expectProblems(page, 'Potwierdź', [
    { typed: {}, told: ['E-mail: Puste pole', 'Powtórz e-mail: Puste pole', ...consents] },
    {
      typed: { 'E-mail': 'jan@', 'Powtórz e-mail': 'jan@poczta.example', 'NIP (nieobowiązkowe)': '12' },
      told: ['E-mail: Niepoprawny format', 'Powtórz e-mail: Adresy e-mail się różnią.', 'NIP: Niepoprawny format', ...consents],
    },
  ]);
});

test('a password set by a link is filled in, equal and conforming; an account of the office also asks for the issued one [REG-29, REG-31]', {
  tag: '@once',
}, async ({ page }) => {
  const rules = (extra: Attempt['typed']): readonly Attempt[] => [
    { typed: { ...extra, 'Nowe hasło': 'krotkie', 'Powtórz nowe hasło': 'krotkie' }, told: [`Nowe hasło: ${weak}`] },
    { typed: { 'Nowe hasło': good }, told: ['Powtórz nowe hasło: Hasła się różnią.'] },
  ];
  const empty = ['Nowe hasło: Puste pole', 'Powtórz nowe hasło: Puste pole'];
  await page.goto('/nowe-haslo?kod=jakis-kod');
  await expectProblems(page, 'Ustaw hasło', [{ typed: {}, told: empty }, ...rules({})]);
  await page.goto('/aktywacja-z-urzedu-return-url?hash=jakis-kod');
  await expectProblems(page, 'Zmień hasło i aktywuj', [
    { typed: {}, told: ['Hasło z urzędu: Puste pole', ...empty] },
    ...rules({ 'Hasło z urzędu': 'Okienko-2026' }),
    {
      typed: { 'Nowe hasło': 'Okienko-2026', 'Powtórz nowe hasło': 'Okienko-2026' },
      told: ['Nowe hasło: Nowe hasło musi być inne niż obecne.'],
    },
  ]);
});

test('a changed password is new, conforming and repeated, and its strength has seven names [REG-12, REG-15, REG-32]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'oleh');
  await page.goto('/zmiana-hasla');
  await expectProblems(page, 'Zmień hasło', [
    { typed: {}, told: ['Obecne hasło: Puste pole', 'Nowe hasło: Puste pole', 'Powtórz nowe hasło: Puste pole'] },
    { typed: { 'Obecne hasło': good, 'Nowe hasło': 'Aa1-', 'Powtórz nowe hasło': 'Aa1-' }, told: [`Nowe hasło: ${weak}`] },
    { typed: { 'Nowe hasło': good, 'Powtórz nowe hasło': good }, told: ['Nowe hasło: Nowe hasło musi być inne niż obecne.'] },
    { typed: { 'Nowe hasło': 'Lato--2026', 'Powtórz nowe hasło': 'Lato-2026' }, told: ['Powtórz nowe hasło: Hasła się różnią.'] },
  ]);
  // The scale of the specification: a password that breaks the rule is at most weak, however long.
  const scale = [
    ['abc', 'za słabe'],
    ['abcdefghijklmnopq', 'słabe'],
    ['Aa1-aaaa', 'dostateczne'],
    ['Aa1-aaaaaa', 'średnie'],
    ['Aa1-aaaaaaaa', 'dobre'],
    ['Aa1-aaaaaaaaaa', 'bardzo dobre'],
    ['Aa1-aaaaaaaaaaaa', 'mocne'],
  ] as const;
  for (const [password, words] of scale) {
    await page.getByLabel('Nowe hasło', { exact: true }).fill(password);
    await expect(page.locator('.strength')).toHaveText(`Siła hasła: ${words}`);
  }
});

test('a changed e-mail is told what is wrong in the given order, one thing at a time [REG-35, REG-36]', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'oleh');
  await page.goto('/zmiana-email');
  const current = page.getByLabel('Obecny e-mail');
  await expect(current).toHaveValue('oleh@brzezie-lesne.example');
  await expect(current).not.toBeEditable();
  await expectProblems(page, 'Zmień e-mail', [
    { typed: { 'Nowy e-mail': 'oleh@brzezie-lesne.example' }, told: ['Nowy e-mail: Nowy adres musi być inny niż obecny.'] },
    { typed: { 'Nowy e-mail': '' }, told: ['Nowy e-mail: Puste pole'] },
    { typed: { 'Nowy e-mail': 'oleh' }, told: ['Nowy e-mail: Niepoprawny format'] },
    { typed: { 'Nowy e-mail': 'oleh@poczta.example' }, told: ['Powtórz nowy e-mail: Puste pole'] },
    { typed: { 'Powtórz nowy e-mail': 'oleh@' }, told: ['Powtórz nowy e-mail: Niepoprawny format'] },
    { typed: { 'Powtórz nowy e-mail': 'oleg@poczta.example' }, told: ['Powtórz nowy e-mail: Adresy e-mail się różnią.'] },
    { typed: { 'Powtórz nowy e-mail': 'oleh@poczta.example' }, told: ['Hasło: Puste pole'] },
  ]);
});

test('a consent asks for a valid phone or e-mail, forgets the problem when it is switched off, and warns before it is lost [CONS-03, CONS-04, CONS-05, CONS-06, CONS-07, CONS-08]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const account = await activatedAccount(page, portal, 'zgody');
  await signIn(page, portal, account.login, { password: account.password });
  await page.goto('/panel-uzytkownika');
  await page.getByRole('button', { name: 'Zmień powiadomienia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zgody na powiadomienia' });
  await expect(dialog.getByLabel('Telefon')).toHaveCount(0);
  const sms = dialog.getByRole('switch', { name: 'Powiadomienia SMS' });
  const email = dialog.getByRole('switch', { name: 'Powiadomienia e-mail' });
  await sms.setChecked(true);
  await email.setChecked(true);
  await dialog.getByLabel('Telefon').fill('60010020');
  await dialog.getByLabel('E-mail', { exact: true }).fill('roza@');
  await expect(dialog.getByLabel('Telefon')).toHaveAccessibleDescription(/Niepoprawny format/);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/uzytkownicy/zgody')) sent += 1;
  });
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(['Telefon: Niepoprawny format', 'E-mail: Niepoprawny format']);
  expect(sent).toBe(0);
  await sms.setChecked(false);
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(['E-mail: Niepoprawny format']);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Opuścić tę stronę?' });
  await question.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue('roza@');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(dialog).toHaveCount(0);
});
