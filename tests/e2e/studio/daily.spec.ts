// The tasks of every day: words in two languages, a service that is hidden, a column from a field of the office.
import type { Route } from 'playwright/test';
import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, keepSession, Person, previewOf, reloadPreview, signIn, test, waysOf, withdrawDrafts } from './room';

const cars = 'services/liczba-pojazdow/service.json';

for (const way of waysOf()) {
  test(`task 1 by ${way}: a title and a sentence are changed in two languages, and the preview shows both @desk`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor', `/?plik=${cars}`);
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    await person.write(main.getByRole('textbox', { name: 'Tytuł' }), 'Ile mamy pojazdów');
    await expect(preview.getByRole('heading', { level: 1, name: 'Ile mamy pojazdów' })).toBeVisible({ timeout: firstPatience });
    await person.write(main.getByRole('textbox', { name: 'angielski' }).first(), 'How many vehicles there are');
    await person.write(main.getByRole('textbox', { name: 'Wstęp' }), 'Pojazdy, od których płaci się podatek.');
    await person.write(main.getByRole('textbox', { name: 'angielski' }).nth(1), 'Vehicles that are taxed.');
    await expect(preview.getByText('Pojazdy, od których płaci się podatek.')).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
    await person.choose(page.getByRole('combobox', { name: 'Język' }), 'angielski');
    await expect(preview.getByRole('heading', { level: 1, name: 'How many vehicles there are' })).toBeVisible();
    await expect(preview.getByText('Vehicles that are taxed.')).toBeVisible();
    await expectAccessible(page);
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });

  test(`task 2 by ${way}: a service is hidden from the residents and brought back @desk @full`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor', `/?plik=${cars}`);
    const person = new Person(page, way);
    const preview = previewOf(page);
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible({ timeout: firstPatience });
    const shown = page.getByRole('main').getByRole('switch', { name: 'Widoczna dla mieszkańców' });
    await expect(shown).toBeChecked();
    await person.press(shown);
    await expect(preview.getByRole('heading', { level: 1, name: /Nie ma takiej strony|Nie znaleziono/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('Mieszkańcy jej nie zobaczą')).toBeVisible();
    await expectAccessible(page);
    await person.press(shown);
    await expect(preview.getByRole('heading', { level: 1, name: /Liczba pojazdów/ })).toBeVisible();
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });

  test(`task 3 by ${way}: a column is made from a field that the office sends, with a format and a total @desk @full`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor', `/?plik=${cars}&czesc=/blocks/pojazdy/columns/liczbaPojazdow`);
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    const headings = preview.getByRole('columnheader');
    await expect(headings).toHaveCount(2, { timeout: firstPatience });
    await person.press(main.getByRole('button', { name: 'Usuń', exact: true }));
    await expect(headings).toHaveCount(1);
    // The part around it is selected: there the office's field waits to become a column again.
    await person.press(
      page
        .getByRole('tree')
        .getByRole('treeitem', { name: /Liczba pojazdów według rodzaju/ })
        .last(),
    );
    await person.press(main.getByRole('button', { name: 'Dodaj z pola, które wysyła urząd' }));
    await person.press(main.getByRole('button', { name: /^Liczba pojazdow/ }));
    await expect(headings).toHaveCount(2);
    await person.write(main.getByRole('textbox', { name: 'Etykieta' }), 'Ile pojazdów');
    await expect(headings.nth(1)).toContainText('Ile pojazdów');
    await person.press(main.getByRole('button', { name: /^Pozostałe ustawienia/ }).last());
    await person.choose(main.getByRole('combobox', { name: 'Format' }), /^liczba całkowita/);
    await person.press(main.getByRole('checkbox', { name: 'Suma' }));
    await expect(preview.locator('tfoot')).toContainText(/\d/);
    await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
    await expectAccessible(page);
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });
}

test('a session that ends while somebody types: after the login the words are there and are saved by themselves, and the preview is back @desk', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'podatki', '/?plik=services/wymiar-podatku/service.json');
  const title = page.getByRole('main').getByRole('textbox', { name: 'Tytuł' });
  await title.fill('Podatek');
  await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
  // It ends while what was typed is on its way.
  const endSession = async (route: Route) => {
    await page.request.delete('/redakcja/api/session', { headers: { origin: portal.url } });
    await route.continue();
  };
  await page.route('**/redakcja/api/drafts/*/edits*', endSession, { times: 1 });
  await title.fill('Podatek rolny i leśny');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /sesja/i })).toBeVisible();
  await reloadPreview(page);
  const preview = previewOf(page).getByRole('main');
  await expect(preview).toContainText('Ta sesja się skończyła.');
  await expectAccessible(page);
  await signIn(page, 'podatki', true);
  await expect(dialog).toHaveCount(0);
  await expect(preview.getByRole('heading', { name: 'Podatek rolny i leśny' })).toBeVisible();
  await keepSession(page, portal, 'podatki');
  await expect(title).toHaveValue('Podatek rolny i leśny');
  await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
  await withdrawDrafts(page);
});

for (const way of waysOf()) {
  test(`task 8 by ${way}: a form gets a field with a check and a message, and the preview says it when the field is left empty; a step more makes it a form of two pages @desk @full`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor', '/?plik=services/wyslij-zgloszenie/service.json&czesc=/blocks/zgloszenie');
    const person = new Person(page, way);
    const preview = previewOf(page);
    const main = page.getByRole('main');
    const send = preview.getByRole('button', { name: 'Wyślij zgłoszenie' });
    await expect(send).toBeVisible({ timeout: firstPatience });
    await person.press(main.getByRole('button', { name: 'Dodaj pole formularza' }));
    const form = main.getByRole('form', { name: 'Dodaj pole formularza' });
    await expectAccessible(page);
    await person.write(form.getByLabel('Nazwa pola, jak przeczyta ją mieszkaniec'), 'Adres usterki');
    await person.press(form.getByRole('checkbox', { name: 'Trzeba je wypełnić' }));
    await person.write(form.getByLabel('Co powiedzieć, gdy zostanie puste'), 'Napisz, gdzie jest usterka.');
    await person.press(form.getByRole('button', { name: 'Dodaj pole' }));
    await expect(preview.getByLabel('Adres usterki')).toBeVisible();
    await send.click();
    await expect(preview.getByLabel('Adres usterki')).toHaveAccessibleDescription(/Napisz, gdzie jest usterka\./);
    await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
    await expectAccessible(page);
    // The same form on two pages: the new field stands on the second.
    await page.goto(page.url().replace(/czesc=[^&]*/, 'czesc=/blocks/zgloszenie'));
    await person.press(main.getByRole('button', { name: 'Dodaj krok formularza' }));
    await expect(preview.getByRole('heading', { name: /Krok 1 z\s3/ })).toBeVisible();
    await expect(preview.getByLabel('Adres usterki')).toHaveCount(0);
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });
}
