// Days and moments in the office's time zone, and how a day is written in Poland.

export { localMoment } from './local-moment';
export { todayIn, writtenDay } from './today';
