// Acting for a person or an institution: the choice, and its effect on the open screen and the list of services.
import type { Page } from 'playwright/test';
import { startPortal } from '../portal-server';
import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, testOn } from './story';

// Services for one kind of subject each, in addition to the base pack. Their answers say for whom they were requested.
const test = testOn(() => startPortal('start', { DEFINITIONS_DIR: 'tests/e2e/subject-pack' }));

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

async function answerPersonalCalls(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/proby/**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    query.delete('lang');
    asked.push(query.toString());
    return route.fulfill({ json: { czyje: query.toString() } });
  });
  return asked;
}

async function choose(page: Page, name: string, press: 'Zatwierdź' | 'Zamknij' = 'Zatwierdź'): Promise<void> {
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Zmień, w\u00a0czyim imieniu działasz' }).click();
  const dialog = page.getByRole('dialog', { name: 'W\u00a0czyim imieniu działasz' });
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByText(press, { exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('the choice of a subject takes effect when it is confirmed, reverts when it is closed, and asks the open screen anew, by PESEL for a person and by NIP for an institution [SHELL-01, SUBJ-03, SUBJ-04, SUBJ-09, SUBJ-10, CALL-04, CALL-05, CALL-08, SUBJ-08, ACCESS-12]', {
  tag: '@desk',
}, async ({ page, portal }) => {
  const asked = await answerPersonalCalls(page);
  const { subjects } = await signIn(page, portal, 'anna');
  const person = subjects.find(({ institution }) => !institution);
  const shop = subjects.find(({ institution }) => institution);
  // Until the office has said for whom the user may act, no personal call is made.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/lista-podmiotow*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/uslugi/proba-kazdego');
  await expect(page.getByRole('heading', { level: 1, name: 'Próba dla każdego' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(asked).toEqual([]);
  release();
  await expect(page.getByText(`pesel=${person?.pesel}`)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([`pesel=${person?.pesel}`]));

  await choose(page, shop?.name ?? '', 'Zamknij');
  await expect(page.getByText(`pesel=${person?.pesel}`)).toBeVisible();
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('button', { name: 'Zmień, w\u00a0czyim imieniu działasz' }).click();
  await expect(page.getByRole('radio', { name: person?.name ?? '' })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.keyboard.press('Escape');

  await choose(page, shop?.name ?? '');
  await expect(page.getByText(`nip=${shop?.nip}`)).toBeVisible();
  await expect(page.getByText(`pesel=${person?.pesel}`)).toHaveCount(0);
  expect(await page.evaluate(() => [sessionStorage.getItem('okienko.nip'), sessionStorage.getItem('okienko.pesel')])).toEqual([
    shop?.nip,
    null,
  ]);
  await page.reload();
  await expect(page.getByText(`nip=${shop?.nip}`)).toBeVisible();
  await choose(page, person?.name ?? '');
  await expect(page.getByText(`pesel=${person?.pesel}`)).toBeVisible();
  expect(asked.at(-1)).toBe(`pesel=${person?.pesel}`);
});

test('a screen of the other kind of subject gives way to the services list with a message, and list and site map say which are closed [SUBJ-06, SUBJ-07, ACCESS-09, ERR-23, SERV-06, SERV-07, MAP-08]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await answerPersonalCalls(page);
  const { subjects } = await signIn(page, portal, 'anna');
  const shop = subjects.find(({ institution }) => institution);
  await page.goto('/uslugi/proba-osoby');
  await expect(page.getByText(/^pesel=/)).toBeVisible();
  await choose(page, shop?.name ?? '');
  await expect(page).toHaveURL(/\/lista-uslug$/);
  await expect(page.locator('.snackbar').getByText('Podmiot nie ma dostępu do tej usługi')).toBeVisible();
  await expect(page.getByText('Próba dla osoby (usługa niedostępna w wybranym kontekście)')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Próba dla osoby/ })).toHaveCount(0);
  await page.goto('/mapa-strony');
  await expect(page.getByText('Próba dla osoby (usługa niedostępna w wybranym kontekście)')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Próba dla osoby/ })).toHaveCount(0);
  await page.goto('/uslugi/proba-osoby');
  await expect(page).toHaveURL(/\/lista-uslug$/);

  await page.evaluate(() => localStorage.setItem('okienko.language', 'en'));
  await page.goto('/uslugi/proba-osoby');
  await expect(page.locator('.snackbar').getByText('The selected entity does not have access to this service')).toBeVisible();
});
