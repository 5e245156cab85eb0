// Other languages: what the office answers in them is asked for anew, and no page keeps a Polish text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { chooseLook, everyAddress, untilDrawn } from '../every-page';
import { expect, test } from './story';

type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

function catalogue(language: string): Catalogue {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../definitions/texts', `${language}.json`), 'utf8'));
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Polski|English|Deutsch|Українська/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a new language asks the office again for the menu, the services and what the open screen shows [LANG-09]', async ({ page }) => {
  await page.goto('/lista-uslug');
  await untilDrawn(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.get('lang') === 'uk') asked.push(pathname);
  });
  await chooseLanguage(page, 'Українська');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect.poll(() => asked).toContain('/api/lista-uslug');
  const menu = page.viewportSize()?.width === 320 ? [] : ['/api/pi/menuBoczne'];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(menu));
  await page.goto('/strona-glowna');
  await untilDrawn(page);
  expect(asked).toContain('/api/pi/kafelki');
});

for (const language of ['en', 'de', 'uk'] as const) {
  test(`no page shows a text of the Polish catalogue when the language is ${language}`, { tag: '@once' }, async ({ browser, portal }) => {
    test.setTimeout(120_000);
    const own = catalogue(language);
    const polish = Object.entries(catalogue('pl')).flatMap(([key, text]) =>
      typeof text === 'string' && !text.includes('{{') && text.length > 5 && own[key] !== text && key !== '$schema' ? [text] : [],
    );
    expect(polish.length).toBeGreaterThan(80);
    const context = await browser.newContext();
    await chooseLook(context, portal.url, { language, contrast: 'default', font: 'small' });
    const page = await context.newPage();
    const found: string[] = [];
    for (const address of await everyAddress(portal.url)) {
      await page.goto(`${portal.url}${address}`);
      await untilDrawn(page);
      // Words of the portal itself: what the office sends, such as names of persons and places, stays as it is.
      const words = await page
        .locator('button, label, legend, h1, h2, th, [role=status], .lead, .visually-hidden, header, footer nav')
        .allInnerTexts();
      const labels = await page
        .locator('[aria-label], [title]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? element.getAttribute('title') ?? ''));
      const lines = [...words, ...labels].flatMap((text) => text.split('\n')).map((line) => line.trim());
      for (const text of polish) if (lines.includes(text)) found.push(`${address}: ${text}`);
    }
    await context.close();
    expect(found).toEqual([]);
  });
}
