// What must hold on a screen whose calls fail, and what a resident can do there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import type { Language } from '../../engine';
import { polishTexts, textsOn } from './polish-texts';
import { expect } from './story';

const busy = '.waiting, .page-loader[data-busy=true], .first-wait, [aria-busy=true]';
const told = 'main [role=alert], main .failure, main .notice-error, .snackbar';
const typable = ['textarea', 'input[type=text]', 'input[type=email]', 'input[type=tel]', 'input:not([type])']
  .map((field) => `main form:not(.params) ${field}:enabled:not([readonly])`)
  .join(', ');

/** Waits until the heading is shown and nothing is loading any more. */
export async function untilQuiet(page: Page, timeout = 10_000): Promise<void> {
  await page.locator('h1').first().waitFor();
  let quiet = 0;
  await expect
    .poll(
      async () => {
        quiet = (await page.locator(busy).count()) === 0 ? quiet + 1 : 0;
        return quiet;
      },
      { message: 'nothing waits any more', intervals: [30], timeout },
    )
    .toBeGreaterThan(2);
}

/** Moves the clock past the time limit of a call, and again if another call follows. */
export async function endSilence(page: Page): Promise<void> {
  for (let silences = 0; silences < 3; silences += 1) {
    await page.clock.runFor(10_500);
    const isQuiet = await untilQuiet(page, 1_500).then(
      () => true,
      () => false,
    );
    if (isQuiet) return;
  }
}

/** Chooses the first option of every select that needs a choice. False if there is none. */
export async function chooseFirst(page: Page): Promise<boolean> {
  const unchosen = page.locator('main .params select:enabled:has(option:checked[value=""])');
  let chosen = 0;
  while (chosen < 5 && (await unchosen.count()) > 0) {
    const before = page.url();
    await unchosen.first().selectOption({ index: 1 });
    await untilQuiet(page);
    // An option that means all is not a choice.
    if (page.url() === before) break;
    chosen += 1;
  }
  return chosen > 0;
}

/** Expects a complete page: heading and texts in its language, nothing loading, and a message wherever something is missing. */
export async function expectWhole(page: Page, language: Language, isTold: boolean): Promise<void> {
  const words = wordsOf(language);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(main).toHaveText(/.{20,}/s);
  for (const awaited of ['waiting.long', 'fields.loading', 'forms.sending', 'failure.title'])
    await expect(main).not.toContainText(words(awaited));
  // Messages inside a collapsed part are found after it is opened.
  await main.locator('details:not([open])').evaluateAll((folded) => {
    for (const part of folded) part.setAttribute('open', '');
  });
  if (isTold) await expectTold(page);
  if (language !== 'pl') expect(await textsOn(page, polishTexts(language)), 'Polish words of the portal').toEqual([]);
}

/** Somewhere on the screen stands what is missing: in the page, or in the dialog that reads it, once it is opened. */
async function expectTold(page: Page): Promise<void> {
  const onPage = page.locator(told).filter({ hasText: /\S{3}/ }).first();
  const dialog = page.getByRole('dialog');
  const openers = page.getByRole('main').locator('button[aria-haspopup=dialog]:enabled');
  for (let opener = 0; opener < (await openers.count()) && !(await onPage.isVisible()); opener += 1) {
    await openers.nth(opener).click();
    await dialog.waitFor();
    await endSilence(page);
    const isTold = await dialog.locator('[role=alert], .failure').filter({ hasText: /\S{3}/ }).first().isVisible();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    if (isTold) return;
  }
  await expect(onPage).toBeVisible();
}

/** The calls succeed again: "try again" loads everything that is missing. */
export async function expectRecovery(page: Page, language: Language): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: wordsOf(language)('failure.retry') });
  for (let tries = 0; tries < 6 && (await again.count()) > 0; tries += 1) {
    await again.first().click();
    await untilQuiet(page);
  }
  await expect(again, 'another try brings what was missing').toHaveCount(0);
}

/** Types into the first field of the screen; null if there is none. */
export async function typeSomething(page: Page): Promise<string | null> {
  const field = firstField(page);
  if ((await field.count()) === 0) return null;
  await field.fill('1234');
  return await field.inputValue();
}

/** The value of that field now. */
export async function typedText(page: Page): Promise<string> {
  return await firstField(page).inputValue();
}

function firstField(page: Page): Locator {
  return page.locator(typable).first();
}

function wordsOf(language: Language): (key: string) => string {
  const catalogue = JSON.parse(readFileSync(join(import.meta.dirname, '../../definitions/texts', `${language}.json`), 'utf8'));
  return (key) => {
    const words: unknown = catalogue[key];
    if (typeof words !== 'string') throw new Error(`${language}.json has no text ${key}.`);
    return words;
  };
}
