export { giftLinks } from './gift-receipt.deps.ts';
export { GIFT_EVENTS } from './gift-events.ts';
export type { GiftEvents } from './gift-events.ts';
