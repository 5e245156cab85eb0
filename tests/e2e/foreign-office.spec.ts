// A portal before an office that nobody here wrote: envelope {meta, dane}, errors {blad}, "6,20", T and N, dd.mm.yyyy, a session in a cookie.
import type { Page } from 'playwright/test';
import { startForeignPortal } from '../foreign-office/start';
import { readPdf } from '../read-pdf';
import { boxes, decideAtGateway, openCard, payBar, payDialog } from './open-card';
import { samplePassword } from './sign-in';
import { amount, columnTexts, download, expect, plain, testOn, textOf } from './story';

const test = testOn(startForeignPortal);

const isWhole = process.env.OKIENKO_FULL === '1';

// One of the stories after the other: each worker would start the three servers again.
test.describe.configure({ mode: 'default' });

async function logIn(page: Page, login: string, password: string = samplePassword): Promise<void> {
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

test('before a foreign office a resident logs in, chooses a subject, reads dues, pays, sends a reading and a request, saves PDFs and logs out', {
  tag: '@once',
}, async ({ page, portal, allowConsole, context }) => {
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));

  await test.step('a wrong password is refused in the words of the office, which stand elsewhere in its answer', async () => {
    allowConsole(/Failed to load resource: the server responded with a status of 403/);
    await page.goto('/logowanie');
    const answered = page.waitForResponse('**/api/v3/uzytkownicy/token*');
    await logIn(page, 'anna', 'Zupelnie-inne-1');
    const { blad } = await (await answered).json();
    await expect(page.getByRole('main').getByText(blad.tresc).first()).toBeVisible();
  });

  await test.step('a page of the definitions is shown as it stands there, and any other is read from the office', async () => {
    const asked = () => portal.received.filter(({ path }) => path === '/pi/strona').length;
    await page.goto('/strona-wlasna?nazwaPliku=od-gminy.html');
    await expect(page.getByRole('main')).toContainText('Tę stronę prowadzi gmina.');
    expect(asked()).toBe(0);
    await page.goto('/strona-wlasna?nazwaPliku=godziny-pracy.html');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(asked()).toBe(1);
    await page.goto('/logowanie');
  });

  await test.step('a login sets a cookie that no script can read, and no token of worth', async () => {
    await logIn(page, 'anna');
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:[0-5]\d$/);
    const kept = (await context.cookies()).filter(({ name }) => name === 'okienko.office.main.SESJA');
    expect(kept.map(({ path }) => path).sort()).toEqual(['/api', '/dokument']);
    for (const cookie of kept) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(await page.evaluate(() => document.cookie)).not.toContain('SESJA');
    expect(await page.evaluate(() => localStorage.getItem('okienko.token'))).toMatch(/^w-ciasteczku-/);
    const personal = portal.received.filter(({ path }) => path === '/lista-podmiotow');
    expect(personal.at(-1)).toMatchObject({ authorization: undefined, cookie: expect.stringMatching(/^SESJA=/) });
  });

  await test.step('the dues stand there with amounts and days, and their PDF is drawn', async () => {
    await page.goto('/lista-naleznosci');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const sum = page.locator('tfoot').last();
    await expect(sum).toContainText(/\d,\d{2}/);
    await expect(page.getByRole('main')).not.toContainText('brak danych');
    const { bytes } = await download(page, 'Pobierz PDF');
    expect(plain(readPdf(bytes).pageText(0))).toContain('P/00231/2026');
  });

  await test.step('a file of rows that this office lacks is not offered', async () => {
    await page.goto('/uslugi/wymiar-podatku');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toBeVisible();
    await expect(page.getByText(/Pobierz decyzję|Brak pliku decyzji/)).toHaveCount(0);
  });

  await test.step('what this office lacks is left out of the screens around it, and never asked for', async () => {
    await page.goto('/moje-sprawy');
    await expect(page.getByRole('region', { name: 'Do zapłaty' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Twoje zgłoszenia' })).toBeVisible();
    await expect(page.getByText(/szkic/i)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.goto('/panel-uzytkownika');
    await expect(page.getByRole('heading', { name: 'Dane konta' })).toBeVisible();
    await expect(page.getByText('Usunięcie konta')).toHaveCount(0);
    await page.goto('/strona-glowna');
    await expect(page.getByRole('heading', { name: 'Załatw teraz' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Aktualności' })).toBeVisible();
    await expect(page.getByText('Skróty do stron portalu')).toHaveCount(0);
    await expect(page.getByText(/wizyt w portalu/)).toHaveCount(0);
    await openCard(page, 'P/00231/2026');
    await expect(page.getByText('Zaksięgowane wpłaty')).not.toHaveCount(0);
    await expect(page.getByText(/dochodzeni/i)).toHaveCount(0);
    for (const path of [
      '/szkice/dajSzkice',
      '/uzytkownicy/konto',
      '/oplaty/dajElementyDochodzenia',
      '/pi/kafelki',
      '/pi/licznik-odwiedzin',
    ])
      expect(portal.received.filter((call) => call.path === path)).toEqual([]);
  });

  await test.step('files reach the office byte by byte, in parts and in letters, with the key of their sending', async () => {
    const scan = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256)),
      Buffer.from('\n%%EOF'),
    ]);
    await page.goto('/zalaczniki-obce');
    for (const way of ['multipart', 'base64']) {
      const form = page.getByRole('region', { name: `Załączniki ${way}` });
      await form.getByLabel('Opis').fill('Zażółć');
      await form.getByLabel('Wybierz pliki').setInputFiles({ name: 'dowód – kopia.pdf', mimeType: 'application/pdf', buffer: scan });
      await form.getByRole('button', { name: `Wyślij ${way}` }).click();
      await expect(page.getByText(`Wysłano ${way}.`)).toBeVisible();
    }
    const [parts, letters] = portal.received.flatMap(({ content, body }) => (content ? [{ ...content, body }] : []));
    const form = await new Response(new Uint8Array(parts?.bytes ?? []), { headers: { 'content-type': parts?.type ?? '' } }).formData();
    expect(form.get('opis')).toBe('Zażółć');
    const file = form.get('skany');
    if (!(file instanceof File)) throw new Error('No file arrived.');
    expect([file.name, Buffer.from(await file.arrayBuffer()).equals(scan)]).toEqual(['dowód – kopia.pdf', true]);
    expect(letters?.body).toEqual({ opis: 'Zażółć', skany: [scan.toString('base64')] });
    for (const sent of [parts, letters]) expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  await test.step('an instalment is paid at the gateway of the office', async () => {
    await openCard(page, 'P/00231/2026');
    // What is overdue is ticked; another story pays the other one.
    await boxes(page).last().uncheck();
    await expect(boxes(page).first()).toBeChecked();
    const due = amount(await textOf(payBar(page).locator('.pay-sum')));
    expect(due).toBeGreaterThan(0);
    await payBar(page).getByRole('button').click();
    await payDialog(page)
      .getByRole('radio', { name: /Przelewy 24/ })
      .check();
    await payDialog(page)
      .getByRole('button', { name: /^Zapłać/ })
      .click();
    await page.waitForURL('**/bramka-p24/**');
    // What the widget sends has the names and shapes of this office.
    const started = portal.received.find(({ path }) => path === '/platnosci/p24/dodajPrzelew');
    expect(started?.search).toMatch(/^p_pesel=\d{11}$/);
    expect(started?.body).toEqual({
      zadanie: expect.objectContaining({ idKartyNaleznosci: expect.stringMatching(/^\d+$/), urlPowrotuOk: expect.any(String) }),
    });
    await decideAtGateway(page, 'zaplac');
    await expect(page.getByText('Płatność została przyjęta.')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(portal.url);
    await openCard(page, 'P/00231/2026');
    await expect(page.locator('tbody tr', { hasText: 'Zlecono: Przelewy 24' })).toHaveCount(1);
  });

  await test.step('a reading is sent, and stands among those sent', async () => {
    const answered = page.waitForResponse('**/api/v3/woda/dajWodomierze*');
    await page.goto('/uslugi/odczyt-licznikow');
    const { dane } = await (await answered).json();
    const [{ nrLicznika: number, stanLicznika: state }] = dane.wodomierze;
    expect(state).toMatch(/^\d+(,\d+)?$/);
    const field = page.getByRole('textbox', { name: `Nowy odczyt wodomierza ${number}` });
    // The reports that are already there are higher than the state, by less than this.
    await field.fill(String(Math.ceil(Number(state.replace(',', '.'))) + 90));
    await page.getByRole('button', { name: `Wyślij odczyt: ${number}` }).click();
    await page.getByRole('alertdialog', { name: 'Wysłać ten odczyt?' }).getByRole('button', { name: 'Wyślij odczyt' }).click();
    await expect(page.getByText('Odczyt został wysłany.')).toBeVisible();
    expect(portal.received.some(({ path }) => path === '/woda/zapiszOdczyt')).toBe(true);
  });

  await test.step('a form of the pack is sent, and its request stands in the table', async () => {
    await page.goto('/uslugi/wyslij-zgloszenie');
    await page.getByLabel('Punkt odbioru').selectOption({ label: 'W/00231, ul. Ogrodowa 7, Brzezie Leśne' });
    await page.getByLabel('Temat', { exact: true }).selectOption({ label: 'Wymiana wodomierza' });
    const text = `Zgłoszenie ${Date.now()}`;
    await page.getByLabel('Treść zgłoszenia').fill(text);
    await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
    await expect(page.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();
    await expect.poll(async () => (await columnTexts(page, 'Treść'))[0]).toContain(text);
  });

  await test.step('another subject is asked for at the office by its own number', async () => {
    await page.goto('/lista-naleznosci');
    await page.getByRole('button', { name: /^Konto:/ }).click();
    await page.getByRole('button', { name: 'Zmień, w\u00a0czyim imieniu działasz' }).click();
    const dialog = page.getByRole('dialog');
    const asked = page.waitForRequest((request) => request.url().includes('/api/v3/') && request.url().includes('nip='));
    await dialog.getByRole('radio', { checked: false }).last().check();
    await dialog.getByRole('button', { name: /^(Wybierz|Zatwierdź|Potwierdź|Zmień)/ }).click();
    await asked;
  });

  await test.step('logging out ends the session at the office, and the cookie is gone', async () => {
    await page.getByRole('button', { name: /^Konto:/ }).click();
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
    await expect.poll(() => portal.received.some(({ method, path }) => method === 'POST' && path === '/pi/wylogowanie')).toBe(true);
    // The page is a visitor's at once; the cookie goes with the office's answer.
    await expect.poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('okienko.office.'))).toEqual([]);
  });

  expect(portal.received.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
});

test('before a foreign office a refusal stands at its field, a payment that gets no answer keeps what was chosen, and an ended session keeps what was typed @full', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of (401|422|504)/);
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
  await page.goto('/logowanie');
  await logIn(page, 'anna');
  await expect(page.getByRole('timer')).toBeVisible();
  const sendings = (path: string) => portal.received.filter((call) => call.method === 'POST' && call.path === path).length;

  const text = `Przeciek przy wodomierzu ${Date.now()}`;
  const content = page.getByLabel('Treść zgłoszenia');
  const send = page.getByRole('button', { name: 'Wyślij zgłoszenie' });
  await test.step('the office names the field in a word of its own, and its words stand there', async () => {
    await page.goto('/uslugi/wyslij-zgloszenie');
    await page.getByLabel('Punkt odbioru').selectOption({ index: 1 });
    await page.getByLabel('Temat', { exact: true }).selectOption({ label: 'Inna sprawa' });
    await content.fill(text);
    portal.faults.set('/woda/dodajZgloszenie', { kod: 77, tresc: 'Opisz sprawę dokładniej.', pole: 'trescZgloszenia' });
    await send.click();
    await expect(content).toHaveAttribute('aria-invalid', 'true');
    await expect(content).toHaveAccessibleDescription(/Opisz sprawę dokładniej\./);
    await expect(content).toHaveValue(text);
  });

  await test.step('a session that the office ended while somebody typed: after the login the form is there again, and is sent', async () => {
    await content.fill(`${text} od wczoraj`);
    portal.faults.set('/woda/dodajZgloszenie', 'ended');
    await send.click();
    await expect(page).toHaveURL(/\/strona-glowna$/);
    portal.faults.clear();
    const before = sendings('/woda/dodajZgloszenie');
    await page.goto('/logowanie');
    await logIn(page, 'anna');
    await expect(page.getByText('Przywróciliśmy to, co było wpisane.')).toBeVisible();
    await expect(content).toHaveValue(`${text} od wczoraj`);
    expect(sendings('/woda/dodajZgloszenie')).toBe(before);
    await send.click();
    await expect(page.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();
    expect(sendings('/woda/dodajZgloszenie')).toBe(before + 1);
  });

  await test.step('an office that hangs at a payment: said in words, the instalment stays chosen, and the next try goes on', async () => {
    await openCard(page, 'P/00231/2026');
    const box = boxes(page).last();
    await box.check();
    portal.faults.set('/platnosci/p24/dodajPrzelew', 'hangs');
    await payBar(page).getByRole('button').click();
    const dialog = payDialog(page);
    await dialog.getByRole('radio', { name: /Przelewy 24/ }).check();
    await dialog.getByRole('button', { name: /^Zapłać/ }).click();
    await expect(dialog.getByRole('alert')).toContainText('Zaznaczone raty pozostały bez zmian.', { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(box).toBeChecked();
    portal.faults.clear();
    await payBar(page).getByRole('button').click();
    await dialog.getByRole('radio', { name: /Przelewy 24/ }).check();
    await dialog.getByRole('button', { name: /^Zapłać/ }).click();
    await page.waitForURL('**/bramka-p24/**');
  });
});

test(`before a foreign office every ${isWhole ? '' : 'sixth '}public screen stands as before the own one, and a session that the office ended is over here @full`, {
  tag: '@once',
}, async ({ page, portal, allowConsole, context }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/contract|formula/i.test(message.text())) said.push(message.text());
  });
  const routesOf = async (url: string): Promise<string[]> => {
    const { indexes } = await (await fetch(`${url}/pack/current.json`)).json();
    const { services } = await (await fetch(`${url}/pack/${indexes.pl}`)).json();
    return services.flatMap((entry: { protected?: true; route: string }) => (entry.protected ? [] : [entry.route]));
  };
  const [here, there] = await Promise.all([routesOf(portal.url), routesOf(portal.reference.url)]);
  const open = here.filter((route) => there.includes(route)).filter((_, place) => isWhole || place % 6 === 0);
  expect(open.length).toBeGreaterThan(isWhole ? 5 : 2);
  await page.goto('/kontakt');
  for (const route of open) {
    const read = async () => {
      await page.locator('h1').first().waitFor();
      await page.waitForFunction(
        () => document.querySelector('.waiting, select:disabled, .first-wait, .page-loader[data-busy=true]') === null,
      );
      // A chart is drawn a moment later than its table, which says the same; tiles are what this office lacks.
      const text = await page.getByRole('main').evaluate((main) => {
        const copy = main.cloneNode(true) as Element;
        for (const chart of copy.querySelectorAll('.chart-place, .tiles')) chart.remove();
        return copy.textContent ?? '';
      });
      return plain(text.replaceAll(/\d{2}:\d{2}(:\d{2})?/g, 'czas'));
    };
    // A screen that is opened without what it needs leads on to another, so a page is read when it shows the same twice.
    const shown = async (base: string) => {
      await page.goto(`${base}${route}`);
      let last = '';
      const isSettled = async () => {
        const before = last;
        last = await read();
        return before === last;
      };
      await expect.poll(isSettled, { intervals: [250], message: route }).toBe(true);
      return last;
    };
    const own = await shown(portal.reference.url);
    expect(await shown(portal.url), route).toBe(own);
  }
  expect(said).toEqual([]);

  allowConsole(/status of 401/);
  await page.goto('/logowanie');
  await logIn(page, 'anna');
  await expect(page.getByRole('timer')).toBeVisible();
  await context.clearCookies();
  await page.goto('/lista-naleznosci');
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
