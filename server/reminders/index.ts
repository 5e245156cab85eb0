// Reminders by e-mail: what a resident who asked for them is told, once, and how they stop.

export { acceptedReadings } from './accepted-readings';
export type { ReminderParts } from './compose-reminder';
export { answerBy, requestNumber } from './request-number';
export { startReminders } from './start-reminders';
export { stopReminders } from './stop-reminders';
export { renewReminder, writeReminders } from './write-reminders';
