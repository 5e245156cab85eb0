// Searching the portal: on the home page, in the list of services, and where an address is unknown.
import { expectAccessibleInBothContrasts } from './axe';
import { expect, expectNoSidewaysScrolling, test } from './story';

const field = { name: /^(Czego szukasz|What are you looking for)/ } as const;

test('a resident finds a service by a word of their own, is told why, and comes back to what was found @phone', async ({ page }) => {
  await page.goto('/strona-glowna');
  const search = page.getByRole('search');
  const input = search.getByRole('searchbox', field);
  await expect(input).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.type('komisja');
  const found = search.getByRole('listitem');
  await expect(found.first()).toContainText('Sprawdź swój obwód wyborczy');
  await expect(found.first()).toContainText('Inaczej: komisja');
  await expect(search.getByRole('status')).toHaveText('Znaleziono 1 wynik');
  await expectAccessibleInBothContrasts(page);
  await expectNoSidewaysScrolling(page);
  // Besides what every page asks at its start, the list of services is all that is asked for, and once for all words.
  expect(asked.map((path) => path.replace(/^\/api/, '')).filter((path) => !path.startsWith('/pi/'))).toEqual(['/lista-uslug']);

  await input.focus();
  await page.keyboard.press('Enter');
  await expect(found.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/uslugi\/listy-wyborcze$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź swój obwód wyborczy');
  await page.goBack();
  await expect(input).toHaveValue('komisja');
  await expect(found.first()).toContainText('Sprawdź swój obwód wyborczy');
});

test('the shortcut of the search works from the moment its field stands on the page @full', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('input[type=search]') === null) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/strona-glowna');
  await expect(page.getByRole('search').getByRole('searchbox', field)).toBeFocused();
});

test('mistakes are forgiven, a word of the language in use finds too, and what nobody offers is said @full', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/lista-uslug');
  const search = page.getByRole('search');
  const input = search.getByRole('searchbox', field);
  for (const [typed, title] of [
    ['smieci', 'Twoja deklaracja o odpadach'],
    ['wodomeirz', 'Podaj stan wodomierza'],
    ['telefon do urzędu', 'Kontakt'],
  ] as const) {
    await input.fill(typed);
    await expect(search.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
  }
  // A service behind the login says so in words, and the lock beside it is only a picture of them.
  await input.fill('psy');
  await expect(search.getByRole('link', { name: /^Opłaty lokalne ?, dostępna po zalogowaniu/ })).toBeVisible();
  await input.fill('<b>perpetuum mobile</b>');
  await expect(search.getByRole('status')).toHaveText('Nic nie pasuje. Sprawdź pisownię albo wpisz inne słowo.');
  await page.getByRole('button', { name: /Polski/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await search.getByRole('searchbox', field).fill('dogs');
  await expect(search.getByRole('listitem').filter({ hasText: 'Also: dogs' }).first()).toBeVisible();
});

test('a form of the office is found by its sign, stands in the site map, and opens in its folder', { tag: '@once' }, async ({ page }) => {
  await page.goto('/lista-uslug');
  const search = page.getByRole('search');
  await search.getByRole('searchbox', field).fill('IN-1');
  const form = search.getByRole('listitem').filter({ hasText: 'Informacja o nieruchomościach IN-1' });
  await expect(form).toContainText('plik');
  await form.getByRole('link').click();
  await expect(page).toHaveURL(/\/procedury\?/);
  await expect(page.locator('main .folder-row', { hasText: 'IN-1' }).first()).toBeVisible();
  await page.goto('/mapa-strony');
  await expect(page.getByRole('main').getByRole('link', { name: /IN-1$/ }).first()).toHaveAttribute('href', /^\/procedury\?/);
});

test('an unknown address says so and leads to the services, also one cut inside of a letter and that of a file; on a phone the three tasks of the home page are seen there without scrolling [SHELL-30]', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  for (const address of ['/dokumenty/nie-ma.pdf', '/uslugi/op%C5', '/uslugi/nie-ma-takiej']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const tasks = page.getByRole('navigation', { name: 'Najczęściej załatwiane' }).getByRole('link');
  await expect(tasks).toHaveText(['Zapłać', 'Podaj stan wodomierza', 'Sprawdź swoje sprawy']);
  for (const task of await tasks.all()) await expect(task).toBeInViewport();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Zobacz wszystkie usługi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usługi' })).toBeFocused();
});

test('an unknown address offers the search, and a search that cannot be loaded says so and can be tried again', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 404|Failed to load resource/);
  let fails = true;
  await page.route('**/pack/search.*.json', (route) => (fails ? route.abort() : route.continue()));
  await page.goto('/nie-ma-takiej-strony');
  const search = page.getByRole('search');
  await search.getByRole('searchbox', field).fill('budżet');
  await expect(search.getByRole('alert')).toContainText('Nie udało się wczytać wyszukiwarki.');
  fails = false;
  await search.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(search.getByRole('listitem').first()).toContainText(/budżet/i);
  await expect(search.getByRole('link', { name: /^Dochody budżetu/ })).toBeVisible();
});
