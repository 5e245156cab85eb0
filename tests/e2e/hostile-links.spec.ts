// Any link that the office sends (tiles, menu, procedures, contact, start page) may be hostile. It is refused, or opened as what it is.
import type { Page } from 'playwright/test';
import { leadsNowhere } from '../../engine';
import { hostileTargets } from '../../renderer/navigation/hostile-targets-for-tests';
import { expect, test } from './story';

// Every sixth target in the contact with OKIENKO_FULL=1, else every eighteenth.
const isWhole = process.env.OKIENKO_FULL === '1';

const kinds = ['STRONA_WBUDOWANA', 'STRONA_WLASNA', 'LINK', null];
const items = hostileTargets
  .filter((link) => link.trim() !== '')
  .flatMap((link, place) =>
    kinds.map((typ, kind) => ({
      link,
      typ,
      nazwa: `Odnośnik ${place}-${kind}`,
      czyWidoczny: true,
      pozycja: place,
      czyOtwieracWNowejKarcie: kind % 2 === 0,
      ikona: null,
      opis: null,
    })),
  );

/** Links that would run a script, or lead to another host than their text suggests. */
async function oddLinks(page: Page, isSeen = false): Promise<string[]> {
  return page.locator('a[href]').evaluateAll(
    (anchors, seen) =>
      anchors.flatMap((anchor) => {
        if (!(anchor instanceof HTMLAnchorElement)) return [];
        const { protocol, origin, href, username } = anchor;
        const isSafe =
          ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) && username === '' && (seen || !/zly/.test(new URL(href).host));
        const isOpen = origin !== location.origin && anchor.target === '_blank' && !anchor.rel.includes('noopener');
        return isSafe && !isOpen ? [] : [anchor.outerHTML.slice(0, 200)];
      }),
    isSeen,
  );
}

async function watchScripts(page: Page): Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

test('hostile tiles are text or lead where they say', { tag: '@once' }, async ({ page, allowConsole }) => {
  allowConsole(/breaks its contract/);
  const dialogs = await watchScripts(page);
  await page.route('**/api/pi/kafelki*', (route) => route.fulfill({ json: { kafelki: items } }));
  await page.goto('/strona-glowna');
  await expect(page.locator('.tile').first()).toBeVisible();
  // A tile to a page that the portal does not have is left out.
  const shown = items.filter(({ link }) => !leadsNowhere(link.trim(), { origin: new URL(page.url()).origin, isScreen: () => false }));
  expect(shown.length).toBeGreaterThan(300);
  expect(await page.locator('.tile').count()).toBe(shown.length);
  expect(await oddLinks(page)).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('hostile items of the side menu are text or lead where they say, in the menu and in the site map', { tag: '@once' }, async ({
  page,
}) => {
  const dialogs = await watchScripts(page);
  await page.route('**/api/pi/menuBoczne*', (route) => route.fulfill({ json: { menuBoczneElementy: items, kontakt: null } }));
  await page.goto('/mapa-strony');
  await expect(page.getByRole('main').getByText('Odnośnik 0-2', { exact: true }).first()).toBeVisible();
  expect(await oddLinks(page)).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('hostile files and pages of the procedures are text or stay with the e-office', { tag: '@once' }, async ({ page }) => {
  const dialogs = await watchScripts(page);
  await page.route('**/api/pi/procedury*', (route) =>
    route.fulfill({
      json: {
        nazwaMenu: 'Procedury',
        katalogi: [],
        pliki: items.map(({ link, nazwa }) => ({ nazwa, rozszerzenie: 'pdf', link })),
        strony: items.map(({ link, nazwa }) => ({ nazwa: `Strona ${nazwa}`, link })),
      },
    }),
  );
  await page.goto('/procedury');
  await expect(page.locator('.folder-list li').first()).toBeVisible();
  expect(await oddLinks(page)).toEqual([]);
  const elsewhere = await page
    .locator('.folder-list a[target=_blank]')
    .evaluateAll((anchors) =>
      anchors.flatMap((anchor) => (anchor instanceof HTMLAnchorElement && anchor.origin !== location.origin ? [anchor.href] : [])),
    );
  expect(elsewhere).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('the base of the e-office keeps its host, whatever the link of a file is', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), adresEUrzedu: 'https://e-urzad.example' } });
  });
  const links = [
    '@zly.example/a.pdf',
    '.zly.example/a.pdf',
    ':haslo@zly.example/a.pdf',
    '//zly.example/a.pdf',
    '\\zly.example',
    'dobry.pdf',
  ];
  await page.route('**/api/pi/procedury*', (route) =>
    route.fulfill({
      json: { nazwaMenu: 'Procedury', katalogi: [], strony: [], pliki: links.map((link) => ({ nazwa: link, rozszerzenie: 'pdf', link })) },
    }),
  );
  await page.goto('/procedury');
  const anchors = page.locator('.folder-list a');
  await expect(anchors.first()).toHaveAttribute('href', /^https:\/\/e-urzad\.example\//);
  const hosts = await anchors.evaluateAll((found) => found.map((anchor) => (anchor instanceof HTMLAnchorElement ? anchor.host : '')));
  expect(new Set(hosts)).toEqual(new Set(['e-urzad.example']));
});

test('hostile contact data are text or lead where they say @full', { tag: '@once' }, async ({ page }) => {
  const dialogs = await watchScripts(page);
  let kontakt: object = {};
  await page.route('**/api/pi/kontakt*', (route) => route.fulfill({ json: kontakt }));
  await page.route('**/api/pi/menuBoczne*', (route) => route.fulfill({ json: { menuBoczneElementy: [], kontakt } }));
  for (const target of hostileTargets.filter((target, place) => place % (isWhole ? 6 : 18) === 0 && target.trim() !== '')) {
    kontakt = { nazwaUrzedu: target, stronaUrl: target, email: target, telefon: target, mapaUrl: target, kontaktDodatkowyWpis1: target };
    await page.goto('/kontakt');
    await expect(page.getByRole('main').locator('dl, .empty').first()).toBeVisible();
    // The link is the address of the office's website, so any host is allowed.
    expect({ target, odd: await oddLinks(page, true) }).toEqual({ target, odd: [] });
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
});

test('a hostile start page is not followed: the start page of the portal opens', { tag: ['@once', '@full'] }, async ({ page }) => {
  const dialogs = await watchScripts(page);
  let stronaStartowa = {};
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), stronaStartowa } });
  });
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//zly.example',
    '/\\zly.example',
    'https://a@zly.example/',
  ]) {
    for (const typ of ['LINK', 'STRONA_WBUDOWANA']) {
      stronaStartowa = { link, typ };
      await page.goto('/');
      await expect(page, `${typ} ${link}`).toHaveURL(/\/strona-glowna$/);
    }
  }
  expect(dialogs).toEqual([]);
});
