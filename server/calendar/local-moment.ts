// The Swedish form is yyyy-MM-dd HH:mm:ss.
const form = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' });

/** A moment in the office's time, `yyyy-MM-dd HH:mm:ss`. */
export function localMoment(moment: Date): string {
  return form.format(moment);
}
