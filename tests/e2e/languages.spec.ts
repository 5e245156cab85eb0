// Other languages: the office's answers are requested again in them. The accessibility matrix shows that no page keeps a Polish text.
import type { Page } from 'playwright/test';
import { untilDrawn } from '../every-page';
import { expectAccessible } from './axe';
import { contentPages } from './content-page';
import { expect, expectNoSidewaysScrolling, test } from './story';

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

test('a page that is there in Polish only says so, and its Polish is marked as Polish for screen readers, its translated title as what it is', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('okienko.language', 'uk'));
  const pages = await contentPages(page, { jezyk: 'pl' });
  await pages.open('<p>Urząd jest czynny od 7.30.</p>');
  await expect(page.getByText('Цей вміст доступний лише мовою:')).toHaveAttribute('lang', 'uk');
  await expect(page.getByRole('heading', { level: 1, name: 'Strona próbna' })).toHaveAttribute('lang', 'pl');
  const languageOf = (place: string) => page.locator(place).evaluate((text) => text.closest('[lang]')?.getAttribute('lang'));
  expect(await languageOf('.content p')).toBe('pl');
  await page.unroute('**/api/pi/strona?*');
  const translated = await contentPages(page, { jezyk: 'pl', jezykTytulu: 'uk' });
  await translated.open('<p>Urząd jest czynny od 7.30.</p>');
  await expect(page.locator('.content p')).toBeVisible();
  expect([await languageOf('h1'), await languageOf('.content p')]).toEqual(['uk', 'pl']);
});

test.describe('a browser in Ukrainian', () => {
  test.use({ locale: 'uk-UA', viewport: { width: 320, height: 640 } });

  test('is offered its language by its own name, which is spoken when it is chosen and not before, and kept', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/');
    const notice = page.locator('.cookie-notice');
    const offer = notice.getByRole('button', { name: 'Українська', exact: true });
    await expect(offer).toHaveAttribute('lang', 'uk');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await offer.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(notice).toBeFocused();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(notice).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
