// Every page in every look: the whole matrix with OKIENKO_FULL=1, else a sample that holds every pair of values.
import { chooseLook, everyAddress, type Look, untilDrawn } from '../every-page';
import { pairwiseSample } from '../pairwise-sample';
import { expectAccessible } from './axe';
import { polishTexts, textsOn } from './polish-texts';
import { expect, expectNoSidewaysScrolling, test } from './story';

const looks = {
  language: ['pl', 'en', 'de', 'uk'],
  contrast: ['default', 'high'],
  font: ['small', 'medium', 'large'],
} as const satisfies { readonly [Name in keyof Look]: readonly Look[Name][] };
const isWhole = process.env.OKIENKO_FULL === '1';

for (const language of looks.language) {
  test(`language ${language}: every page is without violations, sideways scrolling and Polish words of the portal, in ${isWhole ? 'every' : 'a pairwise sample of every'} contrast, size of letters and width`, {
    tag: '@once',
  }, async ({ browser, portal }) => {
    test.setTimeout(isWhole ? 3_600_000 : 180_000);
    const polish = polishTexts(language);
    if (language !== 'pl') expect(polish.length).toBeGreaterThan(80);
    const addresses = await everyAddress(portal.url);
    const states = allStates(addresses);
    const checked = (isWhole ? states : pairwiseSample(states)).filter((state) => state.language === language);
    expect(new Set(checked.map(({ address }) => address)).size).toBe(addresses.length);
    const start = performance.now();
    const failures: string[] = [];
    for (const look of new Set(checked.map(lookOf))) {
      const width = Number(look.split(' ')[3]);
      const group = checked.filter((state) => lookOf(state) === look);
      const context = await browser.newContext({ viewport: { width, height: width < 600 ? 640 : 900 } });
      const [first] = group;
      if (first) await chooseLook(context, portal.url, first);
      const page = await context.newPage();
      for (const { address, contrast, font } of group) {
        await page.goto(`${portal.url}${address}`);
        try {
          await untilDrawn(page);
          const root = page.locator('html');
          const shown = [await root.getAttribute('lang'), await root.getAttribute('data-contrast'), await root.getAttribute('data-font')];
          expect(shown).toEqual([language, contrast, font]);
          await expectAccessible(page);
          await expectNoSidewaysScrolling(page);
          if (language !== 'pl') expect(await textsOn(page, polish)).toEqual([]);
        } catch (error) {
          failures.push(`${look} ${address}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      await context.close();
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(`${language}: checked ${checked.length} states of ${addresses.length} pages by axe in ${seconds} s.\n`);
    expect(failures.join('\n\n')).toBe('');
  });
}

type State = Look & { readonly address: string; readonly width: 320 | 1280 };

function allStates(addresses: readonly string[]): readonly State[] {
  return addresses.flatMap((address) =>
    looks.language.flatMap((language) =>
      looks.contrast.flatMap((contrast) =>
        looks.font.flatMap((font) => ([320, 1280] as const).map((width) => ({ address, language, contrast, font, width }))),
      ),
    ),
  );
}

function lookOf({ language, contrast, font, width }: State): string {
  return [language, contrast, font, width].join(' ');
}
