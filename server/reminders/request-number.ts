import { officeDay } from '../calendar';

/** Days within which the waterworks answer what they are sent, as for complaints about their services. */
const daysToAnswer = 14;
const day = 86_400_000;

/** Beginnings of numbers: requests about water, changes of correspondence data and readings are counted apart. */
const beginnings = { request: 'ZW', correction: 'KD', reading: 'OW' } as const;

/** The number under which a resident and the office speak of what was sent. */
export function requestNumber(kind: keyof typeof beginnings, id: number, sentAt: Date): string {
  return `${beginnings[kind]}/${id}/${officeDay(sentAt).slice(0, 4)}`;
}

/** The day by which the office answers. */
export function answerBy(sentAt: Date): string {
  return officeDay(new Date(sentAt.getTime() + daysToAnswer * day));
}
