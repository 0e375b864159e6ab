import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import type { WantedPieces } from '#src/domains/goods/delivery/index.ts';

/** What a piece's delivery day depends on: working days of the workshop, and where its items are. */
export type ReadyNeed = { workDays: number; wanted: readonly WantedPieces[] };

/** What the cart needs from other domains. */
export type CartDeps = {
  /** The catalogue in memory; undefined for things that are unknown or no longer offered. */
  findSku: (skuId: number) => OfferedSku | undefined;
  /** Null when the shop offers no instalments for goods of this sum. */
  instalmentOf: (goods: Kopecks) => Instalment | null;
  /** Whether the shop's ways to pay take the price of one thing. */
  sellsOnline: (price: Kopecks) => boolean;
  /** Whether gift certificates are sold, which requires card payments. */
  sellsCertificates: boolean;
  /** Whether sets are sold with their discount: the module `sets` is on. */
  hasSets: boolean;
  findCity: (cityId: number) => City | undefined;
  /** Earliest day on which a courier can deliver to a city, ISO. */
  readyDate: (city: City, now: Date, need: ReadyNeed) => string;
};
