import type { Page } from 'playwright';

/** Marks in the pages that are opened from now on when a row with data is on the screen. */
export async function watchFirstRow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const row = document.querySelector('tbody tr, .MuiDataGrid-row');
      if (row !== null && /\d{5}/.test(row.textContent ?? '') && row.getBoundingClientRect().height > 0) performance.mark('first-row');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Waits for the row. Gives its milliseconds from the start of the navigation. */
export async function firstRowTime(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0, undefined, { polling: 20, timeout: 120_000 });
  return await page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? Number.NaN);
}
