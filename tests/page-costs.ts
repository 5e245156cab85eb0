// What a page costs a resident, for tests with limits and for the measurements.
import type { Page } from 'playwright';

/** Slows the page's CPU by a factor, until it is called again. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** What came over the wire so far. */
interface Traffic {
  readonly requests: number;
  /** Bytes of JavaScript. */
  readonly scripts: number;
  /** Bytes of everything else. */
  readonly others: number;
}

/** Counts requests and bytes from now on; a request counts when it is sent, bytes when the file is whole. */
export async function countTraffic(page: Page): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scriptIds = new Set<string>();
  let requests = 0;
  let scripts = 0;
  let others = 0;
  session.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scriptIds.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scriptIds.has(requestId)) scripts += encodedDataLength;
    else others += encodedDataLength;
  });
  return () => ({ requests, scripts, others });
}

/** Counts the bytes of JavaScript received from now on. */
export async function countScriptBytes(page: Page): Promise<() => number> {
  const traffic = await countTraffic(page);
  return () => traffic().scripts;
}

/** Sums layout shifts without user input, in every page opened from now on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) performance.mark('shift', { detail: entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      performance.getEntriesByName('shift').reduce((sum, mark) => sum + ('detail' in mark ? Number(mark.detail) : Number.NaN), 0),
    );
}
