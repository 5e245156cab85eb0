import { expect, type Page } from 'playwright/test';
import type { PortalServer } from '../portal-server';
import { office } from './story';

/** The properties of a group in the office's list that stories use. */
export interface Group {
  readonly nazwa: string;
  readonly uslugi: readonly { readonly nazwa: string; readonly uslugaId: number }[];
}

/** The properties of a menu item or tile that stories use. */
export interface MenuItem {
  readonly nazwa: string;
  readonly czyWidoczny: boolean;
  readonly pozycja: number;
}

/** Slugs of the services that a visitor uses without an account. */
export const publicServices: readonly string[] = [
  'budzet-dochody',
  'budzet-wydatki',
  'statusy-mieszkancow',
  'zameldowania-wg-plci-wieku',
  'najpopularniejsze-imiona',
  'najpopularniejsze-imiona-wg-roku',
  'liczba-mieszkancow-wyborcow',
  'listy-wyborcze',
  'liczba-pojazdow',
  'stawki-pojazdow',
];

/** A public service in the office's list. */
export function service(uslugaId: number, nazwa: string, more: object = {}): object {
  return { id: uslugaId, nazwa, uslugaId, czyChroniona: false, czyWymaganaInstytucja: false, czyWymaganaOsobaFizyczna: false, ...more };
}

/** Makes the office offer these groups. */
export async function offer(
  page: Page,
  ...groups: readonly { readonly nazwa: string; readonly uslugi: readonly object[] }[]
): Promise<void> {
  await page.route('**/api/lista-uslug*', (route) => route.fulfill({ json: groups }));
}

/** The first service of the office whose name begins like this, with its number. */
export async function numberOf(portal: PortalServer, name: string): Promise<Group['uslugi'][number]> {
  const groups = await office<readonly Group[]>(portal, '/lista-uslug');
  const found = groups.flatMap(({ uslugi }) => uslugi).find(({ nazwa }) => nazwa.startsWith(name));
  expect(found, name).toBeDefined();
  if (!found) throw new Error(`The office offers no ${name}.`);
  return found;
}

/** Changes values of the office's configuration. */
export async function configure(page: Page, change: object): Promise<void> {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change } });
  });
}
