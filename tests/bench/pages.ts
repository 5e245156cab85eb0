import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** The same screen, ours and written by hand. */
export interface Contestant {
  readonly name: 'ours' | 'by hand';
  readonly url: string;
}

/** A fresh page in a fresh profile: nothing is cached, and stored is what `storageState` says. */
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
    // tsx keeps the names of inner functions by a call of __name, which a function sent to the page must find there.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Measures all contestants in turns, so that a slow minute of the machine hits them alike. The first round warms the server and is dropped. */
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
