export { isReminderEnded } from './reminding/is-reminder-ended.ts';
export { REMINDER_EVENTS } from './reminding/reminder-events.ts';
export type { ReminderEvents } from './reminding/reminder-events.ts';
