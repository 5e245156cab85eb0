// What residents hear who do not see: each journey as a screen reader speaks it, compared with the files in `spoken/`.
import type { Page } from 'playwright/test';
import { type PortalServer, startPortal } from '../portal-server';
import { boxes, decideAtGateway, payBar, payDialog } from './open-card';
import { samplePassword, signIn } from './sign-in';
import { listenTo } from './speech';
import { expect, speak, testOn } from './story';

/** The day on which all of this is heard: what is overdue, and how much interest, depends on it. */
const day = '2026-11-24T09:00:00Z';

/** A module that sets the clock of a process to that day and lets it run on from there. */
const clock = `
  const Real = Date;
  const shift = Real.parse('${day}') - Real.now();
  globalThis.Date = class Date extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + shift);
      else super(...parts);
    }
    static now() {
      return Real.now() + shift;
    }
  };`;

// A portal of its own: other stories pay, write and send readings.
const test = testOn(() =>
  startPortal('start', {
    // A database of its own as well: the one that stories share is filled by today's clock.
    DATABASE_URL: '',
    // Nothing is booked while it is heard.
    PAYMENT_POSTING_SECONDS: '86400',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clock)}`,
  }),
);

// One after the other: each worker would start that portal again.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(day);
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
});

test('what can be done without an account is heard in order and in words: opening hours, budget, voter check, language, unknown address @full', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 404/);
  const hours = listenTo(page, 'godziny-pracy');
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/7\.30/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mapa/ })).toBeVisible();
  await hours.hear('Kontakt');
  hours.compare();

  const budget = listenTo(page, 'budzet');
  await page.goto('/budzet-w-skrocie');
  for (const title of ['Dochody według działów', 'Wydatki według działów'])
    await expect(page.getByRole('table', { name: title }).getByRole('rowheader').first()).toBeVisible();
  for (const title of [/^Skąd są/, /^Na co idą/, /^Wydatki rok do roku/])
    await expect(page.getByRole('img', { name: title }).locator('svg')).toBeVisible();
  await budget.hear('Budżet w skrócie');
  budget.compare();

  const voter = listenTo(page, 'obwod-wyborczy');
  await page.goto('/uslugi/listy-wyborcze');
  await expect(page.getByLabel('Data wyborów')).toBeEnabled();
  await voter.hear('Przed sprawdzeniem');
  await page.getByLabel('Data wyborów').selectOption({ index: 1 });
  await page.getByLabel('Numer PESEL').fill('123');
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await voter.hear('Zły numer PESEL');
  await page.getByLabel('Numer PESEL').fill(/\b\d{11}\b/.exec(portal.output())?.[0] ?? '');
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('heading', { name: 'Wynik sprawdzenia' })).toBeVisible();
  await voter.hear('Wynik');
  voter.compare();

  const unknown = listenTo(page, 'nieznany-adres');
  await page.goto('/nie-ma-takiej-strony');
  await expect(page.getByRole('search')).toBeVisible();
  await unknown.hear('Nieznany adres');
  unknown.compare();

  const language = listenTo(page, 'zmiana-jezyka');
  await page.goto('/kontakt');
  await page.getByRole('button', { name: /język/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await language.hear('Wybór języka');
  await page.keyboard.press('Escape');
  await speak(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await language.hear('Po angielsku');
  language.compare();
});

test('opening an account and logging in in two steps are heard in order and in words @full', { tag: '@once' }, async ({ page }) => {
  const registration = listenTo(page, 'rejestracja');
  await page.goto('/rejestracja');
  await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
  await registration.hear('Pusty formularz');
  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await registration.hear('Wysłany pusty');
  registration.compare();

  const login = listenTo(page, 'logowanie-dwuetapowe');
  await page.goto('/logowanie');
  await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
  await login.hear('Logowanie');
  await page.getByLabel('Login', { exact: true }).fill('dwuetapowa');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Logowanie dwuetapowe' })).toBeVisible();
  await login.hear('Drugi krok');
  login.compare();
});

test('new correspondence data and the receipt of a payment are heard in order and in words, with what is wrong and what became of it @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  await keepSession(page);
  const data = listenTo(page, 'dane-korespondencyjne');
  // The office's clock runs on.
  await page.route('**/api/woda/dajHistorieDanychKorespondencyjnych*', async (route) => {
    const answer = await route.fetch();
    const said = await answer.json();
    for (const request of said.historiaZgloszen) request.kiedyUtworzono = '2026-11-24 10:05:00';
    await route.fulfill({ response: answer, json: said });
  });
  await page.goto('/uslugi/dane-korespondencyjne');
  const postcode = page.getByLabel('Kod pocztowy');
  await expect(postcode).not.toHaveValue('');
  const send = page.getByRole('button', { name: 'Wyślij zgłoszenie' });
  await data.hear('Przed zmianą');
  await postcode.fill('');
  await page.getByLabel('Telefon').fill('12');
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await data.hear('Błędy');
  await postcode.fill('00-002');
  await page.getByLabel('Telefon').fill('600100300');
  await send.click();
  const question = page.getByRole('alertdialog', { name: 'Wysłać zgłoszenie?' });
  await expect(question).toBeVisible();
  await data.hear('Pytanie');
  await question.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByRole('region', { name: 'Czeka na zatwierdzenie' })).toContainText('00-002');
  await expect(page.getByText(/Zgłoszenie zmiany danych zostało wysłane/)).toBeVisible();
  await data.hear('Wysłane');
  data.compare();

  const receipt = listenTo(page, 'potwierdzenie-platnosci');
  // The number of a transaction is drawn by lot, and the clock runs on.
  await page.route('**/api/platnosci/historia*', async (route) => {
    const answer = await route.fetch();
    const said = await answer.json();
    for (const payment of said.platnosci) Object.assign(payment, { idTransakcji: 'p24-7Q2M9K', dataZlecenia: '2026-11-24 10:05:00' });
    await route.fulfill({ response: answer, json: said });
  });
  for (const [outcome, step] of [
    ['zaplac', 'Przyjęta'],
    ['odmow', 'Odmowa banku'],
  ] as const) {
    await page.goto('/zaplac');
    await expect(boxes(page).first()).toBeVisible();
    const all = page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ });
    await all.check();
    await all.uncheck();
    await boxes(page).first().check();
    await payBar(page)
      .getByRole('button', { name: /^Zapłać/ })
      .click();
    await payDialog(page)
      .getByRole('radio', { name: /Przelewy 24/ })
      .check();
    await payDialog(page)
      .getByRole('button', { name: /^Zapłać/ })
      .click();
    await decideAtGateway(page, outcome);
    await expect(page.getByRole('heading', { level: 1, name: 'Wynik płatności' })).toBeVisible();
    await receipt.hear(step);
  }
  receipt.compare();
});

test('the end of a session is heard two minutes before, when it is put off, and when it has come @full', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  // From here on the clock stands still, and goes on where the story says.
  await page.clock.install({ time: day });
  await signIn(page, portal, 'helena');
  await keepSession(page);
  const session = listenTo(page, 'koniec-sesji');
  await page.goto('/kontakt');
  await expect(page.getByRole('timer')).toBeVisible();
  const ending = page.getByRole('alertdialog', { name: 'Za chwilę Cię wylogujemy' });
  await page.clock.pauseAt(Date.parse(day) + 13 * 60_000 + 1_000);
  await expect(ending).toBeVisible();
  await session.hear('Dwie minuty przed końcem');
  await ending.getByRole('button', { name: 'Zostaję' }).click();
  await expect(ending).toHaveCount(0);
  await session.hear('Zostaję');
  await page.clock.runFor('16:00');
  const ended = page.getByRole('alertdialog', { name: 'Sesja została zakończona' });
  await expect(ended).toBeVisible();
  await session.hear('Po końcu');
  await ended.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/strona-glowna$/);
  await session.hear('Dalej');
  session.compare();
});

/** The session ends by the clock of that day. */
const keepSession = (page: Page) =>
  page.evaluate((end) => localStorage.setItem('okienko.sessionEnd', end), String(Date.parse(day) + 15 * 60_000));

/** What is owed, a payment up to the gateway, a reading and a letter to the office. The files of another size have a name of their own. */
async function hearMatters(page: Page, portal: PortalServer, size = ''): Promise<void> {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await keepSession(page);
  const matters = listenTo(page, `moje-sprawy${size}`);
  await page.goto('/moje-sprawy');
  for (const title of ['Twoje należności', 'Twoje wodomierze', 'Twoje zgłoszenia', 'Twoje ostatnie płatności'])
    await expect(page.getByRole('table', { name: title }).getByRole('rowheader').first()).toBeVisible();
  await matters.hear('Moje sprawy');
  matters.compare();

  const payment = listenTo(page, `zaplata${size}`);
  await page.goto('/zaplac');
  await expect(boxes(page).first()).toBeChecked();
  await payment.hear('Zapłać');
  const all = page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ });
  await all.check();
  await all.uncheck();
  for (const row of [0, 1]) await boxes(page).nth(row).check();
  await expect(payBar(page)).toContainText('2 zaznaczone raty');
  await payment.hear('Dwie raty');
  await payBar(page)
    .getByRole('button', { name: /^Zapłać/ })
    .click();
  await expect(payDialog(page)).toBeVisible();
  await payment.hear('Sposób płatności');
  await payDialog(page)
    .getByRole('radio', { name: /Przelewy 24/ })
    .check();
  await expect(payDialog(page).getByText('Prowizja operatora')).toBeVisible();
  await payment.hear('Z prowizją');
  payment.compare();

  const reading = listenTo(page, `odczyt${size}`);
  await page.goto('/uslugi/odczyt-licznikow');
  const field = page.getByRole('textbox', { name: /^Nowy odczyt wodomierza/ }).first();
  await expect(field).toBeVisible();
  await reading.hear('Przed odczytem');
  await field.fill('1');
  await page
    .getByRole('button', { name: /^Wyślij odczyt/ })
    .first()
    .click();
  await expect(page.getByRole('row').getByRole('alert').filter({ hasText: 'niższa' })).toBeVisible();
  await reading.hear('Za mały odczyt');
  await field.fill('99999');
  await page
    .getByRole('button', { name: /^Wyślij odczyt/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await reading.hear('Pytanie');
  // Sent once, so that the stories hear the same in any order.
  if (size === '') {
    // The office counts the readings of all stories.
    await page.route('**/api/woda/zapiszOdczyt*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), numerOdczytu: 'OW/12/2026' } });
    });
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Wyślij/ })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText('Odczyt został wysłany. Numer: OW/12/2026.')).toBeVisible();
    await expect(page.getByText(/^Wysłano odczyt/)).toBeVisible();
    await reading.hear('Wysłany');
  }
  reading.compare();

  const letter = listenTo(page, `zgloszenie${size}`);
  await page.goto('/uslugi/wyslij-zgloszenie');
  await page.getByLabel('Punkt odbioru').selectOption({ index: 1 });
  await expect(page.getByRole('table', { name: 'Wysłane zgłoszenia' }).getByRole('rowheader').first()).toBeVisible();
  await letter.hear('Formularz');
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await letter.hear('Wysłany pusty');
  letter.compare();
}

test('on a phone the same journeys are heard, with its header and with rows as blocks', { tag: ['@once', '@full'] }, async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await hearMatters(page, portal, '-telefon');
});

test(
  'what is owed, a payment up to the gateway, a reading and a letter to the office are heard in order and in words',
  {
    tag: '@once',
  },
  async ({ page, portal }) => await hearMatters(page, portal),
);
