import type { Page } from 'playwright/test';
import { readPdf } from '../read-pdf';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { columnTexts, download, expect, expectNoSidewaysScrolling, headings, holdCalls, plain, sortBy, test, textOf } from './story';

interface Assessment {
  readonly pozycjeWymiaruPodatku: readonly { readonly nrDecyzji: string | null; readonly idArchiwumDruku: number | null }[];
  readonly podatekRolnySuma: number;
  readonly podatekLesnySuma: number;
  readonly podatekOdNieruchomosciSuma: number;
  readonly podatekSuma: number;
}

const zloty = (amount: number) => plain(new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, useGrouping: 'always' }).format(amount));

/** Waits for the assessment of these years, as the office sends it. */
async function assessmentOf(page: Page, years: string): Promise<Assessment> {
  const answer = await page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname.endsWith('/dajWymiarPodatku') && searchParams.get('lataPodatkowe') === years;
  });
  return await answer.json();
}

async function totals(page: Page): Promise<string[]> {
  const labels = ['Podatek rolny', 'Podatek leśny', 'Podatek od nieruchomości', 'Razem'];
  return await Promise.all(labels.map((label) => textOf(page.locator(`tfoot [data-label^="${label} ("]`))));
}

test('tax assessment: the latest year is chosen, several may be, and the totals row is the office’s [TAX-01, TAX-03, TAX-04, FORMAT-04]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  const latest = assessmentOf(page, '2026');
  await page.goto('/uslugi/wymiar-podatku');
  const years = page.getByRole('group', { name: 'Lata podatkowe' });
  await expect(years.getByRole('checkbox')).toHaveCount(5);
  await expect(years.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(years.getByRole('checkbox', { name: '2026' })).toBeChecked();
  const sums = ({ podatekRolnySuma, podatekLesnySuma, podatekOdNieruchomosciSuma, podatekSuma }: Assessment) =>
    [podatekRolnySuma, podatekLesnySuma, podatekOdNieruchomosciSuma, podatekSuma].map(zloty);
  await expect.poll(async () => await totals(page)).toEqual(sums(await latest));
  expect((await headings(page)).slice(0, 9)).toEqual([
    'Numer należności',
    'Rok',
    'Data naliczenia',
    'Rodzaj naliczenia',
    'Numer decyzji',
    'Podatek rolny',
    'Podatek leśny',
    'Podatek od nieruchomości',
    'Razem',
  ]);
  // On a phone a row begins with what matters: its year, then the sum of its taxes.
  const labels = await page
    .locator('tbody tr')
    .first()
    .locator('[data-label]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')?.replace(/\s\(.*/, '')));
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  expect(labels.slice(0, 3)).toEqual(isNarrow ? ['Rok', 'Razem', 'Numer należności'] : ['Numer należności', 'Rok', 'Data naliczenia']);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  const both = assessmentOf(page, '2026,2025');
  await years.getByRole('checkbox', { name: '2025' }).check();
  const { pozycjeWymiaruPodatku: rows, ...more } = await both;
  await expect.poll(async () => await totals(page)).toEqual(sums({ pozycjeWymiaruPodatku: rows, ...more }));
  expect(await columnTexts(page, 'Rok')).toEqual(['2026', '2026', '2026', '2025', '2025']);
  await sortBy(page, 'Razem', 'descending');
  const amounts = (await columnTexts(page, 'Razem')).map((text) => Number(text.replaceAll(' ', '').replace(',', '.')));
  expect(amounts).toEqual([...amounts].sort((left, right) => right - left));

  for (const year of ['2025', '2026']) await years.getByRole('checkbox', { name: year }).uncheck();
  await expect(page.getByText('Wybierz co najmniej jeden rok.')).toBeVisible();
});

test('tax assessment: a row fetches its decision and says so meanwhile; what was not decided yet says that [TAX-05, PDF-06, ERR-31] @full', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  await signIn(page, portal, 'jan');
  await page.goto('/uslugi/wymiar-podatku');
  const undecided = page.locator('tbody tr').filter({ hasText: 'Decyzja nie została jeszcze wydana' });
  await expect(undecided).toContainText('Brak pliku decyzji');
  await expect(undecided.getByRole('button')).toHaveCount(0);

  const release = await holdCalls(page, '**/dajDecyzje/pdf*');
  const row = page.locator('tbody tr').filter({ hasText: 'FN.3120.45.2026' });
  const button = row.getByRole('button');
  await expect(button).toHaveAccessibleName('Pobierz decyzję: 2026, 22.01.2026');
  const saved = page.waitForEvent('download');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveText('Pobieranie…');
  const other = page.locator('tbody tr').filter({ hasText: 'FN.3120.77.2026' }).getByRole('button');
  await expect(other).toHaveAttribute('aria-busy', 'false');
  release();
  expect((await saved).suggestedFilename()).toBe('decyzja.pdf');
  await expect(button).toHaveAttribute('aria-busy', 'false');

  await page.route('**/dajDecyzje/pdf*', (route) =>
    route.fulfill({ status: 404, json: { kod: 13, opis: 'Dla tych danych nie ma dokumentu.' } }),
  );
  allowConsole(/404 \(Not Found\)/);
  await other.click();
  await expect(page.locator('tbody tr').filter({ hasText: 'FN.3120.77.2026' }).getByRole('alert')).toHaveText(
    'Dla tych danych nie ma dokumentu.',
  );
});

test('tax assessment: screen, CSV and PDF agree cell for cell [TAX-02, PDF-01] @once @full', async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/wymiar-podatku');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const cells = (await page.locator('tbody tr').locator('th, td[data-label]').allTextContents()).map(plain);
  const { bytes } = await download(page, 'Pobierz CSV: Naliczony podatek');
  const [, first, total] = bytes.toString('utf8').split('\r\n');
  expect(first?.split(';')).toEqual(
    cells.map((cell) => (cell === '–' ? '' : cell.replaceAll(' ', ''))).map((cell, index) => (index === 3 ? cells[3] : cell)),
  );
  expect(total?.startsWith('Razem za wybrane lata;')).toBe(true);
  const { name, bytes: pdf } = await download(page, 'Pobierz PDF');
  expect(name).toBe('wymiar_podatku.pdf');
  const [printed] = readPdf(pdf).tables;
  expect(printed?.body.map((row) => row.map(plain))).toEqual([cells]);
  expect(printed?.foot.flat().map(plain)).toContain(cells.at(-1));
});

test('tax assessment: somebody without taxed property is told so, and another subject has its own [TAX-06, ERR-33, CALL-08] @once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'oleh');
  await page.goto('/uslugi/wymiar-podatku');
  await expect(page.getByText('Nie masz naliczonego podatku w żadnym roku. Pojawi się tu, gdy urząd go naliczy.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz PDF' })).toHaveCount(0);
  await expectAccessible(page);

  await signIn(page, portal, 'wytwornia');
  const call = page.waitForRequest(/dajLataPodatkowe\?/);
  await page.goto('/uslugi/wymiar-podatku');
  const query = new URL((await call).url()).searchParams;
  expect([query.get('nip'), query.get('pesel')]).toEqual(['1111111111', null]);
  await expect(page.locator('tbody tr')).toContainText('Deklaracja roczna');
});
