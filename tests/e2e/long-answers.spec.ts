// An answer of many megabytes is read and judged in parts, between which the page does what a resident asks of it.
import { incomeAnswer } from '../bench/long-answers';
import { expect, test } from './story';

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
          if (document.querySelector('tbody td') !== null) return;
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
