// The portal before an office that exists only as definitions: what an integrator sees before the vendor's is there.
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, officeCalls, readScenarios } from '../../engine/authoring';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { answersOfScenarios } from '../../scripts/mock-office/good-answers';
import { createMockOffice } from '../../scripts/mock-office/mock-server';
import { waysPath } from '../../scripts/mock-office/way-names';
import { startPortal } from '../portal-server';
import { expect, testOn } from './story';

const test = testOn(async () => {
  const files = readDefinitionsFolder('definitions');
  const { pack } = checkPack(files, undefined, portalSurroundings);
  if (!pack) throw new Error('The base pack has errors.');
  const answers = answersOfScenarios(pack, readScenarios(files, pack).services);
  const office = createMockOffice({ calls: officeCalls(pack), answers, way: 'good' });
  const portal = await startPortal('start', { OFFICE_API_URL: await office.listen({ host: '127.0.0.1', port: 0 }) });
  return {
    ...portal,
    /** Sets the way in which the office answers a call, or all. */
    async answer(way: string, call?: string): Promise<void> {
      const set = await office.inject({ method: 'POST', url: waysPath, payload: { way, ...(call !== undefined && { call }) } });
      expect(set.statusCode).toBe(204);
    },
    async stop() {
      await portal.stop();
      await office.close();
    },
  };
});

test.describe.configure({ mode: 'default' });

test('login, dues and a PDF stand before an office that answers from definitions, and a wrong answer is told', { tag: '@once' }, async ({
  page,
  portal,
  allowConsole,
}) => {
  // Scenarios may let the office forget a field on purpose.
  allowConsole(/breaks its contract/);
  const main = page.getByRole('main');
  await page.goto('/lista-naleznosci');
  await main.getByLabel('Login').fill('proba');
  await main.getByLabel('Hasło', { exact: true }).fill('dowolne-haslo');
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(/\/lista-naleznosci$/);
  await expect(main.locator('tbody tr').first()).toBeVisible();

  await page.goto('/uslugi/najpopularniejsze-imiona');
  await expect(main.locator('tbody')).toContainText('213');
  const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Pobierz PDF' }).click()]);
  expect(file.suggestedFilename()).toBe('informacja_o_najpopularniejszych_imionach.pdf');

  await portal.answer('wrong', 'GET /el/dajNajpopularniejszeImiona');
  await page.reload();
  await expect(main.locator('tbody')).toContainText('brak danych');

  allowConsole(/status of 400/);
  await portal.answer('refused', 'GET /el/dajNajpopularniejszeImiona');
  await page.reload();
  await expect(main.getByText('Odmowa próbnego urzędu.').first()).toBeVisible();
  await portal.answer('good');
  await main.getByRole('button', { name: 'Spróbuj ponownie' }).first().click();
  await expect(main.locator('tbody')).toContainText('213');
});

test('an office that answers 404 and no word: it is said that there is nothing, with the telephone and without another try', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 404/);
  const main = page.getByRole('main');
  await page.goto('/uslugi/najpopularniejsze-imiona');
  await expect(main.locator('tbody')).toContainText('213');
  await portal.answer('missing', 'GET /el/dajNajpopularniejszeImiona/pdf');
  await main.getByRole('button', { name: 'Pobierz PDF' }).click();
  await expect(page.getByText('Urząd nie ma tego pliku.')).toBeVisible();

  await portal.answer('missing');
  for (const [route, list] of [
    ['/uslugi/najpopularniejsze-imiona', true],
    ['/uslugi/najpopularniejsze-imiona-wg-roku', false],
  ] as const) {
    await page.goto(route);
    const told = main.getByRole('alert').filter({ hasText: 'Urząd nie znalazł tych danych.' });
    await expect(told).toHaveCount(1);
    if (list) await expect(told.getByRole('link', { name: /^\+48/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toHaveCount(0);
  }
  await portal.answer('good');
});
