// The start page of a person: what is owed and by when, the water meters, requests and payments, each part for itself.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { ask } from './office-dues';
import { signIn } from './sign-in';
import { amount, expect, expectNoSidewaysScrolling, plain, test } from './story';

const start = '/moje-sprawy';

interface OwedCard {
  readonly suma: number | null;
  readonly sumaPoTerminie?: number | null;
  readonly najblizszyTermin?: string | null;
  readonly najblizszaKwota?: number | null;
}

const shownAs = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('.record > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

/** The cards of the office, each changed. */
async function changeCards(page: Page, change: (cards: readonly OwedCard[]) => readonly object[]): Promise<void> {
  await page.route('**/api/oplaty/dajKartyNaleznosci*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { karty: change((await answer.json()).karty) } });
  });
}

test('after login the sum that is owed stands first, then how much of it is overdue; the card is one click away, and the account menu leads back', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { token, subjects } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const number = `pesel=${subjects[0]?.pesel ?? ''}`;
  const { karty } = await ask<{ karty: readonly OwedCard[] }>(portal, token, '/oplaty/dajKartyNaleznosci', number);
  const owed = karty.filter(({ suma }) => (suma ?? 0) > 0);
  const overdue = owed.filter(({ sumaPoTerminie }) => (sumaPoTerminie ?? 0) > 0);
  const added = (numbers: readonly (number | null | undefined)[]) => numbers.reduce<number>((sum, next) => sum + (next ?? 0), 0);
  expect(overdue.length).toBeGreaterThan(0);
  await page.goto(start);
  await expect(page.getByRole('heading', { level: 1, name: 'Moje sprawy' })).toBeVisible();
  await expect(shownAs(page, 'Razem')).toBeInViewport();
  expect(amount((await shownAs(page, 'Razem').textContent()) ?? '')).toBeCloseTo(added(owed.map(({ suma }) => suma)), 2);
  expect(amount((await shownAs(page, 'W tym po terminie').textContent()) ?? '')).toBeCloseTo(
    added(owed.map(({ sumaPoTerminie }) => sumaPoTerminie)),
    2,
  );
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  const dues = page.getByRole('table', { name: 'Twoje należności' });
  const tagged = dues.getByText('po terminie', { exact: true });
  await expect(tagged).toHaveCount(overdue.length);
  // What is overdue comes first.
  const rows = dues.locator('tbody tr');
  for (let place = 0; place < overdue.length; place++) await expect(rows.nth(place)).toContainText('po terminie');
  await expect(page.getByRole('table', { name: 'Twoje wodomierze' })).toContainText('80123456');
  await expect(page.getByRole('table', { name: 'Twoje zgłoszenia' })).toContainText('urząd jeszcze nad tym pracuje');
  await expect(page.getByRole('table', { name: 'Twoje ostatnie płatności' })).toContainText('Zaksięgowana');

  const first = plain(
    (await rows
      .first()
      .locator('td, th')
      .filter({ hasText: /\d,\d\d/ })
      .first()
      .textContent()) ?? '',
  );
  await rows
    .first()
    .getByRole('link', { name: /^Zapłać/ })
    .or(rows.first().getByRole('button', { name: /^Zapłać/ }))
    .click();
  await expect(shownAs(page, 'Pozostało do zapłaty')).toBeVisible();
  expect(amount((await shownAs(page, 'Pozostało do zapłaty').textContent()) ?? '')).toBe(amount(first));
  await page.getByRole('button', { name: /^Konto/ }).click();
  await page.getByRole('link', { name: 'Moje sprawy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moje sprawy' })).toBeVisible();
});

test('each part of the start page fails alone, and says so in its place', { tag: '@once' }, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 500/);
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const said = 'Rejestr jest chwilowo niedostępny.';
  const parts = [
    ['**/api/oplaty/dajKartyNaleznosci*', shownAs(page, 'Razem'), said],
    ['**/api/woda/dajWodomierze*', page.getByRole('table', { name: 'Twoje wodomierze' }).getByText('80123456'), said],
    ['**/api/woda/dajZgloszenia*', page.getByText('Reklamacja faktury'), said],
    ['**/api/woda/dajWyslaneOdczyty*', page.getByText('OW/3/2026'), 'Nie udało się pobrać Twoich wysłanych odczytów.'],
    ['**/api/platnosci/historia*', page.getByText('W/00123/2026 Woda'), said],
  ] as const;
  for (const [call, , told] of parts) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { kod: '2', opis: said } }));
    await page.goto(start);
    await expect(page.getByText(told).first()).toBeVisible();
    for (const [other, shown] of parts)
      if (other === call) await expect(shown).toHaveCount(0);
      else await expect(shown.first()).toBeVisible();
    await page.unroute(call);
  }
});

