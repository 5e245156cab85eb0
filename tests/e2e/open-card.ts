import { expect, type Locator, type Page, type Request } from 'playwright/test';

/** Opens the card with this symbol from the list of dues, as a resident does. `origin` is for a page without an address of its own. */
export async function openCard(page: Page, symbol: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/lista-naleznosci`);
  const paid = page.locator('summary', { hasText: 'Zapłacone' });
  const size = page.getByRole('navigation', { name: 'Strony tabeli: Należności', exact: true }).getByLabel('Liczba wierszy na stronie');
  const details = page.locator('tbody tr', { has: page.getByText(symbol, { exact: true }) }).getByRole('button', { name: /^Szczegóły: / });
  await expect(page.locator('tbody tr').first()).toBeVisible();
  if (await size.isVisible()) await size.selectOption('all');
  if (!(await details.isVisible())) await paid.click();
  await details.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Raty' })).toBeVisible();
  await expect(payBar(page)).toBeVisible();
}

/** Unfolds the filters of the instalments, unless they are. */
export async function openFilters(page: Page): Promise<void> {
  const summary = page.locator('summary', { hasText: 'Filtruj raty' });
  await expect(summary).toBeVisible();
  if (!(await page.getByRole('radio', { name: 'Wszystkie' }).isVisible())) await summary.click();
}

/** The bar with the sum and the pay button. */
export function payBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Wybrane raty i zapłata' });
}

/** The checkboxes of the rows that can be paid, from top to bottom. */
export function boxes(page: Page): Locator {
  return page.getByRole('checkbox', { name: /^Zaznacz ratę: / });
}

/** The dialog before a payment. */
export function payDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /Wybierz sposób płatności|Podsumowanie płatności/ });
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

/** An answer of the office about the instalments of a card, as far as stories read it. */
interface CardAnswer {
  readonly ratyZbiorcze: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Asks the office about a card as the page did, until one instalment is ordered at a gateway, by the field that says so, and gives that answer.
 * The payment is booked seconds later, so a story that takes its time shows the card in this state with `showCard`.
 */
export async function untilOrdered(asked: Request, field: string): Promise<CardAnswer> {
  const headers = await asked.allHeaders();
  let last: CardAnswer = { ratyZbiorcze: [] };
  const ordered = async () => {
    const answer = await fetch(asked.url(), { headers: { authorization: headers.authorization ?? '' } });
    last = await answer.json();
    return last.ratyZbiorcze.filter((instalment) => instalment[field] === true).length;
  };
  await expect.poll(ordered, { message: field, intervals: [200], timeout: 60_000 }).toBe(1);
  return last;
}

/** Shows the card as this answer says, whatever has happened since. The result ends it. */
export async function showCard(page: Page, answer: CardAnswer): Promise<() => Promise<void>> {
  const call = '**/api/oplaty/dajNaleznosciKarty?*';
  await page.route(call, (route) => route.fulfill({ json: answer }));
  return async () => await page.unroute(call);
}

/** Ends a visit at a sandbox gateway with one of its outcomes. */
export async function decideAtGateway(page: Page, outcome: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Do zapłaty / })).toBeVisible();
  await page.locator(`input[name="wynik"][value="${outcome}"]`).check();
  await page.getByRole('button', { name: 'Dalej' }).click();
}
