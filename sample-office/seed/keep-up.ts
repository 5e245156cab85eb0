import type { PlainDate } from '../../engine';
import { officeDay } from '../../server/calendar';
import type { Database } from '../../server/database';
import { describeFault } from '../../server/errors';
import { accrueInterest } from './dues/accrue-interest';
import { keepWaiting } from './water/keep-waiting';

const hour = 3_600_000;

/**
 * Does what a day brings in an office, now and whenever one has begun: interest is charged, and what the sample residents wait for lies ahead.
 * Gives what stops it.
 */
export async function keepUp(database: Database, now: () => Date, tell: (text: string) => void): Promise<() => Promise<void>> {
  let day = officeDay(now());
  await bring(database, day);
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    const today = officeDay(now());
    if (today === day) return;
    day = today;
    running = bring(database, today).catch((error: unknown) =>
      tell(`The sample data could not be brought up to ${today}: ${describeFault(error)}`),
    );
  }, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function bring(database: Database, day: PlainDate): Promise<void> {
  await accrueInterest(database, day);
  await keepWaiting(database, day);
}
