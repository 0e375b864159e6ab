export { orderEventNames } from './events/event-list.ts';
export { isOutdated } from './is-outdated.ts';
export type { ReadOrder } from './order-for-messages.ts';
