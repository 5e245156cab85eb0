import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, Person, previewOf, test, waysOf, withdrawDrafts } from './room';

for (const way of waysOf()) {
  test(`by ${way}: the contact of the office is taken over and changed; a script in it is named in words, and nothing is lost @desk @full`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await enter(page, portal, 'redaktor', '/tresc');
    const person = new Person(page, way);
    const main = page.getByRole('main');
    const saved = page.getByRole('region', { name: 'Szkic' }).getByRole('status');

    await test.step('the portal takes the present answer into the draft', async () => {
      const entry = page.getByRole('button', { name: /^Kontakt/ });
      await expect(entry).toBeVisible({ timeout: firstPatience });
      await person.press(entry);
      await person.press(main.getByRole('button', { name: 'Przejmij do redakcji' }));
      await expect(main.getByRole('heading', { name: 'Kontakt' })).toBeVisible();
      await expect(main.getByLabel('Nazwa urzędu')).toHaveValue('Urząd Gminy Brzezie Leśne');
      await expect(saved).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
      await expectAccessible(page);
    });

    await test.step('a text is changed', async () => {
      await person.write(main.getByLabel('Telefon'), '+48 22 555 09 09');
      await expect(saved).toHaveText('Zapisano w szkicu');
    });

    await test.step('a script is refused in words, and stays until it is mended', async () => {
      const entry = main.getByLabel('Dodatkowy wpis 1');
      await person.write(entry, '<script>alert(1)</script>');
      const problem = page.getByRole('button', { name: 'Strona nie pokazuje znacznika <script>.' }).first();
      await expect(problem).toBeVisible({ timeout: firstPatience });
      await expect(entry).toHaveValue('<script>alert(1)</script>');
      await person.write(entry, 'Poniedziałek: 9.00–17.00');
      await expect(problem).toBeHidden();
    });

    await test.step('on 320 pixels nothing is cut off', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    });

    await withdrawDrafts(page);
  });
}

test('what editors publish as contact and as words of the login screen is what residents read @desk @full', async ({
  page,
  browser,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, portal, 'redaktor', '/tresc');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: /^Kontakt/ }).click({ timeout: firstPatience });
  await main.getByRole('button', { name: 'Przejmij do redakcji' }).click();
  await main.getByLabel('Telefon').fill('+48 22 555 09 09');
  const saved = page.getByRole('region', { name: 'Szkic' }).getByRole('status');
  await expect(saved).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
  await page.getByRole('button', { name: 'Komunikaty na ekranie logowania' }).click();
  await main.getByRole('button', { name: 'Przejmij do redakcji' }).click();
  await main
    .getByRole('textbox', { name: /^Komunikat/ })
    .first()
    .fill('W Wigilię urząd jest zamknięty.');
  await expect(saved).toHaveText('Zapisano w szkicu');
  await page.getByRole('link', { name: 'Przekaż zmiany' }).click();
  await page.getByLabel('Tytuł').fill('Nowy telefon urzędu');
  await page.getByLabel('Powód', { exact: true }).fill('Zmiana operatora');
  await page.getByRole('button', { name: 'Przekaż do zatwierdzenia' }).click();
  await expect(page.getByText('czeka na zatwierdzenie')).toBeVisible();

  const context = await browser.newContext({ baseURL: portal.url });
  const colleague = await context.newPage();
  await enter(colleague, portal, 'zatwierdza', '/wnioski');
  await colleague.getByRole('link', { name: 'Nowy telefon urzędu' }).click();
  await colleague.getByRole('button', { name: 'Zatwierdź' }).click();
  await colleague.getByRole('button', { name: 'Opublikuj teraz' }).click();
  await expect(colleague.getByText(/Opublikowano jako wersję/)).toBeVisible();

  await colleague.goto('/kontakt');
  await expect(colleague.getByText('22 555 09 09').first()).toBeVisible();
  await colleague.goto('/logowanie');
  await expect(colleague.getByText('W Wigilię urząd jest zamknięty.')).toBeVisible();
  await context.close();
});

test('statement, procedures, information, tiles, menu and the texts of accounts are taken over in turn, each with the pages where it is seen @once @full @desk', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, portal, 'redaktor', '/tresc');
  const main = page.getByRole('main');
  const saved = page.getByRole('region', { name: 'Szkic' }).getByRole('status');
  await expect(previewOf(page).getByRole('link', { name: 'Usługi' }).first()).toBeVisible({ timeout: firstPatience });
  const contents = [
    ['Deklaracja dostępności', 'Na stronie: Deklaracja dostępności', 'Co nie jest dostępne i dlaczego'],
    ['Procedury i formularze', 'Na stronie: Formularze i procedury', 'Nazwa folderu'],
    ['Informacje', 'Na stronach: Aktualności, Informacje, Sprawy gminne w jednym miejscu', 'Nazwa folderu'],
    ['Kafelki strony głównej', 'Na stronie: Sprawy gminne w jednym miejscu', 'Napis'],
    ['Menu i kontakt', 'Na każdej stronie portalu', 'Napis'],
    ['Zgody i regulamin konta', 'Na stronach: Potwierdzenie rejestracji, Rejestracja', 'Treść regulaminu'],
  ] as const;
  const entryOf = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
  for (const [name, place, field] of contents)
    await test.step(name, async () => {
      await expect(entryOf(name)).toHaveText(`${name}${place}`);
      await entryOf(name).click();
      await main.getByRole('button', { name: 'Przejmij do redakcji' }).click();
      await main.getByRole('textbox', { name: field }).first().fill('Zmienione w redakcji\n\nTak');
    });
  await expect(saved).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
  for (const [name, place] of contents) await expect(entryOf(name)).toHaveText(`${name}${place} · zmienione w szkicu`);
  await expect(main.getByRole('textbox', { name: 'Treść regulaminu' })).toHaveValue('Zmienione w redakcji\n\nTak');
  await expectAccessible(page);
  await withdrawDrafts(page);
});
