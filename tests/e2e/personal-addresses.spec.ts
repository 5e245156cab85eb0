// Every address behind the login: closed to visitors, and a screen of its own for a signed-in user.
import type { Page } from 'playwright/test';
import { signIn } from './sign-in';
import { expect, goInside, test } from './story';

const dues = ['podatki-gminne', 'ewidencje-niepodatkowe', 'koncesje-na-alkohol', 'odpady', 'woda-i-scieki', 'srodek-transportu'];
const services = [
  'naleznosci-do-zaplaty',
  ...dues.map((variant) => `naleznosci-do-zaplaty/${variant}`),
  'historia-platnosci-internetowych',
  'wyslij-zgloszenie',
  'odczyt-licznikow',
  'stan-wodomierzy',
  'lista-faktur-woda',
  'protokol-wymiany-wodomierza',
  'dane-korespondencyjne',
  'parametry-oplat-za-odpady-osoby',
  'nieruchomosci-osoby',
  'wymiar-podatku',
  'oplaty-lokalne',
  'zwroty-akcyzy-za-olej',
  'wnioski-o-zwroty-akcyzy-za-olej',
  'wykaz-pojazdow',
  'aktualne-zameldowanie-osoby',
];
const cards = [
  'oplaty-lokalne',
  'oplaty-psy',
  'podatki-gminne',
  'podatek-od-srodkow-transportu',
  'oplaty-za-wode-i-scieki',
  'oplaty-za-usuwanie-odpadow',
].map((kind) => `/naleznosci-${kind}`);
const results = ['/platnosc-informacja?wynik=ok', '/platnosc-wynik?czySukces=true'];
const screens = [...services.map((slug) => `/uslugi/${slug}`), '/lista-naleznosci', '/statusy-i-rejestry', ...results];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every personal address leads a visitor to the login [ACCESS-04]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/kontakt');
  for (const address of [...screens, ...cards, '/uslugi/oplaty-za-zezwolenia']) {
    await goInside(page, address);
    await expect(page, address).toHaveURL(/\/logowanie$/);
    await expect(heading(page), address).toHaveText('Logowanie');
    await goInside(page, '/kontakt');
    await expect(heading(page), address).toHaveText('Kontakt');
  }
});

test('who is logged in has a screen at every personal address; a card without its due leads to the list [SHELL-03, SHELL-18, SHELL-23, SHELL-24, SHELL-25, SHELL-28, SHELL-29]', {
  tag: '@once',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/kontakt');
  await expect(page.getByRole('timer')).toBeVisible();
  const titles = new Map<string, string>();
  for (const address of screens) {
    await goInside(page, address);
    await expect(heading(page), address).not.toHaveText('Kontakt');
    await expect(page, address).toHaveURL(new RegExp(`${address.split('?')[0]}(\\?|$)`));
    await expect(page.getByRole('main').locator('.waiting, .first-wait'), address).toHaveCount(0);
    const title = (await heading(page).textContent()) ?? '';
    await expect(page, address).toHaveTitle(new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} – `));
    titles.set(address, title);
    await goInside(page, '/kontakt');
    await expect(heading(page), address).toHaveText('Kontakt');
  }
  expect([...titles.values()].filter((title) => title.trim() === '' || /nie ma/i.test(title))).toEqual([]);
  for (const address of cards) {
    await goInside(page, address);
    await expect(page, address).toHaveURL(/\/lista-naleznosci$/);
    await goInside(page, '/kontakt');
    await expect(heading(page), address).toHaveText('Kontakt');
  }
  await goInside(page, '/uslugi/oplaty-za-zezwolenia');
  await expect(page).toHaveURL(/\/lista-uslug$/);
  await expect(page.locator('.snackbar').getByText('Podmiot nie ma dostępu do tej usługi')).toBeVisible();
});
