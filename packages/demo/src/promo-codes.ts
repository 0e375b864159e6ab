import type { ImportPromoCode } from '@yahont/contracts/promotions/promo-codes.ts';

const DAY_MS = 86_400_000;
const RUNS_DAYS = 365;

/** `ago` and `ahead`: days before and after `today`; negative ones are on its other side. */
type Draft = Pick<ImportPromoCode, 'code' | 'percent' | 'minTotal'> & { ago: number; ahead: number };

const drafts: readonly Draft[] = [
  // Valid as long as the actions that name them.
  { code: 'ЯХОНТ10', percent: 10, minTotal: 1_000_000, ago: 30, ahead: 61 },
  { code: 'ПЕРВЫЙ', percent: 5, minTotal: 0, ago: 60, ahead: 91 },
  { code: 'НЕВЕСТА', percent: 7, minTotal: 10_000_000, ago: 75, ahead: 121 },
  { code: 'ЖЕМЧУГ', percent: 8, minTotal: 3_000_000, ago: 18, ahead: 13 },
  { code: 'СНЕГ', percent: 10, minTotal: 3_000_000, ago: -8, ahead: 46 },
  // Expired codes, for which the cart has a message.
  { code: 'ЛЕТО', percent: 15, minTotal: 0, ago: RUNS_DAYS, ahead: -30 },
  { code: 'ОСЕНЬ', percent: 9, minTotal: 8_000_000, ago: 65, ahead: -14 },
];

/** Promo codes; `today` shifts the days on which they are valid. */
export function demoPromoCodes(today: Date): ImportPromoCode[] {
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  return drafts.map(({ ago, ahead, ...code }) => ({
    ...code,
    startsAt: new Date(midnight - ago * DAY_MS).toISOString(),
    endsAt: new Date(midnight + ahead * DAY_MS).toISOString(),
  }));
}
