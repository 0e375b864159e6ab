import type { RatedMetal, RateSource } from '@yahont/contracts/metal-rates/metal-rates.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** Price of a gram of pure metal on a day. */
export type MetalRate = { metal: RatedMetal; date: IsoDate; perGram: Kopecks };

/** Where rates come from. */
export type RateFeed =
  /**
   * Requested by a job and stored in the database. `from` and `to` are included. Throws when there is
   * no usable answer.
   */
  | {
      kind: 'fetched';
      source: RateSource;
      fetch: (days: { from: IsoDate; to: IsoDate }) => Promise<readonly MetalRate[]>;
    }
  /** Known from the start, the oldest first. */
  | { kind: 'given'; source: RateSource; rates: readonly MetalRate[] }
  /** The shop does not buy gold: nothing is calculated. */
  | { kind: 'none' };
