import type { Page } from 'playwright/test';
import { watchShifts } from '../page-costs';
import { breakCall, officeFaults, shellCalls } from './shell-faults';
import { columnTexts, expect, headings, test } from './story';

const screen = '/uslugi/stawki-pojazdow';
const call = '**/api/pojazdy/dajStawki?*';
const rate = { nazwaStawki: 'Autobusy', stawkaRoczna: 900, stawkaRocznaMax: 1000, kwotaObnizeniaStawki: 100 };
const good = { stawkiPojazdow: [rate] };

for (const [fault, answer, sentence] of [
  ['an error without a body', { status: 500, body: '' }, 'Nie udało się pobrać danych.'],
  ['an error with kod and opis', { status: 500, json: { kod: '1500', opis: 'Trwa przeliczanie danych.' } }, 'Trwa przeliczanie danych.'],
  [
    'HTML in place of JSON',
    { contentType: 'text/html', body: '<html><body>Proxy</body></html>' },
    'Nie udało się odczytać odpowiedzi urzędu.',
  ],
  [
    'JSON that ends too early',
    { contentType: 'application/json', body: '{"obwody": [{"nrObwodu": 1,' },
    'Nie udało się odczytać odpowiedzi urzędu.',
  ],
] as const) {
  test(`${fault}: the screen says so, and another try brings the data`, { tag: '@once' }, async ({ page, allowConsole }) => {
    allowConsole(/status of 500/);
    await page.route(call, (route) => route.fulfill(answer));
    await page.goto(screen);
    const alert = page.getByRole('alert').filter({ hasText: sentence });
    await expect(alert).toBeVisible();
    await expect(page.getByText('0,00')).toHaveCount(0);
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ json: good }));
    await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(alert).toHaveCount(0);
  });
}

test('a lost connection is tried again, then said, and another try brings the data', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  let tries = 0;
  await page.route(call, (route) => {
    tries += 1;
    return route.abort('connectionrefused');
  });
  await page.goto(screen);
  const alert = page.getByRole('alert').filter({ hasText: 'Nie udało się połączyć z urzędem.' });
  await expect(alert).toBeVisible();
  expect(tries).toBeGreaterThan(1);
  await page.unroute(call);
  await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('a slow office: words after a second, then the data, and nothing jumps', { tag: '@once' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  let see = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => {
    see = resolve;
  });
  await page.route('**/api/fk/gmina/dajDochodyBudzetu?*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.getByText('Trwa pobieranie danych…')).toBeVisible();
  // A slow office answers when the letters are long there; they would move the columns by some pixels.
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  see();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
});

test('an office that does not answer: after ten seconds the screen says so and offers another try', { tag: '@once' }, async ({ page }) => {
  const open: (() => void)[] = [];
  await page.route(call, () => new Promise<void>((resolve) => open.push(resolve)));
  await page.goto(screen);
  const alert = page.getByRole('alert').filter({ hasText: 'Urząd nie odpowiedział na czas.' });
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await page.unroute(call);
  await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  for (const end of open) end();
});

test('fields that are missing, empty or of a wrong type show that there are no data, never an amount of zero [FORMAT-15]', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/breaks its contract/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const whole = {
    rozdzial: '75615',
    paragraf: '031',
    nazwaPozycji: 'Podatek',
    planPoZmianach: 10.5,
    naleznosci: 20,
    dochodyOtrzymane: 30,
    dochodyWykonane: 40,
  };
  const { planPoZmianach: _, ...withoutPlan } = whole;
  const rows = [whole, { ...withoutPlan, naleznosci: null }, { ...whole, dochodyWykonane: 'czterdzieści' }];
  await page.route('**/api/fk/gmina/dajDochodyBudzetu?*', (route) =>
    route.fulfill({ headers: { 'x-request-id': '0123456789abcdef' }, json: { listaDochodow: rows } }),
  );
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  expect(await columnTexts(page, 'Plan po zmianach')).toEqual(['10,50', 'brak danych', '10,50']);
  expect(await columnTexts(page, 'Dochody wykonane')).toEqual(['40,00', '40,00', 'brak danych']);
  const empty = (await columnTexts(page, 'Należności'))[1] ?? '';
  expect(empty).not.toMatch(/\d|null|undefined|NaN/);
  await expect(page.locator('table')).not.toContainText('0,00 zł');
  await expect(page.locator('tbody')).not.toContainText(/^0,00$/);
  expect(warnings.filter((text) => text.includes('planPoZmianach'))).toHaveLength(1);
  expect(warnings.find((text) => text.includes('planPoZmianach'))).toMatch(
    /services\/budzet-dochody\/service\.json:\d+ .+ \(request 0123456789abcdef\)\.$/,
  );
});

