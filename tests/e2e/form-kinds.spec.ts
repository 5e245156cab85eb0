// Special forms on sample screens: passwords, forms in a dialog, without fields, and sent as soon as the screen opens.
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothContrasts } from './axe';
import { refusal, test } from './form-office';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling } from './story';

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

test('the same form in two opened rows is two forms: own ids, own choices, text in the letters of the page @full', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/proby/wiersze');
  await page.getByRole('button', { name: 'Pokaż: Punkt A/1' }).click();
  await page.getByRole('button', { name: 'Pokaż: Punkt B/2' }).click();
  await expect(page.getByRole('radio', { name: 'List' })).toHaveCount(2);
  for (const place of [0, 1]) {
    await page.getByRole('radio', { name: 'List' }).nth(place).check();
    await page.getByLabel('Uwagi', { exact: true }).nth(place).fill(`Uwaga ${place}`);
  }
  await expect(page.getByRole('radio', { name: 'List', checked: true })).toHaveCount(2);
  await expect(page.getByLabel('Uwagi', { exact: true }).first()).toHaveValue('Uwaga 0');
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  const form = await page.locator('.form-block > h3').first().textContent();
  for (const row of ['Punkt A/1', 'Punkt B/2'])
    await expect(page.getByRole('region', { name: `${form}: ${row}`, exact: true })).toBeVisible();
  await expectAccessible(page);
  const letters = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => {
        const { fontFamily, fontSize } = getComputedStyle(element);
        return [fontFamily, fontSize];
      });
  expect(await letters('textarea')).toEqual(await letters('.form .field'));
});

const fieldOf = (page: Page, label: string) => page.locator('.field', { has: page.getByLabel(label, { exact: true }) });

test('a password can be shown, its strength is said in words, and the rules open beside it without what is hostile in them @full', {
  tag: '@desk',
}, async ({ page, office }) => {
  await page.goto('/proby/konto');
  const field = page.getByLabel('Nowe hasło', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill('abcdefgh');
  const shown = fieldOf(page, 'Nowe hasło');
  await expect(shown.locator('.strength')).toHaveText('Siła hasła: średnie');
  await field.fill('abcdefghijkl');
  await expect(shown.getByRole('status')).toHaveText('Siła hasła: mocne');
  await page.getByRole('button', { name: 'Pokaż wpisywane znaki: Nowe hasło' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Login')).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('Login')).toHaveValue('anna.nowak');
  await page.getByRole('button', { name: 'Przeczytaj zasady' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zasady' });
  await expect(dialog).toContainText('Hasło ma osiem znaków.');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Przeczytaj zasady' })).toBeFocused();
  await expect(page).not.toHaveTitle('zle');
  expect(office.sent).toEqual([]);
});

test('a form in a dialog loads anew when it opens, speaks when typing pauses, and closes after success, in both contrasts', {
  tag: '@desk',
}, async ({ page, office }) => {
  await page.goto('/proby/konto');
  const opener = page.getByRole('button', { name: 'Zarządzaj zgodami' });
  await opener.click();
  await expect.poll(() => office.asked.get('GET /zgody')).toBe(2);
  const dialog = page.getByRole('dialog', { name: 'Powiadomienia' });
  const toggle = dialog.getByRole('switch', { name: 'Powiadomienia SMS' });
  await expect(toggle).not.toBeChecked();
  await expect(dialog.getByLabel('Telefon')).toHaveCount(0);
  await toggle.click();
  await expect(dialog.getByLabel('Telefon')).toHaveValue('600100200');
  await dialog.getByLabel('Telefon').fill('60');
  await expect(dialog.locator('.field-problem')).toHaveText('Niepoprawny format. Wpisz 9 cyfr, na przykład 601 234 567.');
  await expectAccessibleInBothContrasts(page);
  await expectNoSidewaysScrolling(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  expect(office.sent).toEqual([]);
  await toggle.click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await toggle.click();
  await dialog.getByLabel('Telefon').fill('511 222 333');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Zgody zostały zapisane.' })).toBeVisible();
  expect(office.sent).toEqual([{ method: 'POST', path: '/zgody', body: { sms: true, telefon: '511 222 333' } }]);
  await expect(opener).toBeFocused();
});

test('a dialog with unsaved input asks before it closes, and closes when sending fails where the definition says so', {
  tag: '@once',
}, async ({ page, office, allowConsole }) => {
  allowConsole(/status of 422/);
  await page.goto('/proby/konto');
  await page.getByRole('button', { name: 'Zarządzaj zgodami' }).click();
  const dialog = page.getByRole('dialog', { name: 'Powiadomienia' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Zarządzaj zgodami' }).click();
  await dialog.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(dialog.getByRole('switch')).toBeChecked();
  office.answer('POST /zgody', refusal(77, 'Nie można teraz zapisać.'));
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Nie można teraz zapisać.' })).toBeVisible();
  await page.getByRole('button', { name: 'Zarządzaj zgodami' }).click();
  await expect(dialog.getByRole('switch')).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a form without fields asks first; after yes the session of this browser ends and the next screen says what happened @full', {
  tag: '@once',
}, async ({ page, office, portal }) => {
  await signIn(page, portal, 'anna');
  await page.goto('/proby/konto');
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  await page.getByRole('button', { name: 'Zostaw konto' }).click();
  expect(office.sent).toEqual([]);
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ekran docelowy' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Konto zostało usunięte.' })).toBeVisible();
  expect(office.sent).toEqual([{ method: 'DELETE', path: '/konto', body: null }]);
  expect(await page.evaluate(() => localStorage.getItem('okienko.token'))).toBeNull();
  await page.goto('/proby/cel');
  await expect(page.getByText('Konto zostało usunięte.')).toHaveCount(0);
});

test('a link from a letter is sent once when it opens, starts the session, and is not sent again by going back @full', {
  tag: '@once',
}, async ({ page, office, portal, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const { token } = await signIn(page, portal, 'anna');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/kontakt');
  office.answer('POST /aktywacja', (route) => route.abort());
  await page.goto('/proby/aktywacja?hash=a%2Bb&inne=1');
  await expect(page.getByRole('status').filter({ hasText: 'Nie udało się połączyć z urzędem.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Przejdź do logowania' })).toBeVisible();
  office.answer('POST /aktywacja', (route) => route.fulfill({ json: { token } }));
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Konto zostało aktywowane.' })).toBeVisible();
  await expect(page).toHaveURL(/\/proby\/cel$/);
  expect(office.sent.map(({ body }) => body)).toEqual([{ hash: 'a+b' }, { hash: 'a+b' }]);
  expect(await page.evaluate(() => localStorage.getItem('okienko.token'))).toBe(token);
  await page.goBack();
  await expect(page).toHaveURL(/\/kontakt$/);
  await page.goto('/proby/aktywacja');
  await expect(page).toHaveURL(/\/proby\/cel$/);
  expect(office.sent).toHaveLength(2);
});
