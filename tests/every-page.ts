// Every page of a running portal in every look that a resident can choose: for the accessibility matrix and the gallery.
import type { BrowserContext, Page } from 'playwright';
import type { PackEntry } from '../engine';

/** How a resident has set the portal up. */
export interface Look {
  readonly language: 'pl' | 'en' | 'de' | 'uk';
  readonly contrast: 'default' | 'high';
  readonly font: 'small' | 'medium' | 'large';
}

type Entry = Pick<PackEntry, 'slug' | 'route' | 'protected' | 'variants'>;

const contentPage = '/strona-wlasna';
// Pages that come with the shell and not with a definition, and an address that nobody knows.
const shellPages = ['/przerwa-techniczna', '/usluga-przerwa-techniczna', '/nie-ma-takiej-strony'];

/** Addresses of all pages that a visitor can open: those of the published pack and those of the shell. */
export async function everyAddress(portal: string): Promise<readonly string[]> {
  return [...(await everyScreen(portal, 'open')), ...shellPages];
}

/** Addresses of the screens of the published pack, those for everybody or those behind the login. */
export async function everyScreen(portal: string, kind: 'open' | 'protected'): Promise<readonly string[]> {
  const read = async <Answer>(path: string): Promise<Answer> => await (await fetch(`${portal}${path}`)).json();
  const { indexes } = await read<{ indexes: { pl: string } }>('/pack/current.json');
  const { services } = await read<{ services: readonly Entry[] }>(`/pack/${indexes.pl}`);
  return services
    .filter((entry) => (entry.protected === true) === (kind === 'protected'))
    .flatMap(({ slug, route, variants }) => [route ?? `/uslugi/${slug}`, ...(variants ?? []).map((one) => one.route)]);
}

/** Lets all pages of a context open in a look, as if the resident had chosen it on an earlier visit. A content page opens with a file. */
export async function chooseLook(context: BrowserContext, portal: string, look: Look): Promise<void> {
  const kept = {
    contrast: look.contrast,
    fontSize: look.font,
    cookies: 'accepted',
    ...(look.language === 'pl' ? {} : { language: look.language }),
  };
  if (look.language !== 'pl') await context.addCookies([{ name: 'okienko.language', value: look.language, url: portal }]);
  await context.addInitScript(
    ([values, file, path]) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(`okienko.${name}`, value);
      if (location.pathname === path && history.state === null) history.replaceState({ nazwaPliku: file }, '');
    },
    [kept, 'jak-zalatwic-sprawe.html', contentPage] as const,
  );
}

/** Goes to an address inside the open portal, as a link would, and waits for the heading of its page. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(
    ([to, path, file]) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
      history.pushState(to === path ? { nazwaPliku: file } : null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [address, contentPage, 'jak-zalatwic-sprawe.html'] as const,
  );
  await page.locator('h1:not([data-left])').first().waitFor();
}

/** Waits until nothing of the page is on its way any more: no bars, no list that still loads, no call, no letters. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('.waiting, select:disabled, .first-wait, .page-loader[data-busy=true]') === null &&
      document.fonts.status === 'loaded',
    undefined,
    { polling: 50 },
  );
}
