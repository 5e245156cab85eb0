// Draws every example of the author's manual in a browser, so that what is copied from it works.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

// All with OKIENKO_FULL=1, else every fifth.
for (const [place, service] of examples.services.entries()) {
  if (process.env.OKIENKO_FULL !== '1' && place % 5 !== 0) continue;
  test(`the example ${service.slug} is drawn without an error and without a fault of accessibility`, { tag: '@once' }, async ({ page }) => {
    const sources = Object.values(resolveCalls(service.definition, examples.pack.calls).sources ?? {});
    await page.route(/\/api\/(przyklad|@library)\//, (route) => {
      const { pathname } = new URL(route.request().url());
      const asked = sources.find((source) => pathname === `/api${placeOf(source, source.endpoint ?? '').path}`);
      // An office with shapes of its own answers in these.
      const answer = asked && (asked.answerSample ?? sampleValue(asked.response ?? {}));
      return answer === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: answer });
    });
    await page.route('https://maps.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title>' }),
    );
    await page.goto(service.definition.route ?? `/uslugi/${service.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    for (const text of await textsOf(service)) await expect(page.locator('main')).toContainText(text);
    await expectAccessible(page);
  });
}

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
