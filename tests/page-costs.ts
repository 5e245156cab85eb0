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

/**
 * Counts requests and bytes from now on, up to a moment in milliseconds of the epoch or up to now; a request counts when it is sent, bytes
 * when the file is whole.
 */
export async function countTraffic(page: Page): Promise<(until?: number) => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scriptIds = new Set<string>();
  const sent: number[] = [];
  const whole: { readonly at: number; readonly id: string; readonly bytes: number }[] = [];
  // The debugger tells the wall clock when a request is sent only, and of everything the seconds of a clock of its own.
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => {
    offset = wallTime - timestamp;
    sent.push(wallTime * 1000);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scriptIds.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    whole.push({ at: (timestamp + offset) * 1000, id: requestId, bytes: encodedDataLength });
  });
  return (until = Number.POSITIVE_INFINITY) => {
    const received = whole.filter(({ at }) => at <= until);
    const bytesOf = (isScript: boolean) =>
      received.filter(({ id }) => scriptIds.has(id) === isScript).reduce((sum, { bytes }) => sum + bytes, 0);
    return { requests: sent.filter((at) => at <= until).length, scripts: bytesOf(true), others: bytesOf(false) };
  };
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
