// Every call of every screen, failing in eight ways: whole with OKIENKO_FULL=1, else a sample that holds every screen and every way.
import type { BrowserContext, Page } from 'playwright/test';
import { everyScreen, type Failing, failings, type PackScreen, sourceOf, watchPage } from './failing-calls';
import { signIn } from './sign-in';
import { expect, test } from './story';

const isWhole = process.env.OKIENKO_FULL === '1';
// Turns of one matrix, so that both workers have something of it.
const turns = [0, 1] as const;
const busy = '.waiting, .page-loader[data-busy=true], .first-wait, [aria-busy=true]';
const awaiting = /Pobieranie listy…|Trwa pobieranie danych…|Wysyłanie…/;
const explained = /nie udało|nie może teraz|nie odpowiedział|brak danych|brak|nie ma|nie masz|niedostępn|wybierz|otwórz/i;

for (const turn of turns) {
  test(`each call of each screen fails in ${isWhole ? 'all of eight ways, alone and in pairs' : 'some of eight ways'}: no blank, no endless wait, no lost text, no sending (${turn + 1} of ${turns.length})`, {
    tag: '@once',
  }, async ({ browser, portal }) => {
    test.setTimeout(isWhole ? 7_200_000 : 240_000);
    const screens = (await everyScreen(portal.url)).filter((_, place) => place % turns.length === turn);
    const failures: string[] = [];
    let states = 0;
    for (const account of ['visitor', 'anna', 'wytwornia'] as const) {
      const own = screens.filter((screen) => accountFor(screen) === account);
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
      if (account !== 'visitor') {
        const page = await context.newPage();
        await signIn(page, portal, account);
        await page.close();
      }
      for (const [place, screen] of own.entries()) {
        const calls = await callsOf(context, portal.url, screen);
        for (const { failing, broken, opens } of statesOf(calls.paths, place)) {
          states += 1;
          const problem = await problemOf(context, `${portal.url}${screen.address}`, screen, {
            failing,
            broken,
            sendings: calls.sendings,
            opens,
          });
          if (problem !== null) failures.push(`${account} ${screen.address} ${broken.join(' + ')}: ${failing.name}: ${problem}`);
        }
      }
      await context.close();
    }
    process.stdout.write(`${states} states of ${screens.length} screens with failing calls.\n`);
    expect(states).toBeGreaterThan(screens.length / 2);
    expect(failures.join('\n')).toBe('');
  });
}

function accountFor({ isProtected, subject }: PackScreen): 'visitor' | 'anna' | 'wytwornia' {
  if (!isProtected) return 'visitor';
  return subject === 'institution' ? 'wytwornia' : 'anna';
}

/** The calls that a screen makes when it opens, and what it sends by itself. */
async function callsOf(context: BrowserContext, portal: string, screen: PackScreen) {
  const page = await context.newPage();
  const { sendings } = watchPage(page);
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && sourceOf(screen, request.url()) !== null) paths.add(new URL(request.url()).pathname);
  });
  await page.goto(`${portal}${screen.address}`);
  await page.locator('h1').first().waitFor();
  await expect(page.locator(busy)).toHaveCount(0);
  await page.close();
  return { paths: [...paths], sendings: new Set(sendings) };
}

interface State {
  readonly failing: Failing;
  /** Paths of the calls that fail. */
  readonly broken: readonly string[];
  /** The calls fail when the screen opens, or when it stands there and is asked for in another language. */
  readonly opens: boolean;
}

function statesOf(paths: readonly string[], place: number): readonly State[] {
  const pairs = paths.flatMap((path, index) => paths.slice(index + 1).map((other) => [path, other]));
  const groups = [...paths.map((path) => [path]), ...pairs];
  const all = groups.flatMap((broken) => failings.flatMap((failing) => [true, false].map((opens) => ({ failing, broken, opens }))));
  if (isWhole || all.length === 0) return all;
  const failing = failings[place % failings.length];
  const broken = groups[place % groups.length];
  return failing && broken ? [{ failing, broken, opens: place % 3 !== 2 }] : [];
}

/** What is wrong with a screen whose calls fail; null when nothing is. */
async function problemOf(
  context: BrowserContext,
  address: string,
  screen: PackScreen,
  { failing, broken, opens, sendings }: State & { readonly sendings: ReadonlySet<string> },
): Promise<string | null> {
  const page = await context.newPage();
  const watch = watchPage(page);
  let met = 0;
  const breakCalls = () =>
    page.route(
      (url) => broken.some((path) => url.pathname === path),
      (route) => {
        met += 1;
        return failing.answer(route);
      },
    );
  try {
    if (failing.hangs) await page.clock.install();
    if (opens) await breakCalls();
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    let typed: string | null = null;
    if (!opens) {
      await expect(page.locator(busy)).toHaveCount(0);
      typed = await typeSomething(page);
      await breakCalls();
      await page.getByRole('button', { name: 'Wybierz język' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    await expect.poll(() => met, { message: 'the call is made' }).toBeGreaterThan(0);
    if (failing.hangs) await page.clock.runFor(12_000);
    await expectWhole(page, opens && !broken.every((path) => sourceOf(screen, new URL(path, address).href)?.silent));
    if (typed !== null) expect(await typedText(page), 'what was typed').toBe(typed);
    expect(watch.errors, 'errors of the script').toEqual([]);
    expect(
      watch.sendings.filter((path) => !sendings.has(path)),
      'sent by itself',
    ).toEqual([]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error);
  } finally {
    if (!opens) await page.evaluate(() => localStorage.removeItem('okienko.language'));
    await page.close();
    await context.clearCookies({ name: 'okienko.language' });
  }
}

/** A page that is whole: heading and words, nothing that waits, and where something is missing another try or a word about it. */
async function expectWhole(page: Page, needsWords: boolean): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.locator(busy)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(main).toHaveText(/.{20,}/s);
  await expect(main).not.toContainText(awaiting);
  await expect(main).not.toContainText('Nie udało się pokazać strony');
  if (!needsWords) return;
  const retry = main.getByRole('button', { name: 'Spróbuj ponownie', disabled: false });
  const words = page.locator('main, .snackbar').filter({ hasText: explained });
  await expect(retry.or(words).first()).toBeVisible();
}

const typable = 'main .form textarea:enabled, main .form input[type=text]:enabled:not([readonly])';

async function typeSomething(page: Page): Promise<string | null> {
  const field = page.locator(typable).first();
  if ((await field.count()) === 0) return null;
  await field.fill('Wpisano 1');
  return await field.inputValue();
}

async function typedText(page: Page): Promise<string> {
  return await page.locator(typable).first().inputValue();
}
