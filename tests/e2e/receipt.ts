// What a form said in its summary, and what the receipt of its sending says.
import type { Page } from 'playwright/test';
import { readPdf } from '../read-pdf';
import { expect } from './story';

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** The rows of the summary that is shown, in order: name and value, without spaces. Of files the size, which each tells in its own way, is left out. */
export async function summaryRows(page: Page): Promise<readonly string[]> {
  const rows = await page
    .locator('.summary-list > div:not(.summary-group)')
    .evaluateAll((all) => all.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']));
  expect(rows.length).toBeGreaterThan(2);
  return rows.map(([name = '', value = '']) => withoutSpaces(`${name}:${value.replace(/ \([^)]*B\)$/, '')}`));
}

/** Expects that a receipt says all rows of a summary in their order, and is tagged. */
export function expectReceiptOf(rows: readonly string[], receipt: Buffer): void {
  const pdf = readPdf(receipt);
  const said = withoutSpaces(Array.from({ length: pdf.pages }, (_, page) => pdf.pageText(page)).join(''));
  let from = 0;
  for (const row of rows) {
    const at = said.indexOf(row, from);
    expect(at, `${row} in ${said}`).toBeGreaterThanOrEqual(from);
    from = at + row.length;
  }
  expect(pdf.inside).toContain('/MarkInfo');
}
