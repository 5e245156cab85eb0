/** The time zone of the offices that this portal serves: days, moments and letters are told in it, wherever a server or a resident is. */
export const officeTimeZone = 'Europe/Warsaw';
