import type { Page } from 'playwright/test';
import type { DraftAnswer } from '../../../server/studio/answers';
import { expectAccessible } from '../axe';
import { plain } from '../story';
import { askRoom, latestDraft } from './ask-room';
import { grantsAnswer, officeDocument } from './office-samples';
import { enter, expect, firstPatience, Person, previewOf, test, withdrawDrafts } from './room';

const patience = { timeout: firstPatience };

test('task 7 by pointer: a service from a pasted answer has table, chart, total, PDF and its place in the list of services, and undo takes it back @desk', async ({
  page,
  portal,
  allowConsole,
}) => {
  // Languages without translations have no file yet.
  allowConsole(/404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor');
  const person = new Person(page, 'pointer');
  const preview = previewOf(page);
  const main = page.getByRole('main');

  await test.step('an answer is pasted, and its fields are there with what their formats make of it', async () => {
    await person.press(page.getByRole('link', { name: 'Nowa usługa' }));
    await expect(main.getByRole('heading', { name: 'Nowa usługa' })).toBeVisible();
    await expectAccessible(page);
    await person.write(main.getByLabel('Odpowiedź urzędu (JSON)'), grantsAnswer);
    await expect(main.getByText('Znaleziono: tabela: Dotacje, pola: 6.')).toBeVisible();
    await expect(main.getByRole('combobox', { name: 'Format kwotaDotacji' })).toHaveText(/^kwota · 12\s500,50$/);
    await expect(main.getByRole('combobox', { name: 'Format dataUmowy' })).toHaveText('data · 03.02.2026');
    await expect(main.getByText('Pominięto przykłady, które wyglądają na dane osobowe: email.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what is shown and how', async () => {
    await person.press(main.getByLabel('Pokaż pole email'));
    await person.write(main.getByLabel('Nazwa na ekranie: nazwaZadania'), 'Zadanie');
    await person.press(main.getByLabel('Suma pod tabelą: kwotaDotacji'));
    await person.press(main.getByLabel('Pokaż też wykres'));
    await person.choose(main.getByRole('combobox', { name: 'Rodzaj wykresu' }), 'słupki');
    await person.choose(main.getByRole('combobox', { name: 'Podpisy' }), 'Zadanie');
    await person.write(main.getByLabel('Tytuł usługi'), 'Dotacje dla stowarzyszeń');
    await expect(main.getByLabel('Adres usługi')).toHaveValue('dotacje-dla-stowarzyszen');
    await expect(main.getByText('Aby utworzyć usługę, uzupełnij: grupę na liście usług.')).toBeVisible();
    await person.choose(main.getByRole('combobox', { name: 'Grupa na liście usług' }), 'Mieszkańcy');
    await expectAccessible(page);
  });

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(main.getByLabel('Tytuł usługi')).toHaveValue('Dotacje dla stowarzyszeń', patience);
    await expect(main.getByLabel('Nazwa na ekranie: nazwaZadania')).toHaveValue('Zadanie');
    await expect(main.getByLabel('Pokaż pole email')).not.toBeChecked();
  });

  await test.step('the service is there, and residents would see it', async () => {
    await person.press(main.getByRole('button', { name: 'Utwórz usługę' }));
    await expect(page.getByText('Utworzono usługę „Dotacje dla stowarzyszeń” w szkicu.')).toBeVisible(patience);
    await expect(preview.getByRole('heading', { name: 'Dotacje dla stowarzyszeń', level: 1 })).toBeVisible(patience);
    await expect(preview.getByRole('columnheader')).toHaveText([/Zadanie/, /Rok umowy/, /Kwota dotacji/, /Data umowy/, /Rozliczona/]);
    await expect(preview.locator('tbody tr').first().getByRole('cell')).toHaveText([/2026/, /12\s500,50/, '03.02.2026', 'tak']);
    await expect(preview.getByText('Razem, wszystkie pozycje')).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'Dotacje dla stowarzyszeń: Kwota dotacji' })).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Pobierz PDF' })).toBeVisible();
    await onlyTranslationsMissing(page);
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    expect(person.steps).toBeLessThan(25);
  });

  await test.step('it stands in the list of services of the portal and of the editor', async () => {
    await page.getByRole('button', { name: 'Wszystkie usługi' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Usługi i ekrany' }).getByRole('button', { name: /Dotacje dla stowarzyszeń/ }),
    ).toBeVisible();
    await page.goto('/redakcja/?plik=screens/lista-uslug/screen.json');
    await preview.getByRole('button', { name: /^Mieszkańcy/ }).click(patience);
    await expect(preview.getByRole('link', { name: 'Dotacje dla stowarzyszeń' })).toBeVisible(patience);
  });

  await test.step('an address that is taken is not offered twice', async () => {
    await page.goto('/redakcja/nowa-usluga');
    await main.getByLabel('Odpowiedź urzędu (JSON)').fill(grantsAnswer);
    await main.getByLabel('Tytuł usługi').fill('Dotacje dla stowarzyszeń');
    await expect(main.getByText('Usługa o tym adresie już jest. Wybierz inny adres.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Utwórz usługę' })).toBeDisabled();
  });

  await test.step('undo takes the whole service back', async () => {
    await main.getByLabel('Tytuł usługi').fill('Druga usługa');
    await person.choose(main.getByRole('combobox', { name: 'Grupa na liście usług' }), 'Mieszkańcy');
    await main.getByRole('button', { name: 'Utwórz usługę' }).click();
    await expect(page.getByText('Utworzono usługę „Druga usługa” w szkicu.')).toBeVisible(patience);
    await page.getByRole('button', { name: 'Cofnij' }).last().click();
    const list = page.getByRole('navigation', { name: 'Usługi i ekrany' });
    await expect(list.getByRole('button', { name: /Dotacje dla stowarzyszeń/ })).toBeVisible(patience);
    await expect(list.getByRole('button', { name: /Druga usługa/ })).toBeHidden();
  });
  await withdrawDrafts(page);
});

