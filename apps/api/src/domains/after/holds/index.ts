export { finishHoldBySale, lockHoldForSale } from './ending/hold-of-sale.ts';
export type { HoldOfSale } from './ending/hold-of-sale.ts';
export { holdLinks } from './holds.deps.ts';
export { HOLD_EVENTS } from './sending/hold-events.ts';
export type { HoldEvents } from './sending/hold-events.ts';
