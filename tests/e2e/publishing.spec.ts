import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCzech } from '../extension/czech-texts';
import { type PortalServer, startPatience, startPortal } from '../portal-server';
import { download, expect, holdCalls, test } from './story';

const root = join(import.meta.dirname, '../..');

// One portal for all stories: each changes another file, in a copy of the definitions.
test.describe.configure({ mode: 'default' });
let folder: string;
let office: PortalServer;

test.beforeAll(async () => {
  test.setTimeout(startPatience + 10_000);
  folder = mkdtempSync(join(tmpdir(), 'okienko-definitions-'));
  cpSync(join(root, 'definitions'), folder, { recursive: true });
  office = await startPortal('start', { DEFINITIONS_DIR: folder });
});

test.afterAll(async () => {
  await office.stop();
  rmSync(folder, { recursive: true, force: true });
});

function npm(...parameters: string[]): { readonly code: number | null; readonly output: string } {
  const answer = spawnSync('npm', ['run', '--silent', ...parameters], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  return { code: answer.status, output: answer.stdout + answer.stderr };
}

test('a service is added by one file from a sample answer, checked, and seen in the running portal with its PDF', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`${office.url}/lista-uslug`);
  await expect(page.getByRole('link', { name: 'Dochody budżetu' })).toBeVisible();

  const sample = join(folder, '..', `sample-${Date.now()}.json`);
  const answer = await fetch(`${office.url}/api/el/dajStatusyMeldunkoweMieszkancow`);
  writeFileSync(sample, await answer.text());
  const made = npm(
    'new-service',
    '--',
    'mieszkancy-wedlug-statusu',
    '--from',
    sample,
    '--group',
    'mieszkancy',
    '--endpoint',
    '/el/dajStatusyMeldunkoweMieszkancow',
    '--definitions',
    folder,
  );
  rmSync(sample);
  expect(made.code, made.output).toBe(0);
  const file = join(folder, 'services/mieszkancy-wedlug-statusu.json');
  const definition = JSON.parse(readFileSync(file, 'utf8'));
  definition.title = 'Mieszkańcy według statusu';
  definition.pdf.endpoint = '/el/mieszkancyWedlugStatusu/pdf';
  writeFileSync(file, JSON.stringify(definition, null, 2));
  // Another service describes this call in more detail. The checker wants one contract, so the administrator uses that one.
  const refused = npm('check', '--', '--definitions', folder);
  expect(refused.code, refused.output).toBe(1);
  expect(refused.output).toContain('contract-conflict');
  const older = JSON.parse(readFileSync(join(folder, 'services/statusy-mieszkancow/service.json'), 'utf8'));
  definition.sources.dane.response = older.sources.statusy.response;
  writeFileSync(file, JSON.stringify(definition, null, 2));
  const checked = npm('check', '--', '--definitions', folder);
  expect(checked.code, checked.output).toBe(0);

  await expect.poll(async () => (await fetch(`${office.url}/uslugi/mieszkancy-wedlug-statusu`)).status).toBe(200);
  await page.getByRole('link', { name: 'Dochody budżetu' }).click();
  await page.getByRole('navigation', { name: 'Nawigacja główna' }).getByRole('link', { name: 'Usługi' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Mieszkańcy/ }).click();
  await page.getByRole('link', { name: 'Mieszkańcy według statusu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mieszkańcy według statusu' })).toBeFocused();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const pdf = await download(page, 'Pobierz PDF');
  expect(pdf.name).toBe('mieszkancy_wedlug_statusu.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a broken definition keeps the last good screen and the terminal says what is wrong; repaired, it is published', {
  tag: '@once',
}, async ({ page }) => {
  const file = join(folder, 'services/budzet-dochody/service.json');
  const good = readFileSync(file, 'utf8');
  const version = async () => (await (await fetch(`${office.url}/pack/current.json`)).json()).version;
  const before = await version();
  const said = () => office.output().length;
  const quiet = said();

  writeFileSync(file, good.replace('"format": "money"', '"format": "mony"'));
  await expect.poll(() => office.output().slice(quiet)).toContain('services/budzet-dochody/service.json:');
  expect(office.output().slice(quiet)).toContain('money');
  expect(await version()).toBe(before);
  await page.goto(`${office.url}/uslugi/budzet-dochody`);
  await expect(page.locator('tbody tr')).toHaveCount(5);

  writeFileSync(file, '{ "slug": "budzet-dochody", ');
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveCount(5);

  writeFileSync(file, good.replace('"title": "Dochody budżetu"', '"title": "Dochody gminy"'));
  await expect.poll(version).not.toBe(before);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dochody gminy' })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(5);
});

