import { and, asc, between, eq } from 'drizzle-orm';
import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays, daysBetween, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { MetalRateDeps } from './metal-rates.deps.ts';
import { metalRates } from './metal-rates.tables.ts';
import type { MetalRate, RateFeed } from './rate-feed.ts';

/** The central bank's day, hours ahead of UTC. */
export const MOSCOW = 3;

const HISTORY_DAYS = 31;
/** After a longer silence the last rate is not shown, even with its date. */
const SILENCE_DAYS = 366;

/** The rate of gold that is in force today, with those of the month before it; null while none is known. */
export async function getGoldRate(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { feed, shares, maxDays }: MetalRateDeps,
): Promise<GoldRate | null> {
  if (feed.kind === 'none') return null;
  const today = cityDate(now(), MOSCOW);
  const known = (await listGold(db, feed, today)).filter(({ date }) => date <= today);
  const last = known.at(-1);
  if (last === undefined) return null;
  const { date, perGram } = last;
  return {
    date,
    perGram,
    source: feed.source,
    // A sample belongs to no day and is never presented as today's.
    isStale: feed.source !== 'sample' && daysBetween(date, today) > maxDays,
    shares,
    history: known
      .filter((rate) => daysBetween(rate.date, date) < HISTORY_DAYS)
      .map((rate) => ({ date: rate.date, perGram: rate.perGram })),
  };
}

type DayRate = Pick<MetalRate, 'date' | 'perGram'>;

async function listGold(
  db: Context['db'],
  feed: Exclude<RateFeed, { kind: 'none' }>,
  today: IsoDate,
): Promise<readonly DayRate[]> {
  if (feed.kind === 'given') return feed.rates.filter(({ metal }) => metal === 'gold');
  const rows = await db
    .select({ date: metalRates.date, perGram: metalRates.perGram })
    .from(metalRates)
    .where(and(eq(metalRates.metal, 'gold'), between(metalRates.date, addDays(today, -SILENCE_DAYS), today)))
    .orderBy(asc(metalRates.date));
  return rows.map(({ date, perGram }) => ({ date, perGram: kopecks(perGram) }));
}
