// Folders, pages and files of the office.
import { expect, expectNoSidewaysScrolling, test, textOf } from './story';

test('procedures: folders, breadcrumbs and the way back; each folder has an address, which opens it for somebody else too [PROC-01, PROC-02, PROC-03]', {
  tag: '@desk',
}, async ({ page, context }) => {
  await page.goto('/procedury');
  const list = page.locator('.folder-list');
  for (const kind of ['folder', 'page', 'file']) await expect(list.locator(`.row-icon-${kind}`).first()).toBeVisible();
  const outer = list.locator('li:has(.row-icon-folder) a').first();
  const name = await textOf(outer);
  await outer.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  const trail = page.getByRole('navigation', { name: 'Gdzie jesteś' });
  await expect(trail.locator('[aria-current=location]')).toHaveText(name);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 2, name })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('link', { name: 'Wróć do folderu „Formularze i\u00a0procedury”' }).click();
  await expect(trail).toHaveCount(0);
  await page.goBack();
  await expect(trail.locator('[aria-current=location]')).toHaveText(name);
  await trail.getByRole('link', { name: 'Formularze i\u00a0procedury' }).click();
  await expect(list.locator('li:has(.row-icon-folder) a').first()).toHaveText(name);
  await expectNoSidewaysScrolling(page);
});

test('a file opens in a new tab from the address of the e-office, and its fault is said [PROC-04, PROC-06, PROC-09]', {
  tag: '@once',
}, async ({ page, context, allowConsole }) => {
  allowConsole(/status of 500/);
  await page.goto('/procedury');
  const row = page
    .locator('.folder-list li')
    .filter({ has: page.locator('.row-icon-file') })
    .first();
  const link = row.getByRole('link');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await textOf(row)).toMatch(/plik (PDF|ODT), otwiera się w nowej karcie$/);
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(address.pathname).toMatch(/^\/e-urzad\//);
  expect((await fetch(address)).status).toBe(200);
  await context.route('**/e-urzad/**', (route) => route.fulfill({ status: 500, body: '' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(row.getByRole('alert')).toHaveText('Nie udało się pobrać pliku z\u00a0serwera urzędu. Spróbuj ponownie później.');
  await opened.close();
});

test('a page in a folder opens as a content page of its name [PROC-07]', { tag: '@once' }, async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname === '/api/pi/strona') asked.push(address.searchParams.get('nazwaPliku'));
  });
  await page.route('**/api/pi/strona?*', (route) => route.fulfill({ json: { html: '<p>Opis</p>', tytul: 'Opis sprawy' } }));
  await page.route('**/api/pi/procedury*', (route) =>
    route.fulfill({
      json: { nazwaMenu: 'Procedury', pliki: [], katalogi: [], strony: [{ nazwa: 'Opis sprawy', link: 'jak-zalatwic-sprawe' }] },
    }),
  );
  await page.goto('/procedury');
  await page.getByRole('link', { name: 'Opis sprawy' }).click();
  await expect(page).toHaveURL(/\/strona-wlasna\?nazwaPliku=jak-zalatwic-sprawe$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Opis sprawy' })).toBeVisible();
  expect(asked).toEqual(['jak-zalatwic-sprawe']);
});

test('an empty folder says so [PROC-08]', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/pi/procedury*', (route) =>
    route.fulfill({ json: { nazwaMenu: 'Procedury', pliki: [], katalogi: [], strony: [] } }),
  );
  await page.goto('/procedury');
  await expect(page.locator('.empty')).toContainText('W tym folderze nie ma jeszcze żadnych dokumentów.');
});
