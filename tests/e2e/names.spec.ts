import type { Locator } from 'playwright/test';
import { pressLook } from './press-look';
import { columnTexts, download, expect, expectNoSidewaysScrolling, office, plain, test } from './story';

interface Name {
  readonly imie: string;
  readonly liczbaOsob: number;
}

/** Lengths of the bars of a chart from top to bottom: filled shapes with the same height and the same left edge. */
async function barLengths(chart: Locator): Promise<number[]> {
  const boxes = await chart.locator('path[fill^="#"], path[fill^="rgb"]').evaluateAll((paths) =>
    paths.flatMap((path) => {
      if (!(path instanceof SVGPathElement)) return [];
      const { left, top, width, height } = path.getBoundingClientRect();
      return [{ left: Math.round(left), top, width, height: Math.round(height) }];
    }),
  );
  const alike = (one: (typeof boxes)[number]) => boxes.filter(({ left, height }) => left === one.left && height === one.height);
  const [bars = []] = boxes.map(alike).sort((one, other) => other.length - one.length);
  return bars.sort((one, other) => one.top - other.top).map(({ width }) => width);
}

const number = (text: string) => Number(plain(text).replaceAll(' ', ''));

test('names of all residents: a pie of the ten most frequent in ten colours, and a table [NAME-06, NAME-07, NAME-09, LIMIT-08]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const { listaImion } = await office<{ listaImion: Name[] }>(portal, '/el/dajNajpopularniejszeImiona');
  expect(listaImion.length).toBeGreaterThan(10);
  await page.goto('/uslugi/najpopularniejsze-imiona');
  const chart = page
    .locator('main svg')
    .filter({ hasText: listaImion[0]?.imie ?? '' })
    .first();
  await expect(chart).toBeVisible();
  const top = [...listaImion].sort((a, b) => b.liczbaOsob - a.liczbaOsob);
  for (const { imie } of top.slice(0, 10)) await expect(chart).toContainText(imie);
  await expect(chart).not.toContainText(top[10]?.imie ?? '');
  const colours = await chart
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill') ?? '').filter((fill) => /^(#|rgb)/.test(fill)));
  expect(new Set(colours).size).toBeGreaterThanOrEqual(10);
  expect(await columnTexts(page, 'Imię')).toEqual(listaImion.slice(0, 5).map((row) => row.imie));
  await expectNoSidewaysScrolling(page);
});

test('names of all residents: in high contrast the pie is gone, its sentence and table stay [NAME-08, A11Y-05]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/uslugi/najpopularniejsze-imiona');
  const pie = page.locator('main svg path[fill^="#"], main svg path[fill^="rgb"]');
  await expect(pie.first()).toBeVisible();
  await pressLook(page, 'Wysoki kontrast');
  await expect(pie).toHaveCount(0);
  await expect(page.getByText(/Na pierwszym miejscu jest imię/)).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await expect(pie).toHaveCount(0);
});

test('names of all residents: the PDF has its fixed name [NAME-10, PDF-02]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/najpopularniejsze-imiona');
  expect((await download(page, 'Pobierz PDF')).name).toBe('informacja_o_najpopularniejszych_imionach.pdf');
});

test('names by year: the latest year is chosen, another year brings other names [NAME-01, NAME-02, NAME-03]', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  const { lataUrodzen } = await office<{ lataUrodzen: number[] }>(portal, '/el/dajLataUrodzen');
  const years = [...lataUrodzen].sort((a, b) => b - a);
  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  const year = page.getByLabel('Rok urodzenia');
  await expect(year).toHaveValue(String(years[0]));
  for (const chosen of [years[0], years[30]]) {
    await year.selectOption(String(chosen));
    const { listaImion } = await office<{ listaImion: Name[] }>(portal, `/el/dajNajpopularniejszeImionaWgRoku?rok=${chosen}`);
    await expect.poll(() => columnTexts(page, 'Imię')).toEqual(listaImion.slice(0, 5).map((row) => row.imie));
    expect((await columnTexts(page, 'Liczba osób')).map(number)).toEqual(listaImion.slice(0, 5).map((row) => row.liczbaOsob));
    const chart = page
      .locator('main svg')
      .filter({ hasText: listaImion[0]?.imie ?? '' })
      .first();
    await expect(chart).toBeVisible();
    // The lengths of the bars correspond to the numbers.
    const most = listaImion[0]?.liczbaOsob ?? 1;
    const shares = listaImion.slice(0, 10).map((row) => (100 * row.liczbaOsob) / most);
    await expect
      .poll(async () => {
        const [longest = 1, ...others] = await barLengths(chart);
        return [longest, ...others].map((length, at) => Math.abs((100 * length) / longest - (shares[at] ?? 0)) < 2);
      })
      .toEqual(shares.map(() => true));
  }
  await expectNoSidewaysScrolling(page);
});

test('names by year: the PDF is of the chosen year and has its fixed name [NAME-04, NAME-05]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/najpopularniejsze-imiona-wg-roku');
  const year = page.getByLabel('Rok urodzenia');
  await expect(year).toBeEnabled();
  const older = (await year.locator('option').nth(3).getAttribute('value')) ?? '';
  await year.selectOption(older);
  const call = page.waitForRequest(/\/api\/el\/dajNajpopularniejszeImionaWgRoku\/pdf\?/);
  expect((await download(page, 'Pobierz PDF')).name).toBe('informacja_o_najpopularniejszych_imionach_w_latach.pdf');
  expect(new URL((await call).url()).searchParams.get('rok')).toBe(older);
});

for (const [slug, call] of [
  ['najpopularniejsze-imiona', 'dajNajpopularniejszeImiona'],
  ['najpopularniejsze-imiona-wg-roku', 'dajNajpopularniejszeImionaWgRoku'],
] as const) {
  const tag = slug === 'najpopularniejsze-imiona' ? ['@once'] : ['@once', '@full'];
  test(`${slug}: without names the screen says so [NAME-11, TABLE-11]`, { tag }, async ({ page }) => {
    await page.route(new RegExp(`/${call}(\\?|$)`), (route) => route.fulfill({ json: { listaImion: [] } }));
    await page.goto(`/uslugi/${slug}`);
    await expect(page.getByText(/danych o\u00A0?\s?imionach/)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
}
