import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** The same screen, by the portal or written by hand. */
export interface Contestant {
  readonly name: 'ours' | 'by hand';
  readonly url: string;
}

/** Runs a function with a page in a new browser profile: an empty cache, and only the storage given by `storageState`. */
export async function withFreshPage<Value>(
  browser: Browser,
  use: (page: Page) => Promise<Value>,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Value> {
  const context = await browser.newContext({
    ...(storageState !== undefined && { storageState }),
    viewport: { width: 1280, height: 900 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
  });
  try {
    await takeFunctions(context);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Prepares pages for functions that are sent to them: tsx wraps inner ones in a call of __name, which must exist there. */
export async function takeFunctions(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
}

/**
 * Measures all contestants in turns, so that a slow moment of the machine affects them alike. The first round warms up the server and is
 * not counted.
 */
export async function alternate<Name extends string, Value>(
  contestants: readonly { readonly name: Name; readonly url: string }[],
  rounds: number,
  measure: (contestant: { readonly name: Name; readonly url: string }) => Promise<Value>,
): Promise<Record<Name, Value[]>> {
  const found = Object.fromEntries(contestants.map(({ name }): [Name, Value[]] => [name, []])) as Record<Name, Value[]>;
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? contestants : [...contestants].reverse();
    for (const contestant of order) {
      const value = await measure(contestant);
      if (round > 0) found[contestant.name].push(value);
    }
  }
  return found;
}
