// Other languages: what the office answers in them is asked for anew. That no page keeps a Polish text is shown with the matrix of all pages.
import type { Page } from 'playwright/test';
import { untilDrawn } from '../every-page';
import { expect, test } from './story';

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Polski|English|Deutsch|Українська/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a new language asks the office again for the menu, the services and what the open screen shows [LANG-09]', { tag: '@once' }, async ({
  page,
}) => {
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
