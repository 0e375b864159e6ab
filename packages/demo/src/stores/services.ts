import type { StoreService } from '@yahont/values/store-services.ts';

/** Services of every store. */
export const usualServices: StoreService[] = ['cleaning', 'ring-sizing', 'repair', 'gift-wrap'];

/** With a laser in the store. */
export const withEngraving: StoreService[] = [...usualServices, 'engraving', 'gold'];

/** Large stores: a gemmologist, and the safe with loose diamonds. */
export const flagshipServices: StoreService[] = [...withEngraving, 'fitting', 'diamonds', 'royal'];