test('calls that a page can do without only stop loading when they fail: menu, counter of visits [ERR-17]', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  for (const call of ['menuBoczne', 'licznik-odwiedzin'])
    await page.route(`**/api/pi/${call}*`, (route) => route.fulfill({ status: 500, json: { kod: '1', opis: 'Nie teraz.' } }));
  await page.goto('/kontakt');
  await expect(page.getByRole('main').locator('.record').first()).toBeVisible();
  await expect(page.locator('.page-loader[data-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Nie teraz.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Strona główna' }).first()).toBeVisible();
});

test('fields that the contract does not know are left aside [CALL-13]', { tag: '@once' }, async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: { ...good, wersja: 7, stawkiPojazdow: [{ ...rate, tajne: 'nie pokazuj' }] } }));
  await page.goto(screen);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  expect(await headings(page)).toHaveLength(4);
  await expect(page.getByText('nie pokazuj')).toHaveCount(0);
});

test('a PDF that cannot be made is said beside the button, and the screen stays [CALL-09]', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  await page.route('**/api/pojazdy/dajStawki/pdf*', (route) =>
    route.fulfill({ status: 429, json: { kod: '1', opis: 'Dokument nie jest teraz dostępny.' } }),
  );
  await page.goto(screen);
  await page.getByRole('button', { name: 'Pobierz PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dokument nie jest teraz dostępny.' })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

// The whole matrix with OKIENKO_FULL=1; otherwise a sample with every second fault.
const full = process.env.OKIENKO_FULL === '1';
const cases = shellCalls.flatMap((call, column) =>
  officeFaults.map((fault, row) => ({ call, fault, inSample: row % 2 === 0 && row % shellCalls.length === column })),
);

for (const { call, fault } of cases.filter(({ inSample }) => full || inSample)) {
  test(`${call.call} answers with ${fault.name}: no blank page, no endless waiting`, { tag: '@once' }, async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|breaks its contract/);
    const signedIn = fault.leadsTo === 'signed-out';
    await page.addInitScript((withToken) => {
      if (location.pathname === '/strona-wlasna' && history.state === null) history.replaceState({ nazwaPliku: 'proba.html' }, '');
      if (!withToken || sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('okienko.token', 'stary');
      localStorage.setItem('okienko.restrictedToken', 'stary');
    }, signedIn);
    // The page itself does not matter for the fault, but the second attempt must find one.
    await page.route('**/api/pi/strona?*', (route) =>
      route.fulfill({ json: { html: '<p>Godziny pracy urzędu i kasy.</p>', tytul: 'Godziny pracy' } }),
    );
    const mend = await breakCall(page, call.call, fault);
    await page.goto(call.screen);

    switch (fault.leadsTo) {
      case 'maintenance':
        await expect(page).toHaveURL(/\/przerwa-techniczna$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
        return;
      case 'signed-out':
        await expect(page).toHaveURL(/\/strona-glowna$/);
        await expect(async () => {
          const tokens = await page.evaluate(() => ['okienko.token', 'okienko.restrictedToken'].map((key) => localStorage.getItem(key)));
          expect(tokens).toEqual([null, null]);
        }).toPass();
        await expectSettled(page);
        return;
      case 'message':
        await expectSettled(page);
    }
    if (!call.needed) {
      await expect(page.locator('.tile').first()).toBeVisible();
      return;
    }
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Spróbuj ponownie' }) });
    await expect(alert.first()).toBeVisible();
    await mend();
    await alert.first().getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(alert).toHaveCount(0);
    await expectSettled(page);
  });
}

/** A complete page: heading and texts are there, and nothing loads longer than the ten seconds of a call. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.waiting')).toHaveCount(0, { timeout: 14_000 });
  await expect(page.getByRole('main')).toHaveText(/.{20,}/s);
}
