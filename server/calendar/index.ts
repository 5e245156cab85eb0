// Days and moments in the office's time zone, and how a day is written in Poland.

export { officeDay, writtenDay } from './office-day';
export { officeMoment } from './office-moment';
