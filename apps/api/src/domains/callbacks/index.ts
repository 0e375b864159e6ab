export type { OperatorLine } from './operator-line.ts';
export { purgeCallbacks } from './purge-callbacks.ts';
export { ringOperators } from './ring-operators.ts';
export type { WorkingHours } from './working-hours.ts';
