import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, previewOf, test } from './room';

test('the preview shows a service as a person, a visitor, an institution and a restricted account see it, in each state of the office and in the second contrast @desk @full', async ({
  page,
  portal,
  allowConsole,
}) => {
  // The states of the office are errors of its calls.
  allowConsole(/50[03]|404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', '/?plik=services/aktualne-zameldowanie-osoby/service.json');
  const preview = previewOf(page);
  const rows = preview.locator('tbody tr');

  await test.step('a person sees rows made of the contract, a visitor is asked to log in, an institution is told that this is for persons', async () => {
    await expect(rows).not.toHaveCount(0, { timeout: firstPatience });
    await choose(page, 'Kto patrzy', 'gość');
    await expect(preview.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    await choose(page, 'Kto patrzy', 'instytucja');
    await expect(rows).toHaveCount(0);
    await choose(page, 'Kto patrzy', 'osoba');
    await expect(rows).not.toHaveCount(0);
  });

  await test.step('the states of the office', async () => {
    await choose(page, 'Dane', 'jeden wiersz');
    await expect(rows).toHaveCount(1);
    await choose(page, 'Dane', 'brak danych');
    await expect(rows).toHaveCount(0);
    await choose(page, 'Dane', '10 000 wierszy');
    await expect(rows).toHaveCount(5);
    await choose(page, 'Dane', 'brak pól nieobowiązkowych');
    await expect(preview.getByRole('cell', { name: 'nie podano' })).toBeVisible();
    await choose(page, 'Dane', 'urząd jeszcze nie odpowiedział');
    await expect(rows).toHaveCount(0);
    await expect(preview.locator('.waiting')).toBeVisible();
    await choose(page, 'Dane', 'urząd nie działa');
    await expect(preview.getByRole('heading', { name: 'Przerwa techniczna' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await choose(page, 'Dane', 'przykładowe');
    await choose(page, 'Kto patrzy', 'konto ograniczone');
    await expect(preview.getByText('Ta usługa będzie dostępna, gdy potwierdzisz swoją tożsamość.')).toBeVisible();
    await choose(page, 'Kto patrzy', 'osoba');
  });

  await test.step('the second contrast', async () => {
    await choose(page, 'Wygląd', 'wysoki kontrast');
    await expect(preview.locator('html')).toHaveAttribute('data-contrast', 'high');
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expectAccessible(page);
  });
});

test('the preview is as wide as a screen of a desk, a tablet or a phone, made smaller as a whole where the pane is narrower @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, portal, 'redaktor', '/?plik=services/stawki-pojazdow/service.json');
  const body = previewOf(page).locator('body');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: firstPatience });
  const pane = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().width);
  for (const [name, pixels] of [
    ['komputer', 1280],
    ['tablet', 768],
    ['telefon', 360],
  ] as const) {
    await choose(page, 'Pokaż jako', name);
    await expect.poll(async () => await body.evaluate(() => innerWidth)).toBe(pixels);
    const drawn = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect());
    expect(Math.round(drawn.width)).toBe(Math.round(Math.min(pixels, pane)));
    expect(drawn.bottom).toBeLessThanOrEqual(900);
  }
  await choose(page, 'Pokaż jako', 'okno obok');
  await expect.poll(async () => await body.evaluate(() => innerWidth)).toBe(Math.floor(pane));
});

test('a cell that is clicked in the preview selects its column, in the tree and in the properties; the block of a selected part is marked @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', '/?plik=services/stawki-pojazdow/service.json');
  const preview = previewOf(page);
  await preview.locator('tbody td').nth(1).click({ timeout: firstPatience });
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Stawka maksymalna według obwieszczenia Ministra Finansów' }),
  ).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^Stawka maksymalna/ })).toBeInViewport();
  await expect(preview.locator('[data-preview-part]')).toHaveCount(1);
  await expectAccessible(page);
});

test('an address of a service that is not there leads to the list, with the reason @desk', async ({ page, portal, allowConsole }) => {
  allowConsole(/404/);
  await enter(page, portal, 'podatki', '/?plik=services/nie-ma-takiej/service.json');
  await expect(page.getByText('Nie ma tu tego, o co pytasz.')).toBeVisible({ timeout: firstPatience });
  await expect(page.getByLabel('Szukaj usługi lub słowa z ekranu')).toBeVisible();
});

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}
