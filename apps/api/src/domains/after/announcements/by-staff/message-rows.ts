import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { MessageState } from '@yahont/contracts/office/order-work/message-limits.ts';
import type { OrderMessage } from '@yahont/contracts/office/order-work/order-messages.ts';
import type { Db } from '#src/platform/database/database.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { orderMessages } from '#src/domains/buying/orders/orders.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { sendings } from '#src/domains/messages/notifications/notifications.tables.ts';

const SHOWN = 50;
/** Records of sendings are kept for 90 days. */
const RECORDED_MS = 90 * 86_400_000;

type Wanted = { orderId: number; now: Date; key?: string };

/** What staff wrote to the buyer of an order, newest first; with a key only that message. */
export async function findMessages(db: Db, { orderId, now, key }: Wanted): Promise<OrderMessage[]> {
  const rows = await db
    .select({
      id: orderMessages.id,
      channel: orderMessages.channel,
      text: orderMessages.text,
      at: orderMessages.at,
      heldUntil: orderMessages.heldUntil,
      once: orderMessages.once,
      staffName: staff.name,
      sending: sendings.state,
    })
    .from(orderMessages)
    .innerJoin(staff, eq(staff.id, orderMessages.staffId))
    .leftJoin(sendings, eq(sendings.key, sql`${orderMessages.channel} || ':' || ${orderMessages.once}`))
    .where(
      and(eq(orderMessages.orderId, orderId), key === undefined ? undefined : eq(orderMessages.key, key)),
    )
    .orderBy(desc(orderMessages.id))
    .limit(SHOWN);
  const failed = await findFailed(
    db,
    rows.filter(({ sending }) => sending !== 'sent').map(({ once }) => once),
  );
  return rows.map(({ once, sending, at, heldUntil, ...row }) => {
    const state = stateOf({ isSent: sending === 'sent', hasFailed: failed.has(once), at, heldUntil }, now);
    return {
      ...row,
      at: at.toISOString(),
      state,
      heldUntil: state === 'held' ? (heldUntil?.toISOString() ?? null) : null,
    };
  });
}

async function findFailed(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const once = sql<string>`${outbox.payload} ->> 'once'`;
  const rows = await db
    .select({ once })
    .from(outbox)
    .where(and(isNotNull(outbox.failedAt), inArray(once, [...keys])));
  return new Set(rows.map((row) => row.once));
}

type Record = { isSent: boolean; hasFailed: boolean; at: Date; heldUntil: Date | null };

function stateOf({ isSent, hasFailed, at, heldUntil }: Record, now: Date): MessageState {
  if (isSent) return 'sent';
  if (hasFailed) return 'failed';
  if (now.getTime() - at.getTime() > RECORDED_MS) return 'unknown';
  return heldUntil !== null && heldUntil > now ? 'held' : 'sending';
}
