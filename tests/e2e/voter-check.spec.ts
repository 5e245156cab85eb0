import { download, expect, expectNoSidewaysScrolling, office, test } from './story';

const check = /\/api\/el\/dajObwodWyborcy\?/;

// The server prints sample residents when it starts, so that visitors can try the check.
function samplePesel(output: string): string {
  const found = /\b\d{11}\b/.exec(output)?.[0];
  expect(found, 'a sample PESEL in the terminal').toBeDefined();
  return found ?? '';
}

test('a voter chooses a date, types the PESEL, and only Check shows district, constituency, list number and address [VOTE-01, VOTE-02, VOTE-04, VOTE-09, VOTE-10, FORMAT-03]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { datyWyborow } = await office<{ datyWyborow: { dataWyborow: string }[] }>(portal, '/el/dajAktualneDatyWyborow');
  const date = datyWyborow[0]?.dataWyborow ?? '';
  const pesel = samplePesel(portal.output());
  const calls: string[] = [];
  page.on('request', (request) => {
    if (check.test(request.url())) calls.push(request.url());
  });
  await page.goto('/uslugi/listy-wyborcze');
  await expect(page.getByLabel('Data wyborów')).toBeEnabled();
  for (const { dataWyborow } of datyWyborow)
    await expect(page.getByLabel('Data wyborów').locator(`option[value="${dataWyborow}"]`)).toHaveCount(1);
  await page.getByLabel('Data wyborów').selectOption(date);
  await page.getByLabel('Numer PESEL').fill(pesel);
  await expect(page.getByRole('heading', { name: 'Wynik sprawdzenia' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  expect(calls).toEqual([]);

  const said = page.getByRole('status').filter({ hasText: 'Wynik sprawdzenia' });
  const region = page.locator('main [role=status]');
  expect(await region.count(), 'a region that is there before its words is heard').toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('heading', { name: 'Wynik sprawdzenia' })).toBeVisible();
  await expect(said).toContainText('Adres lokalu wyborczego');
  expect(calls).toHaveLength(1);
  expect(Object.fromEntries(new URL(calls[0] ?? '').searchParams)).toEqual({ pesel, dataWyborow: date });
  const answer = await office<Record<string, string | number>>(portal, `/el/dajObwodWyborcy?pesel=${pesel}&dataWyborow=${date}`);
  const record = page.locator('dl');
  for (const [label, field] of [
    ['Numer PESEL', 'pesel'],
    ['Obwód', 'obwod'],
    ['Okręg', 'okreg'],
    ['Numer na liście wyborców', 'nrNaLiscie'],
    ['Adres lokalu wyborczego', 'adresWyborcy'],
  ] as const) {
    const value = record.locator('div', { has: page.getByText(label, { exact: true }) }).locator('dd');
    await expect(value).toHaveText(String(answer[field]));
  }
  await expectNoSidewaysScrolling(page);
  expect(page.url(), 'a PESEL never stands in the address').not.toContain(pesel);
});

test('the result is saved as PDF under its fixed name [VOTE-11, PDF-02]', { tag: '@once' }, async ({ page, portal }) => {
  await page.goto('/uslugi/listy-wyborcze');
  await page.getByLabel('Data wyborów').selectOption({ index: 1 });
  await page.getByLabel('Numer PESEL').fill(samplePesel(portal.output()));
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  const file = await download(page, 'Pobierz PDF');
  expect(file.name).toBe('sprawdzenie_obwodu_okregu_i_numeru_na_liscie_wyborczej.pdf');
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the PESEL field takes digits only and at most eleven, typed or pasted [VOTE-05] @full', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/listy-wyborcze');
  const field = page.getByLabel('Numer PESEL');
  await field.pressSequentially('44a0-5 1x401359999');
  await expect(field).toHaveValue('44051401359');
  await field.fill('');
  await field.evaluate((input) => input.focus());
  await page.evaluate(() => document.execCommand('insertText', false, 'PESEL: 440514 01359 (Jan)'));
  await expect(field).toHaveValue('44051401359');
});

for (const [why, pesel] of [
  ['a wrong check digit', '44051401358'],
  ['too few digits', '4405140135'],
] as const) {
  test(`a PESEL with ${why} is refused and no call is made [VOTE-06, VOTE-07]`, { tag: '@once' }, async ({ page }) => {
    let called = false;
    page.on('request', (request) => {
      called ||= check.test(request.url());
    });
    await page.goto('/uslugi/listy-wyborcze');
    await page.getByLabel('Data wyborów').selectOption({ index: 1 });
    await page.getByLabel('Numer PESEL').fill(pesel);
    await page.getByRole('button', { name: 'Sprawdź' }).click();
    await expect(page.locator('.field').filter({ hasText: 'Numer PESEL' })).toContainText('błędny numer PESEL');
    await expect(page.getByLabel('Numer PESEL')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('heading', { name: 'Wynik sprawdzenia' })).toHaveCount(0);
    expect(called).toBe(false);
  });
}

test('without a date and a PESEL the summary names both fields and leads to them [VOTE-08, FORMAT-12]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/uslugi/listy-wyborcze');
  await expect(page.getByLabel('Data wyborów')).toBeEnabled();
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Popraw te pola' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Data wyborów: Puste pole', 'Numer PESEL: Puste pole']);
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('Data wyborów')).toBeFocused();
});

test('without announced elections the screen says so [VOTE-03]', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/el/dajAktualneDatyWyborow*', (route) => route.fulfill({ json: { datyWyborow: [] } }));
  await page.goto('/uslugi/listy-wyborcze');
  await expect(page.getByText(/Nie ma ogłoszonych wyborów\./)).toBeVisible();
});

test('a person who is on no list reads the sentence of the office, and nothing is offered as a result [VOTE-04, VOTE-06, VOTE-12]', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 404/);
  const { datyWyborow } = await office<{ datyWyborow: { dataWyborow: string }[] }>(portal, '/el/dajAktualneDatyWyborow');
  const pesel = '02070803628';
  const answer = await fetch(`${portal.url}/api/el/dajObwodWyborcy?pesel=${pesel}&dataWyborow=${datyWyborow[0]?.dataWyborow}`);
  expect(answer.status).toBe(404);
  const { opis } = await answer.json();
  await page.goto('/uslugi/listy-wyborcze');
  await page.getByLabel('Data wyborów').selectOption(datyWyborow[0]?.dataWyborow ?? '');
  await page.getByLabel('Numer PESEL').fill(pesel);
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('alert').filter({ hasText: opis })).toBeVisible();
  // Whoever is on no list will not be found by a second try, and there is nothing to save.
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: opis }).getByRole('link', { name: '+48 22 555 01 00' })).toHaveAttribute(
    'href',
    'tel:+48225550100',
  );
  // The check digit is correct; whether the person exists is for the office to say.
  await page.getByLabel('Numer PESEL').fill('12345678903');
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('alert').filter({ hasText: opis })).toBeVisible();
});
