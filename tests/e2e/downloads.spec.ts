// Files that a row offers, saved exactly as the office sends them, and what to do when a list is too long for a PDF. The definitions are
// beside this file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { startPortal } from '../portal-server';
import { expectAccessible } from './axe';
import { expect, expectNoSidewaysScrolling, testOn } from './story';

const test = testOn(() => startPortal('start', { DEFINITIONS_DIR: join(import.meta.dirname, 'download-pack') }));

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

const invoices = [
  { numer: 'FV/1/2026', idDokumentuPdf: 1 },
  { numer: 'FV/2/2026', idDokumentuPdf: 2 },
  { numer: 'FV/3/2026', idDokumentuPdf: 3 },
  { numer: 'FV/4/2026', idDokumentuPdf: null },
];

/** An office that sends the document of an invoice when the story says so. */
async function holdDocuments(
  page: Page,
): Promise<{ readonly asked: string[]; answer(id: string, respond: (route: Route) => Promise<void>): Promise<void> }> {
  const held = new Map<string, Route>();
  const asked: string[] = [];
  await page.route('**/api/proba/dajFaktury*', (route) => route.fulfill({ json: { faktury: invoices } }));
  await page.route('**/api/proba/dajFakture?*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('idDokumentuPdf') ?? '';
    asked.push(id);
    held.set(id, route);
  });
  return {
    asked,
    async answer(id, respond) {
      await expect.poll(() => held.has(id)).toBe(true);
      const route = held.get(id);
      held.delete(id);
      if (route) await respond(route);
    },
  };
}

const stored = (id: string) => (route: Route) => route.fulfill({ contentType: 'application/pdf', body: `%PDF-1.7 ${id}` });

test('a row that fetches its document says so alone, takes no second press and saves it under the number of the invoice', {
  tag: '@desk',
}, async ({ page }) => {
  const office = await holdDocuments(page);
  await page.goto('/uslugi/proba-pobierania');
  const rows = page.locator('tbody tr');
  const [first, second] = [rows.nth(0).getByRole('button'), rows.nth(1).getByRole('button')];
  await expect(first).toHaveAccessibleName('Pobierz fakturę: FV/1/2026');
  await expect(rows.nth(3)).toContainText('brak dokumentu');
  await first.click();
  await expect(first).toHaveText('Pobieranie…');
  await expect(first).toHaveAccessibleName('Pobieranie…: FV/1/2026');
  await expect(first).toHaveAttribute('aria-busy', 'true');
  await expect(second).toHaveText('Pobierz fakturę');
  await first.click();
  await first.press('Enter');

  const [other] = await Promise.all([page.waitForEvent('download'), second.click().then(() => office.answer('2', stored('druga')))]);
  expect(other.suggestedFilename()).toBe('FV_2_2026.pdf');
  await expect(first).toHaveText('Pobieranie…');
  const [file] = await Promise.all([page.waitForEvent('download'), office.answer('1', stored('pierwsza'))]);
  expect(file.suggestedFilename()).toBe('FV_1_2026.pdf');
  expect(await readFile(await file.path(), 'utf8')).toBe('%PDF-1.7 pierwsza');
  await expect(first).toHaveText('Pobierz fakturę');
  expect(office.asked.toSorted()).toEqual(['1', '2']);
  await expectNoSidewaysScrolling(page);
});

test('a document that cannot be had is said in its row, and another try is one press away @full', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const office = await holdDocuments(page);
  await page.goto('/uslugi/proba-pobierania');
  const rows = page.locator('tbody tr');
  const third = rows.nth(2).getByRole('button');
  await third.click();
  await office.answer('3', (route) => route.fulfill({ status: 404, json: { kod: 9, opis: 'Nie ma tego dokumentu w archiwum.' } }));
  await expect(rows.nth(2).getByRole('alert')).toHaveText('Nie ma tego dokumentu w archiwum.');
  for (const place of [0, 1]) await expect(rows.nth(place).getByRole('alert')).toHaveText('');
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), third.click().then(() => office.answer('3', stored('trzecia')))]);
  expect(file.suggestedFilename()).toBe('FV_3_2026.pdf');
  await expect(rows.nth(2).getByRole('alert')).toHaveText('');
});

test('a list with more rows than a PDF may have is offered as CSV with a sentence that says why', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.getByText(/Ten wykaz jest za długi na\sPDF \(najwięcej wierszy: 30\)/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Pobierz PDF/ })).toHaveCount(0);
  const offered = page.locator('.downloads').getByRole('button');
  await expect(offered).toHaveAccessibleName('Pobierz CSV: Dochody budżetu gminy');
  const [file] = await Promise.all([page.waitForEvent('download'), offered.click()]);
  expect(file.suggestedFilename()).toBe('dochody_budzetu.csv');
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.trimEnd().split('\r\n').length).toBeGreaterThan(31);
  await expectNoSidewaysScrolling(page);
});
