import type { FileChooser } from 'playwright/test';
import { expectAccessible } from '../axe';
import { publishedRevision } from './ask-room';
import { emptyFile, enter, expect, firstPatience, Person, previewOf, test, waysOf, withdrawDrafts } from './room';

const title = 'Nowy wygląd portalu';
const arms = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 48"><path d="M2 2h36v24L20 46 2 26z" fill="#8a1c2b"/></svg>';

for (const way of waysOf()) {
  test(`by ${way}: name, colour, coat of arms, menu and footer are changed, seen in the preview, and seen by residents once published @desk @full`, async ({
    page,
    browser,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await enter(page, portal, 'redaktor', '/wyglad');
    const person = new Person(page, way);
    const main = page.getByRole('main');
    const saved = page.getByRole('region', { name: 'Szkic' }).getByRole('status');
    const preview = previewOf(page);
    const menu = main.getByRole('list', { name: 'Menu', exact: true });
    await expect(preview.getByRole('banner')).toContainText('Okienko Gminy Brzezie Leśne', { timeout: firstPatience });
    await expectAccessible(page);

    await test.step('a new name stands in the preview, which is not loaded anew', async () => {
      await person.write(main.getByLabel('Nazwa portalu'), 'Okienko Brzezia');
      // The first change opens the draft, which has a page of its own.
      await expect(preview.getByRole('banner')).toContainText('Okienko Brzezia', { timeout: firstPatience });
      await preview.locator('html').evaluate((element) => element.setAttribute('data-story', 'same page'));
      await person.write(main.getByLabel('Nazwa portalu'), 'Okienko w Brzeziu');
      await person.write(main.getByLabel('angielski').nth(1), 'Brzezie Online');
      await expect(preview.getByRole('banner')).toContainText('Okienko w Brzeziu');
      await expect(preview.locator('html')).toHaveAttribute('data-story', 'same page');
    });

    await test.step('a colour in which nothing can be read is told with its remedy', async () => {
      await person.write(main.getByLabel('Kolor główny', { exact: true }), '#ffd400');
      const seen = main.getByRole('list', { name: 'Co widać w tym kolorze: Kolor główny' });
      await expect(seen.getByRole('listitem').first()).toContainText('1,4 : 1, za mało: potrzeba 4,5 : 1');
      await expect(page.getByRole('button', { name: 'Biały tekst na tym kolorze jest trudny do przeczytania.' })).toBeVisible();
      await expectAccessible(page);
      await person.press(main.getByRole('button', { name: 'Użyj najbliższego dobrego koloru: #786400' }));
      await expect(seen).not.toContainText('za mało');
      await expect(preview.getByRole('banner')).toHaveCSS('background-color', 'rgb(120, 100, 0)');
    });

    await test.step('the coat of arms is one of the office', async () => {
      const chooser = page.waitForEvent('filechooser');
      await person.press(main.getByRole('button', { name: 'Wybierz herb z dysku' }));
      await (await chooser).setFiles({ name: 'Herb gminy.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(arms) });
      await expect(preview.getByRole('banner').locator('img')).toHaveAttribute('src', /herb-gminy-\w+\.svg$/);
    });

    await test.step('the menu is arranged here: one entry more, and it stands first', async () => {
      await person.press(main.getByRole('button', { name: 'Pokazuj menu ułożone tutaj' }));
      await person.press(main.getByRole('switch', { name: 'Widoczna: Usługi' }));
      const [from, to] = [main.getByRole('button', { name: 'Zmień: Usługi' }), main.getByRole('button', { name: 'Zmień: Strona główna' })];
      if (way === 'pointer') {
        for (let place = 3; place > 0; place -= 1) await person.press(main.getByRole('button', { name: 'Przesuń wyżej: Usługi' }));
        await person.drag(to.locator('xpath=ancestor::li[1]'), from.locator('xpath=ancestor::li[1]'));
        await expect(menu.getByRole('listitem').first()).toContainText('Usługi');
      } else {
        await person.press(from);
        for (let place = 3; place > 0; place -= 1) await person.keys('Alt+ArrowUp');
        await expect(from).toBeFocused();
      }
      await expect(menu.getByRole('listitem').first()).toContainText('Usługi');
    });

    await test.step('the footer leads to another site', async () => {
      await person.press(main.getByRole('button', { name: 'Dodaj odnośnik stopki' }));
      const fresh = main.getByRole('form', { name: 'Dodaj odnośnik stopki' });
      await person.write(fresh.getByLabel('Napis'), 'Strona urzędu');
      await person.write(fresh.getByLabel('Dokąd prowadzi'), 'https://www.brzezie-lesne.example');
      await person.press(fresh.getByRole('button', { name: 'Dodaj' }));
      await expect(preview.getByRole('contentinfo').getByRole('link', { name: 'Strona urzędu' })).toBeVisible();
      await expect(saved).toHaveText('Zapisano w szkicu');
      await expectAccessible(page);
    });

    await test.step('it is handed in', async () => {
      test.info().annotations.push({ type: 'steps', description: `task 9, look: ${person.steps}` });
      await person.press(page.getByRole('link', { name: 'Przekaż zmiany' }));
      await person.write(page.getByLabel('Tytuł'), title);
      await person.write(page.getByLabel('Powód', { exact: true }), 'Uchwała o herbie');
      await person.press(page.getByRole('button', { name: 'Przekaż do zatwierdzenia' }));
      await expect(page.getByText('czeka na zatwierdzenie')).toBeVisible({ timeout: firstPatience });
    });

    const context = await browser.newContext({ baseURL: portal.url });
    const colleague = await context.newPage();
    await enter(colleague, portal, 'zatwierdza', '/wnioski');
    const before = await publishedRevision(colleague);
    await colleague.getByRole('link', { name: title }).click();
    await colleague.getByRole('button', { name: 'Zatwierdź' }).click();
    await colleague.getByRole('button', { name: 'Opublikuj teraz' }).click();
    await expect(colleague.getByText(/Opublikowano jako wersję/)).toBeVisible();

    await test.step('a resident sees all of it', async () => {
      await colleague.goto('/strona-glowna');
      await expect(colleague).toHaveTitle(/Okienko w Brzeziu/);
      const banner = colleague.getByRole('banner');
      await expect(banner).toContainText('Okienko w Brzeziu');
      await expect(banner).toHaveCSS('background-color', 'rgb(120, 100, 0)');
      await expect
        .poll(() => banner.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
        .toBeGreaterThan(0);
      await expect(colleague.getByRole('contentinfo').getByRole('link', { name: 'Strona urzędu' })).toHaveAttribute(
        'href',
        'https://www.brzezie-lesne.example/',
      );
      const navigation = colleague.getByRole('navigation', { name: 'Nawigacja główna' });
      await expect(navigation.getByRole('link')).toHaveText(['Usługi', 'Strona główna']);
      await expectAccessible(colleague);
    });

    await test.step('the stories after this one find the portal as it was', async () => {
      const answer = await colleague.request.post(`/redakcja/api/revisions/${before}/roll-back`, {
        headers: { origin: portal.url },
        data: { reason: 'Koniec próby' },
      });
      expect(answer.ok()).toBe(true);
      await context.close();
    });
  });
}

test('what an office must not show is refused in words, and nothing typed is lost @once @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, portal, 'redaktor', '/wyglad');
  const main = page.getByRole('main');
  const saved = page.getByRole('region', { name: 'Szkic' }).getByRole('status');
  const colour = main.getByLabel('Kolor główny', { exact: true });
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: 'Wybierz herb z dysku' }).click();
    await (await chooser).setFiles(file);
  };
  await expect(colour).toHaveValue('#1f5c4a', { timeout: firstPatience });

  await test.step('what is no colour stays in the field, and goes no further', async () => {
    await colour.fill('red; }');
    await colour.blur();
    await expect(main.getByText('To nie jest kolor.')).toBeVisible();
    await expect(colour).toHaveValue('red; }');
    await expect(saved).toHaveText('Pierwsza zmiana otworzy szkic.');
  });

  await test.step('a drawing that runs something, and what is no drawing', async () => {
    const hostile = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await choose({ name: 'herb.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(hostile) });
    await expect(main.getByRole('alert').filter({ hasText: 'herb.svg' })).toBeVisible();
    await choose(emptyFile('ogromny.svg', 49 * 1_048_576));
    await expect(main.getByRole('alert').filter({ hasText: /MB/ })).toBeVisible();
    await expect(saved).toHaveText('Pierwsza zmiana otworzy szkic.');
  });

  await test.step('a name of 200 characters is told to be long, and the portal wraps it', async () => {
    await main.getByLabel('Nazwa portalu').fill('Gminne okienko '.repeat(13).trim());
    await expect(main.getByText('To 194 znaków. Na telefonie nazwa zajmie kilka wierszy.')).toBeVisible();
    await expect(saved).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
    // What the check says of the same field stands beside it, and not in its place.
    await expect(main.getByText('a tłumaczenie pochodzi nadal z zestawu podstawowego (język: de)')).toBeVisible();
    await expect(main.getByText('To 194 znaków. Na telefonie nazwa zajmie kilka wierszy.')).toBeVisible();
    const banner = previewOf(page).getByRole('banner');
    await expect(banner).toContainText('Gminne okienko Gminne', { timeout: firstPatience });
    expect(await banner.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('an address that is none is told at its entry, and a removed entry comes back', async () => {
    await main.getByRole('button', { name: 'Dodaj odnośnik stopki' }).click();
    const fresh = main.getByRole('form', { name: 'Dodaj odnośnik stopki' });
    await fresh.getByRole('button', { name: 'Dodaj' }).click();
    await expect(fresh.getByText('Wpisz napis.')).toBeVisible();
    await fresh.getByLabel('Napis').fill('__proto__');
    await fresh.getByLabel('Dokąd prowadzi').fill('javascript:alert(1)');
    await fresh.getByRole('button', { name: 'Dodaj' }).click();
    const footer = main.getByRole('list', { name: 'Stopka' });
    await expect(footer.getByRole('listitem').last()).toContainText('Ten adres może prowadzić do innej strony internetowej.');
    await main.getByRole('button', { name: 'Zmień: __proto__' }).click();
    await main.getByRole('button', { name: 'Usuń: __proto__' }).click();
    await expect(footer).toBeFocused();
    await main.getByRole('button', { name: 'Zmień: Kontakt' }).click();
    await main.getByRole('button', { name: 'Usuń: Kontakt' }).click();
    await main.getByRole('button', { name: 'Przywróć: Kontakt' }).click();
    await expect(footer.getByRole('listitem').nth(1)).toContainText('Kontakt');
  });

  await test.step('on 320 pixels nothing is cut off', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
  await withdrawDrafts(page);
});

test('an editor of one group reads that the look belongs to others, and finds no fields @once @full', async ({ page, portal }) => {
  await enter(page, portal, 'podatki', '/wyglad');
  const main = page.getByRole('main');
  await expect(main).toContainText('Prawo do całego portalu nadaje administrator.');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});
