import type { ImportStore } from '@yahont/contracts/stores/stores.ts';

/** A store as its region lists it; way, shop front, holidays and events are added to all of them. */
export type PlacedStore = Omit<ImportStore, 'directions' | 'facade' | 'specialDays' | 'events'>;
