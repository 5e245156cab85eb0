import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { changeLook, untilStill } from '../every-page';

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

// Half as long to read for a browser as what the package itself hands out.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// All that a change of colours alone can break.
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** Fails on any violation of axe's rules, including the target size of WCAG 2.2 and duplicate ids, with the element and the reason. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectRules(page, { rules: { 'target-size': { enabled: true }, 'duplicate-id': { enabled: true } } });
}

async function expectRules(page: Page, options: RunOptions): Promise<void> {
  await untilStill(page);
  // axe runs through the debugger, so that the page's content security policy stays as strict as for residents.
  const session = await page.context().newCDPSession(page);
  const there = await session.send('Runtime.evaluate', { expression: 'typeof axe' });
  if (there.result.value === 'undefined') await session.send('Runtime.evaluate', { expression: source });
  const run = `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })}).then((answer) => JSON.stringify(answer.violations))`;
  const answer = await session.send('Runtime.evaluate', { expression: run, awaitPromise: true, returnByValue: true });
  await session.detach();
  const violations: readonly Violation[] = JSON.parse(String(answer.result.value));
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${node.failureSummary ?? help}\n  ${node.html.slice(0, 200)}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** As `expectAccessible`, and in the other contrast what depends on colours. Afterwards the page has the contrast that it had before. */
export async function expectAccessibleInBothContrasts(page: Page): Promise<void> {
  await expectAccessible(page);
  const chosen = (await page.locator('html').getAttribute('data-contrast')) === 'high' ? 'high' : 'default';
  await changeLook(page, { contrast: chosen === 'high' ? 'default' : 'high' });
  await expectRules(page, { runOnly: { type: 'rule', values: rulesOfColours } });
  await changeLook(page, { contrast: chosen });
}
