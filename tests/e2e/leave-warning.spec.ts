// The warning before leaving unsent data, and the information dialog, on a page made for these stories, because no public screen has a
// form.
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { build } from 'vite';
import { expect, test } from './story';

// One worker runs these stories; a second would have to build their page again.
test.describe.configure({ mode: 'default' });

let script = '';

test.beforeAll(async () => {
  const entry = join(import.meta.dirname, 'leave-warning', 'page.tsx');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite watched instead of building.');
  script = output.output[0].code;
});

test.beforeEach(async ({ page }) => {
  await page.route('http://portal.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="pl"><title>Próba</title><body></body></html>' }),
  );
  await page.goto('http://portal.example/');
  await page.addScriptTag({ content: script });
  await page.getByRole('link', { name: 'Formularz' }).click();
});

const path = (page: Page) => new URL(page.url()).pathname;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Opuścić tę stronę?' });

test('a link away from a partly filled form asks first: staying keeps what was typed, leaving leaves [SHELL-46]', { tag: '@once' }, async ({
  page,
}) => {
  const field = page.getByLabel('Uwagi');
  await field.fill('przeciek');
  await page.getByRole('link', { name: 'Inna strona' }).click();
  await expect(warning(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zostań na stronie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  expect(path(page)).toBe('/formularz');
  await expect(field).toHaveValue('przeciek');

  await page.getByRole('link', { name: 'Inna strona' }).click();
  await page.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(page.getByRole('heading', { name: 'Inna strona' })).toBeVisible();
  expect(path(page)).toBe('/inna');
});

test('the back button asks as well, and Escape stays', { tag: '@once' }, async ({ page }) => {
  await page.getByRole('link', { name: 'Inna strona' }).click();
  await page.getByRole('link', { name: 'Formularz' }).click();
  const field = page.getByLabel('Uwagi');
  await field.fill('przeciek');
  await page.goBack();
  await expect(warning(page)).toBeVisible();
  expect(path(page)).toBe('/formularz');
  await page.keyboard.press('Escape');
  await expect(warning(page)).toHaveCount(0);
  await expect(field).toHaveValue('przeciek');

  await page.goBack();
  await page.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(page.getByRole('heading', { name: 'Inna strona' })).toBeVisible();
});

test('closing the window asks while something is typed, and does not when nothing is', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByLabel('Uwagi').fill('przeciek');
  await page.getByLabel('Uwagi').clear();
  await page.goto('http://portal.example/');
  expect(asked).toEqual([]);
  await page.addScriptTag({ content: script });
  await page.getByRole('link', { name: 'Formularz' }).click();
  await page.getByLabel('Uwagi').fill('przeciek');
  const returned = await page.evaluate(() => {
    const event = document.createEvent('BeforeUnloadEvent');
    event.initEvent('beforeunload', false, true);
    window.dispatchEvent(event);
    return event.returnValue;
  });
  expect(returned, 'what browsers before 2024 ask by').toBe('true');
  await page.goto('http://portal.example/');
  expect(asked).toEqual(['beforeunload']);
});

test('an empty form, and another step of the same page, do not ask; the same page opened with something else does', {
  tag: '@once',
}, async ({ page }) => {
  await page.getByLabel('Uwagi').fill('przeciek');
  await page.getByRole('link', { name: 'Krok drugi' }).click();
  expect(new URL(page.url()).search).toBe('?krok=2');
  await expect(page.getByLabel('Uwagi')).toHaveValue('przeciek');
  await page.getByRole('link', { name: 'Inna karta' }).click();
  await expect(warning(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  expect(new URL(page.url()).search).toBe('?krok=2');
  await expect(page.getByLabel('Uwagi')).toHaveValue('przeciek');
  await page.getByLabel('Uwagi').clear();
  await page.getByRole('link', { name: 'Inna karta' }).click();
  await page.getByLabel('Uwagi').fill('przeciek');
  await page.goBack();
  await expect(warning(page)).toBeVisible();
  expect(await page.evaluate(() => history.state)).toEqual({ karta: 7 });
  await page.getByRole('button', { name: 'Zostań na stronie' }).click();
  await page.getByLabel('Uwagi').clear();
  await page.getByRole('link', { name: 'Inna strona' }).click();
  await expect(page.getByRole('heading', { name: 'Inna strona' })).toBeVisible();
});

test('a notice stays until its single OK is pressed, and gives the focus back [SHELL-42]', { tag: '@once' }, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Koniec sesji' });
  await opener.click();
  const dialog = page.getByRole('alertdialog', { name: 'Sesja wygasła' });
  await expect(dialog).toContainText('Zaloguj się ponownie.');
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
