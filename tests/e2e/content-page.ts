import type { Page } from 'playwright/test';

/** Answers the call of a content page with this HTML, and opens it as a link of the portal does: with its name in the history. */
export async function openContentPage(page: Page, html: string): Promise<void> {
  await page.unroute('**/api/pi/strona?*');
  await page.route('**/api/pi/strona?*', (route) => route.fulfill({ json: { html, tytul: 'Strona próbna' } }));
  await page.goto('/strona-wlasna');
}

/** Lets this page open content pages by their address alone. To be called once, before the first of them. */
export async function nameContentPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname === '/strona-wlasna' && history.state === null) history.replaceState({ nazwaPliku: 'proba.html' }, '');
  });
}
