// The cost of the start page until it can be used: bytes, calls, layout shifts.

import { firstRowTime, watchFirstRow } from '../bench/first-row-watch';
import { everyAddress, untilDrawn } from '../every-page';
import { countScriptBytes, countTraffic, watchShifts } from '../page-costs';
import { signIn } from './sign-in';
import { expect, goInside, holdCalls, test } from './story';

const startLimit = 130 * 1024;
const tableLimit = 125 * 1024;
const tableRequests = 9;
const lateness = 400;
const unusedAfter = 4_500;
const unused = /preloaded using link preload but not used/;
const isWhole = process.env.OKIENKO_FULL === '1';

test(
  'the start page brings at most 130 KiB of JavaScript over the wire, a table until its first row at most 125 and nine requests',
  {
    tag: '@once',
  },
  async ({ page }, { annotations }) => {
    const count = await countScriptBytes(page);
    await page.goto('/');
    await untilDrawn(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/strona-glowna$/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/pack/assets/arms.svg');
    const atStart = count();
    // Nothing of the start page is kept for the table, as at a first visit.
    const fresh = await page.context().browser()?.newContext({ serviceWorkers: 'block' });
    if (!fresh) throw new Error('The browser opens no second profile.');
    const table = await fresh.newPage();
    const traffic = await countTraffic(table);
    await watchFirstRow(table);
    await table.goto(new URL('/uslugi/budzet-dochody', page.url()).href);
    const row = await firstRowTime(table);
    const { scripts: untilRow, requests } = traffic((await table.evaluate(() => performance.timeOrigin)) + row);
    await fresh.close();
    const written = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
    annotations.push({ type: 'JavaScript', description: `${written(atStart)}, ${written(untilRow)} until a row, ${requests} requests` });
    for (const bytes of [atStart, untilRow]) expect(bytes).toBeGreaterThan(50 * 1024);
    expect(atStart).toBeLessThanOrEqual(startLimit);
    expect(untilRow).toBeLessThanOrEqual(tableLimit);
    expect(requests).toBeLessThanOrEqual(tableRequests);
  },
);

test('a Polish page fetches less than 40 KiB of letters, none before its heading stands, and all its letters are of the portal’s own font', {
  tag: '@once',
}, async ({ page }) => {
  let bytes = 0;
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === null) return;
      performance.mark('heading');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'font') bytes += Number(response.headers()['content-length']);
  });
  await page.goto('/kontakt');
  await untilDrawn(page);
  await page.evaluate(async () => {
    const line = document.querySelector('main')?.appendChild(document.createElement('p'));
    if (line) Object.assign(line, { id: 'letters', textContent: 'Zażółć gęślą jaźń. ZAŻÓŁĆ GĘŚLĄ JAŹŃ, 12,50 zł – „Ćma”' });
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#letters' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(fonts.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBeGreaterThan(50);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(40 * 1024);
  const [heading, letters] = await page.evaluate(() => [
    performance.getEntriesByName('heading')[0]?.startTime,
    Math.min(...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : []))),
  ]);
  expect(heading).toBeLessThan(letters ?? 0);
});

test('when the portal’s letters come in the place of the device’s, no line breaks anew and nothing moves', { tag: '@once' }, async ({
  page,
}) => {
  for (const address of ['/kontakt', '/uslugi/listy-wyborcze', '/uslugi/budzet-dochody']) {
    const letGo = await holdCalls(page, '**/*.woff2');
    await page.goto(address);
    await expect(page.locator('.waiting, [aria-busy=true], .first-wait, .page-loader[data-busy=true]')).toHaveCount(0);
    const lines = () =>
      page
        .locator('main :is(h1, h2, p, a, button, label)')
        .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().y, each.clientHeight].map(Math.round)));
    const before = await lines();
    expect(before.length).toBeGreaterThan(5);
    const haveCome = () =>
      page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Source Sans 3') && status === 'loaded'));
    expect(await haveCome()).toBe(false);
    letGo();
    await expect.poll(haveCome).toBe(true);
    expect(await lines()).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

for (const address of ['/', '/lista-uslug', '/kontakt', '/deklaracja-dostepnosci']) {
  test(`${address}: nothing jumps while the office answers late`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateness));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilDrawn(page);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
}

