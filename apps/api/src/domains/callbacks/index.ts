export { purgeCallbacks } from './purge-callbacks.ts';
export type { WorkingHours } from './working-hours.ts';
