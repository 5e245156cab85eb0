import { generate } from 'otplib';
import type { Page } from 'playwright/test';
import { sampleEditors } from '../../sample-office/sample-editors';
import { startPatience, startPortal } from '../portal-server';
import { expectAccessible } from './axe';
import { test as base, expect } from './story';

// Publishing changes the portal for everybody, so these stories have one of their own.
const test = base.extend<object, { readonly editorsPortal: string }>({
  editorsPortal: [
    async ({ playwright: _ }, use) => {
      const portal = await startPortal('start', { STUDIO: 'on' });
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'worker', timeout: startPatience + 10_000 },
  ],
});

const service = 'Stawki podatku od środków transportu';

test('an editor renames a column and sees it at once, a colleague approves and publishes it, and residents have it @desk', async ({
  page,
  browser,
  editorsPortal,
  allowConsole,
}) => {
  // The first question of the page is who is signed in, and nobody is.
  allowConsole(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, editorsPortal, 'redaktor');
  await expectAccessible(page);

  await page.getByLabel('Szukaj usługi').fill('środków transportu');
  await page.getByRole('button', { name: service }).click();
  const preview = page.frameLocator('iframe');
  // The first preview has the whole pack checked with the layer.
  await expect(preview.getByRole('heading', { level: 1, name: service })).toBeVisible({ timeout: 60_000 });
  await expect(preview.getByRole('columnheader', { name: /Stawka ustalona przez gminę/ })).toBeVisible();

  await test.step('a click in the preview selects what was meant', async () => {
    await preview.getByRole('columnheader', { name: /Stawka ustalona przez gminę/ }).click();
    await expect(page.getByRole('main').getByText('tabela', { exact: true })).toBeVisible();
  });

  await test.step('a changed word is saved and drawn', async () => {
    await openGroup(page, 'Kolumny (4)');
    await page.getByRole('tree').getByText('Stawka ustalona przez gminę').click();
    await page.getByRole('main').getByLabel('Etykieta').fill('Stawka gminy');
    await expect(page.getByRole('status')).toHaveText('Zapisano w szkicu');
    await expect(preview.getByRole('columnheader', { name: /Stawka gminy/ })).toBeVisible();
    await expect(page.getByText('Zmienione w tym szkicu')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('undo brings the old word back, redo the new one', async () => {
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(page.getByRole('main').getByLabel('Etykieta')).toHaveValue('Stawka ustalona przez gminę');
    await page.getByRole('button', { name: 'Ponów' }).click();
    await expect(page.getByRole('main').getByLabel('Etykieta')).toHaveValue('Stawka gminy');
    await expect(page.getByRole('status')).toHaveText('Zapisano w szkicu');
  });

  await test.step('it is handed in with what it changes in words', async () => {
    await page.getByRole('button', { name: 'Przekaż zmiany' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText([/Stawka ustalona przez gminę.*Stawka gminy/]);
    await dialog.getByLabel('Tytuł').fill('Krótsza nazwa kolumny');
    await dialog.getByLabel('Powód').fill('Czytelniej na telefonie');
    await dialog.getByRole('button', { name: 'Przekaż', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await enter(colleague, editorsPortal, 'zatwierdza');
  await colleague.getByRole('button', { name: 'Szkice i wnioski' }).click();
  const proposals = colleague.getByRole('dialog');
  await proposals.getByRole('listitem').filter({ hasText: 'Krótsza nazwa kolumny' }).getByRole('button', { name: 'Otwórz' }).click();
  await expect(proposals.getByText('Czytelniej na telefonie')).toBeVisible();
  await proposals.getByRole('button', { name: 'Zatwierdź' }).click();
  await proposals.getByRole('button', { name: 'Otwórz' }).click();
  await proposals.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(proposals.getByText('Nie ma szkiców ani wniosków.')).toBeVisible();

  await colleague.goto(`${editorsPortal}/uslugi/stawki-pojazdow`);
  await expect(colleague.getByRole('columnheader', { name: /Stawka gminy/ })).toBeVisible();
  await context.close();
});

async function enter(page: Page, portal: string, login: string): Promise<void> {
  const person = sampleEditors.find((editor) => editor.login === login);
  await page.goto(`${portal}/redakcja`);
  await page.getByLabel('Nazwa użytkownika').fill(login);
  await page.getByLabel('Hasło').fill(person?.password ?? '');
  await page.getByLabel('Kod z aplikacji').fill(await generate({ secret: person?.totpSecret ?? '' }));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByLabel('Szukaj usługi')).toBeVisible({ timeout: 60_000 });
}

async function openGroup(page: Page, name: string): Promise<void> {
  const group = page.getByRole('treeitem', { name });
  if ((await group.last().getAttribute('aria-expanded')) !== 'true') await group.last().getByText(name).click();
}
