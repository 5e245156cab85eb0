// The behaviour of all forms, on sample screens that use every property of the language for forms.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { heldAnswer, refusal, test } from './form-office';
import { expect, expectNoSidewaysScrolling, pressTwice, textOf } from './story';

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Popraw te pola' });
const fieldOf = (page: Page, label: string) => page.locator('.field', { has: page.getByLabel(label, { exact: true }) });
const send = (page: Page, name = 'Wyślij zgłoszenie') => page.getByRole('button', { name, exact: true });

async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel('Punkt odbioru').selectOption({ label: 'W-100, ul. Leśna 5' });
  await page.getByLabel('Temat').selectOption({ label: 'Pytanie o fakturę' });
  await page.getByLabel('Treść zgłoszenia').fill('Proszę o fakturę.\n\n  Z wcięciem 👍🏽 ');
}

test('a form that is not filled in says so at each field and first in a summary that takes the focus; nothing is sent and nothing typed is lost', {
  tag: '@desk',
}, async ({ page, office }) => {
  await page.goto('/proby/zgloszenie');
  await page.getByLabel('Temat').selectOption({ label: 'Awaria wodomierza' });
  await page.getByLabel('E-mail kontaktowy').fill('to nie adres');
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Punkt odbioru: Puste pole',
    'Treść zgłoszenia: Wpisz treść zgłoszenia.',
    'E-mail kontaktowy: Podaj e-mail do kontaktu.',
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  for (const [label, message] of [
    ['Punkt odbioru', 'Puste pole'],
    ['Treść zgłoszenia', 'Wpisz treść zgłoszenia.'],
    ['E-mail kontaktowy', 'Podaj e-mail do kontaktu.'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(page.getByLabel('Temat')).toHaveAttribute('aria-invalid', 'false');
  expect(office.sent).toEqual([]);
  await summary(page).getByRole('link', { name: /Treść/ }).click();
  const content = page.getByLabel('Treść zgłoszenia');
  await expect(content).toBeFocused();
  await content.fill('Licznik stoi.');
  // The error of a corrected field goes when the field is left; the others stay.
  await page.getByLabel('E-mail kontaktowy').focus();
  await expect(fieldOf(page, 'Treść zgłoszenia')).not.toContainText('Wpisz treść');
  await expect(summary(page).getByRole('link')).toHaveText([/Punkt odbioru/, /E-mail/]);
  await expect(page.getByLabel('E-mail kontaktowy')).toHaveValue('to nie adres');
});

test('a form is sent once however often its button is pressed, every character as typed, and what it changes is fetched again', {
  tag: '@once',
}, async ({ page, office }) => {
  const held = heldAnswer({ czyZapisano: true });
  office.answer('POST /zgloszenie', held.way);
  await page.goto('/proby/zgloszenie');
  await fillRequest(page);
  const button = send(page);
  await pressTwice(button);
  await page.getByLabel('Temat').focus();
  await expect(page.getByRole('button', { name: 'Wysyłanie…' })).toBeDisabled();
  await page.getByRole('button', { name: 'Wysyłanie…' }).click({ force: true });
  await page.keyboard.press('Enter');
  held.letGo();
  const done = page.locator('.notice-success');
  await expect(done).toContainText('Zgłoszenie zostało wysłane.');
  await expect(done).toBeFocused();
  expect(office.sent).toEqual([
    {
      method: 'POST',
      path: '/zgloszenie',
      body: { idPunktuOdbioru: 4, tematZgloszenia: 8, trescZgloszenia: 'Proszę o fakturę.\n\n  Z wcięciem 👍🏽 ' },
    },
  ]);
  await expect(page.getByLabel('Treść zgłoszenia')).toHaveValue('');
  await expect.poll(() => office.asked.get('GET /wyslane')).toBe(2);
});

test('fields come with the topic that needs them; a value that comes late fills its field and never what was typed', {
  tag: '@once',
}, async ({ page, office }) => {
  const held = heldAnswer({ nrTelefonu: '600100200' });
  office.answer('GET /telefon', held.way);
  await page.goto('/proby/zgloszenie');
  await expect(page.getByLabel('Telefon kontaktowy')).toHaveCount(0);
  await page.getByLabel('Temat').selectOption({ label: 'Awaria wodomierza' });
  await page.getByLabel('Treść zgłoszenia').fill('Licznik stoi.');
  await expect(page.getByLabel('Telefon kontaktowy')).toHaveValue('');
  held.letGo();
  await expect(page.getByLabel('Telefon kontaktowy')).toHaveValue('600100200');
  await expect(page.getByLabel('Treść zgłoszenia')).toHaveValue('Licznik stoi.');

  const again = heldAnswer({ nrTelefonu: '600100200' });
  office.answer('GET /telefon', again.way);
  await page.goto('/proby/zgloszenie');
  await page.getByLabel('Temat').selectOption({ label: 'Awaria wodomierza' });
  await page.getByLabel('Telefon kontaktowy').fill('511222333');
  const arrived = page.waitForResponse('**/api/proby/telefon*');
  again.letGo();
  await arrived;
  await page.getByLabel('E-mail kontaktowy').fill('a@b.pl');
  await expect(page.getByLabel('Telefon kontaktowy')).toHaveValue('511222333');
});

test('a help that cannot be had is left out without a word', { tag: '@once' }, async ({ page, office, allowConsole }) => {
  allowConsole(/status of 500/);
  office.answer('GET /telefon', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/proby/zgloszenie');
  await page.getByLabel('Temat').selectOption({ label: 'Awaria wodomierza' });
  await expect(page.getByLabel('Telefon kontaktowy')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('remaining characters are seen at each key and heard when typing pauses; with one too many nothing is sent or cut', {
  tag: '@once',
}, async ({ page, office }) => {
  await page.goto('/proby/zgloszenie');
  await fillRequest(page);
  const content = page.getByLabel('Treść zgłoszenia');
  await content.fill('a'.repeat(1998));
  await content.press('End');
  await content.pressSequentially('👍');
  await expect(content).toHaveAccessibleDescription('Pozostał 1 znak');
  const heard = fieldOf(page, 'Treść zgłoszenia').getByRole('status');
  await expect(heard).toHaveText('Pozostał 1 znak');
  await content.pressSequentially('bc');
  await expect(content).toHaveAccessibleDescription('O 1 znak za dużo');
  await expect(heard).toHaveText('O 1 znak za dużo');
  await send(page).click();
  await expect(fieldOf(page, 'Treść zgłoszenia').locator('.field-problem')).toHaveText('Wpisz najwyżej 2000 znaków.');
  expect(office.sent).toEqual([]);
  await content.press('End');
  await content.press('Backspace');
  await send(page).click();
  await expect(page.locator('.notice-success')).toBeVisible();
  expect(office.sent[0]?.body).toMatchObject({ trescZgloszenia: `${'a'.repeat(1998)}👍b` });
});

test('a lost connection keeps the text and says what to do; the next try sends it', { tag: '@once' }, async ({
  page,
  office,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/proby/zgloszenie');
  await fillRequest(page);
  office.answer('POST /zgloszenie', (route) => route.abort('internetdisconnected'));
  await send(page).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Nie udało się wysłać zgłoszenia. Nie udało się połączyć z urzędem.');
  await expect(page.locator('.notice-error')).toBeFocused();
  await expect(page.getByLabel('Treść zgłoszenia')).toHaveValue(/Z wcięciem/);
  office.answer('POST /zgloszenie', (route) => route.fulfill({ json: { czyZapisano: false } }));
  await send(page).click();
  await expect(failure).toHaveText('Błąd: Nie udało się wysłać zgłoszenia.');
  await expect(page.getByLabel('Treść zgłoszenia')).toHaveValue(/Z wcięciem/);
  office.answer('POST /zgloszenie', (route) => route.fulfill({ body: '<html>brama</html>', contentType: 'text/html' }));
  await send(page).click();
  await expect(failure).toContainText('Nie udało się wysłać zgłoszenia.');
  office.answer('POST /zgloszenie', null);
  await send(page).click();
  await expect(page.locator('.notice-success')).toBeVisible();
  expect(office.sent).toHaveLength(4);
});

test('a refusal marks the field of its kod, any other stands above the form; a message about what still stands there stays', {
  tag: '@once',
}, async ({ page, office, allowConsole }) => {
  allowConsole(/status of 422/);
  await page.goto('/proby/konto');
  await page.getByLabel('Obecne hasło', { exact: true }).fill('stare');
  await page.getByLabel('Nowe hasło', { exact: true }).fill(' Nowe-haslo1');
  await page.getByLabel('Powtórz nowe hasło', { exact: true }).fill(' Nowe-haslo1');
  await page.getByLabel('Znam zasady').check();
  office.answer('POST /haslo', refusal(1519, 'Obecne hasło jest inne.'));
  await send(page, 'Zmień hasło').click();
  await expect(summary(page)).toBeFocused();
  const old = fieldOf(page, 'Obecne hasło');
  await expect(old).toContainText('Obecne hasło jest inne.');
  await page.getByLabel('Obecne hasło', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(old).toContainText('Obecne hasło jest inne.');
  await page.getByLabel('Obecne hasło', { exact: true }).fill('drugie');
  await page.keyboard.press('Tab');
  await expect(old).not.toContainText('Obecne hasło jest inne.');
  office.answer('POST /haslo', refusal(1502, 'Konto jest zablokowane.'));
  await send(page, 'Zmień hasło').click();
  await expect(page.getByRole('alert')).toHaveText('Błąd: Konto jest zablokowane.');
  await expect(page.getByLabel('Nowe hasło', { exact: true })).toHaveValue(' Nowe-haslo1');
  office.answer('POST /haslo', null);
  await page.getByLabel('Obecne hasło', { exact: true }).press('Enter');
  await expect(page.locator('.notice-success')).toContainText('Hasło zostało zmienione.');
  expect(office.sent.at(-1)?.body).toEqual({ noweHaslo: ' Nowe-haslo1', stareHaslo: 'drugie' });
});

test('a form of loaded data waits for a change, asks before it is sent and before it is left, and can be taken back', {
  tag: '@once',
}, async ({ page, office }) => {
  await page.goto('/proby/dane');
  const button = send(page);
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Przycisk będzie aktywny, gdy coś zmienisz.');
  await expect(page.getByLabel('Miesięczna opłata')).toHaveValue('12,5');
  await expect(page.getByLabel(/Obowiązuje od dnia/).first()).toHaveValue('01.05.2026');
  await page.getByLabel('Imię').fill('');
  await expect(button).toBeEnabled();
  await page.getByRole('button', { name: 'Cofnij zmiany' }).click();
  await expect(page.getByLabel('Imię')).toHaveValue('Anna');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();

  await page.getByLabel('Imię').fill('');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('zły');
  await button.click();
  await expect(summary(page).getByRole('link')).toHaveText(['Imię: Puste pole']);
  await page.getByLabel('Imię').fill(' Ania ');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('');
  await page.getByLabel('Miesięczna opłata').fill('4586,10');
  await page.getByLabel('Wiadomość e-mail').check();
  await page.getByRole('link', { name: 'Mapa strony' }).first().click();
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(page).toHaveURL(/\/proby\/dane$/);

  await button.click();
  const question = page.getByRole('alertdialog', { name: 'Wysłać zgłoszenie?' });
  await expect(question).toContainText('Urząd zatwierdzi zmianę danych osoby Ania.');
  await page.getByRole('button', { name: 'Wróć do formularza' }).click();
  expect(office.sent).toEqual([]);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(office.sent).toEqual([]);
  await button.click();
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(page.locator('.notice-success')).toBeFocused();
  expect(office.sent).toEqual([
    { method: 'POST', path: '/dane', body: { imie: 'Ania', email: null, kwota: 4586.1, od: '2026-05-01', rodzaj: 'MAIL' } },
  ]);
  await expect(page.getByLabel('Imię')).toHaveValue('Anna');
  await page.getByRole('link', { name: 'Mapa strony' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa strony' })).toBeVisible();
});

test('a request is written and sent by keyboard alone', { tag: '@once' }, async ({ page, office }) => {
  await page.goto('/proby/zgloszenie');
  const point = page.getByLabel('Punkt odbioru');
  await expect(point).toBeEnabled();
  await point.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Licznik stoi.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a@b.pl');
  await page.keyboard.press('Enter');
  await expect(page.locator('.notice-success')).toBeFocused();
  expect(office.sent[0]?.body).toEqual({
    idPunktuOdbioru: 4,
    tematZgloszenia: 7,
    trescZgloszenia: 'Licznik stoi.\n\nTelefon: 600100200\nE-mail: a@b.pl',
  });
});

test('a form fits a phone with the largest letters and the longest words, with and without problems, in every language @full', {
  tag: '@once',
}, async ({ page, office, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('okienko.fontSize', 'large'));
  for (const [language, title] of [
    ['pl', 'Popraw te pola'],
    ['en', 'Correct these fields'],
    ['de', 'Korrigieren Sie diese Felder'],
    ['uk', 'Виправте ці поля'],
  ] as const) {
    await page.context().addCookies([{ name: 'okienko.language', value: language, url: portal.url }]);
    await page.addInitScript((value) => localStorage.setItem('okienko.language', value), language);
    await page.goto('/proby/zgloszenie');
    await page.getByLabel('Punkt odbioru').selectOption({ index: 2 });
    await expectNoSidewaysScrolling(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(title);
    await expectNoSidewaysScrolling(page);
  }
  expect(office.sent).toEqual([]);
});

test('a choice between kinds of numbers has its value, a whole number is one, and a formula that fails is told once with its line', {
  tag: '@once',
}, async ({ page, office, allowConsole }) => {
  allowConsole(/gives no value/);
  const told: string[] = [];
  page.on('console', (message) => {
    if (/gives no value/.test(message.text())) told.push(message.text());
  });
  await page.goto('/proby/wzory');
  const record = page.getByRole('region', { name: 'Kwoty' });
  await expect(record.locator('dd')).toHaveText(['8,20\u00a0zł', '0,00\u00a0zł', '1', '2,5', 'nie wiadomo']);
  const line = readFileSync(join(import.meta.dirname, 'form-pack/services/proba-wzory.json'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('=row.uwagi * 2'));
  const place = `services/proba-wzory.json:${line + 1}`;
  expect(told).toEqual([`${place} The formula =row.uwagi * 2 gives no value: it needs two numbers and meets a text.`]);

  const field = page.getByRole('textbox', { name: 'Liczba osób' });
  await expect(field).toHaveValue('4');
  for (const [typed, problem] of [
    ['4,5', 'Wpisz liczbę całkowitą.'],
    ['12345678901234567890', 'Wpisz krótszą liczbę: najwyżej 15 cyfr.'],
  ] as const) {
    await field.fill(typed);
    await send(page, 'Zapisz').click();
    await expect.poll(() => textOf(page.locator('.form .field-problem'))).toBe(problem);
  }
  await field.fill('1 200');
  await send(page, 'Zapisz').click();
  await expect(page.locator('.notice-success')).toBeFocused();
  expect(office.sent).toEqual([{ method: 'POST', path: '/osoby', body: { osoby: 1200 } }]);

  // The formula is evaluated after every key and after a reload; the failure is reported once for each page.
  office.answer('GET /oplata', (route) => route.fulfill({ json: { osoby: null, kwota: null, zaleglosc: '1234.5', uwagi: 'mało' } }));
  await page.getByRole('link', { name: 'Mapa strony' }).first().click();
  await page.goBack();
  await expect(record.locator('dd')).toHaveText(['0,00\u00a0zł', '1\u00a0234,50\u00a0zł', '1', '2,5', 'nie wiadomo']);
  await expect(field).toHaveValue('1');
  expect(told).toHaveLength(1);
});
