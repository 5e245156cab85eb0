// An answer of many megabytes is read and judged in parts, between which the page does what a resident asks of it.
import { incomeAnswer } from '../bench/long-answers';
import { type LocalServer, passOn, serveLocally } from '../local-server';
import { expect, expectNoSidewaysScrolling, test } from './story';

const rows = 100_000;
const call = '**/api/fk/gmina/dajDochodyBudzetu?*';

test('while an answer of 100 000 rows is read, the page answers a click; the last row, which breaks the contract, is missing in the total, which says so, and is told to the operator with its place', {
  tag: '@once',
}, async ({ page, allowConsole }) => {
  allowConsole(/planPoZmianach/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const whole = incomeAnswer(rows);
  const last = whole.lastIndexOf('"planPoZmianach":');
  const body = `${whole.slice(0, last)}"planPoZmianach":"sto"${whole.slice(whole.indexOf(',', last))}`;
  await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body }));
  // Presses a button at the third turn of the page after the answer has arrived, and notes whether that was answered before the table stood there.
  await page.addInitScript(() => {
    const read = Response.prototype.arrayBuffer;
    Response.prototype.arrayBuffer = async function arrayBuffer() {
      const bytes = await read.call(this);
      if (bytes.byteLength > 2_097_152) {
        let turns = 0;
        const look = () => {
          const button = document.querySelector<HTMLElement>('header button[aria-pressed]');
          // Sums stand below the rows once all are there.
          if (document.querySelector('tfoot td') !== null) return;
          if (button?.ariaPressed === 'true') {
            document.body.dataset.answered = 'meanwhile';
            return;
          }
          if (button !== null) turns += 1;
          if (turns === 3) button?.click();
          setTimeout(look);
        };
        look();
      }
      return bytes;
    };
  });
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('tbody tr')).toHaveCount(5, { timeout: 120_000 });
  await expect(page.locator('body')).toHaveAttribute('data-answered', 'meanwhile');
  await expect(page.locator('tfoot')).toContainText('nie obejmuje 1 pozycji bez danych');
  await expect(page.getByRole('button', { name: 'Wysoki kontrast' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => told.join()).toContain(`/listaDochodow/${rows - 1}/planPoZmianach`);
});

test('an answer of megabytes that is cut off is told in the words of its service, and read when the service is opened again @full', {
  tag: '@once',
}, async ({ page }) => {
  const whole = incomeAnswer(rows);
  let isCut = true;
  await page.route(call, (route) =>
    route.fulfill({ contentType: 'application/json', body: isCut ? whole.slice(0, Math.floor(whole.length * 0.9)) : whole }),
  );
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.getByText('Usługa chwilowo niedostępna. Spróbuj ponownie później')).toBeVisible({ timeout: 30_000 });
  isCut = false;
  await page.getByRole('link', { name: /Dochody budżetu/ }).click();
  await expect(page.locator('tbody tr')).toHaveCount(5, { timeout: 120_000 });
});

test('an answer of 200 000 rows, and one whose one row has twenty megabytes, become a table; the page answers a click', {
  tag: ['@full', '@once'],
}, async ({ page }) => {
  const row = { ...JSON.parse(incomeAnswer(1)).listaDochodow[0], nazwaPozycji: 'Wpływy z opłat i kar umownych. '.repeat(700_000) };
  for (const body of [incomeAnswer(200_000), JSON.stringify({ listaDochodow: [row] })]) {
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto('/uslugi/budzet-dochody');
    await expect(page.locator('tbody tr').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('tfoot')).toBeVisible();
    const contrast = page.getByRole('button', { name: 'Wysoki kontrast' });
    const before = await contrast.getAttribute('aria-pressed');
    await contrast.click();
    await expect(contrast).not.toHaveAttribute('aria-pressed', before ?? '');
  }
});

interface SlowOffice extends LocalServer {
  /** What happens to answers after their beginning, those on their way as well. */
  take(course: 'wait' | 'go on' | 'break off'): void;
}

/** A portal whose office sends the beginning of a long answer and then so little that nobody gives up, until it goes on or breaks off. */
async function serveBeginnings(portal: string): Promise<SlowOffice> {
  const whole = incomeAnswer(rows);
  let now: Parameters<SlowOffice['take']>[0] = 'wait';
  const front = await serveLocally((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/fk/gmina/dajDochodyBudzetu?') !== true) return passOn(portal, incoming, outgoing);
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    let sent = 2_500_000;
    outgoing.write(whole.slice(0, sent));
    const step = setInterval(() => {
      if (now === 'wait') outgoing.write(whole.slice(sent, sent + 10));
      else clearInterval(step);
      if (now === 'go on') outgoing.end(whole.slice(sent));
      if (now === 'break off') outgoing.destroy();
      sent += 10;
    }, 100);
    outgoing.once('close', () => clearInterval(step));
  });
  return {
    ...front,
    take: (course) => {
      now = course;
    },
  };
}

test('the first rows of a long answer stand while the rest is on its way; sums, pages and order come with all, and nothing can be pressed before', async ({
  page,
  portal,
}) => {
  const office = await serveBeginnings(portal.url);
  try {
    await page.goto(`${office.url}/uslugi/budzet-dochody`);
    const table = page.locator('.table-view');
    await expect(table.locator('tbody tr')).toHaveCount(5);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Trwa pobieranie danych' })).toBeVisible();
    await expect(table.locator('tfoot')).toHaveCount(0);
    const field = table.locator('input').first();
    await field.focus();
    await expect(field).not.toBeFocused();
    await expectNoSidewaysScrolling(page);
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeHidden();
    await page.emulateMedia({ media: null });
    const before = await table.locator('tbody tr').allTextContents();
    const top = async () => (await table.locator('tbody').boundingBox())?.y;
    const topBefore = await top();

    office.take('go on');
    await expect(table).not.toHaveAttribute('aria-busy', 'true', { timeout: 60_000 });
    await expect(page.getByText('1–5 z 100 000')).toBeVisible();
    await expect(table.locator('tfoot td').last()).not.toBeEmpty();
    expect(await table.locator('tbody tr').allTextContents()).toEqual(before);
    expect(await top()).toBe(topBefore);
  } finally {
    // Whatever a page asks for later would be told as a failure.
    await page.goto('about:blank');
    await office.stop();
  }
});

test('whoever comes back to an order of their own waits for all rows; the first rows of an answer that breaks off go with it', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
  const office = await serveBeginnings(portal.url);
  const cells = page.locator('tbody [data-label="Paragraf"]');
  try {
    office.take('go on');
    await page.goto(`${office.url}/uslugi/budzet-dochody`);
    await page.getByRole('columnheader', { name: 'Paragraf' }).getByRole('button').click();
    await expect(cells.first()).toHaveText('100');
    office.take('wait');
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Trwa pobieranie danych' })).toBeVisible();
    await expect(cells).toHaveCount(0);
    office.take('go on');
    await expect(cells.first()).toHaveText('100', { timeout: 60_000 });

    office.take('wait');
    await page.goto(`${office.url}/uslugi/budzet-dochody?rok=2024`);
    await expect(cells).toHaveCount(5);
    office.take('break off');
    await expect(page.getByText('Usługa chwilowo niedostępna. Spróbuj ponownie później')).toBeVisible();
    await expect(cells).toHaveCount(0);
  } finally {
    // Whatever a page asks for later would be told as a failure.
    await page.goto('about:blank');
    await office.stop();
  }
});
