// A project that brings a block, a control, a format, a rule and a widget of its own: its config names them, and no file of the portal is touched.
import { join } from 'node:path';
import { signPerson } from '../extension/project/logins';
import { samplePerson } from '../office/saml-party';
import { startPortal } from '../portal-server';
import { readPdf } from '../read-pdf';
import { download, expect, plain, testOn } from './story';

const project = join(import.meta.dirname, '..', 'extension', 'project');

const secret = 'tajne-12';

const test = testOn(() =>
  startPortal('start', {
    OKIENKO_CONFIG: join(project, 'okienko.config.ts'),
    DEFINITIONS_DIR: join(project, 'definitions'),
    LOGIN_BANK_URL: 'https://bank.example/logowanie',
    LOGIN_BANK_SECRET: secret,
  }),
);

test.describe.configure({ mode: 'default' });

test('its kinds and its widget are drawn, typed into, checked, kept in the address, printed and described for a backend @full', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.goto('/uslugi/oceny');
  await expect(page.getByRole('img', { name: '4 z 5 gwiazdek' })).toBeVisible();
  await expect(page.locator('.stars span')).toHaveCSS('letter-spacing', /^[1-9]/);
  // Its look is there before its code.
  await expect(page.locator('.app-bar')).toHaveCSS('border-top-width', '6px');
  await expect(
    page
      .locator('tbody')
      .getByText(/^\d+ × 10$/)
      .first(),
  ).toBeVisible();

  const slider = page.getByRole('slider', { name: /Najmniej osób/ });
  await slider.fill('201');
  await slider.blur();
  await expect(page.getByText('Wybierz liczbę parzystą.')).toBeVisible();
  await slider.fill('200');
  await expect(page.getByText('Wybierz liczbę parzystą.')).toBeHidden();
  await expect(page).toHaveURL(/[?&]najmniej=200/);
  await expect(page.getByRole('img', { name: '1 z 5 gwiazdek' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Najmniej osób: 200' })).toBeVisible();

  await page.getByRole('button', { name: 'Lubię' }).click();
  await page.getByRole('button', { name: 'Lubię' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^4$/ })).toBeVisible();

  const { name, bytes } = await download(page, 'Pobierz PDF');
  expect(name).toBe('oceny.pdf');
  const text = plain(readPdf(bytes).pageText(0));
  expect(text).toContain('Pismo: ');
  expect(text).toContain('Ocena: 1 z 5 gwiazdek');
  expect(text).toContain('200 z 300');
  expect(text).toContain('× 10');

  // Its gateway is known, and not offered until the office says so.
  expect(await (await fetch(`${portal.url}/api/pi/konfiguracja`)).json()).toMatchObject({ czyBank: false, czyP24: true });

  const described = await (await fetch(`${portal.url}/openapi.json`)).json();
  expect(described.paths['/oceny/pdf'].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'najmniej', schema: { type: 'integer', minimum: 0 } }),
  );
});

test('where its code throws, that part says so and the rest of the screen stands', { tag: '@once' }, async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/own code failed in the block zaDuzo of the kind stars.*6 stars are too many/s);
  allowConsole(/own code failed in the format tens.*13 is not a number of people/s);
  allowConsole(/no stars to draw/);
  await page.goto('/uslugi/wadliwe');
  const main = page.getByRole('main');
  await expect(main.getByText('Nie udało się pokazać tej części strony.')).toHaveCount(2);
  await expect(main.locator('tbody').getByText('Anna', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Spróbuj ponownie' }).last().click();
  await expect(main.getByText('Nie udało się pokazać tej części strony.')).toHaveCount(2);
  // A document with a part left out would be taken for the whole.
  const document = await fetch(`${portal.url}/api/wadliwe/pdf`);
  expect(document.status).toBe(500);
  expect(portal.output()).toMatch(/6 stars are too many/);
});

test('a resident logs in through its login provider', { tag: '@once' }, async ({ page }) => {
  // The bank knows at once who it is, and sends the browser back.
  await page.route('https://bank.example/logowanie?*', async (route) => {
    const given = new URL(route.request().url()).searchParams;
    const state = given.get('state') ?? '';
    const { pesel, givenName: imie, familyName: nazwisko } = samplePerson('wife');
    const osoba = JSON.stringify({ pesel, imie, nazwisko });
    const podpis = signPerson(osoba, state.split('.')[0] ?? '', secret);
    const location = `${given.get('returnTo')}?${new URLSearchParams({ state, osoba, podpis })}`;
    await route.fulfill({
      contentType: 'text/html',
      body: `<title>Bank</title><a href="${location.replaceAll('&', '&amp;')}">Potwierdzam</a>`,
    });
  });
  await page.goto('/logowanie');
  await expect(page.getByText('Dla klientów banku.')).toBeVisible();
  await page.getByRole('button', { name: 'Zaloguj się: Bank Spółdzielczy' }).click();
  await page.getByRole('link', { name: 'Potwierdzam' }).click();
  await expect(page.getByRole('button', { name: 'Konto: Anna Przykładowa' })).toBeVisible();
});
