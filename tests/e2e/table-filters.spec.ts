import { expectAccessible } from './axe';
import { pressAt } from './keyboard';
import { amount, download, expect, expectNoSidewaysScrolling, holdCalls, office, test, textOf } from './story';

interface Position {
  readonly rozdzial: string;
  readonly planPoZmianach: number | null;
}

test('a visitor filters a table, on a phone behind one button: what does not fit is said, totals and CSV are of what passes, a shared address filters too, and all is cleared @desk', async ({
  page,
  portal,
}, { project }) => {
  await page.goto('/uslugi/budzet-wydatki');
  const year = await page.getByLabel('Rok budżetowy').inputValue();
  const { listaWydatkow: rows } = await office<{ listaWydatkow: Position[] }>(portal, `/fk/gmina/dajWydatkiBudzetu?rok=${year}`);
  const chapter = rows[0]?.rozdzial ?? '';
  const passing = rows.filter(({ rozdzial, planPoZmianach }) => rozdzial === chapter && (planPoZmianach ?? 0) >= 1000);
  const filters = page.getByRole('group', { name: 'Filtry' });
  const found = filters.getByRole('status');
  const open = () => (project.name === 'phone' ? pressAt(page, filters.getByRole('button', { name: /^Filtry/ })) : Promise.resolve());

  await open();
  await filters.getByLabel('Rozdział').selectOption(chapter);
  const amounts = filters.getByRole('group', { name: /Plan po zmianach/ });
  await amounts.getByLabel('od').fill('tysiąc');
  await expect(amounts.getByText('Wpisz liczbę.')).toBeVisible();
  await expect(found).toHaveText(`${rows.filter(({ rozdzial }) => rozdzial === chapter).length} z ${rows.length} wierszy`);
  await amounts.getByLabel('od').fill('1 000,00');
  await expect(found).toHaveText(`${passing.length} z ${rows.length} wierszy`);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const cents = passing.reduce((sum, row) => sum + Math.round((row.planPoZmianach ?? Number.NaN) * 100), 0);
  expect(Math.round(amount(await textOf(page.locator('tfoot [data-label^="Plan po zmianach"]'))) * 100)).toBe(cents);
  const { bytes } = await download(page, /Pobierz CSV \(\d+ znalezion/);
  expect(bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(passing.length + 2);
  await expect(page).toHaveURL(/wydatki\.f\.rozdzial=/);

  // Until the filters are there, nothing is shown as if it were what passes them.
  const release = await holdCalls(page, '**/TableFilters*.js');
  await page.reload();
  await expect(page.getByRole('table').locator('.waiting')).toBeVisible();
  await expect(page.locator('tfoot')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(0);
  release();
  await expect(found).toHaveText(`${passing.length} z ${rows.length} wierszy`);
  await open();
  await amounts.getByLabel('od').fill('999 999 999 999');
  await expect(page.getByText('Żaden wiersz nie spełnia wybranych warunków.', { exact: false })).toBeVisible();
  await pressAt(page, page.getByRole('cell').getByRole('button', { name: 'Wyczyść filtry' }));
  await expect(filters).toBeFocused();
  await expect(found).toHaveText('');
  await expect(page).not.toHaveURL(/wydatki\.f/);
});
