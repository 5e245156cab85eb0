import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, Person, previewOf, signIn, test, waysOf, withdrawDrafts } from './room';

const rates = '/?plik=services/stawki-pojazdow/service.json';
const title = 'Stawki podatku od środków transportu';

for (const way of waysOf()) {
  test(`task 1 by ${way}: a label and a sentence change in two languages, what stood before is shown and comes back @desk`, async ({
    page,
    editorsPortal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, editorsPortal, 'redaktor', rates);
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: firstPatience });

    await test.step('the label in Polish and in English', async () => {
      await person.write(main.getByLabel('Tytuł').first(), 'Stawki w gminie');
      await person.write(main.getByRole('textbox', { name: 'English' }).first(), 'Rates here');
      await expect(preview.getByRole('heading', { level: 1, name: 'Stawki w gminie' })).toBeVisible();
      await expectAccessible(page);
      await person.choose(page.getByRole('combobox', { name: 'Język' }), 'angielski');
      await expect(preview.getByRole('heading', { level: 1, name: 'Rates here' })).toBeVisible({ timeout: firstPatience });
    });

    await test.step('what stood before, whose it was, and the way back', async () => {
      await expect(main.getByText(`Przedtem: „${title}” (podstawa).`).or(main.getByText(`Przedtem: „${title}” (gmina).`))).toBeVisible();
      await person.press(main.getByRole('button', { name: 'Przywróć' }).first());
      await expect(main.getByLabel('Tytuł').first()).toHaveValue(title);
    });

    await test.step('a sentence of the screen leads to its field, which has the focus', async () => {
      await person.press(page.getByRole('button', { name: 'Wszystkie usługi' }));
      await person.write(page.getByLabel('Szukaj usługi lub słowa z ekranu'), 'nie ma stawek podatku');
      await person.press(page.getByRole('button', { name: /W wybranym roku nie ma stawek podatku/ }));
      const sentence = main.locator('[data-property="whenEmpty"]').getByRole('textbox').first();
      await expect(sentence).toBeFocused();
      await person.write(sentence, 'W tym roku nie ma stawek. Wybierz inny rok.');
      await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
      await expectAccessible(page);
    });
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });

  test(`task 2 by ${way}: a service is hidden and brought back @desk`, async ({ page, editorsPortal, allowConsole }) => {
    // The preview asks for a service that is no longer there.
    allowConsole(/404/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, editorsPortal, 'redaktor', rates);
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    const visible = main.getByLabel('Widoczna dla mieszkańców');
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: firstPatience });
    await expect(visible).toBeChecked();
    await person.press(visible);
    await expect(main.getByText('Po opublikowaniu mieszkańcy nie zobaczą tej usługi.')).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeHidden();
    await expectAccessible(page);
    await person.press(visible);
    await expect(visible).toBeChecked();
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: firstPatience });
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });

  test(`task 3 by ${way}: a column is added from a field that the office sends, with a format @desk`, async ({ page, editorsPortal }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, editorsPortal, 'redaktor', '/?plik=services/wnioski-o-zwroty-akcyzy-za-olej/service.json&czesc=/blocks/wnioski');
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    const cells = preview.locator('tbody').getByRole('cell');
    await expect(cells.first()).toBeVisible({ timeout: firstPatience });
    await person.press(main.getByRole('button', { name: 'Dodaj z pola, które wysyła urząd' }));
    await person.press(main.getByRole('button', { name: /Powierzchnia uzytkow rolych/ }));
    await expect(cells.last()).toHaveText(/14\.8235/);
    await person.write(main.getByLabel('Etykieta').first(), 'Powierzchnia użytków');
    await person.press(main.getByRole('button', { name: /Pozostałe ustawienia/ }));
    await person.choose(main.getByRole('combobox', { name: 'Format' }), /^decimal/);
    await expect(cells.last()).toHaveText('14,8235');
    await expect(cells.last()).toHaveAttribute('data-label', 'Powierzchnia użytków');
    await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
    await expectAccessible(page);
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });
}

test('a session that ends while somebody types: after the new login saving goes on, and nothing typed is lost @desk', async ({
  page,
  editorsPortal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, editorsPortal, 'redaktor', rates);
  const field = page.getByRole('main').getByLabel('Tytuł').first();
  const status = page.getByRole('status').first();
  await field.fill('Przed końcem sesji');
  await expect(status).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
  await page.context().clearCookies();
  await field.fill('Po końcu sesji');
  const again = page.getByRole('dialog', { name: 'Sesja się skończyła' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await signIn(page, 'redaktor', true);
  await expect(again).toBeHidden();
  await expect(status).toHaveText('Zapisano w szkicu');
  await expect(field).toHaveValue('Po końcu sesji');
  await page.reload();
  await expect(page.getByRole('main').getByLabel('Tytuł').first()).toHaveValue('Po końcu sesji', { timeout: firstPatience });
  await withdrawDrafts(page);
});

test('a wrong name of a format is said at its field, the list of problems leads there, and a button mends it @desk', async ({
  page,
  editorsPortal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, editorsPortal, 'redaktor', `${rates}&czesc=/blocks/stawki/columns/stawkaRoczna`);
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

test('the tab of texts shows every text in all languages, or only those with a missing one, at 320 pixels as well @desk', async ({
  page,
  editorsPortal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, editorsPortal, 'redaktor', `${rates}&karta=teksty`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/Pokazano: \d+\sz\s\d+/, { timeout: firstPatience });
  const title1 = main.getByRole('region', { name: /· Tytuł$/ }).first();
  await title1.getByRole('textbox', { name: 'English' }).fill('');
  await expect(title1.getByText('Brakuje tłumaczenia.')).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
  await main.getByLabel('Tylko brakujące').click();
  await expect(main.getByRole('status')).toHaveText(/Pokazano: 1\sz\s\d+/);
  await expectAccessible(page);
  await title1.getByRole('textbox', { name: 'English' }).fill('Transport tax rates');
  await expect(title1.getByText('Brakuje tłumaczenia.')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Właściwości' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await withdrawDrafts(page);
});

test('a map of names has a label at each name, keeps its order and value when renamed, and refuses names that are not safe @desk', async ({
  page,
  editorsPortal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, editorsPortal, 'redaktor', `${rates}&czesc=/pdf`);
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: 'Nazwa', exact: true }).first();
  await expect(name).toHaveValue('rok', { timeout: firstPatience });
  await expectAccessible(page);
  await name.fill('__proto__');
  await name.press('Tab');
  await expect(main.getByText('Takiej nazwy nie można użyć.')).toBeVisible();
  await name.fill('rokStawek');
  await name.press('Tab');
  await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
  await expect(main.getByRole('textbox', { name: 'Nazwa', exact: true }).first()).toHaveValue('rokStawek');
  await expect(main.getByRole('button', { name: 'Usuń wpis rokStawek' })).toBeVisible();
  await withdrawDrafts(page);
});
