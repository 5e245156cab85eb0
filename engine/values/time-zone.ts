/** The time zone of the offices that this portal serves. Days, moments and letters use it, wherever the server or the resident is. */
export const officeTimeZone = 'Europe/Warsaw';