test("task 7 by keyboard: a service from an operation of the office's OpenAPI document, with a choice of the resident, chart and PDF @desk @full", async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor');
  const person = new Person(page, 'keyboard');
  const preview = previewOf(page);
  const main = page.getByRole('main');
  await person.press(page.getByRole('link', { name: 'Nowa usługa' }));
  await person.press(main.getByRole('button', { name: 'Dokument OpenAPI urzędu' }));
  await person.write(main.getByLabel('Dokument OpenAPI (JSON albo YAML)'), officeDocument);

  await test.step('an operation that answers nothing says so, and another one is found by its name', async () => {
    const operation = main.getByRole('combobox', { name: 'Co odczytać z urzędu' });
    await person.write(operation, 'stan');
    await person.choose(operation, /Stan systemu/);
    await expect(main.getByRole('alert')).toContainText('Dokument nie mówi, co odpowiada „dajStan”');
    await expectAccessible(page);
    await person.write(operation, 'WYCINKI');
    await person.choose(operation, /Wycinki drzew/);
    await expect(main.getByText('Mieszkaniec wybiera lub wpisuje: Rok wycinki.')).toBeVisible();
    await expect(main.getByText('Pominięto to, co „#/components/schemas/Wycinka” zawiera z siebie samego.')).toBeVisible();
    await expect(main.getByText('Pominięto parametr „X-Klucz”')).toBeVisible();
  });

  await test.step('names and formats come from the document', async () => {
    await expect(main.getByLabel('Nazwa na ekranie: gatunek')).toHaveValue('Gatunek drzewa');
    await person.choose(main.getByRole('combobox', { name: 'Format oplata' }), /^kwota/);
    await person.press(main.getByLabel('Pokaż też wykres'));
    await person.write(main.getByLabel('Tytuł usługi'), 'Wycinki drzew w gminie');
    await person.choose(main.getByRole('combobox', { name: 'Grupa na liście usług' }), 'Mieszkańcy');
    await person.press(main.getByRole('button', { name: 'Utwórz usługę' }));
  });

  await test.step('residents choose the year and see the table', async () => {
    await expect(preview.getByRole('heading', { name: 'Wycinki drzew w gminie', level: 1 })).toBeVisible(patience);
    await expect(preview.getByRole('combobox', { name: 'Rok wycinki' })).toBeVisible();
    await expect(preview.getByRole('columnheader')).toHaveText([/Gatunek drzewa/, /Data wycinki/, /Liczba drzew/, /Oplata/]);
    await expect(preview.locator('tbody tr').first()).toContainText('Lipa drobnolistna');
    await expect(preview.getByRole('heading', { name: 'Wycinki drzew w gminie: Liczba drzew' })).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Pobierz PDF' })).toBeVisible();
    await onlyTranslationsMissing(page);
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
  });
  await withdrawDrafts(page);
});

