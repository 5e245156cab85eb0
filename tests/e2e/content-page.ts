import type { Page } from 'playwright/test';

/** Opens content pages as links of the portal do, with the name in the history entry, and answers their call. */
export async function contentPages(
  page: Page,
  more: Readonly<Record<string, string>> = {},
): Promise<{ open(html: string): Promise<void>; openNext(html: string, text: string): Promise<void> }> {
  let shown = '';
  await page.route('**/api/pi/strona?*', (route) => route.fulfill({ json: { html: shown, tytul: 'Strona próbna', ...more } }));
  await page.addInitScript(() => {
    if (location.pathname === '/strona-wlasna' && history.state === null) history.replaceState({ nazwaPliku: 'proba.html' }, '');
  });
  let opened = 0;
  return {
    async open(html) {
      shown = html;
      await page.goto('/strona-wlasna');
    },
    // Without reloading the portal: goes to an address that does not exist and back with another name, until a text of the page is shown.
    async openNext(html, text) {
      shown = html;
      opened += 1;
      const next = [`proba-${opened}.html`, text] as const;
      await page.evaluate(async ([name, text]) => {
        history.pushState(null, '', '/nie-ma-takiej-strony');
        while (document.querySelector('.content')) await new Promise(requestAnimationFrame);
        history.pushState({ nazwaPliku: name }, '', '/strona-wlasna');
        while (!document.querySelector('.content')?.textContent?.includes(text)) await new Promise(requestAnimationFrame);
      }, next);
    },
  };
}
