// A page that was opened before is there at once the next time, with the data of now, and gives way to a newer one.
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { type LocalServer, passOn, serveLocally } from '../local-server';
import { expect, test } from './story';

test.use({ serviceWorkers: 'allow' });

const service = '/uslugi/budzet-dochody';

interface Front extends LocalServer {
  /** How the server answers for pages from now on: as it does, not at all yet, or with another page. */
  pages(are: 'as they are' | 'held' | 'newer'): void;
  /** Addresses that were asked for since the last look. */
  asked(): string[];
}

/** A server in front of a portal that can hold pages back, or have newer ones. */
async function servePages(portal: string): Promise<Front> {
  let now: Parameters<Front['pages']>[0] = 'as they are';
  let addresses: string[] = [];
  let held: (() => void)[] = [];
  const answerPage = async (path: string, outgoing: ServerResponse) => {
    const { status, headers, text } = await pageOf(portal, path);
    const newer = text.replaceAll('Dochody budżetu', 'Wpływy budżetu');
    if (now === 'newer') outgoing.writeHead(status, { ...headers, 'x-portal-page': 'newer' }).end(newer);
    else outgoing.writeHead(status, headers).end(text);
  };
  const front = await serveLocally((incoming, outgoing) => {
    const path = incoming.url ?? '';
    addresses.push(path);
    const isPage = path === '/offline.html' || path.startsWith('/uslugi/');
    if (!isPage) passOn(portal, incoming, outgoing);
    else if (now === 'held') held.push(() => void answerPage(path, outgoing));
    else void answerPage(path, outgoing);
  });
  return {
    ...front,
    pages: (are) => {
      now = are;
      if (are === 'held') return;
      for (const goOn of held) goOn();
      held = [];
    },
    asked: () => {
      const since = addresses;
      addresses = [];
      return since;
    },
  };
}

/** A page of the portal, asked for by a connection of its own: one that is kept open may be closed at the moment of the next question. */
async function pageOf(portal: string, path: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${portal}${path}`, { agent: false }, resolve).once('error', reject);
  });
  const ofTransfer = ['content-length', 'transfer-encoding', 'connection', 'keep-alive'];
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ofTransfer.includes(name)));
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode ?? 502, headers, text: Buffer.concat(parts).toString() };
}

/** Waits until the page that is open is kept. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => (await caches.match(location.pathname, { cacheName: 'okienko-opened-1' })) !== undefined);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

test('a page that was opened before stands with the rows of now while the server is still asked for it; a reload waits for the server', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/ERR_CONNECTION/);
  const front = await servePages(portal.url);
  try {
    await page.goto(front.url + service);
    await expect(page.locator('tbody tr')).toHaveCount(5);
    await untilKept(page);

    front.pages('held');
    front.asked();
    await page.goto(front.url + service, { waitUntil: 'commit' });
    await expect(page.locator('tbody tr')).toHaveCount(5);
    const asked = front.asked();
    expect(asked.filter((address) => address.startsWith('/api/fk/gmina/dajDochodyBudzetu'))).toHaveLength(1);
    expect(asked.filter((address) => address.startsWith('/assets/core'))).toEqual([]);
    // What was chosen in an address is asked for, and nothing is kept for it.
    await page.goto(`${front.url}${service}?rok=2024`, { waitUntil: 'commit' });
    await expect(page.getByLabel('Rok budżetowy')).toHaveValue('2024');

    front.pages('as they are');
    front.asked();
    await page.reload();
    expect(front.asked()).toContain(`${service}?rok=2024`);
  } finally {
    await page.goto('about:blank');
    await front.stop();
  }
});

test('a kept page gives way to a newer one by itself, unless somebody has begun to use it @full', { tag: '@once' }, async ({
  page,
  portal,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION/);
  const front = await servePages(portal.url);
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(front.url + service);
    await untilKept(page);
    front.pages('newer');
    await page.goto(front.url + service);
    await expect(heading).toHaveText('Wpływy budżetu');

    // Back to the first version, which is kept again.
    front.pages('as they are');
    await page.reload();
    await expect(heading).toHaveText('Dochody budżetu');
    await untilKept(page);
    front.pages('held');
    await page.goto(front.url + service, { waitUntil: 'commit' });
    const field = page.getByLabel('Szukaj w tabeli');
    await field.click();
    await field.fill('opłat');
    front.pages('newer');
    // Nothing older is opened from now on.
    await expect.poll(() => page.evaluate(async () => await caches.has('okienko-opened-1')), { timeout: 30_000 }).toBe(false);
    await expect(heading).toHaveText('Dochody budżetu');
    await expect(field).toHaveValue('opłat');
    await page.goto(front.url + service);
    await expect(heading).toHaveText('Wpływy budżetu');
  } finally {
    await page.goto('about:blank');
    await front.stop();
  }
});
