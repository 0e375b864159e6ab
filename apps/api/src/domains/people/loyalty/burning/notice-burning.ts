import { sql } from 'drizzle-orm';
import { BURN_NOTICE_DAYS } from '@yahont/values/sums/bonus.ts';
import type { Context } from '#src/platform/context.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';

const BATCH = 200;

/**
 * Starts the messages about points that burn within the next days, once for each account and moment. Who wants none gets none:
 * notifications look at the subscriptions.
 * @returns how many accounts and moments
 */
export async function noticeBurning(ctx: Pick<Context, 'db' | 'now'>): Promise<number> {
  let noticed = 0;
  for (let isMore = true; isMore;) {
    const batch = await noticeBatch(ctx);
    noticed += batch;
    isMore = batch === BATCH;
  }
  return noticed;
}

async function noticeBatch({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = now().toISOString();
  return db.transaction(async (tx) => {
    const rows = await rowsOf<{ accountId: number; burnsAt: string }>(
      tx,
      sql`insert into bonus_notices (account_id, burns_at, created_at)
        select distinct account_id, burns_at, ${at}::timestamptz
        from bonus_entries as credit
        where burns_at > ${at}::timestamptz
          and burns_at <= ${at}::timestamptz + make_interval(days => ${BURN_NOTICE_DAYS}::int)
          and points > coalesce((select sum(points) from bonus_uses where credit_id = credit.id), 0)
          and not exists (select from bonus_notices as known
            where known.account_id = credit.account_id and known.burns_at = credit.burns_at)
        limit ${BATCH}::int
        on conflict do nothing
        returning account_id as "accountId", burns_at as "burnsAt"`,
    );
    await enqueue(
      tx,
      ...rows.map(({ accountId, burnsAt }) => ({
        topic: 'points-burning' as const,
        payload: { accountId, burnsAt: new Date(burnsAt).toISOString() },
      })),
    );
    return rows.length;
  });
}
