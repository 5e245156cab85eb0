import type { PortalServer } from '../portal-server';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { ask, type Card, cardsOf } from './office-dues';
import { pressLook } from './press-look';
import { signIn } from './sign-in';
import { amount, columnTexts, download, expect, expectNoSidewaysScrolling, headings, plain, test, textOf } from './story';

const paymentHistory = '/uslugi/historia-platnosci-internetowych';

/** Begins a payment of the first open instalment of a card, as the widget does. */
async function beginPayment(portal: PortalServer, token: string, provider: 'p24' | 'kir', number: string, card: Card): Promise<void> {
  const { ratyZbiorcze } = await ask<{ ratyZbiorcze: readonly { idNaleznosciRatyZbiorczej: number; czySplacona: boolean }[] }>(
    portal,
    token,
    `/oplaty/dajNaleznosciKarty?idKartyNaleznosci=${card.idKartyNaleznosci}`,
    number,
  );
  const answer = await fetch(`${portal.url}/api/platnosci/${provider}/dodajPrzelew?${number}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      idKartyNaleznosci: card.idKartyNaleznosci,
      idNaleznosciRatyZbiorczej: ratyZbiorcze
        .filter(({ czySplacona }) => !czySplacona)
        .slice(0, 1)
        .map(({ idNaleznosciRatyZbiorczej: id }) => id),
      nip: number.startsWith('nip=') ? number.slice('nip='.length) : null,
      urlPowrotuBlad: `${portal.url}/platnosc-informacja?wynik=blad`,
      urlPowrotuOk: `${portal.url}/platnosc-informacja?wynik=ok`,
      idNaleznosciRaty: [],
      potwierdzonoPonowne: true,
    }),
  });
  expect(answer.status).toBe(200);
}

interface Payment {
  readonly idTransakcji: string;
  readonly dataZlecenia: string;
  readonly kwota: number;
  readonly kodWaluty: string;
  readonly opisPlatnosci: {
    readonly typPlatnosci: string;
    readonly opisStatusu: string;
    readonly transakcjaKIR: Readonly<Record<string, string | null>> | null;
    readonly transakcjaP24: Readonly<Record<string, string | null>> | null;
  };
  readonly raty: readonly Readonly<Record<string, string | number | null>>[];
}

const partFields = {
  'Rodzaj opłaty': 'rodzajOplaty',
  Rata: 'opisNrRaty',
  'Termin płatności': 'terminPlatnosci',
  'Kwota raty': 'kwotaRaty',
  'Kwota główna': 'kwotaGlowna',
  'Koszty upomnień i\u00a0egzekucji': 'kosztUpomnien',
  'Opłata prolongacyjna': 'oplataProlongacyjna',
  Odsetki: 'kwotaOdsetek',
  VAT: 'kwotaVat',
} as const;

/** A displayed value without spaces and without the dash for an empty value. */
const bare = (text: string) => text.replaceAll(/[\s\u200b]/g, '').replace(/^–$/, '');

/** A value of the office as `bare` gives it for the screen: a date in Polish form, a moment to the minute. */
function bareOf(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const [, year, month, day, time = ''] = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}:\d{2}):\d{2})?$/.exec(text) ?? [];
  return bare(year === undefined ? text : `${day}.${month}.${year}${time}`);
}

test('history of online payments: newest first, details of both providers that another page hides, the PDF of all and of one [HIST-01, HIST-03, HIST-07, HIST-08, HIST-09, HIST-10, HIST-11, HIST-12, HIST-13] @once', async ({
  page,
  portal,
}) => {
  const { token } = await signIn(page, portal, 'wytwornia');
  const number = 'nip=1111111111';
  const card = (await cardsOf(portal, token, number)).find(({ symbolKarty }) => symbolKarty === 'SC/00012/2026');
  if (!card) throw new Error('The company has no card of deliveries.');
  for (const provider of ['kir', 'p24', 'kir', 'p24'] as const) await beginPayment(portal, token, provider, number, card);
  const { platnosci } = await ask<{ platnosci: readonly Payment[] }>(portal, token, '/platnosci/historia', number);
  expect(platnosci.length).toBeGreaterThan(5);
  const newest = [...platnosci].sort((left, right) => (left.dataZlecenia < right.dataZlecenia ? 1 : -1)).slice(0, 5);

  await page.goto(paymentHistory);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect((await headings(page)).slice(0, 4)).toEqual(['Tytuł', 'Kwota', 'Data zlecenia', 'Opis płatności']);
  await expect(page.getByRole('columnheader', { name: 'Data zlecenia' })).toHaveAttribute('aria-sort', 'descending');
  expect((await columnTexts(page, 'Kwota')).map(amount)).toEqual(newest.map(({ kwota }) => kwota));
  for (const [provider, fields] of [
    [
      'Przelewy 24',
      {
        'Numer rachunku odbiorcy (IBAN)': 'iban',
        'Nazwa odbiorcy': 'odbiorcaNazwa',
        'Adres odbiorcy': 'odbiorcaAdres',
        Miejscowość: 'odbiorcaMiasto',
        'Kod pocztowy': 'odbiorcaKodPocztowy',
        'E-mail odbiorcy': 'odbiorcaEmail',
        'Kod kraju': 'odbiorcaKodPanstwa',
        'Adres transakcji': 'urlTransakcji',
      },
    ],
    [
      'KIR Paybynet',
      { 'Ważna do': 'waznoscTransakcji', 'Numer rachunku odbiorcy': 'akceptantNumerRachunku', 'Nazwa odbiorcy': 'akceptantNazwaRachunku' },
    ],
  ] as const) {
    const row = page
      .locator('tbody tr')
      .filter({ has: page.getByRole('button', { name: /szczegóły/ }) })
      .filter({ hasText: provider })
      .first();
    await row.getByRole('button', { name: /^Pokaż szczegóły/ }).click();
    const details = page.locator('.row-details');
    const shownAt = async (label: string) =>
      textOf(
        details
          .locator('.record > div')
          .filter({ has: page.getByText(label, { exact: true }) })
          .locator('dd'),
      );
    const id = await shownAt('Numer transakcji');
    const told = platnosci.find(({ idTransakcji }) => idTransakcji === id);
    if (!told) throw new Error(`The office has no payment ${id}.`);
    const { opisStatusu, transakcjaKIR, transakcjaP24 } = told.opisPlatnosci;
    expect([await shownAt('Stan płatności'), await shownAt('Waluta')]).toEqual([opisStatusu, told.kodWaluty]);
    const transfer = { ...transakcjaKIR, ...transakcjaP24 };
    for (const [label, field] of Object.entries(fields)) {
      // The gateway gives no address of a transaction, and a field for it would be empty.
      if (label === 'Adres transakcji') await expect(details.getByText(label, { exact: true })).toHaveCount(0);
      else expect(bare(await shownAt(label)), label).toBe(bareOf(transfer[field]));
    }
    const parts = details.getByRole('table', { name: 'Raty w\u00a0tej płatności' });
    await expect(parts.locator('tbody tr')).toHaveCount(told.raty.length);
    const [firstPart] = told.raty;
    for (const [label, field] of Object.entries(partFields)) {
      const cell = await textOf(
        parts.locator(`tbody tr:first-child [data-label="${label}"], tbody tr:first-child [data-label^="${label} ("]`),
      );
      const value = firstPart?.[field];
      if (typeof value === 'number') expect(amount(cell), label).toBe(value);
      else expect(bare(cell), label).toBe(bareOf(value));
    }
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Ukryj szczegóły/ }).click();
    await expect(details).toHaveCount(0);
  }
  await page
    .getByRole('button', { name: /^Pokaż szczegóły/ })
    .first()
    .click();
  await expect(page.locator('.row-details')).toHaveCount(1);
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(page.locator('.row-details')).toHaveCount(0);
  await page.getByRole('button', { name: 'Poprzednia strona' }).click();
  await expect(page.locator('.row-details')).toHaveCount(0);

  const whole = await download(page, /^Pobierz PDF$/);
  expect(whole.name).toBe('historia_platnosci_internetowych.pdf');
  // Every payment of the history with its amount and result. Payments of the same second may be in any order.
  const states = platnosci.map(({ kwota, opisPlatnosci: { typPlatnosci, opisStatusu } }) =>
    plain(`${kwota} ${[typPlatnosci, opisStatusu].join(opisStatusu.includes(',') ? '; ' : ', ')}`),
  );
  const rows = readPdf(whole.bytes).tables[0]?.body ?? [];
  expect(rows.map((row) => `${amount(row[1] ?? '')} ${plain(row[3] ?? '')}`).sort()).toEqual(states.sort());
  const ofRows = page.getByRole('button', { name: /^Pobierz PDF: / });
  // Payments of one due have the same title.
  const titles = await page.locator('tbody .lead-cell').allTextContents();
  expect(new Set(titles).size).toBeLessThan(titles.length);
  const names = await ofRows.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(new Set(names).size, String(names)).toBe(titles.length);
  const [first] = await Promise.all([page.waitForEvent('download'), ofRows.first().click()]);
  expect(first.suggestedFilename()).toMatch(/^platnosc_[\w-]+\.pdf$/);
  const id = first.suggestedFilename().slice('platnosc_'.length, -'.pdf'.length);
  expect(platnosci.map(({ idTransakcji }) => idTransakcji)).toContain(id);

  await page.goto(`${paymentHistory}?idTransakcji=${id}`);
  await expect(page.getByRole('heading', { name: 'Szczegóły płatności' })).toBeVisible();
  const instalments = page.getByRole('table', { name: 'Raty w\u00a0tej płatności' });
  const shown = (await instalments.locator('tbody tr').first().locator('th, td[data-label]').allTextContents()).map(plain);
  const one = await download(page, /^Pobierz PDF$/);
  expect(one.name).toBe(`platnosc_${id}.pdf`);
  const pdf = readPdf(one.bytes);
  expect(pdf.tables[0]?.body).toHaveLength(1);
  expect(pdf.tables[1]?.body[0]?.map(plain)).toEqual(shown);
  await page.getByRole('link', { name: 'Pokaż wszystkie płatności' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(5);
});

test('result of a payment: accepted or failed in either parameter, in the stored contrast, with the way to the history [PAY-12, PAY-13, PAY-14, PAY-15, PAY-16, PAY-17, ERR-30, LIMIT-13, A11Y-06]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await page.goto('/platnosc-wynik?czySukces=true');
  await expect(page).toHaveURL(/\/logowanie/);
  await signIn(page, portal, 'helena');
  await page.goto(paymentHistory);
  await pressLook(page, 'Wysoki kontrast');
  const accepted = ['/platnosc-informacja?wynik=ok', '/platnosc-wynik?czySukces=true', '/platnosc-wynik?wynik=ok'];
  const failed = [
    '/platnosc-informacja?wynik=blad',
    '/platnosc-wynik?czySukces=false',
    '/platnosc-informacja?czySukces=x',
    '/platnosc-wynik?wynik=',
  ];
  for (const address of [...accepted, ...failed]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    const isAccepted = accepted.includes(address);
    await expect(page.getByText('Płatność została przyjęta.')).toHaveCount(isAccepted ? 1 : 0);
    await expect(page.getByText('Płatność nie powiodła się.')).toHaveCount(isAccepted ? 0 : 1);
    expect(await textOf(page.locator('main'))).toContain('zwykle w ciągu 5 dni roboczych');
    await expect(page.getByRole('link', { name: 'Historia płatności internetowych' })).toBeVisible();
  }
  // Nobody has paid, so nothing has failed.
  for (const address of ['/platnosc-informacja', '/platnosc-wynik']) {
    await page.goto(address);
    await expect(page.getByText('Nie ma tu płatności do pokazania')).toBeVisible();
    await expect(page.getByText(/Płatność (została|nie powiodła)/)).toHaveCount(0);
  }
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Historia płatności internetowych' }).click();
  await expect(page).toHaveURL(new RegExp(`${paymentHistory}$`));
});
