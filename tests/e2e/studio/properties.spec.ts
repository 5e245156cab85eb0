import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, test, withdrawDrafts } from './room';

const rates = '/?plik=services/stawki-pojazdow/service.json';
const title = 'Stawki podatku od środków transportu';

test('a changed property shows the value before it and whose it was, and takes it back @desk @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', rates);
  const main = page.getByRole('main');
  const field = main.locator('[data-property="title"]').getByRole('textbox').first();
  await expect(field).toHaveValue(title, { timeout: firstPatience });
  await field.fill('Stawki w gminie');
  await expect(main.getByText(`Przedtem: „${title}” (gmina).`)).toBeVisible({ timeout: firstPatience });
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Przywróć' }).first().click();
  await expect(field).toHaveValue(title);
  await withdrawDrafts(page);
});

test('a wrong name of a format is said at its field, the list of problems leads there, and a button mends it @desk', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', `${rates}&czesc=/blocks/stawki/columns/stawkaRoczna`);
  const main = page.getByRole('main');
  const format = main.getByRole('combobox', { name: 'Format' });
  await expect(format).toHaveValue('money', { timeout: firstPatience });
  await format.fill('mony');
  await format.press('Tab');
  const mend = main.locator('[data-property="format"]').getByRole('button', { name: 'Zamień na „money”' });
  await expect(mend).toBeVisible({ timeout: firstPatience });
  await expectAccessible(page);
  await page.getByRole('tree').getByRole('treeitem').first().click();
  await page.getByRole('alert').getByRole('button').first().click();
  await expect(format).toBeFocused();
  await page.keyboard.press('Escape');
  await mend.click();
  await expect(format).toHaveValue('money');
  await expect(mend).toBeHidden();
  await withdrawDrafts(page);
});

test('what a part lacks, or has without a field, is said above its fields, and the list of problems leads there @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', `${rates}&czesc=/blocks/stawki/columns/stawkaRoczna`);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'JSON' }).click();
  const box = main.getByRole('textbox', { name: 'JSON' });
  await box.press('Control+Home');
  await box.press('ArrowRight');
  await page.keyboard.insertText('"etykieta": "Stawka", ');
  const list = page.getByRole('alert').filter({ hasText: 'Błędy: 1' });
  await expect(list).toContainText('Nie ma tu właściwości o nazwie "etykieta".', { timeout: firstPatience });
  await page.getByRole('tree').getByRole('treeitem').first().click();
  await list.getByRole('button').first().click();
  const note = main.getByRole('note').filter({ hasText: 'Nie ma tu właściwości o nazwie "etykieta".' });
  await expect(note).toBeVisible();
  await expect(main.locator('[data-property="format"]')).toBeVisible();
  await expectAccessible(page);
  await withdrawDrafts(page);
});

test('the tab of texts shows every text in all languages, or only those with a missing one, at 320 pixels as well @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', `${rates}&karta=teksty`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/Pokazano: \d+\sz\s\d+/, { timeout: firstPatience });
  const title1 = main.getByRole('region', { name: /· Tytuł$/ }).first();
  await title1.getByRole('textbox', { name: 'angielski' }).fill('');
  await expect(title1.getByText('Brakuje tłumaczenia.')).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
  await main.getByLabel('Tylko brakujące').click();
  await expect(main.getByRole('status')).toHaveText(/Pokazano: 1\sz\s\d+/);
  await expectAccessible(page);
  await title1.getByRole('textbox', { name: 'angielski' }).fill('Transport tax rates');
  await expect(title1.getByText('Brakuje tłumaczenia.')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Właściwości' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await withdrawDrafts(page);
});

test('the name of an entry is changed at its value, and one that JavaScript keeps for itself is refused in words @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', `${rates}&czesc=/sources/stawki`);
  const main = page.getByRole('main');
  const name = main.locator('[data-property="query"]').getByRole('textbox', { name: 'Nazwa' });
  await expect(name).toHaveValue('rokWyliczen', { timeout: firstPatience });
  await expectAccessible(page);
  await name.fill('__proto__');
  await name.blur();
  await expect(name).toHaveAccessibleDescription('Tej nazwy nie można użyć. Wybierz inną.');
  await name.fill('rokStawek');
  await name.blur();
  await expect(main.getByRole('group', { name: 'rokStawek' })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
  await withdrawDrafts(page);
});
