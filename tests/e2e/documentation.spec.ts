// Draws every example of the author's manual in a browser, so that what is copied from it works.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { placeOf } from '../../engine';
import { type LoadedService, resolveCalls, sampleValue, scenarioSetting } from '../../engine/authoring';
import { runScenario } from '../../engine/scenarios';
import { examplesFolder, readExamples } from '../../scripts/docs/examples';
import { type PortalServer, startPatience, startPortal } from '../portal-server';
import { expectAccessible } from './axe';
import { expect, test as story } from './story';

const examples = readExamples();

const test = story.extend<object, { readonly portal: PortalServer }>({
  portal: [
    async ({ playwright: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'okienko-examples-'));
      for (const file of ['portal.json', 'calls.json']) cpSync(join(examplesFolder, file), join(folder, file));
      cpSync(join(examplesFolder, 'values'), join(folder, 'values'), { recursive: true });
      for (const { slug, definition } of examples.services) {
        const place = definition.group === undefined ? 'screens' : 'services';
        cpSync(join(examplesFolder, place, `${slug}.json`), join(folder, place, `${slug}.json`));
      }
      const portal = await startPortal('start', { DEFINITIONS_DIR: folder });
      await use(portal);
      await portal.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: startPatience + 10_000 },
  ],
});

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

// All with OKIENKO_FULL=1, else the first fifth.
const fifths = process.env.OKIENKO_FULL === '1' ? [0, 1, 2, 3, 4] : [0];

for (const fifth of fifths) {
  const own = examples.services.filter((_, place) => place % 5 === fifth);
  test(`every fifth example, from number ${fifth + 1} on, is drawn without an error and without a fault of accessibility`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.route('https://maps.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title>' }),
    );
    for (const service of own) await test.step(service.slug, () => expectDrawn(page, service));
  });
}

/** Opens the example with its sample answers, and expects all that a visitor sees of it. */
async function expectDrawn(page: Page, service: LoadedService): Promise<void> {
  const sources = Object.values(resolveCalls(service.definition, examples.pack.calls).sources ?? {});
  const answered = /\/api\/(przyklad|@library)\//;
  await page.route(answered, (route) => {
    const { pathname } = new URL(route.request().url());
    const asked = sources.find((source) => pathname === `/api${placeOf(source, source.endpoint ?? '').path}`);
    // An office with shapes of its own answers in these.
    const answer = asked && (asked.answerSample ?? sampleValue(asked.response ?? {}));
    return answer === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: answer });
  });
  await page.goto(service.definition.route ?? `/uslugi/${service.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  for (const text of await textsOf(service)) await expect(page.locator('main')).toContainText(text);
  await expectAccessible(page);
  await page.unroute(answered);
}

test('how an amount comes about is read by keyboard, and a table in groups stays as it was arranged', { tag: '@once' }, async ({
  page,
}) => {
  const flats = [{ numer: '1', osoby: 2 }];
  await page.route('**/api/przyklad/deklaracja', (route) => route.fulfill({ json: { osoby: 3, kompost: true, lokale: flats } }));
  await page.goto('/uslugi/example-explanation');
  const question = page.getByText('Skąd ta kwota: Opłata miesięcznie');
  await expect(page.getByText('94,50 zł − 9,45 zł').first()).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('94,50 zł − 9,45 zł').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Uchwała nr XII/ }).first()).toHaveAttribute('href', /bip\.gmina\.example/);
  await page.getByRole('button', { name: /Skąd udział/ }).press('Enter');
  await page.getByRole('row').getByText('Skąd ta kwota: Udział').press('Enter');
  await expect(page.getByRole('row').getByText('31,50 zł × 2')).toBeVisible();
  await page.getByRole('textbox', { name: /Ile osób/ }).fill('2');
  await page.getByRole('textbox', { name: /Od kiedy/ }).fill('1.06.2025');
  await page.getByText('Skąd ta kwota: Razem').press('Enter');
  await expect(page.getByText('29,00 zł × 2')).toBeVisible();
  await expectAccessible(page);

  const vote = { sesja: '2026-03-26', przeciw: 1, przyjeto: true };
  const wyniki = [
    { ...vote, lp: 1, temat: 'Ulica', za: 9 },
    { ...vote, lp: 2, temat: 'Budżet', za: 12 },
    { ...vote, lp: 3, temat: 'Plan', za: 15, sesja: '2026-02-26' },
  ];
  await page.route('**/api/przyklad/wyniki-glosowan', (route) => route.fulfill({ json: { wyniki } }));
  await page.goto('/uslugi/example-votes');
  const rows = page.getByRole('rowheader');
  const order = ['26.02.2026 (1 wiersz)', 'Plan', 'Razem głosów: 26.02.2026', '26.03.2026 (2 wiersze)', 'Budżet', 'Ulica'];
  await expect(rows).toHaveText([...order, 'Razem głosów: 26.03.2026', 'Razem głosów']);
  await page.getByText('Kolumny i kolejność').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Temat' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Za', exact: true }).press('Space');
  await expect(page.getByRole('columnheader', { name: 'Za', exact: true })).toHaveCount(0);
  await page.getByLabel('Potem według').selectOption({ label: 'Temat, malejąco' });
  await expect(page.getByRole('status').filter({ hasText: 'Równe wiersze są posortowane malejąco' })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przeciw' }).press('Enter');
  await expect(rows).toHaveText([...order.slice(0, 4), 'Ulica', 'Budżet', 'Razem głosów: 26.03.2026', 'Razem głosów']);
  await page.reload();
  await expect(page.getByText('Kolumny i kolejność (widać 4 z 5 kolumn)')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Za', exact: true })).toHaveCount(0);
});

/** A text of every table, record, text and notice that a visitor sees; none on a screen that redirects the visitor. */
async function textsOf(service: LoadedService): Promise<readonly string[]> {
  const scenario = { name: service.slug, expect: {}, answers: examples.answers(service), pressed: false };
  const { view } = await runScenario(scenario, {}, scenarioSetting(service, examples.pack));
  if (view.leave !== null) return [];
  const closed = Object.values(view.sections).flatMap(({ collapsed, blocks = [] }) => (collapsed === true ? blocks : []));
  const open = <Block>(blocks: Readonly<Record<string, Block>>): Block[] =>
    Object.entries(blocks).flatMap(([id, block]) => (closed.includes(id) ? [] : [block]));
  const texts = [
    ...open(view.tables).map(({ rows }) => rows?.[0]?.[0]),
    ...open(view.records).map(({ fields }) => Object.values(fields ?? {})[0]),
    ...open(view.texts).map(({ paragraphs }) => paragraphs?.[0]),
    ...open(view.notices).map(({ text }) => text),
    ...open(view.forms).flatMap(({ open: button, submit }) => [button ?? submit]),
  ];
  return texts.filter((text) => typeof text === 'string');
}
