import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { MESSAGE_REFUSALS } from '@yahont/contracts/support/support.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { supportMessages, supportRequests } from './support.tables.ts';

const HOUR_SECONDS = 3600;

type Limit = { accountId: number; perHour: number; of: 'requests' | 'messages'; now: Date };

/**
 * Refuses when an account wrote too often within an hour. Takes a lock until the end of the transaction, so that simultaneous
 * requests count each other.
 * @throws `too-many-messages` with `context.retryAfter`, seconds
 */
export async function checkMessageLimit(tx: Db, { accountId, perHour, of, now }: Limit): Promise<void> {
  await lockName(tx, `support-${of}:${accountId}`);
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const sent = await (of === 'requests' ? requestsSince : messagesSince)(tx, accountId, since).limit(perHour);
  const times = sent.map(({ at }) => at);
  const retryAfter = secondsToWait(times, { limit: perHour, seconds: HOUR_SECONDS }, now);
  if (retryAfter > 0) throw refuse(MESSAGE_REFUSALS, 'too-many-messages', { retryAfter });
}

function requestsSince(tx: Db, accountId: number, since: Date) {
  return tx
    .select({ at: supportRequests.createdAt })
    .from(supportRequests)
    .where(and(eq(supportRequests.accountId, accountId), gt(supportRequests.createdAt, since)))
    .orderBy(desc(supportRequests.createdAt));
}

function messagesSince(tx: Db, accountId: number, since: Date) {
  return tx
    .select({ at: supportMessages.at })
    .from(supportMessages)
    .innerJoin(supportRequests, eq(supportRequests.id, supportMessages.requestId))
    .where(
      and(
        eq(supportRequests.accountId, accountId),
        isNull(supportMessages.staffId),
        gt(supportMessages.at, since),
      ),
    )
    .orderBy(desc(supportMessages.at));
}
