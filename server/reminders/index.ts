// Reminders by e-mail: what a resident who asked for them is told, once, and how they stop.

export { answerBy, requestNumber } from './request-number';
export { startReminders } from './start-reminders';
export { stopReminders } from './stop-reminders';
export { type ReminderParts, writeReminders } from './write-reminders';
