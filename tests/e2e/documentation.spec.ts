// Draws every example of the author's manual in a browser, so that what is copied from it works.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { placeOf } from '../../engine';
import { type LoadedService, resolveCalls, sampleValue, scenarioSetting } from '../../engine/authoring';
import { runScenario } from '../../engine/scenarios';
import { examplesFolder, readExamples } from '../../scripts/docs/examples';
import { startPortal } from '../portal-server';
import { expectAccessible } from './axe';
import { expectPrintedInLine } from './on-paper';
import { expect, testOn } from './story';

const examples = readExamples();

const test = testOn(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-examples-'));
  for (const file of ['portal.json', 'calls.json']) cpSync(join(examplesFolder, file), join(folder, file));
  cpSync(join(examplesFolder, 'values'), join(folder, 'values'), { recursive: true });
  for (const { slug, definition } of examples.services) {
    const place = definition.group === undefined ? 'screens' : 'services';
    cpSync(join(examplesFolder, place, `${slug}.json`), join(folder, place, `${slug}.json`));
  }
  const portal = await startPortal('start', { DEFINITIONS_DIR: folder });
  return {
    ...portal,
    async stop() {
      await portal.stop();
      rmSync(folder, { recursive: true });
    },
  };
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
  const answered = /\/api\/(przyklad|@\w+)\//;
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

test('places stand on a map and in its table: what is found there is what the map shows, and a place picked in one is marked in the other; on paper the table has no buttons', {
  tag: '@once',
}, async ({ page }) => {
  const faults = Array.from({ length: 12 }, (_, nr) => ({
    nr,
    adres: `Lipowa ${nr}`,
    stan: nr % 3 === 0 ? 'w naprawie' : 'zgłoszona',
    szer: nr === 11 ? null : 51.11 + nr / 500,
    dl: nr === 11 ? null : 17.03 + nr / 300,
  }));
  const granica = {
    type: 'Feature',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [17, 51.1],
          [17.1, 51.1],
          [17.1, 51.15],
          [17, 51.15],
          [17, 51.1],
        ],
      ],
    },
  };
  await page.route('**/api/przyklad/usterki', (route) => route.fulfill({ json: { usterki: faults } }));
  await page.route('**/api/przyklad/granica', (route) => route.fulfill({ json: granica }));
  await page.route('**/api/przyklad/obszary', (route) => route.fulfill({ json: { type: 'FeatureCollection', features: [] } }));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/uslugi/example-map');
  const map = page.getByRole('region', { name: 'Rysunek mapy: Mapa usterek' });
  const marks = map.locator('.map-mark');
  await expect(page.getByText('Na mapie: 11 z 12.')).toBeVisible();
  await expect(page.getByText(/Na mapie nie ma 1 wiersza tabeli/)).toBeVisible();
  await expect(marks).toHaveCount(11);
  await expectAccessible(page);
  // One finger scrolls the page, and so does the wheel alone.
  await map.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await map.focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
  await expect.poll(() => marks.count()).toBeLessThan(11);
  await page.keyboard.press('0');
  await expect(marks).toHaveCount(11);
  // Two fingers that part draw it nearer, and the page stays where it is.
  const scrolled = await page.evaluate(() => window.scrollY);
  await spread(page, map);
  await expect.poll(() => marks.count()).toBeLessThan(11);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.getByRole('button', { name: 'Pokaż całą mapę' }).click();
  await expect(marks).toHaveCount(11);
  await marks.nth(8).click();
  const picked = page.getByRole('status').filter({ hasText: 'Wybrane miejsce' });
  await expect(picked).toContainText('Lipowa 8');
  // The row stands on the second page of its table.
  await expect(page.locator('.row-picked')).toContainText('Lipowa 8');
  await picked.getByRole('button', { name: 'Pokaż w tabeli' }).press('Enter');
  const shows = page.getByRole('button', { name: /Pokaż na mapie: .*Lipowa 8/ });
  await expect(shows).toBeFocused();
  // What matters of the row stands first on a phone, its button last.
  await expect(page.locator('.row-picked > *').last()).toContainText('Pokaż na mapie');
  await expectPrintedInLine(page.locator('main table'));
  await page.getByRole('searchbox').first().fill('Lipowa 3');
  await expect(marks).toHaveCount(1);
  await expect(page.getByText('Na mapie jest 1 miejsce ze znalezionych w tabeli.')).toBeAttached();
  await page.getByRole('button', { name: /Pokaż na mapie: .*Lipowa 3/ }).press('Enter');
  await expect(picked).toContainText('Lipowa 3, w naprawie');
  await expectAccessible(page);
});

test('days of collection stand by month, the next one in a sentence, and go into the resident’s calendar as a file and as a subscription', {
  tag: '@once',
}, async ({ page }) => {
  const odbiory = [
    { nr: 1, data: '2027-01-05', co: 'szkło' },
    { nr: 2, data: '2026-12-01', co: 'papier, tektura' },
    { nr: 3, data: '2026-12-01', co: 'bio' },
    { nr: 4, data: '2026-01-01', co: 'choinki' },
  ];
  await page.clock.setFixedTime('2026-11-25T10:00:00+01:00');
  await page.route('**/api/przyklad/harmonogram?*', (route) => route.fulfill({ json: { odbiory } }));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/uslugi/example-calendar?ulica=POL');
  await expect(page.getByText('Następny odbiór: 01.12.2026, papier, tektura.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['grudzień 2026', 'styczeń 2027']);
  await expect(page.getByText('01.12.2026, wtorek')).toHaveCount(1);
  await expect(page.getByText('Odbiór: choinki')).toHaveCount(0);
  const subscription = page.getByRole('link', { name: 'Subskrybuj terminy w telefonie' });
  await expect(subscription).toHaveAttribute('href', /^webcal:.*\/kalendarz\/example-calendar\/odbiory\.ics\?.*ulica=POL/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zapisz terminy w kalendarzu' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('odbior-odpadow.ics');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(text).toContain('SUMMARY:Odbiór: papier\\, tektura');
  await page.keyboard.press('Tab');
  await expect(subscription).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
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
    // A form in steps is sent from its last one.
    ...open(view.forms).flatMap(({ open: button, submit, steps }) => (Object.keys(steps ?? {}).length > 0 ? [button] : [button ?? submit])),
  ];
  return texts.filter((text) => typeof text === 'string');
}

// Two fingers on an element, moved apart.
async function spread(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ id, x: x + side * apart, y })),
    });
  await touch('touchStart', 20);
  for (const apart of [40, 70, 100]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await session.detach();
}
