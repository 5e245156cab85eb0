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
      await person.choose(page.getByRole('combobox', { name: 'Język' }), 'polski');
      await person.choose(page.getByRole('combobox', { name: 'Dane' }), 'brak danych');
      await expect(preview.getByText('W tym roku nie ma stawek. Wybierz inny rok.')).toBeVisible({ timeout: firstPatience });
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
    const headers = preview.getByRole('columnheader');
    await expect(headers.first()).toBeVisible({ timeout: firstPatience });
    const before = await headers.count();
    await person.press(main.getByRole('button', { name: 'Dodaj z pola, które wysyła urząd' }));
    await person.press(main.getByRole('button', { name: /Powierzchnia uzytkow rolych/ }));
    await expect(headers).toHaveCount(before + 1);
    await person.write(main.getByLabel('Etykieta').first(), 'Powierzchnia użytków');
    await expect(preview.getByRole('columnheader', { name: 'Powierzchnia użytków' })).toBeVisible();
    await person.press(main.getByRole('button', { name: /Pozostałe ustawienia/ }));
    await person.choose(main.getByRole('combobox', { name: 'Format' }), /^area-hectares|^decimal|^quantity/);
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
