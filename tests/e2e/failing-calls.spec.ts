// Every call of every screen fails in eight ways, alone and in pairs, while the screen opens and while it changes its language: whole with
// OKIENKO_FULL=1, else a sample of a sixteenth of the screens that holds every way. The calls of the shell around have their matrix in personal-failures.spec.ts.
import type { Browser, Page } from 'playwright/test';
import { chooseLook, type Look } from '../every-page';
import type { PortalServer } from '../portal-server';
import { everyScreen, type Failing, failings, type PackScreen, type Watch, watchPage } from './failing-calls';
import { chooseFirst, endSilence, expectRecovery, expectWhole, typedText, typeSomething, untilQuiet } from './failing-screen';
import { type SignedIn, signIn } from './sign-in';
import { expect, test } from './story';

const isWhole = process.env.OKIENKO_FULL === '1';
const languages = ['pl', 'en', 'de', 'uk'] as const;
const parts = isWhole ? 8 : 1;
const statesOfSession = 32;

for (let part = 0; part < parts; part += 1) {
  test(`${isWhole ? 'each call of each screen fails in all of eight ways, alone and in pairs' : 'a call of each sixteenth group of screens fails in one of eight ways'}: no blank, no endless wait, no lost text, no sending (part ${part + 1} of ${parts})`, {
    tag: '@once',
  }, async ({ browser, portal }) => {
    test.setTimeout(isWhole ? 4 * 3_600_000 : 420_000);
    const start = performance.now();
    const screens = (await everyScreen(portal.url)).map((screen, place) => ({ screen, place }));
    // The ways of failing alternate from screen to screen, so the screens are chosen in groups that contain every way.
    const taken = screens.filter(({ place }) => isWhole || Math.floor(place / failings.length) % 16 === 0);
    const own = taken.filter(({ place }) => place % parts === part);
    const failures: string[] = [];
    let states = 0;
    for (const { screen, place } of own) {
      const begun = performance.now();
      const tried = await tryScreen(browser, portal, screen, place);
      states += tried.states;
      failures.push(...tried.failures);
      // The whole matrix takes an hour, so the result of each screen is printed at once.
      if (isWhole) {
        const took = ((performance.now() - begun) / 1000).toFixed(0);
        process.stdout.write(`${screen.account} ${screen.address}: ${tried.states} states in ${took} s, ${tried.failures.length} failed\n`);
      }
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(`${states} states of ${own.length} screens with failing calls in ${seconds} s.\n`);
    expect(states).toBeGreaterThan(own.length / 2);
    expect(failures.join('\n')).toBe('');
  });
}

/** One case: these calls fail in this way, while the screen opens in a language, or while it changes from Polish to it. */
interface State {
  readonly failing: Failing;
  /** Paths of the calls that fail. */
  readonly broken: readonly string[];
  readonly opens: boolean;
  readonly language: Look['language'];
}

async function tryScreen(browser: Browser, portal: PortalServer, screen: PackScreen, place: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.clock.install();
  const enter = async () => (screen.account === 'visitor' ? null : await signIn(page, portal, screen.account));
  const user = await enter();
  await chooseLook(context, portal.url, { language: 'pl', contrast: 'default', font: 'medium' });
  await handOver(page, portal, screen, user);
  const watch = watchPage(page, screen);
  const failures: string[] = [];
  const say = (state: string, error: unknown) =>
    failures.push(`${screen.account} ${screen.address} ${state}: ${error instanceof Error ? firstLines(error.message) : String(error)}`);
  // The screen without failures, with everything chosen that it needs to make all its calls.
  let address = `${portal.url}${screen.address}`;
  try {
    await page.goto(address);
    await untilQuiet(page);
    if (await chooseFirst(page)) address = page.url();
  } catch (error) {
    say('whole', error);
  }
  const states = statesOf(screen, [...watch.calls], place);
  const normal = new Set(watch.sendings);
  for (const [number, state] of states.entries()) {
    // Sessions would end during so many cases, even more so where the page's clock is moved ahead.
    if (number > 0 && number % statesOfSession === 0) {
      await page.clock.setSystemTime(Date.now());
      await enter();
    }
    watch.errors.length = 0;
    watch.sendings.length = 0;
    try {
      await tryState(page, address, screen, state, { ...watch, normal });
    } catch (error) {
      say(`${state.opens ? 'opened in' : 'changed to'} ${state.language}, ${state.broken.join(' + ')}: ${state.failing.name}`, error);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies({ name: 'okienko.language' });
    await page.evaluate(() => localStorage.removeItem('okienko.language'));
  }
  await context.close();
  return { states: states.length, failures };
}

function statesOf(screen: PackScreen, paths: readonly string[], place: number): readonly State[] {
  const pairs = paths.flatMap((path, index) => paths.slice(index + 1).map((other) => [path, other]));
  const groups = [...paths.map((path) => [path]), ...pairs];
  const all = groups.flatMap((broken, group) =>
    failings.flatMap((failing, way) =>
      [true, false].map((opens) => {
        // Every group and every way occurs with every language.
        const turn = place + group + way;
        const language = languages[opens ? turn % 4 : 1 + (turn % 3)] ?? 'pl';
        return { failing, broken, opens, language };
      }),
    ),
  );
  // Calls of widgets, and of forms that are sent when the screen opens, are not repeated after a change of language.
  const possible = all.filter(({ broken, opens }) => opens || broken.some(screen.isSource));
  if (isWhole) return possible;
  // One case for each screen. Ways, groups of calls, and opening or changing the language alternate.
  const failing = failings[place % failings.length];
  const broken = groups[place % groups.length];
  const tried = possible.filter((state) => state.failing === failing && state.broken === broken);
  return tried.length > 1 ? tried.filter(({ opens }) => opens === (place % 3 !== 1)) : tried;
}

async function tryState(
  page: Page,
  address: string,
  screen: PackScreen,
  { failing, broken, opens, language }: State,
  { errors, sendings, normal }: Watch & { readonly normal: ReadonlySet<string> },
): Promise<void> {
  let met = 0;
  const breakCalls = () =>
    page.route(
      (url) => broken.includes(url.pathname),
      (route) => {
        met += 1;
        return failing.answer(route);
      },
    );
  let typed: string | null = null;
  if (opens) {
    if (language !== 'pl') {
      await page.context().addCookies([{ name: 'okienko.language', value: language, url: new URL(address).origin }]);
      await page.evaluate((chosen) => localStorage.setItem('okienko.language', chosen), language);
    }
    await breakCalls();
    await page.goto(address);
  } else {
    await page.goto(address);
    await untilQuiet(page);
    typed = await typeSomething(page);
    await breakCalls();
    await page.getByRole('button', { name: 'Wybierz język' }).click();
    await page.getByRole('dialog').locator(`button[lang=${language}]`).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.locator('h1').first().waitFor();
  await expect.poll(() => met, { message: 'the call is made' }).toBeGreaterThan(0);
  if (failing.hangs) await endSilence(page);
  await untilQuiet(page);
  const isTold = opens && broken.some((path) => !screen.isSilent(path) && !(failing.isDone === true && screen.readsStatusOnly(path)));
  await expectWhole(page, language, isTold);
  if (typed !== null) expect(await typedText(page), 'what was typed').toBe(typed);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectRecovery(page, language);
  if (typed !== null) expect(await typedText(page), 'what was typed, after another try').toBe(typed);
  expect(errors, 'errors of the script').toEqual([]);
  expect(
    sendings.filter((sending) => !normal.has(sending)),
    'sent by itself',
  ).toEqual([]);
}

/** Opens a screen with the state that the previous screen passes on. */
async function handOver(page: Page, portal: PortalServer, { address, state }: PackScreen, user: SignedIn | null): Promise<void> {
  if (state.length === 0) return;
  const handed = Object.fromEntries(await Promise.all(state.map(async (name) => [name, await handedOver(name, portal, user)] as const)));
  await page.addInitScript(
    ([path, given]) => {
      if (location.pathname === path && history.state === null) history.replaceState(given, '');
    },
    [address, handed] as const,
  );
}

async function handedOver(name: string, portal: PortalServer, user: SignedIn | null): Promise<unknown> {
  if (name === 'nazwaPliku') return 'jak-zalatwic-sprawe.html';
  if (name !== 'karta' || user === null) throw new Error(`The matrix has nothing to hand over as ${name}.`);
  const pesel = user.subjects.find(({ institution }) => !institution)?.pesel;
  const cards = await fetch(`${portal.url}/api/oplaty/dajKartyNaleznosci?pesel=${pesel}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(cards.status).toBe(200);
  const { karty } = await cards.json();
  return karty[0];
}

function firstLines(message: string): string {
  return message.split('\n').slice(0, 8).join(' ');
}
