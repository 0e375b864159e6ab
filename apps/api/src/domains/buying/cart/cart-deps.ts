import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import type { Wanted } from '#src/domains/goods/delivery/index.ts';

/** What the day of a piece depends on: working days of the workshop, and where its items lie. */
export type ReadyNeed = { workDays: number; wanted: readonly Wanted[] };

/** What the cart is given by the rest of the house. */
export type CartDeps = {
  /** The catalogue in memory; undefined for what is unknown or not offered any more. */
  findSku: (skuId: number) => OfferedSku | undefined;
  /** Null when the shop offers no instalments for goods of this sum. */
  instalmentOf: (goods: Kopecks) => Instalment | null;
  /** Whether the shop's ways to pay take the price of one thing. */
  sellsOnline: (price: Kopecks) => boolean;
  /** Whether gift certificates are sold: somebody must take cards. */
  sellsCertificates: boolean;
  findCity: (cityId: number) => City | undefined;
  /** Earliest day on which a courier brings something to a city, ISO. */
  readyDate: (city: City, now: Date, need: ReadyNeed) => string;
};
