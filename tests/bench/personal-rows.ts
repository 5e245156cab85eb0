import type { Browser, BrowserContextOptions } from 'playwright';
import { signIn } from '../e2e/sign-in';
import { slowProcessor } from '../page-costs';
import type { PortalServer } from '../portal-server';
import { serveHandPage } from './hand-page-server';
import { type Measure, median } from './measure';
import { alternate, withFreshPage } from './pages';

// Sample accounts that have data for the service.
const owners: Readonly<Record<string, string>> = {
  'wykaz-pojazdow': 'wytwornia',
  'aktualne-zameldowanie-osoby': 'helena',
  'parametry-oplat-za-odpady-osoby': 'wytwornia',
  'oplaty-lokalne': 'sklep',
  'nieruchomosci-osoby': 'wytwornia',
  'wymiar-podatku': 'jan',
  'wnioski-o-zwroty-akcyzy-za-olej': 'jan',
  'zwroty-akcyzy-za-olej': 'jan',
  'oplaty-za-zezwolenia': 'sklep',
};
const firstCells = 'tbody tr:first-child td';
const services = Object.entries(owners).map(([slug, login]) => ({ name: `first row of ${slug}`, path: `/uslugi/${slug}`, login }));
// It asks for seven lists at once, and begins with the sum of one of them.
const startPage = { name: 'start page of a person: the sum owed', path: '/moje-sprawy', login: 'anna', awaited: 'main .record dd' };
const byHand = { table: 'a table by hand', start: 'the start page by hand' };
const cpuSlowdown = 4;
const rounds = 5;
const bound = 1.15;

interface Visit {
  readonly url: string;
  /** What is waited for: the first of these elements with a text. */
  readonly awaited: string;
  readonly storage?: NonNullable<BrowserContextOptions['storageState']>;
}

/**
 * Time until the first row of each personal service, for a signed-in user, compared with the hand-written page of a public table, which needs
 * no user; and until the sum owed on the start page of a person, compared with that page written by hand, which asks the same of the office.
 */
export async function measurePersonalRows(browser: Browser, portal: PortalServer, handUrl: string): Promise<Measure[]> {
  const hand = await serveHandPage(portal.url, 'handwritten-start');
  try {
    const visits = new Map<string, Visit>([[byHand.table, { url: handUrl, awaited: firstCells }]]);
    for (const { name, path, login } of services)
      visits.set(name, { url: portal.url + path, awaited: firstCells, storage: await storageOf(browser, portal, login) });
    const storage = await storageOf(browser, portal, startPage.login);
    visits.set(byHand.start, { url: hand.url, awaited: 'main .owed', storage: atOrigin(storage, hand.url) });
    visits.set(startPage.name, { url: portal.url + startPage.path, awaited: startPage.awaited, storage });

    const contestants = [...visits].map(([name, { url }]) => ({ name, url }));
    const found = await alternate(contestants, rounds, async ({ name }) => {
      const visit = visits.get(name);
      if (visit === undefined) throw new Error(`There is no visit ${name}.`);
      return await firstRow(browser, visit);
    });
    const against = (name: string, other: string): Measure => {
      const [ours, theirs] = [median(found[name] ?? []), median(found[other] ?? [])];
      return { name, ours: milliseconds(ours), other: milliseconds(theirs), value: ours / theirs, bound, unit: '' };
    };
    return [...services.map(({ name }) => against(name, byHand.table)), against(startPage.name, byHand.start)];
  } finally {
    await hand.stop();
  }
}

type Storage = Awaited<ReturnType<typeof storageOf>>;

/** What a browser has stored, for another origin. */
function atOrigin({ cookies, origins }: Storage, origin: string): Storage {
  return { cookies, origins: origins.map((stored) => ({ ...stored, origin })) };
}

async function storageOf(browser: Browser, portal: PortalServer, login: string) {
  return await withFreshPage(browser, async (page) => {
    await signIn(page, portal, login);
    // The first page after a login stores whom the user acts for, as it does for residents.
    await page.goto(`${portal.url}/kontakt`);
    await page.waitForFunction(() => ['okienko.nip', 'okienko.pesel'].some((key) => sessionStorage.getItem(key) !== null));
    return await page.context().storageState();
  });
}

function firstRow(browser: Browser, { url, awaited, storage }: Visit): Promise<number> {
  return withFreshPage(
    browser,
    async (page) => {
      await slowProcessor(page, cpuSlowdown);
      await page.addInitScript((wanted) => {
        const look = () => {
          const cells = document.querySelectorAll(wanted);
          const texts = [...cells].map((cell) => cell.textContent?.trim() ?? '');
          if (texts.some((text) => text !== '') && cells[0] && cells[0].getBoundingClientRect().height > 0) performance.mark('first-row');
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, awaited);
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0, undefined, { polling: 20 });
      return await page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? Number.NaN);
    },
    storage,
  );
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