test('what cannot be a service is refused in Polish and stays in the box, on the narrowest screen too @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await enter(page, portal, 'redaktor', '/nowa-usluga');
  const main = page.getByRole('main');
  const box = main.getByLabel('Odpowiedź urzędu (JSON)');
  const refused: readonly (readonly [string, RegExp])[] = [
    ['<!doctype html><script>alert(1)</script>', /strona internetowa, a nie dane/],
    ['{ "lista": [', /nie jest poprawny JSON: wiersz 1/],
    ['{ "lista": [] }', /listy w tej odpowiedzi są puste/],
    ['{}', /nie ma pól/],
    [JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`pole${index}`, index]))), /więcej pól niż 2000/],
    ['['.repeat(100_000), /nie jest poprawny JSON/],
    [`"${'x'.repeat(5_300_000)}"`, /więcej niż 5 MB/],
  ];
  for (const [text, words] of refused) {
    await box.fill(text);
    await expect(main.getByRole('alert').first()).toContainText(words);
    expect(await box.evaluate((element) => (element instanceof HTMLTextAreaElement ? element.value.length : 0))).toBe(text.length);
    await expect(main.getByRole('button', { name: 'Utwórz usługę' })).toBeDisabled();
  }
  await box.fill('<html>');
  await expectAccessible(page);
  await box.fill(grantsAnswer);
  await expect(main.getByLabel('Tytuł usługi')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await main.getByRole('button', { name: 'Zacznij od nowa' }).click();
  await expect(box).toHaveValue('');
});

test('an editor of one group makes services in that group alone @desk @full', async ({ page, portal, allowConsole }) => {
  allowConsole(/40[34]/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'podatki', '/nowa-usluga');
  const main = page.getByRole('main');
  await main.getByLabel('Odpowiedź urzędu (JSON)').fill(grantsAnswer);
  await main.getByLabel('Tytuł usługi').fill('Ulgi podatkowe');
  await expect(main.getByLabel('Pokaż na liście usług')).toBeDisabled();
  await main.getByRole('combobox', { name: 'Grupa na liście usług' }).click();
  await expect(page.getByRole('option')).toHaveText(['Podatki i opłaty']);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Utwórz usługę' }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'Ulgi podatkowe', level: 1 })).toBeVisible(patience);
  const { origin } = new URL(page.url());
  const other = { file: 'services/obca/service.json', path: '', set: { slug: 'obca', title: 'Obca', group: 'woda', blocks: [] } };
  expect((await page.request.post('/redakcja/api/drafts', { data: { edits: [other] }, headers: { origin } })).status()).toBe(403);
  await withdrawDrafts(page);
});

/** The checker has nothing to say of the draft but that it is not translated yet. */
async function onlyTranslationsMissing(page: Page): Promise<void> {
  const { problems } = await askRoom<DraftAnswer>(page, `/drafts/${await latestDraft(page)}`);
  const messages = problems.map(({ message }) => plain(message));
  expect(messages.filter((message) => !message.startsWith('Brakuje tłumaczenia'))).toEqual([]);
}
