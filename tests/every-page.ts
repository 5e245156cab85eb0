// Every page of a running portal in every look that a resident can choose, for the accessibility matrix and the gallery.
import type { BrowserContext, Page } from 'playwright';
import type { PackEntry } from '../engine';

/** The look that a resident has chosen. */
export interface Look {
  readonly language: 'pl' | 'en' | 'de' | 'uk';
  readonly contrast: 'default' | 'high';
  readonly font: 'small' | 'medium' | 'large';
  /** Colours that the device asks for. */
  readonly colours?: 'light' | 'dark';
}

type Entry = Pick<PackEntry, 'slug' | 'route' | 'protected' | 'variants'>;

const contentPage = '/strona-wlasna';
// Pages that are not in definitions, and an address that does not exist.
const shellPages = ['/przerwa-techniczna', '/usluga-przerwa-techniczna', '/nie-ma-takiej-strony'];

/** Addresses of all pages that a visitor can open: those of the published pack and those drawn by code. */
export async function everyAddress(portal: string): Promise<readonly string[]> {
  return [...(await everyScreen(portal, 'open')), ...shellPages];
}

/** Addresses of the screens in the published pack: the public ones, or those behind the login. */
export async function everyScreen(portal: string, kind: 'open' | 'protected'): Promise<readonly string[]> {
  const read = async <Answer>(path: string): Promise<Answer> => await (await fetch(`${portal}${path}`)).json();
  const { indexes } = await read<{ indexes: { pl: string } }>('/pack/current.json');
  const { services } = await read<{ services: readonly Entry[] }>(`/pack/${indexes.pl}`);
  return services
    .filter((entry) => (entry.protected === true) === (kind === 'protected'))
    .flatMap(({ slug, route, variants }) => [route ?? `/uslugi/${slug}`, ...(variants ?? []).map((one) => one.route)]);
}

/** Makes all pages of a context open in a look, as if chosen on an earlier visit. A content page opens with a file. */
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

/** Navigates inside the open portal, as a link does, and waits for the heading of the page. */
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

/** Changes the look of an open page by the page's own controls and waits until it is drawn again. Omitted properties stay. */
export async function changeLook(page: Page, look: Partial<Look>): Promise<void> {
  if (look.colours) await page.emulateMedia({ colorScheme: look.colours });
  await page.evaluate(async ({ language, contrast, font }) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // The page clicks by script, because an open dialog covers the controls.
    const press = async (control: string) => {
      let found = document.querySelector<HTMLElement>(control);
      while (found === null) {
        await frame();
        found = document.querySelector<HTMLElement>(control);
      }
      found.click();
    };
    const root = document.documentElement;
    if (contrast && root.dataset.contrast !== contrast) await press('.app-bar-settings > button[aria-pressed]');
    if (font && root.dataset.font !== font) await press(`.font-sizes [data-size=${font}]`);
    if (language && root.lang !== language) {
      await press('.app-bar-settings > button[aria-haspopup=dialog]');
      await press(`.language-list button[lang=${language}]`);
      while (root.lang !== language || document.querySelector('.language-list') !== null) await frame();
    }
    // Calls that the new look needs are sent after it is drawn.
    await frame();
    await frame();
  }, look);
  await untilStill(page);
  await untilDrawn(page);
}

/**
 * Waits until no transition runs any more: during one a colour is neither the old nor the new one. It looks in every frame, because the
 * promise of a transition in a page that draws no frames would wait for ever.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition && animation.playState === 'running'),
  );
}

/** Waits until nothing of the page is loading any more: placeholders, lists, calls, fonts. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('.waiting, [aria-busy=true], .first-wait, .page-loader[data-busy=true]') === null &&
      document.fonts.status === 'loaded',
    undefined,
    { polling: 50 },
  );
}
