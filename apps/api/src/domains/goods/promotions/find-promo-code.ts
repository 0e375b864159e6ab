import { eq, inArray } from 'drizzle-orm';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { promoCodes } from './promotions.tables.ts';

/**
 * A promo code takes its percentage off every line, discounted or not: the shopper who reads «−5 % по промокоду»
 * expects it on the whole cart.
 */
export type PromoCode = {
  code: string;
  percent: number;
  /** Smallest sum of goods for which the code is valid, kopecks. */
  minTotal: Kopecks;
};

export type FoundPromoCode =
  | { ok: true; promo: PromoCode }
  | { ok: false; reason: 'promo-unknown' | 'promo-expired' };

/** Finds a code in any spelling; a code that is not valid yet is unknown. */
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

export type PromoTerms = PromoCode & {
  state: 'coming' | 'current' | 'ended';
  /** The first moment, and the one after the last. */
  startsAt: Date;
  endsAt: Date;
};

/** Terms of these codes, valid or not, by their normalised code; unknown ones are left out. */
export async function findPromoTerms(
  db: Db,
  { codes, now }: { codes: readonly string[]; now: Date },
): Promise<Map<string, PromoTerms>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(promoCodes)
    .where(inArray(promoCodes.code, codes.map(normaliseCode)));
  return new Map(
    rows.map(({ code, percent, minTotal, startsAt, endsAt }) => {
      const started = now < startsAt ? 'coming' : 'current';
      const state = now < endsAt ? started : 'ended';
      return [code, { code, percent, minTotal: kopecks(minTotal), state, startsAt, endsAt }];
    }),
  );
}

/** The code of a cart while it is valid; null for a cart without one. */
export async function findValidPromo(
  db: Db,
  { code, now }: { code: string | null; now: Date },
): Promise<PromoCode | null> {
  if (code === null) return null;
  const found = await findPromoCode(db, { code, now });
  return found.ok ? found.promo : null;
}

/** Codes are stored in upper case, trimmed. */
export function normaliseCode(text: string): string {
  return text.trim().toLocaleUpperCase('ru');
}
