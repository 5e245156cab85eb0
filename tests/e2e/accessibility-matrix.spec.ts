// Every page in every look with OKIENKO_FULL=1. Otherwise half of the pages, each in one look of a sample that contains every pair of values,
// so that each look is seen at least once. Pages are reached inside the portal and looks changed while a page is open, as residents do.
import type { Browser, Page } from 'playwright/test';
import { changeLook, chooseLook, everyAddress, goInside, type Look, untilDrawn } from '../every-page';
import { pairwiseSample } from '../pairwise-sample';
import { expectAccessible } from './axe';
import { polishTexts, textsOn } from './polish-texts';
import { expect, expectNoSidewaysScrolling, test } from './story';

const looks = {
  language: ['pl', 'en', 'de', 'uk'],
  contrast: ['default', 'high'],
  font: ['small', 'medium', 'large'],
  colours: ['light', 'dark'],
} as const satisfies { readonly [Name in keyof Look]: readonly Look[Name][] };
const isWhole = process.env.OKIENKO_FULL === '1';
const polish = { en: polishTexts('en'), de: polishTexts('de'), uk: polishTexts('uk') } as const;
const parts = 4;

for (let part = 0; part < (isWhole ? parts : parts / 2); part += 1) {
  test(`part ${part + 1} of ${parts}: each of its pages is without violations, sideways scrolling and Polish words of the portal in ${isWhole ? 'every language' : 'its language'}, in ${isWhole ? 'every' : 'one of thirteen combinations of'} contrast, colours, size of letters and width`, {
    tag: '@once',
  }, async ({ browser, portal }) => {
    test.setTimeout(isWhole ? 3_600_000 : 240_000);
    const addresses = await everyAddress(portal.url);
    const states = allStates(addresses);
    const sample = isWhole ? states : sampleOf(addresses);
    const start = performance.now();
    const failures: string[] = [];
    let checked = 0;
    const own = addresses.filter((_, index) => index % parts === part);
    for (const address of own) expect(sample.filter((state) => state.address === address).length, address).toBeGreaterThan(0);
    let page: Page | null = null;
    for (const state of inOrder(sample.filter(({ address }) => own.includes(address)))) {
      const { language, contrast, font, colours } = state;
      try {
        if (page !== null && (await canChangeLook(page))) {
          await page.setViewportSize(viewportOf(state));
          if (new URL(page.url()).pathname !== state.address) await goInside(page, state.address);
        }
        if (page !== null && (await canChangeLook(page))) await changeLook(page, state);
        else {
          await page?.context().close();
          page = await openIn(browser, portal.url, state);
        }
        const root = page.locator('html');
        const names = ['lang', 'data-contrast', 'data-font', 'data-scheme'] as const;
        expect(await Promise.all(names.map((name) => root.getAttribute(name)))).toEqual([language, contrast, font, colours]);
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
        if (language !== 'pl') expect(await textsOn(page, polish[language])).toEqual([]);
        checked += 1;
      } catch (error) {
        failures.push(`${lookOf(state)} ${state.address}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await page?.context().close();
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(
      `${checked} of ${states.length} states of ${addresses.length} pages checked by axe in part ${part + 1}, in ${seconds} s.\n`,
    );
    expect(failures.join('\n\n')).toBe('');
  });
}

test('the catalogues of the other languages have words of their own', { tag: '@once' }, () => {
  for (const texts of Object.values(polish)) expect(texts.length).toBeGreaterThan(80);
});

type State = Required<Look> & { readonly address: string; readonly width: 320 | 1280 };

function allStates(addresses: readonly string[]): readonly State[] {
  return addresses.flatMap((address) =>
    looks.language.flatMap((language) =>
      looks.contrast.flatMap((contrast) =>
        looks.font.flatMap((font) =>
          looks.colours
            // High contrast has its own colours, whatever the device asks for.
            .filter((colours) => contrast === 'default' || colours === 'light')
            .flatMap((colours) => ([320, 1280] as const).map((width) => ({ address, language, contrast, font, colours, width }))),
        ),
      ),
    ),
  );
}

/** A look for each page, taken in turn from those that contain every pair of values. */
function sampleOf(addresses: readonly string[]): readonly State[] {
  const every = pairwiseSample(allStates(['']));
  return addresses.flatMap((address, index) =>
    every
      .slice(index % every.length)
      .slice(0, 1)
      .map((look) => ({ ...look, address })),
  );
}

/** Pages of one look after each other, so that it is changed seldom; in a whole run the looks of a page. */
function inOrder(states: readonly State[]): readonly State[] {
  return isWhole ? states : states.toSorted((left, right) => (lookOf(left) < lookOf(right) ? -1 : 1));
}

function lookOf({ language, contrast, font, colours, width }: State): string {
  return [language, contrast, font, colours, width].join(' ');
}

function viewportOf({ width }: State): { readonly width: number; readonly height: number } {
  return { width, height: width < 600 ? 640 : 900 };
}

/** False on a page without the portal's frame, such as that of the maintenance, which has no controls of the look, and no way on. */
async function canChangeLook(page: Page): Promise<boolean> {
  return (await page.locator('.app-bar-settings').count()) > 0;
}

async function openIn(browser: Browser, portal: string, state: State): Promise<Page> {
  const context = await browser.newContext({ viewport: viewportOf(state) });
  await chooseLook(context, portal, state);
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: state.colours });
  await page.goto(`${portal}${state.address}`);
  await untilDrawn(page);
  return page;
}