test('an office that names no dates, four hundred charges, overpaid and empty sums, and a name of 120 characters leave the start page whole @full', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await changeCards(page, (cards) =>
    cards.map(({ sumaPoTerminie: _overdue, najblizszyTermin: _date, najblizszaKwota: _part, ...card }) => card),
  );
  await page.goto(start);
  await expect(shownAs(page, 'Razem')).toHaveText(/\d/);
  await expect(shownAs(page, 'W tym po terminie')).toHaveCount(0);
  await expect(page.getByRole('main').locator('.record dt')).toHaveText(['Razem']);
  await expect(page.getByRole('table', { name: 'Twoje należności' })).not.toContainText('po terminie');
  await page.unroute('**/api/oplaty/dajKartyNaleznosci*');

  const sums = [-50, 0, null, 0.01];
  await changeCards(page, ([card]) =>
    Array.from({ length: 400 }, (_, place) => ({
      ...card,
      idKartyNaleznosci: place + 1,
      aplikacjaNaleznosci: place === 3 ? 'X'.repeat(120) : 'ODPADY',
      suma: sums[place] ?? (place < 4 ? null : 1),
      sumaPoTerminie: 0,
      najblizszyTermin: place === 5 ? '2099-12-31' : null,
      najblizszaKwota: place === 5 ? 1 : null,
    })),
  );
  await page.goto(start);
  await expect(shownAs(page, 'Razem')).toHaveText(/396,01/);
  await expect(shownAs(page, 'Płatne do 31.12.2099')).toHaveText(/1,00/);
  await expect(page.getByRole('table', { name: 'Twoje należności' })).toContainText('Inna należność');
  await expectNoSidewaysScrolling(page);
  await page.unroute('**/api/oplaty/dajKartyNaleznosci*');

  await changeCards(page, () => []);
  await page.goto(start);
  await expect(page.getByText('Nie masz teraz nic do zapłaty.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zapłać' })).toHaveCount(0);
});

test('an answer of the office since the previous login is named at the top and marked', { tag: '@once' }, async ({ page, portal }) => {
  await page.route('**/api/woda/dajZgloszenia*', async (route) => {
    const answer = await route.fetch();
    const { zgloszenia } = await answer.json();
    const [newest, ...others] = zgloszenia;
    await route.fulfill({
      response: answer,
      json: { zgloszenia: [{ ...newest, kiedyObsluzono: '2098-01-01 10:00:00', uwagiDoZgloszenia: 'Poprawiono fakturę.' }, ...others] },
    });
  });
  await page.route('**/api/wnioski/dajWyslane*', (route) => {
    const wniosek = { idWniosku: 9, rodzaj: 'karta-parkingowa', numerSprawy: 'KP/9/2026', kiedyWyslano: '2026-11-02 08:00:00' };
    return route.fulfill({
      json: { wnioski: [{ ...wniosek, stan: 'przyjety', odpowiedz: 'Gotowe.', kiedyOdpowiedziano: '2098-01-01 10:00:00' }] },
    });
  });
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(start);
  const news = page.locator('.notice').filter({ hasText: 'Od poprzedniego logowania' });
  await expect(news.filter({ hasText: /urząd odpowiedział na 1 zgłoszenie\.$/ })).toBeVisible();
  await expect(news.filter({ hasText: /urząd odpowiedział na 1 wniosek\.$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Twoje zgłoszenia' }).getByText('nowa odpowiedź')).toHaveCount(1);
  // Several stand together on a phone, and the lists begin soon after them.
  const places = await news.evaluateAll((found) => found.map((one) => one.getBoundingClientRect()));
  expect((places[1]?.top ?? 0) - (places[0]?.bottom ?? 0)).toBeLessThanOrEqual(8);
  for (const { height } of places) expect(height).toBeLessThanOrEqual(140);
});

test('an account that is not confirmed asks for nothing personal and is told what it can have', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  const personal: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(oplaty|woda|platnosci)\//.test(request.url())) personal.push(request.url());
  });
  await signIn(page, portal, 'niezweryfikowana');
  await page.goto(start);
  await expect(page.getByText('Potwierdź tożsamość, a zobaczysz tu')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Przejdź do swojego konta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeVisible();
  expect(personal).toEqual([]);
});
