// An office may send more than expected. The screen is drawn all the same, and a resident can use it.
import { download, expect, expectNoSidewaysScrolling, holdCalls, office, plain, sortBy, test } from './story';

interface Income {
  readonly listaDochodow: readonly Readonly<Record<string, unknown>>[];
}

const many = 20_000;
const longWord = `Ż${'ó'.repeat(99_998)}ć`;

test('a table of 20 000 rows with words of 100 000 letters is drawn, turned, sorted, opened and saved as a whole', {
  tag: '@once',
}, async ({ page, portal }) => {
  const { listaDochodow } = await office<Income>(portal, '/fk/gmina/dajDochodyBudzetu?rok=2026');
  const sample = listaDochodow[0];
  const rows = Array.from({ length: many }, (_, index) => ({
    ...sample,
    nazwaPozycji: index < 3 ? `${index} ${longWord}` : `Pozycja ${index}`,
    planPoZmianach: index,
  }));
  const json = { listaDochodow: rows } satisfies Income;
  await page.route('**/api/fk/gmina/dajDochodyBudzetu?*', (route) => route.fulfill({ json }));
  const releasePart = await holdCalls(page, '**/assets/VirtualRows*');
  await page.goto('/uslugi/budzet-dochody');
  const cells = page.locator('tbody [data-label="Nazwa pozycji"]');
  await expect(cells).toHaveCount(5);
  // Until all have come the first rows stand for themselves.
  await expect(page.getByText(/1–5\sz\s20.?000/)).toBeVisible();
  // The beginning of the text is shown; the rest can be opened and closed.
  const first = cells.first();
  const shown = async () => plain((await first.textContent()) ?? '').replace(/ (Pokaż (całość|początek))$/, '').length;
  expect(await shown()).toBeLessThan(2_100);
  await expectNoSidewaysScrolling(page);
  await first.getByRole('button', { name: 'Pokaż całość' }).click();
  await expect.poll(shown).toBeGreaterThan(100_000);
  await first.getByRole('button', { name: 'Pokaż początek' }).click();
  await expect.poll(shown).toBeLessThan(2_100);

  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(cells.first()).toHaveText('Pozycja 5');
  await sortBy(page, 'Plan po zmianach', 'descending');
  await expect(cells.first()).toHaveText(`Pozycja ${many - 1}`);
  await page.getByLabel('Liczba wierszy na stronie').selectOption({ label: `wszystkie (20\u00a0000)` });
  const table = page.getByRole('table', { name: /dochody/i });
  await expect(table).toHaveAttribute('aria-rowcount', /^\d{5}$/);
  // The part that draws so many rows comes late. Their height is reserved until then: what stands below does not run away from a finger.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeGreaterThan(many * 40);
  await page.getByRole('button', { name: /^Pobierz CSV/ }).scrollIntoViewIfNeeded();
  releasePart();
  await expect(table.locator(`[aria-rowindex="${many + 1}"]`)).toBeVisible();
  expect(await height()).toBeLessThan(many * 60);
  // Only rows near the window are in the page, and one key goes to the last row.
  expect(await cells.count()).toBeLessThan(500);
  const { bytes } = await download(page, /^Pobierz CSV/);
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + many + 1);
  expect(lines.filter((line) => line.includes(longWord))).toHaveLength(3);
  await page.getByRole('link', { name: 'Mapa strony' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa strony' })).toBeVisible();
});

test('a folder of 20 000 pages, one with a name of 100 000 letters, is turned over, and a page in it opens', { tag: '@once' }, async ({
  page,
}) => {
  const strony = Array.from({ length: many }, (_, index) => ({
    nazwa: index === 0 ? longWord : `Strona ${index}`,
    link: `strona-${index}`,
  }));
  await page.route('**/api/pi/informacje*', (route) =>
    route.fulfill({
      json: { nazwaMenu: 'Informacje', pliki: [], katalogi: [{ nazwaMenu: 'Archiwum', pliki: [], katalogi: [], strony }], strony },
    }),
  );
  await page.route('**/api/pi/strona?*', (route) => route.fulfill({ json: { html: '<p>Treść strony</p>', tytul: 'Strona z folderu' } }));
  await page.goto('/informacje');
  const entries = page.locator('.folder-list > li');
  await expect(entries).toHaveCount(100);
  expect(((await entries.nth(1).textContent()) ?? '').length).toBeLessThan(300);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Archiwum' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Archiwum' })).toBeFocused();
  await expect(entries).toHaveCount(100);
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(page.getByRole('navigation', { name: 'Strony folderu: Archiwum' }).getByRole('status')).toHaveText(
    '101–200 z\u00a020\u00a0000',
  );
  await page.getByRole('link', { name: 'Strona 150', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Strona z folderu' })).toBeVisible();
});
