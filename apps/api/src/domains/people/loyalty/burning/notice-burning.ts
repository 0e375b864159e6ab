import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { writeNotices } from './write-notices.sql.ts';

const BATCH = 200;

/**
 * Starts the messages about points that burn within the next days, once for each account and moment.
 * The notifications domain checks the subscriptions.
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
    const rows = await writeNotices(tx, { at, limit: BATCH });
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