test('what a resident fills in does not move either while answers, letters and the office’s settings come one after the other', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'anna');
  const shifts = await watchShifts(page);
  for (const address of ['/uslugi/odczyt-licznikow', '/uslugi/dane-korespondencyjne']) {
    // The settings come last: the notice above the meters is one of them.
    let calls = 0;
    await page.route('**/api/**', async (route) => {
      calls += 1;
      const isLast = route.request().url().includes('/konfiguracja');
      await new Promise((resolve) => setTimeout(resolve, isLast ? 4 * lateness : (lateness / 4) * calls));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.locator('form, [data-label="Nowy odczyt"]').first()).toBeVisible();
    await untilDrawn(page);
    expect(await shifts(), address).toBeLessThanOrEqual(0.02);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the watch for jumps finds one @full', { tag: '@once' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/strona-glowna');
  await untilDrawn(page);
  await page.evaluate(() => {
    const pushing = document.createElement('div');
    pushing.style.height = '300px';
    document.querySelector('main')?.prepend(pushing);
    return new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(await shifts()).toBeGreaterThan(0.02);
});

for (const language of isWhole ? (['pl', 'en', 'de', 'uk'] as const) : (['uk'] as const)) {
  test(`each call of a page is fetched once, and nothing that the page names ahead is left unused, language ${language}`, {
    tag: '@once',
  }, async ({ page, portal }) => {
    if (language !== 'pl') {
      await page.context().addCookies([{ name: 'okienko.language', value: language, url: portal.url }]);
      await page.addInitScript((value) => localStorage.setItem('okienko.language', value), language);
    }
    const last = '/strona-glowna';
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/(api|pack)\//.test(pathname)) fetched.push(pathname + search);
    });
    for (const address of ['/lista-uslug', '/kontakt', '/procedury', '/uslugi/budzet-dochody', last]) {
      fetched.length = 0;
      await page.goto(address);
      await untilDrawn(page);
      const ahead = await page
        .locator('link[rel=preload][as=fetch]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(ahead.length, address).toBeGreaterThan(0);
      // The service at the address stands in the page itself.
      const carried = await page.locator('#okienko-service').evaluateAll((found) => found.map((one) => one.getAttribute('data-file')));
      expect(fetched.filter((path) => carried.some((file) => path === `/pack/${file}`))).toEqual([]);
      if (address.startsWith('/uslugi/')) expect(carried).toHaveLength(1);
      expect(
        fetched.filter((path, index) => fetched.indexOf(path) !== index),
        address,
      ).toEqual([]);
      expect(fetched).toEqual(expect.arrayContaining(ahead));
      // Chromium warns of unused preloads some seconds after the page has loaded. On a slow machine it wonders sooner, of what is used yet.
      if (address !== last) continue;
      const warned: string[] = [];
      page.on('console', (message) => warned.push(message.text()));
      await page.waitForTimeout(unusedAfter);
      expect(warned.filter((text) => unused.test(text))).toEqual([]);
    }
  });
}

test('a page comes compressed to a browser that takes it so, and is the same page', { tag: '@once' }, async ({ request }) => {
  for (const address of ['/uslugi/budzet-dochody', '/moje-sprawy']) {
    const ask = (accepted: string) => request.get(address, { headers: { 'accept-encoding': accepted } });
    const [packed, plain] = [await ask('br, gzip'), await ask('identity')];
    expect([packed.headers()['content-encoding'], plain.headers()['content-encoding']]).toEqual(['br', undefined]);
    expect(packed.headers().vary).toContain('accept-encoding');
    const withoutNonce = async (page: typeof plain) => (await page.text()).replaceAll(/nonce="[^"]+"|"nonce":"[^"]+"/g, '');
    expect(await withoutNonce(packed)).toBe(await withoutNonce(plain));
  }
});

test('every script of a screen is named in its page, so that none waits for another', { tag: '@once' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|pack)\/.*\.js$/.test(pathname)) fetched.push(pathname);
  });
  for (const address of ['/uslugi/budzet-dochody', '/uslugi/listy-wyborcze', '/uslugi/liczba-pojazdow', '/kontakt', '/procedury']) {
    fetched.length = 0;
    const answer = await page.goto(address);
    const served = (await answer?.text()) ?? '';
    await untilDrawn(page);
    expect(fetched.length, address).toBeGreaterThan(2);
    // What only a signed-in user sees, and what keeps pages for times without a network, is fetched when the screen stands.
    expect(
      fetched.filter((path) => !served.includes(`"${path}"`) && !/\/(SignedIn|keep-for-offline)-/.test(path)),
      address,
    ).toEqual([]);
  }
});

test('the browser warns of a file that is named ahead and not used @full', { tag: '@once' }, async ({ page }) => {
  await page.route('**/kontakt', async (route) => {
    const answer = await route.fetch();
    const named = '<link rel="preload" as="fetch" crossorigin href="/pack/current.json"></head>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', named) });
  });
  const warning = page.waitForEvent('console', (message) => unused.test(message.text()));
  await page.goto('/kontakt');
  expect((await warning).type()).toBe('warning');
});

// Pages that redirect when opened without what they need: a content page without its name, the second step of a login, the link of a letter
// without its code, the return from an external login. Other stories show them.
const leadsOn = new Set([
  ...['/strona-wlasna', '/uzytkownicy/login2FA', '/nowe-haslo', '/aktywacja-return-url', '/aktywacja-z-urzedu-return-url'],
  ...['/return-url-ok', '/return-url-blad', '/return-url-potwierdz', '/sprawdz-poczte', '/koniec-powiadomien'],
]);

const share = isWhole ? 'every' : 'every fourth';

test(`${share} page of the portal that is reached inside it is the same when it is opened by its address @full`, { tag: '@once' }, async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const failed = page.getByRole('heading', { name: /^Nie udało się/ });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/kontakt');
  await untilDrawn(page);
  const addresses = (await everyAddress(portal.url)).filter((address) => !leadsOn.has(address) && address !== '/kontakt');
  for (const address of addresses.filter((_, place) => isWhole || place % 4 === 0)) {
    const before = (await heading.textContent()) ?? '';
    await goInside(page, address);
    await expect(heading, address).not.toHaveText(before);
    await untilDrawn(page);
    await expect(failed).toHaveCount(0);
    const inside = (await heading.textContent()) ?? '';
    await page.reload();
    await untilDrawn(page);
    await expect(heading, address).toHaveText(inside);
    await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
    await expect(failed).toHaveCount(0);
  }
});
