import type { FileChooser, Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { emptyFile, enter, expect, firstPatience, Person, previewOf, test, waysOf, withdrawDrafts } from './room';

const contentLabel = 'Treść strony';
// One white point.
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

function savedOf(page: Page) {
  return page.getByRole('region', { name: 'Szkic' }).getByRole('status');
}

async function choosePicture(page: Page, person: Person, file: Parameters<FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await person.press(page.getByRole('button', { name: 'Wybierz obraz' }));
  await (await chooser).setFiles(file);
}

for (const way of waysOf()) {
  test(`by ${way}: a page of information with a heading, a list, a link and a picture, in two languages and in the menu, is published and read at its address @desk @full`, async ({
    page,
    browser,
    portal,
  }) => {
    const title = way === 'pointer' ? 'Godziny pracy urzędu' : 'Kiedy przyjść do urzędu';
    const address = way === 'pointer' ? 'godziny-pracy-urzedu' : 'kiedy-przyjsc-do-urzedu';
    await page.setViewportSize({ width: 1280, height: 900 });
    await enter(page, portal, 'redaktor', '/tresc');
    const person = new Person(page, way);
    const main = page.getByRole('main');
    const saved = savedOf(page);
    const preview = previewOf(page);
    const text = main.getByRole('textbox', { name: contentLabel });
    const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

    await test.step('a title makes the page and its address', async () => {
      const create = page.getByRole('button', { name: 'Nowa strona' });
      await expect(create).toBeVisible({ timeout: firstPatience });
      await person.press(create);
      await person.write(page.getByLabel('Tytuł strony'), title);
      await expect(page.getByText(`?nazwaPliku=${address}`)).toBeVisible();
      await person.press(page.getByRole('button', { name: 'Utwórz stronę' }));
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(saved).toHaveText('Zapisano w szkicu', { timeout: firstPatience });
    });

    await test.step('a heading, a list, a link and a picture are written as one sees them', async () => {
      await person.type(text, 'Dni i godziny');
      await person.press(tool('Nagłówek'));
      await person.type(text, '\nPoniedziałek od 8 do 17');
      await person.press(tool('Lista punktowana'));
      await person.type(text, '\nWtorek od 8 do 15\n\n');
      await person.press(tool('Odsyłacz'));
      const target = page.getByLabel('Dokąd prowadzi');
      await person.write(target, 'Kontakt');
      await person.keys('Escape');
      await person.write(page.getByLabel('Tekst odsyłacza'), 'Napisz do nas');
      await person.press(page.getByRole('button', { name: 'Wstaw odsyłacz' }));
      await person.press(tool('Obraz'));
      await choosePicture(page, person, { name: `Ratusz w Łodzi, ${way}.png`, mimeType: 'image/png', buffer: picture });
      await expect(page.getByRole('img', { name: 'Wybrany obraz' })).toBeVisible();
      await person.press(page.getByRole('button', { name: 'Wstaw obraz' }));
      await expect(page.getByText('Bez opisu nie można go wstawić.')).toBeVisible();
      await person.write(page.getByLabel('Opis obrazu'), 'Ratusz z zegarem');
      await person.press(page.getByRole('button', { name: 'Wstaw obraz' }));
      await expect(text.getByRole('img', { name: 'Ratusz z zegarem' })).toBeVisible();
      await expect(saved).toHaveText('Zapisano w szkicu');
    });

    await test.step('the description of the picture is changed later', async () => {
      await text.getByRole('img', { name: 'Ratusz z zegarem' }).click();
      await person.press(tool('Obraz'));
      await expect(page.getByLabel('Opis obrazu')).toHaveValue('Ratusz z zegarem');
      await expect(page.getByRole('img', { name: 'Obraz w tekście' })).toHaveJSProperty('naturalWidth', 1);
      await person.write(page.getByLabel('Opis obrazu'), 'Ratusz z wieżą i zegarem');
      await person.press(page.getByRole('button', { name: 'Zmień obraz' }));
      await expect(text.getByRole('img', { name: 'Ratusz z wieżą i zegarem' })).toBeVisible();
      await expect(saved).toHaveText('Zapisano w szkicu');
    });

    await test.step('the preview beside it is the page', async () => {
      await expect(preview.getByRole('heading', { name: 'Dni i godziny' })).toBeVisible({ timeout: firstPatience });
      await expect(preview.getByRole('listitem').filter({ hasText: 'Wtorek od 8 do 15' })).toBeVisible();
      await expect(preview.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', '/kontakt');
      await expect(preview.getByRole('img', { name: 'Ratusz z wieżą i zegarem' })).toHaveJSProperty('naturalWidth', 1);
      await expectAccessible(page);
    });

    await test.step('it is put into the menu', async () => {
      await person.press(main.getByRole('button', { name: /^Dodaj do: Menu/ }));
      await expect(main.getByText(/^Jest w: Menu/)).toBeVisible({ timeout: firstPatience });
      await expect(saved).toHaveText('Zapisano w szkicu');
    });

    await test.step('its English is written, and the preview speaks it', async () => {
      await person.choose(main.getByLabel('Język treści'), 'angielski');
      await person.write(main.getByRole('textbox', { name: /^Tytuł/ }), 'Opening hours');
      await expect(preview.getByRole('heading', { name: 'Opening hours', level: 1 })).toBeVisible({ timeout: firstPatience });
      await expect(preview.getByRole('heading', { name: 'Dni i godziny' })).toBeVisible();
    });

    await test.step('on 320 pixels nothing is cut off', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('a colleague approves and publishes it', async () => {
      test.info().annotations.push({ type: 'steps', description: `task 9, page of information: ${person.steps}` });
      await person.press(page.getByRole('link', { name: 'Przekaż zmiany' }));
      await expect(page.getByLabel('Powód', { exact: true })).toBeVisible();
      await person.write(page.getByLabel('Tytuł'), `Strona: ${title}`);
      await person.write(page.getByLabel('Powód', { exact: true }), 'Mieszkańcy pytają');
      await person.press(page.getByRole('button', { name: 'Przekaż do zatwierdzenia' }));
      await expect(page.getByText('czeka na zatwierdzenie')).toBeVisible();
    });
    const context = await browser.newContext({ baseURL: portal.url });
    const colleague = await context.newPage();
    await enter(colleague, portal, 'zatwierdza', '/wnioski');
    await colleague.getByRole('link', { name: `Strona: ${title}` }).click();
    await expect(colleague.getByText(new RegExp(`Dodano obraz ratusz-w-lodzi-${way}-`)).first()).toBeVisible({ timeout: firstPatience });
    await colleague.getByRole('button', { name: 'Zatwierdź' }).click();
    await colleague.getByRole('button', { name: 'Opublikuj teraz' }).click();
    await expect(colleague.getByText(/Opublikowano jako wersję/)).toBeVisible();

    await test.step('a resident reads it at the address that a friend has sent', async () => {
      await colleague.goto(`/strona-wlasna?nazwaPliku=${address}`);
      await expect(colleague.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(colleague.getByRole('heading', { name: 'Dni i godziny' })).toBeVisible();
      await expect(colleague.getByRole('img', { name: 'Ratusz z wieżą i zegarem' })).toHaveJSProperty('naturalWidth', 1);
      await expectAccessible(colleague);
    });
    await context.close();
  });
}

test('what cannot be kept is refused in words, and nothing that was written is lost @desk @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, portal, 'redaktor', '/tresc');
  const main = page.getByRole('main');
  const person = new Person(page, 'pointer');
  const dialog = page.getByRole('dialog');
  const create = page.getByRole('button', { name: 'Nowa strona' });

  await test.step('a title of 200 characters makes an address of 80, and a second page of the same name is refused', async () => {
    await create.click({ timeout: firstPatience });
    await page.getByRole('button', { name: 'Utwórz stronę' }).click();
    await expect(dialog.getByText('Wpisz tytuł strony.')).toBeVisible();
    await page.getByLabel('Tytuł strony').fill('ą'.repeat(200));
    await page.getByRole('button', { name: 'Utwórz stronę' }).click();
    await expect(main.getByRole('link', { name: /=a{80}$/ })).toBeVisible();
    await create.click();
    await page.getByLabel('Tytuł strony').fill('Ą'.repeat(200));
    await expect(dialog.getByText(/^Taki adres ma już strona/)).toBeVisible();
    await page.getByLabel('Tytuł strony').fill('Dojazd');
    await page.getByRole('button', { name: 'Utwórz stronę' }).click();
  });

  const text = main.getByRole('textbox', { name: contentLabel });
  await test.step('a script is taken out of what is pasted', async () => {
    await text.click();
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<p class="MsoNormal" style="color:red" onclick="a()">Autobus <b>12</b></p><script>alert(1)</script>',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text).toHaveText('Autobus 12');
    await page.getByRole('tab', { name: 'Kod HTML' }).click();
    await expect(page.locator('.cm-content')).toHaveText('<p>Autobus <strong>12</strong></p>');
  });

  await test.step('code that the text editor would not keep stays as code, and its fault is named', async () => {
    const code = page.locator('.cm-content');
    await code.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('<details><summary>Bilety</summary><p>Ulgowe</p></details><script>alert(1)</script>');
    await expect(main.getByText('nie zachowałby z tego kodu: <script>, <details>, <summary>')).toBeVisible();
    await expect(main.getByText('Strona nie pokazuje znacznika <script>.').first()).toBeVisible({ timeout: firstPatience });
    await expect(code).toContainText('<details><summary>Bilety</summary>');
    await code.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('<p>Autobus 12</p>');
    await page.getByRole('tab', { name: 'Tekst' }).click();
    await expect(text).toHaveText('Autobus 12');
  });

  await test.step('a picture of 50 MB, a program and a drawing with a script are refused, and the text stays', async () => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Obraz' }).click();
    await choosePicture(page, person, emptyFile('duzy.png', 52_428_799));
    await expect(dialog.getByText('Ten plik ma 50 MB. Obraz może mieć najwyżej 25 MB.')).toBeVisible();
    await choosePicture(page, person, { name: 'program.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090') });
    await expect(dialog.getByText('Plik „program.png” nie jest obrazem PNG, JPEG, WebP ani SVG.')).toBeVisible();
    await choosePicture(page, person, { name: 'herb.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
    await expect(dialog.getByText(/Rysunek „herb.svg” zawiera skrypt/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Anuluj' }).click();
    await expect(text).toHaveText('Autobus 12');
  });

  await test.step('a page gets another address, and is removed and brought back', async () => {
    await page.getByRole('button', { name: 'Zmień adres' }).click();
    await page.getByLabel('Nazwa w adresie').fill('Zły adres');
    await page.getByRole('button', { name: 'Zmień', exact: true }).click();
    await expect(dialog.getByText(/może mieć małe litery bez ogonków/)).toBeVisible();
    await page.getByLabel('Nazwa w adresie').fill('jak-dojechac');
    await page.getByRole('button', { name: 'Zmień', exact: true }).click();
    await expect(main.getByRole('link', { name: /=jak-dojechac$/ })).toBeVisible();
    await expect(text).toHaveText('Autobus 12');
    await page.getByRole('button', { name: 'Usuń stronę' }).click();
    await expect(dialog.getByText('W treści redakcji nic do niej nie prowadzi.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Usuń stronę' }).click();
    await expect(page.getByRole('button', { name: /^Dojazd/ })).toBeHidden();
    await page.getByRole('button', { name: 'Cofnij' }).last().click();
    await expect(page.getByRole('button', { name: /^Dojazd/ })).toBeVisible();
  });
  await withdrawDrafts(page);
});
