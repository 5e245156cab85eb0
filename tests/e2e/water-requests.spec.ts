import type { Page } from 'playwright/test';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { columnTexts, download, expect, expectNoSidewaysScrolling, headings, plain, test } from './story';

const failed = 'Błąd podczas wysyłania zgłoszenia. Wpisana treść została w formularzu.';
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Popraw te pola' });

async function choose(page: Page, topic: string): Promise<void> {
  await page.getByLabel('Punkt odbioru').selectOption({ label: 'W/00231, ul. Ogrodowa 7, Brzezie Leśne' });
  await page.getByLabel('Temat', { exact: true }).selectOption({ label: topic });
}

/** Collects the bodies that the page sends to a call. */
function bodiesOf(page: Page, call: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(call)) bodies.push(JSON.parse(request.postData() ?? 'null'));
  });
  return bodies;
}

test('requests: an additional topic asks for phone and e-mail, takes 1000 characters, and the sent request stands in table and PDF [WREQ-01, WREQ-02, WREQ-03, WREQ-05, WREQ-06, WREQ-07, WREQ-08, WREQ-09, WREQ-10, WREQ-11, WREQ-12, WREQ-15, WREQ-16, LIMIT-15, WREQ-13, WREQ-14]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const bodies = bodiesOf(page, '/woda/dodajZgloszenie');
  await page.goto('/uslugi/wyslij-zgloszenie');
  const content = page.getByLabel('Treść zgłoszenia');
  await expect(page.getByText('Pozostało 2000 znaków').first()).toBeVisible();
  await expect(page.getByLabel('Telefon kontaktowy')).toHaveCount(0);
  await choose(page, 'Wymiana wodomierza');
  await expect(page.getByText('Pozostało 1000 znaków').first()).toBeVisible();
  const phone = page.getByLabel('Telefon kontaktowy');
  const email = page.getByLabel('E-mail kontaktowy');
  await expect(phone).toHaveValue('600100200');
  await expect(email).toHaveValue(/^.+@.+$/);
  const known = await email.inputValue();
  expect((await headings(page)).filter((title) => title !== 'Numer' && title !== 'Odpowiedź do')).toEqual([
    'Utworzono',
    'Temat',
    'Treść',
    'Obsłużono',
    'Uwagi',
  ]);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // Unique, so that it does not repeat the request of another run.
  const text = `Proszę o wymianę ${Date.now()} ${'ą'.repeat(1001)}`.slice(0, 1001);
  await content.fill(text);
  await expect(page.getByRole('status').filter({ hasText: 'O 1 znak za dużo' })).toHaveCount(1);
  await phone.fill('60010020');
  await expect(page.getByText('Niepoprawny format')).toBeVisible();
  await email.fill('anna@');
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(summary(page).getByRole('link')).toHaveCount(3);
  await expect(summary(page)).toContainText('Wpisz telefon do kontaktu');
  await expect(summary(page)).toContainText('Wpisz e-mail do kontaktu');
  expect(bodies).toEqual([]);
  await phone.fill('1234567890');
  await expect(page.getByText('Niepoprawny format')).toHaveCount(2);
  await expect(summary(page)).toContainText('Niepoprawny format');

  await content.fill(text.slice(0, 1000));
  await phone.fill('600100201');
  await email.fill(known);
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();
  await expect(content).toHaveValue('');
  expect(bodies).toEqual([
    {
      idPunktuOdbioru: 3101,
      tematZgloszenia: 4,
      trescZgloszenia: `${text.slice(0, 1000)}\n\nTelefon: 600100201\nE-mail: ${known}`,
    },
  ]);
  await expect.poll(async () => (await columnTexts(page, 'Treść'))[0]).toContain('Telefon: 600100201');
  // A word of a thousand letters is broken and leaves room for the other columns.
  await expectNoSidewaysScrolling(page);
  const [table, frame] = await Promise.all([page.getByRole('table').boundingBox(), page.locator('.table-frame').boundingBox()]);
  expect(Math.round(table?.width ?? 0)).toBeLessThanOrEqual(Math.round(frame?.width ?? 0));
  const first = await Promise.all(
    ['Numer', 'Utworzono', 'Temat', 'Obsłużono', 'Odpowiedź do', 'Uwagi'].map(async (label) => (await columnTexts(page, label))[0]),
  );
  expect(first[0]).toMatch(/^ZW\/\d+\/\d{4}$/);
  expect([...first.slice(2, 4), first[5]]).toEqual(['Wymiana wodomierza', 'jeszcze nie', '–']);
  const { name, bytes } = await download(page, 'Pobierz PDF');
  expect(name).toBe('zgloszenia_wodne.pdf');
  const [printed] = readPdf(bytes).tables;
  expect(printed?.body[0]?.map(plain).filter((_, index) => index !== 3)).toEqual(first);
});

