// Typed values are never lost without a question: not by a change of language, a new login, maintenance or a change of subject.
import type { Page } from 'playwright/test';
import { samplePassword, signIn } from './sign-in';
import { expect, sortBy, speak, test } from './story';

const requests = '/uslugi/wyslij-zgloszenie';
const text = 'Przeciek przy wodomierzu\nod wczoraj';
const content = (page: Page) => page.getByLabel('Treść zgłoszenia');
const restored = (page: Page) => page.getByText('Przywróciliśmy to, co było wpisane.');
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Opuścić tę stronę?' });

async function logIn(page: Page, login: string): Promise<void> {
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

async function choose(page: Page): Promise<void> {
  await page.getByLabel('Punkt odbioru').selectOption({ index: 1 });
  await page.getByLabel('Temat', { exact: true }).selectOption({ label: 'Inna sprawa' });
}

async function actFor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: /czyim imieniu/ }).click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('button', { name: 'Zatwierdź' }).click();
}

/** All calls other than GET, except those of the session. */
function sendings(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'GET' && !/uzytkownicy|wylogowanie|przedluzanie|licznik/.test(path)) sent.push(path);
  });
  return sent;
}

test('a language is chosen while something is typed: the same form in new words, and nothing typed, chosen or sorted is lost [SHELL-46, LANG-09]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.goto('/rejestracja');
  await page.getByLabel('Imię').fill('Ewa');
  await page.getByLabel('Hasło', { exact: true }).fill('Wiosna-2026');
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw te pola' })).toBeVisible();
  await speak(page, 'English');
  await expect(page.getByLabel('First name')).toHaveValue('Ewa');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wiosna-2026');
  await expect(page.getByText(/Nazwisko/)).toHaveCount(0);
  // The error of a field is in the new language too, even if the label is the same in both.
  await expect(page.getByText('Puste pole')).toHaveCount(0);
  await expect(page.getByText('Empty field').first()).toBeVisible();
  await speak(page, 'Polski');
  await expect(page.getByLabel('Imię')).toHaveValue('Ewa');

  await page.goto('about:blank');
  await page.goto('/uslugi/budzet-wydatki');
  await sortBy(page, 'Plan po zmianach', 'descending');
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(page.getByText(/^6–10\sz\s/)).toBeVisible();
  const rows = await page.locator('tbody tr').allTextContents();
  await speak(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Wydatki/);
  await expect(page.getByText(/^6–10\sof\s/)).toBeVisible();
  expect(await page.locator('tbody tr').allTextContents()).toHaveLength(rows.length);
  await expect(page.locator('thead [aria-sort=descending]')).toHaveCount(1);
  await speak(page, 'Polski');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/budzet-wydatki/);
  await page.goBack();
  await expect(page.getByText(/^6–10\sz\s/)).toBeVisible();
  await expect(page.locator('thead [aria-sort=descending]')).toHaveCount(1);

  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/odczyt-licznikow');
  const reading = page.locator('.reading-form input').first();
  await reading.fill('123,4');
  await speak(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/licznik|wodomierz/i);
  await expect(reading).toHaveValue('123,4');
});

