import { officeMoment } from '../calendar';
import { isUnavailable } from '../database/unavailable';
import { describeFault } from '../errors/describe-fault';
import type { ReminderParts } from './compose-reminder';
import { writeReminders } from './write-reminders';

const hour = 3_600_000;
/** Hours of the office's day in which a letter may reach somebody. */
const wakingHours = { from: 8, until: 20 } as const;

interface RunningReminders {
  /** Lets go of what is in hand; what it does not come to is written in the next hour. */
  close(): Promise<void>;
}

/** Looks every hour of the day for what is to be told, and hands the letters over. */
export function startReminders(
  parts: ReminderParts & { readonly now: () => Date; readonly deliver: () => void; readonly tell: (text: string) => void },
): RunningReminders {
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const now = parts.now();
    const local = Number(officeMoment(now).slice(11, 13));
    if (local < wakingHours.from || local >= wakingHours.until) return;
    try {
      if ((await writeReminders(parts, now, closing.signal)) > 0) parts.deliver();
    } catch (error) {
      // The failure of the database has already been reported.
      if (!isUnavailable(error)) parts.tell(`Reminders could not be written and are tried again in an hour: ${describeFault(error)}`);
    }
  };
  const next = () => {
    running = running.then(look);
  };
  const timer = setInterval(next, hour);
  timer.unref();
  next();
  return {
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}
