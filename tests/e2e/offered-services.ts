import { expect, type Page } from 'playwright/test';
import type { PortalServer } from '../portal-server';
import { office } from './story';

/** A group of the office's list, as far as stories read it. */
export interface Group {
  readonly nazwa: string;
  readonly uslugi: readonly { readonly nazwa: string; readonly uslugaId: number }[];
}

/** An item of the side menu or a tile, as far as stories read it. */
export interface MenuItem {
  readonly nazwa: string;
  readonly czyWidoczny: boolean;
  readonly pozycja: number;
}

/** A public service of the office's list. */
export function service(uslugaId: number, nazwa: string, more: object = {}): object {
  return { id: uslugaId, nazwa, uslugaId, czyChroniona: false, czyWymaganaInstytucja: false, czyWymaganaOsobaFizyczna: false, ...more };
}

/** Lets the office offer these groups. */
export async function offer(
  page: Page,
  ...groups: readonly { readonly nazwa: string; readonly uslugi: readonly object[] }[]
): Promise<void> {
  await page.route('**/api/lista-uslug*', (route) => route.fulfill({ json: groups }));
}

/** The first service of the office whose name begins so, with its number. */
export async function numberOf(portal: PortalServer, name: string): Promise<Group['uslugi'][number]> {
  const groups = await office<readonly Group[]>(portal, '/lista-uslug');
  const found = groups.flatMap(({ uslugi }) => uslugi).find(({ nazwa }) => nazwa.startsWith(name));
  expect(found, name).toBeDefined();
  if (!found) throw new Error(`The office offers no ${name}.`);
  return found;
}

/** Changes settings of the office's configuration. */
export async function configure(page: Page, change: object): Promise<void> {
  await page.route('**/api/pi/konfiguracja*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change } });
  });
}