test('requests: 2000 characters with emoji and text from right to left are sent as typed; nothing typed is lost when sending fails [WREQ-04, WREQ-12, ERR-26, LIMIT-14] @once', async ({
  page,
  portal,
  allowConsole,
}) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const bodies = bodiesOf(page, '/woda/dodajZgloszenie');
  await page.goto('/uslugi/wyslij-zgloszenie');
  await choose(page, 'Inna sprawa');
  const content = page.getByLabel('Treść zgłoszenia');
  const send = page.getByRole('button', { name: 'Wyślij zgłoszenie' });
  await content.fill('  \n ');
  await send.click();
  await expect(summary(page)).toContainText('Wpisz treść zgłoszenia');

  const start = `מים 💧 ${Date.now()} `;
  const text = start + '💧'.repeat(2000 - Array.from(start).length);
  await content.fill(`${text}!`);
  await send.click();
  await expect(summary(page).getByRole('link')).toHaveCount(1);
  await content.fill(text);
  await page.route('**/woda/dodajZgloszenie*', (route) => route.abort('internetdisconnected'));
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(content).toHaveValue(text);
  await page.unroute('**/woda/dodajZgloszenie*');
  await page.route('**/woda/dodajZgloszenie*', (route) => route.fulfill({ json: { czyZapisano: false } }));
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(content).toHaveValue(text);
  await page.unroute('**/woda/dodajZgloszenie*');
  const before = await page.locator('tbody tr').count();
  await send.click();
  await expect(page.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();
  expect(bodies.map(({ trescZgloszenia }) => trescZgloszenia)).toEqual([text, text, text]);
  await expect.poll(async () => (await columnTexts(page, 'Treść'))[0]).toContain('מים 💧');
  expect(await page.locator('tbody tr').count()).toBeLessThanOrEqual(before + 1);
});

test('requests: without meters there is a sentence instead of the form [WREQ-17] @once', async ({ page, portal }) => {
  await signIn(page, portal, 'oleh');
  await page.goto('/uslugi/wyslij-zgloszenie');
  await expect(page.getByText('Nie masz wodomierzy ani punktów odbioru wody, więc nie możesz wysłać zgłoszenia.')).toBeVisible();
  await expect(page.getByText('Nie masz jeszcze wysłanych zgłoszeń.')).toBeVisible();
  await expect(page.getByLabel('Treść zgłoszenia')).toHaveCount(0);
  await expectAccessible(page);
});

