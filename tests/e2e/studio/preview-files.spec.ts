// What a preview gives besides a page: the files that residents would download, scenarios, and the answer of a form.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import type { DraftAnswer } from '../../../server/studio/answers';
import { readPdf } from '../../read-pdf';
import { expectAccessible } from '../axe';
import { askRoom, latestDraft } from './ask-room';
import { enter, expect, firstPatience, previewOf, test, withdrawDrafts } from './room';

const budget = 'services/budzet-dochody/service.json';

test('the preview shows a changed screen as paper and as CSV, with the year that was chosen on it, as the portal would draw it @desk @full', async ({
  page,
  portal,
  allowConsole,
}) => {
  // A state without a document is answered with an error.
  allowConsole(/404|409|503/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, portal, 'redaktor', `/?plik=${budget}`);
  const preview = previewOf(page);
  const pane = page.getByRole('region', { name: 'Podgląd' });
  await page.getByRole('main').getByRole('textbox', { name: 'Tytuł' }).fill('Skąd gmina ma pieniądze');
  await expect(preview.getByRole('heading', { level: 1, name: 'Skąd gmina ma pieniądze' })).toBeVisible({ timeout: firstPatience });
  await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
  await preview.getByLabel('Rok budżetowy').selectOption('2025');
  await expect(preview.locator('tbody tr')).not.toHaveCount(0);
  const ofPortal = await saved(page, preview.getByRole('button', { name: /^Pobierz CSV/ }));

  await test.step('the paper has the draft’s title, the year, and the table', async () => {
    await choose(page, 'Pokaż jako', 'papier (PDF)');
    const paper = readPdf(await saved(page, pane.getByRole('button', { name: 'Pobierz PDF szkicu' })));
    expect(paper.pageText(0)).toContain('Skąd gmina ma pieniądze');
    expect(paper.pageText(0)).toMatch(/Rok budżetowy:?\s*2025/);
    expect(paper.tables[0]?.body.flat().join(' ')).toContain('Wpływy z podatku od nieruchomości');
    await expectAccessible(page);
  });

  await test.step('the CSV is the one that the portal gives', async () => {
    await choose(page, 'Pokaż jako', 'CSV');
    const csv = await saved(page, pane.getByRole('button', { name: 'Pobierz CSV szkicu' }));
    expect(csv.toString()).toBe(ofPortal.toString());
    await expect(pane.getByLabel('dochody_budzetu', { exact: false })).toContainText('Wpływy z podatku od nieruchomości;');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Podgląd' }).click();
    await expect(pane.getByRole('button', { name: 'Pobierz CSV szkicu' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('many rows, no office, and a screen without PDF', async () => {
    await choose(page, 'Dane', '10 000 wierszy');
    await expect(pane.getByText('Pierwsze 199 wierszy z')).toBeVisible();
    await choose(page, 'Dane', 'urząd nie działa');
    await expect(pane.getByText('W tym stanie portal nie daje pliku.')).toBeVisible();
    await choose(page, 'Dane', 'przykładowe');
    await choose(page, 'Pokaż jako', 'papier (PDF)');
    await expect(pane.getByRole('button', { name: 'Pobierz PDF szkicu' })).toBeVisible();
    await choose(page, 'Kto patrzy', 'gość');
    await expect(pane.getByRole('button', { name: 'Pobierz PDF szkicu' })).toBeVisible();
    await page.goto('/redakcja/?plik=services/dane-korespondencyjne/service.json');
    await choose(page, 'Pokaż jako', 'papier (PDF)');
    await expect(pane.getByText('Ten ekran nie ma PDF.')).toBeVisible();
  });

  await test.step('the file may stand in a frame of the editor, a state that is none is refused, and whoever is not signed in gets nothing', async () => {
    const path = '/redakcja/api/preview/opublikowane/pdf?address=%2Fuslugi%2Fbudzet-dochody&situation=person.sample.budzet-dochody';
    const file = await page.request.get(path);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    for (const [state, status] of [
      ['{"__proto__": {"rok": 1}}', 200],
      ['[', 400],
      ['5', 400],
    ] as const)
      expect((await page.request.get(`${path}&state=${encodeURIComponent(state)}`)).status()).toBe(status);
    await withdrawDrafts(page);
    await page.context().clearCookies();
    expect((await page.request.get(path)).status()).toBe(401);
  });
});

test('what the preview shows becomes a scenario with the year chosen on the screen; a later change turns it red and says what residents would see instead @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', `/?plik=${budget}`);
  const preview = previewOf(page);
  const main = page.getByRole('main');
  await preview.getByLabel('Rok budżetowy').selectOption('2025', { timeout: firstPatience });
  await expect(preview.locator('tbody tr')).not.toHaveCount(0);
  await main.getByRole('tab', { name: 'Scenariusze' }).click();
  await main.getByLabel('Nazwa scenariusza').fill('rok poprzedni');
  await main.getByRole('button', { name: 'Zapisz jako scenariusz' }).click();
  const told = main.getByRole('alert').filter({ hasText: 'rok poprzedni' });
  await expect(told).toContainText('jest tak, jak zapisano');
  const { changes } = await askRoom<DraftAnswer>(page, `/drafts/${await latestDraft(page)}`);
  expect(JSON.stringify(changes)).toContain('"params":{"rok":"2025"}');
  await expectAccessible(page);

  await test.step('its data is one of those that the preview shows, which keeps the year', async () => {
    await choose(page, 'Dane', 'scenariusz: rok poprzedni');
    await expect(preview.locator('tbody tr')).not.toHaveCount(0);
    await expect(preview.getByLabel('Rok budżetowy')).toHaveValue('2025');
    await choose(page, 'Dane', 'przykładowe');
  });

  await test.step('another title turns it red, in words', async () => {
    await main.getByRole('tab', { name: 'Właściwości' }).click();
    await main.getByRole('textbox', { name: 'Tytuł' }).fill('Skąd gmina ma pieniądze');
    await main.getByRole('tab', { name: 'Scenariusze' }).click();
    await expect(told).toContainText('mieszkaniec zobaczy co innego');
    await expect(told).toContainText(/miało być: .*Dochody budżetu.*jest: .*Skąd gmina ma pieniądze/s);
    await expectAccessible(page);
    await withdrawDrafts(page);
  });
});

test('a form in the preview answers as its success would, and sends the office nothing @once @full', async ({ page, portal }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !pathname.startsWith('/redakcja/api/pulse')) sent.push(pathname);
  });
  await enter(page, portal, 'redaktor', '/?plik=services/wyslij-zgloszenie/service.json');
  const preview = previewOf(page);
  await preview.getByLabel('Punkt odbioru').selectOption('3101', { timeout: firstPatience });
  await preview.getByLabel('Temat').selectOption('3');
  await preview.getByLabel('Treść zgłoszenia').fill('Wodomierz stoi.');
  await preview.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(preview.getByText('Zgłoszenie zostało wysłane.')).toBeVisible();
  expect(sent.filter((path) => !path.startsWith('/redakcja/api/preview/') && !path.startsWith('/redakcja/api/session'))).toEqual([]);
});

/** What a button saves as a file. */
async function saved(page: Page, button: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button.click();
  return readFileSync(await (await download).path());
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
}
