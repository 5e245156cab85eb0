import { officeDay } from '../calendar/office-day';

/** Days within which an application that needs looking into is answered: a month, as the code of administrative procedure has it (art. 35 § 3). */
const daysToDecide = 30;

/** The day by which the office answers an application. */
export function decideBy(sentAt: Date): string {
  return officeDay(new Date(sentAt.getTime() + daysToDecide * 86_400_000));
}
