import { eq } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { promoCodes } from './promotions.tables.ts';

/**
 * A code takes its percent off every line, on sale or not: an old price is already inside the price, and a shopper
 * who reads «−5 % по промокоду» expects it of the whole cart.
 */
export type PromoCode = {
  code: string;
  percent: number;
  /** Kopecks of goods from which it works. */
  minTotal: Kopecks;
};

export type FoundPromoCode =
  | { ok: true; promo: PromoCode }
  | { ok: false; reason: 'promo-unknown' | 'promo-expired' };

/** Reads a code however it was typed; one that has not begun yet is as unknown as a made-up one. */
export async function findPromoCode(
  db: Db,
  { code, now }: { code: string; now: Date },
): Promise<FoundPromoCode> {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normaliseCode(code)));
  if (!row || now < row.startsAt) return { ok: false, reason: 'promo-unknown' };
  if (now >= row.endsAt) return { ok: false, reason: 'promo-expired' };
  return { ok: true, promo: { code: row.code, percent: row.percent, minTotal: kopecks(row.minTotal) } };
}

/** Codes are kept in upper case without outer spaces. */
export function normaliseCode(text: string): string {
  return text.trim().toLocaleUpperCase('ru');
}
