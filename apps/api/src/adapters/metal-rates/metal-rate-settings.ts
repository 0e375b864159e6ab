import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { RateFeed } from '#src/domains/ground/metal-rates/rate-feed.ts';
import { createCentralBankRates } from './central-bank-rates.ts';
import { SAMPLE_RATES } from './sample-rates.ts';

export type MetalRateSettings =
  /** `url`: address of the central bank's file of metal prices. */
  | { kind: 'central-bank'; url: string }
  /** The rate was set by the shop on that day. */
  | { kind: 'settings'; gold: { perGram: Kopecks; date: IsoDate } }
  | { kind: 'sample' }
  | { kind: 'none' };

export function createRateFeed(settings: MetalRateSettings): RateFeed {
  switch (settings.kind) {
    case 'central-bank':
      return createCentralBankRates(settings);
    case 'settings':
      return { kind: 'given', source: 'settings', rates: [{ metal: 'gold', ...settings.gold }] };
    case 'sample':
      return { kind: 'given', source: 'sample', rates: SAMPLE_RATES };
    case 'none':
      return { kind: 'none' };
  }
}