test('correspondence data: a person changes them by keyboard, is asked, and finds the request in the history [WCORR-01, WCORR-04, WCORR-05, WCORR-06, WCORR-07, WCORR-08, WCORR-09, WCORR-10, WCORR-12, WCORR-13, PANEL-05, WCORR-11]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const bodies = bodiesOf(page, '/woda/wyslijDaneKorespondencyjne');
  await page.goto('/panel-uzytkownika');
  await page.getByRole('link', { name: 'Dane korespondencyjne' }).click();
  const send = page.getByRole('button', { name: 'Wyślij zgłoszenie' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription('Przycisk będzie aktywny, gdy coś zmienisz.');
  await expect(page.getByLabel('Imię', { exact: true })).toHaveValue('Anna');
  await expect(page.getByLabel('Nazwa instytucji')).toHaveCount(0);
  const widthOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.width;
  for (const label of ['Numer domu', 'Numer lokalu', 'Kod pocztowy']) expect(await widthOf(label), label).toBeLessThan(160);
  expect(await widthOf('Ulica')).toBeGreaterThan(300);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  const flat = page.getByLabel('Numer lokalu');
  await flat.focus();
  const value = String(Date.now() % 100_000);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value);
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await page.getByLabel('Kod pocztowy').fill('');
  await page.getByLabel('Telefon').fill('12');
  await flat.press('Enter');
  await expect(summary(page).getByRole('link')).toHaveText([/^Kod pocztowy: Puste pole/, /^Telefon: Niepoprawny format/]);
  await page.getByRole('link', { name: 'Historia zgłoszeń' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(flat).toHaveValue(value);
  await page.getByLabel('Kod pocztowy').fill('00-001');
  await page.getByLabel('Telefon').fill('');
  await flat.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Wysłać zgłoszenie?' });
  await expect(question).toContainText('Urząd dostanie nowe dane. Będą obowiązywać, gdy je zatwierdzi.');
  await question.getByRole('button', { name: 'Wróć do formularza' }).press('Enter');
  expect(bodies).toEqual([]);
  await flat.press('Enter');
  await question.getByRole('button', { name: 'Wyślij zgłoszenie' }).press('Enter');
  await expect(page.getByText('Zgłoszenie zmiany danych zostało wysłane.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Telefon')).toHaveValue('600100200');
  const waiting = page.getByRole('region', { name: 'Czeka na zatwierdzenie' });
  await expect(waiting).toContainText(`/${value}, 00-001`);
  await expect(waiting).toContainText(/KD\/\d+\/\d{4}/);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ imie: 'Anna', telefon: null, nrLokalu: value, www: null, kodPocztowy: '00-001' });

  await page.getByRole('link', { name: 'Historia zgłoszeń' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Historia zgłoszeń danych korespondencyjnych/);
  const shown = page.getByRole('button', { name: /^Pokaż dane/ }).first();
  await shown.press('Enter');
  const details = page.locator('.row-details');
  await expect(details).toContainText(value);
  await expect(details.getByRole('textbox')).toHaveCount(0);
  await expect(details).not.toContainText('Nazwa instytucji');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Ukryj dane/ })
    .first()
    .click();
  await expect(details).toHaveCount(0);
  await page.getByRole('link', { name: 'Wróć do danych korespondencyjnych' }).click();
  await expect(page.getByLabel('Imię', { exact: true })).toBeVisible();
});

test('correspondence data: an institution has its name; an office that does not offer them shows nothing of them [WCORR-02, WCORR-04, WCORR-14, PANEL-05, CONF-07] @once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'stowarzyszenie');
  await page.goto('/uslugi/dane-korespondencyjne/historia');
  await expect(page.getByText('Nie masz jeszcze zgłoszeń zmiany danych. Pojawią się tu po wysłaniu pierwszego.')).toBeVisible();
  await signIn(page, portal, 'wytwornia');
  await page.goto('/uslugi/dane-korespondencyjne');
  await expect(page.getByLabel('Nazwa instytucji')).not.toHaveValue('');
  await expect(page.getByLabel('Imię', { exact: true })).toHaveCount(0);

  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), czyWidoczneDaneKorespondencyjne: false } });
  });
  await page.goto('/panel-uzytkownika');
  await expect(page.getByRole('link', { name: 'Zmień hasło' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dane korespondencyjne' })).toHaveCount(0);
  await page.goto('/uslugi/dane-korespondencyjne');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Nazwa instytucji')).toHaveCount(0);
});

test('correspondence data: a restricted account sees no way to them, and their screen stays closed [WCORR-02, PANEL-05] @once @full', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'niezweryfikowana');
  await page.goto('/panel-uzytkownika');
  await expect(page.getByRole('link', { name: 'Zmień hasło' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dane korespondencyjne' })).toHaveCount(0);
  await page.goto('/uslugi/dane-korespondencyjne');
  await expect(page.getByText('Ta usługa będzie dostępna, gdy potwierdzisz swoją tożsamość.')).toBeVisible();
});
