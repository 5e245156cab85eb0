import { officeTimeZone } from '../../engine';

// The Swedish form is yyyy-MM-dd HH:mm:ss.
const form = new Intl.DateTimeFormat('sv-SE', { timeZone: officeTimeZone, dateStyle: 'short', timeStyle: 'medium' });

/** A moment in the office's time as its calls carry it, `yyyy-MM-dd HH:mm:ss`. */
export function officeMoment(moment: Date): string {
  return form.format(moment);
}