test('in development a change is on the open screen at once, also one made before the page listened, and a mistake is shown with its place @full', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(startPatience);
  const own = mkdtempSync(join(tmpdir(), 'okienko-definitions-'));
  cpSync(join(root, 'definitions'), own, { recursive: true });
  const file = join(own, 'services/budzet-dochody/service.json');
  const good = readFileSync(file, 'utf8');
  const dev = await startPortal('dev', { DEFINITIONS_DIR: own });
  try {
    const version = async () => (await (await fetch(`${dev.url}/pack/current.json`)).json()).version;
    const before = await version();
    const listen = await holdCalls(page, '**/pack/events');
    await page.goto(`${dev.url}/uslugi/budzet-dochody`);
    await expect(page.locator('tbody tr')).toHaveCount(5);
    writeFileSync(file, good.replace('"title": "Dochody budżetu"', '"title": "Dochody przed otwarciem"'));
    await expect.poll(version).not.toBe(before);
    listen();
    await expect(page.getByRole('heading', { level: 1, name: 'Dochody przed otwarciem' })).toBeVisible();

    writeFileSync(file, good.replace('"format": "money"', '"format": "mony"'));
    const problems = page.getByRole('region', { name: 'Definition problems' });
    await expect(problems).toContainText('services/budzet-dochody/service.json:');
    await expect(page.locator('tbody tr')).toHaveCount(5);

    writeFileSync(file, good.replace('"title": "Dochody budżetu"', '"title": "Dochody po zmianie"'));
    await expect(page.getByRole('heading', { level: 1, name: 'Dochody po zmianie' })).toBeVisible();
    await expect(problems).toBeHidden();
    // Otherwise the open page would report that the server is gone.
    await page.goto('about:blank');
  } finally {
    await dev.stop();
    rmSync(own, { recursive: true, force: true });
  }
});

test('an open page takes a new pack at the next navigation, without losing the page', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${office.url}/uslugi/budzet-dochody`);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  const file = join(folder, 'services/statusy-mieszkancow/service.json');
  const version = async () => (await (await fetch(`${office.url}/pack/current.json`)).json()).version;
  const before = await version();
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "Statusy meldunkowe mieszkańców"', '"title": "Statusy po zmianie"'));
  await expect.poll(version).not.toBe(before);
  const services = page.getByRole('navigation', { name: 'Nawigacja główna' }).getByRole('link', { name: 'Usługi' });
  await services.click();
  await page.getByRole('link', { name: 'Wydatki budżetu' }).click();
  await services.click();
  // The list shows the office's name of the service; the heading is that of the pack.
  await page.getByRole('button', { name: /^Mieszkańcy/ }).click();
  await page.getByRole('link', { name: 'Statusy meldunkowe mieszkańców' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statusy po zmianie' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes');
});

test('single texts without a translation, and what the office keeps in Polish, are marked as Polish on a page in another language @full', {
  tag: '@once',
}, async ({ page }) => {
  const file = join(folder, 'services/statusy-mieszkancow/uk.json');
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of ['intro', 'blocks.wykres.summary', 'blocks.statusy.columns.liczbaMieszkancow.label']) {
    expect(texts[key]).toBeDefined();
    delete texts[key];
  }
  const version = async () => (await (await fetch(`${office.url}/pack/current.json`)).json()).version;
  const before = await version();
  writeFileSync(file, JSON.stringify(texts));
  await expect.poll(version).not.toBe(before);
  await page.addInitScript(() => localStorage.setItem('okienko.language', 'uk'));
  await page.goto(`${office.url}/uslugi/statusy-mieszkancow`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('.chart-summary')).toBeVisible();
  const languageOf = (place: string) =>
    page.locator(place).evaluate((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      return words?.parentElement?.closest('[lang]')?.getAttribute('lang');
    });
  expect({
    lead: await languageOf('.lead'),
    summary: await languageOf('.chart-summary'),
    heading: await languageOf('thead th:last-child'),
    value: await languageOf('tbody tr:first-child th'),
  }).toEqual({ lead: 'pl', summary: 'pl', heading: 'pl', value: 'pl' });
  // Translated texts and numbers are in the language of the page.
  expect({
    title: await languageOf('h1'),
    chart: await languageOf('.chart h2'),
    number: await languageOf('tbody tr:first-child td'),
  }).toEqual({ title: 'uk', chart: 'uk', number: 'uk' });
  await expect(page.locator('.only-in')).toHaveCount(0);
});

test('a language that is added by files of texts is offered by its own name, and the portal then speaks it @full', {
  tag: '@once',
}, async ({ page }) => {
  addCzech(folder);
  // Files are written one after the other; the last of them offers the language.
  await expect.poll(async () => Object.keys((await (await fetch(`${office.url}/pack/current.json`)).json()).indexes)).toContain('cs');
  await page.goto(`${office.url}/uslugi/budzet-dochody`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Polski/ })
    .click();
  const languages = page.getByRole('dialog').getByRole('listitem');
  await expect(languages).toHaveText(['Polski', 'English', 'Deutsch', 'Українська', 'Čeština']);
  await languages.getByRole('button', { name: 'Čeština' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Příjmy rozpočtu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  // The next visit opens in this language too. Texts that the office lacks in it stay Polish, and the page is complete.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Příjmy rozpočtu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.locator('tbody tr')).toHaveCount(5);
});
