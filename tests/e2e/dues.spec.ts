import type { Locator } from 'playwright/test';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { ask, cardsOf } from './office-dues';
import { boxes, openFilters, payBar } from './open-card';
import { signIn } from './sign-in';
import { amount, download, expect, expectNoSidewaysScrolling, headings, plain, sortBy, test } from './story';

interface Shared {
  readonly nrKarty: string;
  readonly nazwaUdzialowca: string;
  readonly adresUdzialowca: string;
}

const list = '/uslugi/naleznosci-do-zaplaty';

test('dues: every card with those who owe it together, one kind of them, and the details of a card that stay over a reload [DUES-01, DUES-02, DUES-03, DUES-05, DUES-07, DUES-10, INST-23, INST-24, INST-26]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { token, subjects } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  const number = `pesel=${subjects.find(({ name }) => name === 'Anna Przykładowa')?.pesel}`;
  const cards = await cardsOf(portal, token, number);
  await page.goto(list);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect((await headings(page)).slice(0, 8)).toEqual([
    'Rok',
    'Rodzaj należności',
    'Numer należności',
    'Numer rachunku bankowego',
    'Do zapłaty',
    'Płatnik',
    'Udział i forma własności',
    'Adres płatnika',
  ]);
  const owed = page.getByRole('table', { name: 'Należności', exact: true });
  const cellsOf = async (table: Locator, label: string) =>
    (await table.locator(`tbody [data-label^="${label}"]`).allTextContents()).map(plain);
  const open = cards.filter(({ suma }) => suma > 0);
  expect(await cellsOf(owed, 'Numer należności')).toEqual(open.map(({ symbolKarty }) => symbolKarty));
  // The kind names the row, and says what is overdue, or until when the rest is to be paid.
  const kindsOfRows = await cellsOf(owed, 'Rodzaj należności');
  expect(kindsOfRows.map((words) => words.endsWith(' po terminie'))).toEqual(open.map(({ sumaPoTerminie }) => sumaPoTerminie > 0));
  expect(kindsOfRows.map((words) => / termin (\S+)$/.exec(words)?.[1] ?? null)).toEqual(
    open.map(({ sumaPoTerminie, najblizszyTermin }) =>
      sumaPoTerminie > 0 || najblizszyTermin === null ? null : najblizszyTermin.split('-').reverse().join('.'),
    ),
  );
  expect((await cellsOf(owed, 'Do zapłaty')).map(amount)).toEqual(open.map(({ suma }) => suma));
  // What is paid is folded below.
  const paid = page.locator('details').filter({ hasText: 'Zapłacone' });
  const paidCards = cards.filter(({ suma }) => suma === 0);
  expect(paidCards.length).toBeGreaterThan(0);
  expect(await cellsOf(paid, 'Numer należności')).toEqual(paidCards.slice(0, 5).map(({ symbolKarty }) => symbolKarty));
  for (const kind of await cellsOf(paid, 'Rodzaj należności')) expect(kind).toMatch(/ opłacona$/);
  const shared = (await ask<{ wspolzobowiazani: readonly Shared[] }>(portal, token, '/oplaty/dajWspolzobowiazanych', number))
    .wspolzobowiazani;
  const house = page.locator('tbody tr').filter({ hasText: 'P/00231/2026' });
  const together = shared.filter(({ nrKarty }) => nrKarty === 'P/00231/2026');
  expect(together.length).toBeGreaterThan(1);
  for (const { nazwaUdzialowca } of together)
    await expect(house.locator('[data-label="Udział i\u00a0forma własności"]')).toContainText(nazwaUdzialowca);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  const kinds = page.getByLabel('Rodzaj należności');
  expect((await kinds.locator('option').allTextContents()).map(plain)).toEqual([
    'Wszystkie',
    'Odbiór odpadów',
    'Inne opłaty',
    'Podatki gminne',
    'Woda i ścieki',
  ]);
  await kinds.selectOption({ label: 'Woda i\u00a0ścieki' });
  await expect(owed.locator('tbody tr')).toHaveCount(
    open.filter(({ aplikacjaNaleznosci }) => aplikacjaNaleznosci === 'WODA_SCIEKI').length,
  );

  await kinds.selectOption({ label: 'Wszystkie' });
  await sortBy(page, 'Numer należności', 'descending');
  const sorted = await cellsOf(owed, 'Numer należności');
  expect(sorted.length).toBeGreaterThan(1);
  expect(sorted[0]).toBe('W/00123/2026');
  // The button is visible although the table is wider than its frame.
  await page.getByRole('button', { name: 'Szczegóły: Woda i\u00a0ścieki' }).click();
  await expect(page).toHaveURL(/naleznosci-oplaty-za-wode-i-scieki/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Należności: woda i\u00a0ścieki');
  await expect(page.getByText('W/00123/2026').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('W/00123/2026').first()).toBeVisible();
  // After going back from a card the list is as it was left.
  await page.goBack();
  await expect(owed.locator('tbody tr')).toHaveCount(sorted.length);
  expect(await cellsOf(owed, 'Numer należności')).toEqual(sorted);
  await page.goForward();
  await expect(page.getByText('W/00123/2026').first()).toBeVisible();
  for (const title of ['Zaksięgowane wpłaty', 'Upomnienia i\u00a0egzekucja']) {
    const section = page.locator('details').filter({ hasText: title });
    await section.locator('summary').click();
    await section
      .getByRole('button', { name: /^Pokaż szczegóły/ })
      .first()
      .click();
    await expect(section.getByText('Z\u00a0czego składa się kwota').first()).toBeVisible();
    await section
      .getByRole('button', { name: /^Ukryj szczegóły/ })
      .first()
      .click();
    await expect(section.getByText('Z\u00a0czego składa się kwota')).toHaveCount(0);
  }
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('dues of an institution: each entry has its kind, the PDF holds what is shown, and no card of another kind of subject opens [DUES-11, DUES-12, INST-01, INST-28, INST-29, INST-30, ACCESS-13] @once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'sklep');
  const entries = [
    ['podatki-gminne', 'Należności: podatki gminne', 'Podatki gminne'],
    ['ewidencje-niepodatkowe', 'Należności: inne opłaty', 'Inne opłaty'],
    ['koncesje-na-alkohol', 'Należności: zezwolenia na alkohol', 'Zezwolenia na alkohol'],
    ['odpady', 'Należności: odbiór odpadów', 'Odbiór odpadów'],
    ['woda-i-scieki', 'Należności: woda i ścieki', 'Woda i ścieki'],
    ['srodek-transportu', 'Należności: podatek od środków transportu', 'Podatek od środków transportu'],
  ] as const;
  const chosenKind = async () => plain((await page.getByLabel('Rodzaj należności').locator('option:checked').textContent()) ?? '');
  for (const [path, title, kind] of entries) {
    await page.goto(`${list}/${path}`);
    await expect.poll(async () => plain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')).toBe(title);
    await expect.poll(chosenKind).toBe(kind);
  }
  await page.goto(`${list}/koncesje-na-alkohol`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const shown = (await page.locator('tbody tr').first().locator('th, td[data-label]').allTextContents()).map(plain);
  const asked = page.waitForRequest('**/dajNaleznosci/pdf?*');
  const { name, bytes } = await download(page, 'Pobierz PDF');
  expect(name).toBe('naleznosci_do_zaplaty.pdf');
  expect(new URL((await asked).url()).searchParams.get('rodzajPlatnosci')).toBe('koncesje-na-alkohol');
  const [printed] = readPdf(bytes).tables;
  const mark = /(?: po terminie| termin [\d.]+| \((?:po terminie|termin [\d.]+)\))$/;
  expect(printed?.body[0]?.map((cell) => plain(cell).replace(mark, ''))).toEqual(shown.map((cell) => cell.replace(mark, '')));
  expect(new Set(printed?.body.map((row) => plain(row[1] ?? '').replace(mark, '')))).toEqual(new Set(['Zezwolenie na alkohol']));

  await page
    .getByRole('button', { name: /^Szczegóły: / })
    .first()
    .click();
  await expect(page).toHaveURL(/naleznosci-oplaty-lokalne/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Należności: opłaty lokalne');
  const handed: unknown = await page.evaluate(() => history.state);
  expect(handed).toMatchObject({ czyInstytucja: true, karta: { aplikacjaNaleznosci: 'KONCESJE', czyInstytucja: true } });

  const backToList = async () => {
    await expect(page).toHaveURL(/\/lista-naleznosci$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Należności do zapłaty');
  };
  await page.goto('/naleznosci-podatki-gminne');
  await backToList();
  for (const state of [{ karta: { idKartyNaleznosci: 1, czyInstytucja: false } }, { inne: 1 }]) {
    await page.evaluate((next) => history.replaceState(next, '', '/naleznosci-oplaty-psy'), state);
    await page.reload();
    await backToList();
  }
});

interface Instalment {
  readonly idNaleznosciRatyZbiorczej: number;
  readonly terminPlatnosci: string;
  readonly kwotaRazem: number;
  readonly raty: readonly { readonly idNaleznosciRaty: number; readonly kwotaRaty: number }[];
}

test('a card narrows its instalments by state, days and amounts, and its PDF and proof of payment hold the same [INST-04, INST-05, INST-06, INST-07, INST-12, INST-20, INST-21, INST-22, INST-31, PDF-07, PDF-10] @once', async ({
  page,
  portal,
}) => {
  const { token, subjects } = await signIn(page, portal, 'helena');
  const number = `pesel=${subjects[0]?.pesel}`;
  const card = (await cardsOf(portal, token, number)).find(({ symbolKarty }) => symbolKarty === 'GO/00514/2026');
  if (!card) throw new Error('The pensioner has no waste card.');
  const call = `/oplaty/dajNaleznosciKarty?idKartyNaleznosci=${card.idKartyNaleznosci}`;
  const { ratyZbiorcze: all } = await ask<{ ratyZbiorcze: readonly Instalment[] }>(portal, token, call, number);
  const amounts = all.map(({ kwotaRazem }) => kwotaRazem);
  await page.goto('/lista-naleznosci');
  await page.locator('summary', { hasText: 'Zapłacone' }).click();
  await page
    .getByRole('row', { name: /GO\/00514\/2026/ })
    .getByRole('button', { name: /^Szczegóły: / })
    .click();
  await openFilters(page);
  await expect(page.getByRole('radio', { name: 'Niezapłacone' })).toBeChecked();
  await expect(page.getByText('Nie ma rat, które spełniają te warunki.')).toBeVisible();
  const amountRange = page.getByRole('group', { name: /^Kwota raty/ });
  const least = await amountRange.getByLabel('od').inputValue();
  const most = await amountRange.getByLabel('do').inputValue();
  expect([amount(least), amount(most)]).toEqual([Math.min(...amounts), Math.max(...amounts)]);

  await page.getByRole('radio', { name: 'Wszystkie' }).check();
  const rows = page.locator('table tbody tr').filter({ has: page.locator('[data-label="Termin płatności"]') });
  await expect(rows).toHaveCount(all.length);
  // The limits are shown like amounts. An amount may be typed, or pasted from a table or a spreadsheet.
  expect([least, most].filter((end) => !/^\d{1,3}(\u00a0\d{3})*,\d\d$/.test(end))).toEqual([]);
  for (const grouped of ['12 345,5', '12\u00a0345,50', ' 12\u202f345.5']) {
    await amountRange.getByLabel('do').fill(grouped);
    await amountRange.getByLabel('do').blur();
    await expect(amountRange.getByLabel('do')).toHaveValue('12\u00a0345,50');
    await expect(amountRange.locator('.field-problem')).toHaveCount(0);
    await expect(rows).toHaveCount(all.length);
  }
  await amountRange.getByLabel('do').fill(most);
  // Nothing is left to pay here, and the bar says so instead of asking for a selection that cannot be made.
  const bar = payBar(page);
  const nothingToPay = 'Wśród pokazanych rat nie ma takiej, którą można zapłacić w\u00a0portalu.';
  await expect(boxes(page)).toHaveCount(0);
  await expect(bar.getByRole('status')).toHaveText(nothingToPay);
  await expect(bar.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expect(bar.getByRole('button')).toHaveAccessibleDescription(nothingToPay);
  const days = page.getByRole('group', { name: /^Termin płatności/ });
  for (const [typed, problem] of [
    ['01.01.2999', 'Data nie może być z\u00a0przyszłości.'],
    ['31.12.1899', 'Data nie może być wcześniejsza niż 01.01.1900.'],
    ['31.02.2026', /^Niepoprawna data\./],
  ] as const) {
    await days.getByLabel('do', { exact: true }).fill(typed);
    await days.getByLabel('do', { exact: true }).blur();
    await expect(days.locator('.field-problem')).toHaveText(problem);
  }
  const until = [...all.map(({ terminPlatnosci }) => terminPlatnosci)].sort()[1] ?? '';
  await days.getByLabel('do', { exact: true }).fill(until.split('-').reverse().join('.'));
  await days.getByLabel('do', { exact: true }).blur();
  const narrowed = all.filter(({ terminPlatnosci }) => terminPlatnosci <= until);
  await expect(rows).toHaveCount(narrowed.length);
  await expectAccessible(page);

  const asked = page.waitForRequest('**/dajNaleznosciKarty/pdf?*');
  const { name, bytes } = await download(page, /^Pobierz PDF$/);
  expect(name).toBe('naleznosci_oplaty_za_usuwanie_odpadow.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'Plik został pobrany.' })).toBeVisible();
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    tytul: 'Należności: odbiór odpadów',
    idKartyNaleznosci: String(card.idKartyNaleznosci),
    typNaleznosci: 'wszystkie',
    dataDo: until,
    kwotaOd: String(Math.min(...amounts)),
    kwotaDo: String(Math.max(...amounts)),
  });
  const [printed] = readPdf(bytes).tables;
  expect(printed?.body.map((row) => amount(row[6] ?? ''))).toEqual(narrowed.map(({ kwotaRazem }) => kwotaRazem));

  // In the CSV file, the words after the date on the screen are included, and it is clear to which due each row belongs.
  const sheet = await download(page, 'Pobierz CSV: Wszystkie raty');
  expect(sheet.name).toBe('Raty GO_00514_2026.csv');
  const lines = sheet.bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  const cells = lines.map((line) => line.split(';'));
  expect(cells[0]?.at(-1)).toBe('Oznaczenie wiersza');
  expect(cells.slice(1, -1).map((line) => line.at(-1))).toEqual(narrowed.map(() => 'zapłacona'));

  const parts = narrowed.flatMap(({ raty }) => raty);
  const proofAsked = page.waitForRequest('**/dajPotwierdzenieWplaty?*');
  const proof = await download(page, /^Pobierz potwierdzenie wpłat$/);
  expect(proof.name).toBe('potwierdzenie_wplaty.pdf');
  expect(proof.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await proofAsked).postDataJSON()).toEqual({
    idKartyNaleznosci: card.idKartyNaleznosci,
    idNaleznosciRatyZbiorczej: narrowed.map(({ idNaleznosciRatyZbiorczej }) => idNaleznosciRatyZbiorczej),
    idNaleznosciRaty: parts.map(({ idNaleznosciRaty }) => idNaleznosciRaty),
  });
  const [confirmed] = readPdf(proof.bytes).tables;
  expect(confirmed?.body.map((row) => amount(row[3] ?? '')).sort()).toEqual(parts.map(({ kwotaRaty }) => kwotaRaty).sort());
  // If nothing paid is left to confirm, the button stays and says why.
  await days.getByLabel('do', { exact: true }).fill('1.1.1900');
  const noProof = page.getByRole('button', { name: 'Pobierz potwierdzenie wpłat' });
  await expect(noProof).toHaveAttribute('aria-disabled', 'true');
  await expect(noProof).toHaveAccessibleDescription('Nie ma zapłaconej raty z\u00a0wybranego zakresu dat i\u00a0kwot.');
});

test('dues: somebody without any is told so, and so is who has not paid online [DUES-13, ERR-33, HIST-14] @once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'oleh');
  await page.goto('/lista-naleznosci');
  await expect(page.getByText('Nie masz tu należności do zapłaty. Gdy urząd ją naliczy, pojawi się w\u00a0tym miejscu.')).toBeVisible();
  // A file of nothing is not offered.
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/uslugi/historia-platnosci-internetowych');
  await expect(page.getByText('Nie ma tu jeszcze płatności internetowych.')).toBeVisible();
  await expectAccessible(page);
});

test('the next days of payment go into the resident’s own calendar, each once, and names with commas stay whole @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.route('**/api/oplaty/dajKartyNaleznosci*', async (route) => {
    const answer = await route.fetch();
    const { karty } = (await answer.json()) as { readonly karty: readonly Record<string, unknown>[] };
    const amended = karty.map((card, place) => ({
      ...card,
      suma: 100,
      symbolKarty: place === 0 ? 'P/1, z przecinkiem' : card.symbolKarty,
      najblizszyTermin: place < 2 ? '2099-12-31' : '1999-01-01',
      najblizszaKwota: 50.5,
    }));
    await route.fulfill({ response: answer, json: { karty: amended } });
  });
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/lista-naleznosci');
  const { name, bytes } = await download(page, 'Dodaj terminy do kalendarza');
  expect(name).toBe('terminy-platnosci.ics');
  const lines = bytes.toString('utf8').replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'DTSTART;VALUE=DATE:20991231')).toHaveLength(2);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  const [summary = ''] = lines.filter((line) => line.startsWith('SUMMARY:'));
  expect(plain(summary)).toMatch(/^SUMMARY:Zapłać 50\\,50 zł: .+ \(P\/1\\, z przecinkiem\)$/);
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(2);
});
