import { sql } from 'drizzle-orm';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { MOSCOW } from './get-gold-rate.ts';
import { metalRates } from './metal-rates.tables.ts';
import type { RateFeed } from './rate-feed.ts';

/** The period that each fetch requests: a shop that was off for weeks gets its whole chart back. */
const ASKED_DAYS = 31;

/** Tag of pages that show a rate. */
export const METAL_RATES_TAG = 'metal-rates';

/**
 * Fetches the rates of the last month and of tomorrow and stores new ones. When the source has no
 * usable answer, the known rates stay in force. Pages that show a rate are rendered again in any case,
 * because the rate may have become too old.
 */
export async function fetchMetalRates(ctx: Context, feed: RateFeed): Promise<void> {
  if (feed.kind !== 'fetched') return;
  const today = cityDate(ctx.now(), MOSCOW);
  const rates = await askFor(ctx, feed, { from: addDays(today, -ASKED_DAYS), to: addDays(today, 1) });
  await ctx.db.transaction(async (tx) => {
    await announceChange(tx, [METAL_RATES_TAG]);
    if (rates.length === 0) return;
    const changed = await tx
      .insert(metalRates)
      .values(rates.map((rate) => ({ ...rate, fetchedAt: ctx.now() })))
      .onConflictDoUpdate({
        target: [metalRates.metal, metalRates.date],
        set: { perGram: sql`excluded.per_gram`, fetchedAt: sql`excluded.fetched_at` },
        setWhere: sql`${metalRates.perGram} <> excluded.per_gram`,
      })
      .returning({ date: metalRates.date });
    await auditImport(tx, ctx, { of: 'metal-rates', given: rates.length, changed: changed.length });
  });
}

async function askFor(
  { log }: Pick<Context, 'log'>,
  feed: Extract<RateFeed, { kind: 'fetched' }>,
  days: { from: string; to: string },
) {
  try {
    return await feed.fetch(days);
  } catch (err) {
    log.error({ err }, 'metal rates were not fetched; the last known ones stay in force');
    return [];
  }
}
