// What the browser prints of a table.
import { expect, type Locator } from 'playwright/test';

/** Prints as the browser does, on the page of wide tables, and expects each value below its heading and no button or box in a row. */
export async function expectPrintedInLine(table: Locator): Promise<void> {
  const page = table.page();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1032, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => printed(table)).toMatchObject({ apart: [], controls: 0 });
  expect((await printed(table)).cells, 'printed cells').toBeGreaterThan(2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  if (size !== null) await page.setViewportSize(size);
}

/** The cells that are printed, those of them that do not stand below their heading, and the buttons and boxes in rows. */
function printed(table: Locator): Promise<{ readonly apart: readonly string[]; readonly cells: number; readonly controls: number }> {
  return table.evaluate((element) => {
    const seen = (within: Element) => within.getClientRects().length > 0 && within.getBoundingClientRect().width > 0;
    const heads = [...element.querySelectorAll('thead tr:last-child > *')];
    const cells = [...element.querySelectorAll('tbody tr')]
      .flatMap((row) => [...row.children].map((cell, at) => ({ cell, head: heads[at] })))
      .filter(({ cell }) => seen(cell) && (cell.textContent ?? '') !== '');
    const isApart = ({ cell, head }: (typeof cells)[number]) =>
      head === undefined || Math.abs(cell.getBoundingClientRect().left - head.getBoundingClientRect().left) > 1;
    return {
      apart: cells.filter(isApart).map(({ cell }) => cell.textContent ?? ''),
      cells: cells.length,
      controls: [...element.querySelectorAll('tbody :is(button, input)')].filter(seen).length,
    };
  });
}
