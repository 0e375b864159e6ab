export type { WorkingHours } from './working-hours.ts';