test('what was typed into a form of data waits for the new words without the form going, also when the office is slow @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto(requests);
  await content(page).fill(text);
  const topic = page.getByLabel('Temat', { exact: true });
  await topic.selectOption({ label: 'Wymiana wodomierza' });
  await page.getByLabel('Telefon kontaktowy').fill('600100299');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/woda/**', async (route) => {
    await held;
    await route.continue();
  });
  await content(page).evaluate((field) => {
    field.dataset.same = 'yes';
  });
  await speak(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('textarea')).toHaveValue(text);
  await expect(page.locator('.waiting')).toHaveCount(0);
  release();
  await expect(page.getByLabel(/phone/i)).toHaveValue('600100299');
  await expect(page.locator('textarea')).toHaveAttribute('data-same', 'yes');
});

test('a sending that meets an ended session keeps its text over the login; the page sends nothing by itself [ERR-12]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 401/);
  const sent = sendings(page);
  const { token } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto(requests);
  await choose(page);
  await content(page).fill(text);
  await fetch(`${portal.url}/api/pi/wylogowanie`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  expect(sent).toHaveLength(1);
  const stored = await page.evaluate(() => sessionStorage.getItem('okienko.draft'));
  expect(stored).toContain('Przeciek');
  expect(stored).not.toMatch(/(?<!\d)\d{11}(?!\d)/);

  await page.goto('/logowanie');
  await logIn(page, 'anna');
  await expect(page).toHaveURL(new RegExp(`${requests}$`));
  await expect(restored(page)).toBeVisible();
  await expect(content(page)).toHaveValue(text);
  await expect(page.getByLabel('Temat', { exact: true }).locator('option:checked')).toHaveText('Inna sprawa');
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();
  await expect(content(page)).toHaveValue('');
  expect(sent).toHaveLength(2);
  expect(await page.evaluate(() => sessionStorage.getItem('okienko.draft'))).toBeNull();
});

test('what one resident could not send is nothing for the next one, and goes with a logout [SESS-07]', { tag: '@once' }, async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const { token } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto(requests);
  await content(page).fill(text);
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(leaving(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(content(page)).toHaveValue(text);
  await fetch(`${portal.url}/api/pi/wylogowanie`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await choose(page);
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  await page.goto('/logowanie');
  await logIn(page, 'wytwornia');
  await expect(page.getByRole('button', { name: /^Konto:/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('okienko.draft'))).toBeNull();
  await page.goto(requests);
  await expect(content(page)).toHaveValue('');

  await content(page).fill(text);
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  expect(await page.evaluate(() => sessionStorage.getItem('okienko.draft'))).toBeNull();
});

test('a visitor who meets a maintenance goes on typing after it; a password and a PESEL were stored nowhere [ERR-14]', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 503/);
  await page.goto('/rejestracja');
  const login = `ewa${Date.now()}`;
  for (const [label, value] of [
    ['Imię', 'Ewa'],
    ['Nazwisko', 'Nowak'],
    ['Login', login],
    ['Hasło', 'Wiosna-2026'],
    ['Powtórz hasło', 'Wiosna-2026'],
    ['E-mail', `${login}@example.pl`],
    ['Powtórz e-mail', `${login}@example.pl`],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(/^PESEL/).fill('44051401359');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.route('**/api/uzytkownicy/rejestracja*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL(/\/przerwa-techniczna$/);
  const stored = (await page.evaluate(() => sessionStorage.getItem('okienko.draft'))) ?? '';
  expect(stored).toContain(login);
  expect(stored).not.toMatch(/Wiosna|44051401359/);
  await page.unroute('**/api/uzytkownicy/rejestracja*');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(restored(page)).toBeVisible();
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue(login);
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue('');
});

test('a change of the subject asks first where something is typed, and leaves nothing of the former one [SHELL-46, SUBJ-02]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const { subjects } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/dane-korespondencyjne');
  const phone = page.getByLabel(/^Telefon/);
  await phone.fill('600700800');
  const change = () => actFor(page, 'Sklep Przykład');
  await change();
  await expect(leaving(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(phone).toHaveValue('600700800');
  await expect(page.getByRole('button', { name: /^Konto:/ })).toContainText('Anna Przykładowa');
  await change();
  await page.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(page.getByRole('button', { name: /^Konto:/ })).toContainText('Sklep Przykład');
  await expect(phone).not.toHaveValue('600700800');
  const pesel = subjects.find(({ institution }) => !institution)?.pesel ?? '';
  await expect(page.getByRole('main')).not.toContainText(pesel);
});

test('another subject is chosen in another tab: what is typed here is sent for nobody else, and the resident decides for whom to go on [SHELL-46, SUBJ-02]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const { subjects } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const own = subjects.find(({ institution }) => !institution)?.pesel ?? '';
  await page.goto(requests);
  await content(page).fill(text);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/kontakt');
  await actFor(elsewhere, 'Sklep Przykład');
  const question = page.getByRole('alertdialog', { name: /czyim imieniu działasz/ });
  await expect(question).toContainText('Sklep Przykład');
  await expect(content(page)).toHaveValue(text);
  await question.getByRole('button', { name: /^Zostań/ }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Konto:/ })).toContainText('Anna Przykładowa');
  await expect(elsewhere.getByRole('button', { name: /^Konto:/ })).toContainText('Anna Przykładowa');
  await choose(page);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/woda/dodajZgloszenie')),
    page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click(),
  ]);
  expect(new URL(sent.url()).searchParams.get('pesel')).toBe(own);
  await expect(page.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();

  await content(page).fill(text);
  await actFor(elsewhere, 'Sklep Przykład');
  await question.getByRole('button', { name: /^Przejdź/ }).click();
  await expect(page.getByRole('button', { name: /^Konto:/ })).toContainText('Sklep Przykład');
  await expect.poll(() => page.locator('textarea').evaluateAll((fields) => fields.filter((field) => field.textContent !== ''))).toEqual([]);
});

test('the end of the countdown keeps a typed reading for the login that follows @full', { tag: '@once' }, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.clock.install();
  await page.goto('/uslugi/odczyt-licznikow');
  const reading = page.locator('.reading-form input').first();
  await reading.fill('123,4');
  await page.clock.fastForward('16:00');
  await page.getByRole('alertdialog', { name: 'Sesja została zakończona' }).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  await page.goto('/logowanie');
  await logIn(page, 'anna');
  await expect(page).toHaveURL(/\/uslugi\/odczyt-licznikow$/);
  await expect(restored(page)).toBeVisible();
  await expect(reading).toHaveValue('123,4');
});
