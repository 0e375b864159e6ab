export { erasePerson } from './erase-person.ts';
export type { EraseResult } from './erase-person.ts';
export { exportPerson } from './export-person.ts';
export { findAccountByPhone } from './find-person.ts';
export { ERASURE_EVENTS } from './asking/erasure-events.ts';
export type { ErasureEvents } from './asking/erasure-events.ts';
