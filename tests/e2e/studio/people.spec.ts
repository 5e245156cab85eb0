import { strToU8, zipSync } from 'fflate';
import { generate } from 'otplib';
import type { Page } from 'playwright/test';
import type { Overview } from '../../../server/studio/answers';
import { expectAccessible } from '../axe';
import { askRoom } from './ask-room';
import { enter, expect, firstPatience, Person, test, waysOf } from './room';

const name = 'Nina Nowa';
const password = 'Cztery-różne-słowa-7';

for (const way of waysOf()) {
  test(`an administrator invites an editor for one group, who accepts, works only there, and stands in the log, by ${way} @desk @full`, async ({
    page,
    browser,
    portal,
    allowConsole,
  }) => {
    // Two people and twelve looks by axe: more than a story usually has.
    test.slow();
    // Refusals that the story is about.
    allowConsole(/40[139]/);
    const login = `nina-${way}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'administrator', '/ludzie');
    const person = new Person(page, way);
    const group = await groupOf(page, 'stawki-pojazdow');
    await expectAccessible(page);

    await person.press(page.getByRole('button', { name: 'Zaproś osobę' }));
    await person.write(page.getByLabel('Nazwa użytkownika'), login);
    await person.write(page.getByLabel('Imię i nazwisko'), name);
    await person.press(page.getByRole('checkbox', { name: `Redaktor: ${group.title}` }));
    await expectAccessible(page);
    await person.press(page.getByRole('button', { name: 'Utwórz zaproszenie' }));
    const invitation = page.getByRole('region', { name: `Zaproszenie: ${name}` });
    const address = await invitation.getByLabel('Adres, który otwiera zaproszenie').inputValue();
    await expect(page.getByRole('row', { name: new RegExp(login) })).toContainText('zaproszenie czeka');
    await expectAccessible(page);

    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const guest = await context.newPage();
    const secret = await test.step('the invitation is accepted with a password and a code of the shown key', async () => {
      await guest.goto(address);
      await expect(guest.getByLabel('Kod zaproszenia')).toHaveValue(/.{40}/);
      await guest.getByRole('button', { name: 'Dalej' }).click();
      await expect(guest.getByText(`${name}, Twoja nazwa użytkownika to: ${login}.`)).toBeVisible();
      const key = ((await guest.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
      await expectAccessible(guest);
      await guest.getByLabel('Nowe hasło').fill('krótkie');
      await guest.getByLabel('Kod, który pokazuje aplikacja').fill(await generate({ secret: key }));
      await guest.getByRole('button', { name: 'Przyjmij zaproszenie' }).click();
      await expect(guest.getByRole('alert')).toContainText('od 12 do 256 znaków');
      await guest.getByLabel('Nowe hasło').fill(password);
      await guest.getByLabel('Kod, który pokazuje aplikacja').fill(await generate({ secret: key }));
      await guest.getByRole('button', { name: 'Przyjmij zaproszenie' }).click();
      await expect(guest.getByText('Zaproszenie przyjęte.')).toBeVisible();
      expect(guest.url()).not.toContain('#');
      return key;
    });

    await test.step('the new editor comes in and sees the own account', async () => {
      await guest.goto(`${portal.url}/redakcja/konto`);
      await guest.getByLabel('Nazwa użytkownika').fill(login);
      await guest.getByLabel('Hasło').fill('nie to');
      await guest.getByLabel('Kod z aplikacji').fill('000000');
      await guest.getByRole('button', { name: 'Zaloguj się' }).click();
      await expect(guest.getByRole('alert')).toContainText('się nie zgadzają');
      await guest.getByLabel('Hasło').fill(password);
      await guest.getByLabel('Kod z aplikacji').fill(await generate({ secret }));
      await guest.getByRole('button', { name: 'Zaloguj się' }).click();
      await expect(guest.getByRole('heading', { name: 'Moje konto' })).toBeVisible({ timeout: firstPatience });
      await expect(guest.getByText(`Redaktor: ${group.title}`)).toBeVisible();
      await expect(guest.getByRole('cell', { name: 'ta sesja' })).toBeVisible();
      await expect(guest.getByRole('link', { name: 'Ludzie' })).toBeHidden();
      await expectAccessible(guest);
    });

    await test.step('the right holds in its group, and elsewhere it is said in words who gives rights', async () => {
      const own = await change(guest, 'stawki-pojazdow');
      expect(own.status).toBe(200);
      const other = await change(guest, group.other);
      expect(other.message).toContain('Uprawnienia nadaje administrator');
    });

    await test.step('people are ordered by a press on a heading', async () => {
      await page.goto(`${portal.url}/redakcja/ludzie`);
      const names = page.getByRole('table', { name: 'Ludzie' }).getByRole('rowheader');
      const heading = page.getByRole('columnheader', { name: 'Imię i nazwisko' });
      await person.press(heading.getByRole('button'));
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      const upwards = await names.allTextContents();
      expect(upwards.length).toBeGreaterThan(1);
      expect(upwards).toEqual(upwards.toSorted(new Intl.Collator('pl').compare));
      await person.press(heading.getByRole('button'));
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      expect(await names.allTextContents()).toEqual(upwards.toReversed());
    });

    await test.step('a session that ended is taken up again where one was', async () => {
      await person.press(page.getByRole('button', { name: `Zmień: ${name}` }));
      await person.press(page.getByRole('button', { name: 'Zakończ otwarte sesje (1)' }));
      await expect(page.getByText(`Zapisano: ${name}.`)).toBeVisible();
      await guest.getByRole('textbox', { name: 'Nowe hasło' }).fill('Jeszcze-lepsze-słowa-8');
      await guest.getByRole('textbox', { name: 'Obecne hasło' }).first().fill(password);
      await guest.getByRole('button', { name: 'Zmień hasło' }).click();
      const again = guest.getByRole('dialog', { name: 'Sesja się skończyła' });
      await expect(again.getByLabel('Nazwa użytkownika')).toHaveValue(login);
      await expectAccessible(guest);
      await expect(guest.locator('[aria-labelledby="own-password"] [autocomplete="new-password"]')).toHaveValue('Jeszcze-lepsze-słowa-8');
    });

    await test.step('the log says who did what', async () => {
      await person.press(page.getByRole('link', { name: 'Dziennik' }));
      await person.choose(page.getByRole('combobox', { name: 'Osoba' }), `${name} (${login})`);
      for (const words of ['przyjęcie zaproszenia', 'zalogowanie', 'otwarcie szkicu'])
        await expect(page.getByRole('cell', { name: words, exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await person.press(page.getByRole('button', { name: 'Adam Administrator' }));
      await person.press(page.getByRole('menuitemradio', { name: 'English' }));
      await expect(page.getByRole('cell', { name: 'accepted the invitation' })).toBeVisible();
      await person.press(page.getByRole('button', { name: 'Adam Administrator' }));
      await person.press(page.getByRole('menuitemradio', { name: 'Polski' }));
    });
    await context.close();
  });
}

test('the layer is read from an archive as a proposal, after what it would change and what is refused was said @desk @full', async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/4(?:00|22)/);
  const file = 'services/stawki-pojazdow/service.json';
  const choose = async (files: Record<string, string>) => {
    const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
    await page
      .getByLabel('Wybierz archiwum')
      .setInputFiles({ name: 'warstwa.zip', mimeType: 'application/zip', buffer: Buffer.from(packed) });
  };
  await enter(page, portal, 'administrator', '/warstwa');
  await expect(page.getByRole('heading', { name: 'Warstwa w plikach' })).toBeVisible();
  await expectAccessible(page);

  await choose({ '../../etc/portal.json': '{}', 'serwer.js': 'process.exit()' });
  const refused = page.getByRole('region', { name: 'Czego nie można przyjąć' });
  await expect(refused.getByRole('listitem')).toHaveText([/nazwa prowadzi poza folder/, /portal nie czyta takiego pliku/]);
  await expectAccessible(page);
  await choose({ 'portal.json': '{"offices":{"obcy":{}}}' });
  await expect(refused.getByRole('listitem')).toHaveText([/tylko osoba, która prowadzi pliki/], { timeout: firstPatience });
  await expect(page.getByRole('button', { name: 'Złóż wniosek' })).toBeHidden();
  await page.getByRole('button', { name: 'Wybierz inne archiwum' }).click();

  await choose({ [file]: '{"title":"Stawki z pliku"}' });
  await expect(page.getByRole('region', { name: 'Co by się zmieniło' })).toContainText('Stawki z pliku');
  await page.getByLabel('Tytuł wniosku').fill('Warstwa z pliku');
  await page.getByLabel('Powód').fill('Przeniesienie z serwera próbnego');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Złóż wniosek' }).click();
  await expect(page.getByText(/Wniosek \d+ czeka na zatwierdzenie przez inną osobę/)).toBeVisible();
  await page.getByRole('link', { name: 'Dziennik' }).click();
  await expect(page.getByRole('cell', { name: 'wniosek z wczytanej warstwy' })).toBeVisible();
  await page.goto(`${portal.url}/uslugi/stawki-pojazdow`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stawki z pliku');
});

/** Title of the group of a service, and the slug of a service of another group. */
async function groupOf(page: Page, slug: string): Promise<{ readonly title: string; readonly other: string }> {
  const { files, groups } = await askRoom<Overview>(page, '/overview');
  const own = files.find((file) => file.slug === slug)?.group;
  const title: unknown = groups.find(({ id }) => id === own)?.title;
  const other = files.find((file) => file.slug !== null && file.group !== own && file.group !== 'portal');
  return { title: String(Object(title).pl ?? title), other: String(other?.slug) };
}

/** A changed title, sent by the page of an editor. */
async function change(page: Page, slug: string): Promise<{ readonly status: number; readonly message?: string }> {
  return await page.evaluate(async (of) => {
    const answer = await fetch('/redakcja/api/drafts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ edits: [{ file: `services/${of}/service.json`, path: '/title', set: 'Inny tytuł' }] }),
    });
    return { status: answer.status, ...(await answer.json()) };
  }, slug);
}
