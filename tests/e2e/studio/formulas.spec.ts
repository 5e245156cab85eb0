import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, Person, previewOf, test, waysOf, withdrawDrafts } from './room';

const service = '/?plik=services%2Fstawki-pojazdow%2Fservice.json';
const table = `${service}&czesc=%2Fblocks%2Fstawki`;

for (const way of waysOf()) {
  test(`task 4 by ${way}: a column is added and computed by a formula, with completion, its result and a wrong name mended @once @full`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor', table);
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    const box = main.getByRole('textbox', { name: 'Wartość' });
    const formula = main.getByRole('group', { name: 'Wartość', exact: true });

    await test.step('a column with a name', async () => {
      await expect(preview.getByRole('columnheader').first()).toBeVisible({ timeout: firstPatience });
      await person.press(main.getByRole('button', { name: 'Dodaj…' }));
      await person.press(page.getByRole('menuitem', { name: 'Kolumny: kolumna' }));
      await person.write(main.getByLabel('Etykieta').first(), 'Ponad połowę');
    });

    await test.step('its value becomes a formula with one button; names are completed', async () => {
      await person.press(main.getByRole('button', { name: 'Wzór: Wartość' }));
      await expect(main.getByRole('combobox', { name: 'Pole' })).toBeFocused();
      await page.keyboard.press('Escape');
      await person.press(main.getByRole('button', { name: 'wzór', exact: true }));
      await person.type(box, 'row.stawkaRocznaM');
      const option = page.getByRole('option', { name: /^stawkaRocznaMax/ });
      await expect(option).toBeVisible();
      if (way === 'pointer') await option.click();
      else await page.keyboard.press('Enter');
      await expect(box).toHaveText('row.stawkaRocznaMax');
      await fromTop(page);
      await expectAccessible(page);
      await expect(main.getByText(/^Wynik dla 1\. wiersza: 1213\.23, dla 2\. wiersza: brak wartości \(liczba\)$/)).toBeVisible();
    });

    await test.step('the preview shows the column', async () => {
      // With one column more the rows may be too wide for the preview, and are blocks then.
      await expect(preview.locator('tbody [data-label="Ponad połowę"]').first()).toBeVisible({ timeout: firstPatience });
    });

    await test.step('a wrong name is marked where it stands, and mended with the name that was meant', async () => {
      await person.type(box, ' - row.stawkaRoczma');
      await expect(main.getByText(/nie ma tu pola „stawkaRoczma”/)).toBeVisible();
      await expect(main.locator('.cm-lintRange-error')).toHaveText('stawkaRoczma');
      await fromTop(page);
      await expectAccessible(page);
      await person.press(formula.getByRole('button', { name: 'Zamień na „stawkaRoczna”' }));
      await expect(box).toHaveText('row.stawkaRocznaMax - row.stawkaRoczna');
      await expect(main.getByText(/^Wynik dla 1\. wiersza: 433\.23,/)).toBeVisible();
      await expect(preview.getByRole('cell', { name: '433.23' }).or(preview.getByText('433.23')).first()).toBeVisible();
    });

    await test.step('the same formula can be read and changed as a sentence', async () => {
      await person.press(formula.getByRole('button', { name: 'zdania' }));
      await expect(formula.getByRole('combobox', { name: 'Działanie' })).toHaveText('minus');
      await person.choose(formula.getByRole('combobox', { name: 'Działanie' }), 'podzielone przez');
      await expect(main.getByText(/^Wynik dla 1\. wiersza: 1\.55/)).toBeVisible();
      await fromTop(page);
      await expectAccessible(page);
    });
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });

  test(`task 6 by ${way}: a notice is shown only under a condition that was built from sentences @once @full`, async ({ page, portal }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor', service);
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    const notice = preview.getByText('Te stawki już nie obowiązują.');

    await test.step('a notice with words', async () => {
      await person.press(main.getByRole('button', { name: 'Dodaj…' }));
      await person.press(page.getByRole('menuitem', { name: 'Bloki: komunikat' }));
      await person.write(main.getByLabel('Tekst').first(), 'Te stawki już nie obowiązują.');
      await expect(notice).toBeVisible({ timeout: firstPatience });
    });

    await test.step('a condition: field, comparison, value', async () => {
      await person.press(main.getByRole('button', { name: 'Warunek: Widoczne, gdy' }));
      await person.press(page.getByRole('option', { name: /^Rok/ }).first());
      await expect(main.getByText('Uzupełnij zdanie, a zmiana zostanie zapisana.')).toBeVisible();
      await person.choose(main.getByRole('combobox', { name: 'Porównanie' }), 'jest mniejsze niż');
      await person.write(main.getByLabel('Wartość', { exact: true }), '2026,5x');
      await expect(main.getByText('Wpisz liczbę, na przykład 12,50.')).toBeVisible();
      await fromTop(page);
      await expectAccessible(page);
      await person.write(main.getByLabel('Wartość', { exact: true }), '2026');
      await expect(main.getByText('Wynik dla przykładu: nie', { exact: true })).toBeVisible();
    });

    await test.step('residents see the notice for one choice and not for another', async () => {
      await expect(notice).toHaveCount(0);
      await person.select(preview.getByLabel('Rok'), '2025');
      await expect(notice).toBeVisible();
      await person.select(preview.getByLabel('Rok'), '2026');
      await expect(notice).toHaveCount(0);
    });

    await test.step('a second sentence, joined by "or"', async () => {
      await person.press(main.getByRole('button', { name: 'Dodaj zdanie' }));
      const second = main.getByRole('group', { name: 'Zdanie 2' });
      await person.choose(second.getByRole('combobox', { name: 'Pole' }), /^Rok/);
      await person.choose(second.getByRole('combobox', { name: 'Porównanie' }), 'jest wypełnione');
      await person.choose(main.getByRole('combobox', { name: 'Łącznik' }), 'albo');
      await expect(notice).toBeVisible();
      await person.press(main.getByRole('button', { name: 'Usuń zdanie 2' }));
      await expect(notice).toHaveCount(0);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.getByRole('button', { name: 'Właściwości' }).click();
      await expect(main.getByRole('combobox', { name: 'Porównanie' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await fromTop(page);
      await expectAccessible(page);
    });
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });
}

test('a part says where it is used, leads there, and is removed only after what breaks was said @once @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', `${service}&czesc=%2Fparams%2Frok`);
  const main = page.getByRole('main');
  const user = 'stawki';
  await expect(main.getByText(/^Używane w:/)).toBeVisible({ timeout: firstPatience });
  await main.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText(`Bez tej części przestaną działać: „${user}”, „pdf”.`);
  await fromTop(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Usuń', exact: true })).toBeFocused();
  await main.getByRole('button', { name: user, exact: true }).click();
  await expect(main.getByRole('heading', { name: user, exact: true })).toBeVisible();
});

/** Scrolls the properties up, so that nothing lies half under their tabs. */
async function fromTop(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((pane) => pane.scrollTo(0, 0));
}
