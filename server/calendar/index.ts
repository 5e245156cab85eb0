// Days and moments in the office's time zone, and how a day is written in Poland.

export { officeDay, officeMoment, writtenDay } from './office-day';
