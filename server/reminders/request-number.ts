import { officeDay } from '../calendar';

/** The number under which a resident and the office speak of a request about water. */
export function requestNumber(id: number, sentAt: Date): string {
  return `ZW/${id}/${officeDay(sentAt).slice(0, 4)}`;
}
