import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { StuckReceipt } from '@yahont/contracts/office/money/receipts.ts';
import { RECEIPT_KINDS, type Receipt } from '@yahont/contracts/payment/receipts.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { findOwnOrder, orderNumber } from '#src/domains/buying/orders/index.ts';
import { receipts } from './receipts.tables.ts';

type ReceiptRow = typeof receipts.$inferSelect;

const PAGE = 50;

/** Receipts of an order of the caller, oldest first, without unfinished ones. Throws `order-not-found`. */
export async function listOrderReceipts(ctx: AccountContext, orderId: number): Promise<{ items: Receipt[] }> {
  const { accountId } = ctx.caller;
  if (!(await findOwnOrder(ctx.db, { accountId, orderId }))) throw notFound('order');
  const rows = await ctx.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), inArray(receipts.state, ['registering', 'registered'])));
  return { items: rows.toSorted(byMoment).map(toReceipt) };
}

/** At the same moment the receipt of the money precedes that of the hand-over; refunds are last. */
function byMoment(one: ReceiptRow, other: ReceiptRow): number {
  const later = one.createdAt.getTime() - other.createdAt.getTime();
  return later === 0 ? RECEIPT_KINDS.indexOf(one.kind) - RECEIPT_KINDS.indexOf(other.kind) : later;
}

function toReceipt(row: ReceiptRow): Receipt {
  const { documentNumber: document, storageNumber: storage, fiscalSign: sign } = row;
  return {
    id: row.id,
    kind: row.kind,
    amount: kopecks(row.amount),
    means: row.means,
    at: (row.registeredAt ?? row.createdAt).toISOString(),
    fiscal: document === null || storage === null || sign === null ? null : { document, storage, sign },
  };
}

/** A page of the receipts that need staff's attention. The contract defines the selection and the order. */
export async function listStuckReceipts(
  { db }: Pick<Context, 'db'>,
  before: string | undefined,
): Promise<{ items: StuckReceipt[]; next: string | null }> {
  const rows = await db
    .select()
    .from(receipts)
    .where(
      and(inArray(receipts.state, ['dead', 'by-hand']), before === undefined ? undefined : beyond(before)),
    )
    .orderBy(desc(receipts.changedAt), desc(receipts.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map(({ id, orderId, kind, state, amount, fault, createdAt }) => ({
      id,
      orderId,
      orderNumber: orderNumber(orderId),
      kind,
      state: state === 'dead' ? 'dead' : 'by-hand',
      amount: kopecks(amount),
      fault,
      createdAt: createdAt.toISOString(),
    })),
    next: rows.length > PAGE && last !== undefined ? `${last.changedAt.getTime()}.${last.id}` : null,
  };
}

/** Receipts after the given time and id. The contract has checked the cursor's form. */
function beyond(key: string): SQL {
  const [time = '', id = ''] = key.split('.');
  const at = new Date(Math.min(Number(time), LAST_TIME)).toISOString();
  return sql`(${receipts.changedAt}, ${receipts.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

/** A forged key may contain a time that no date can represent. */
const LAST_TIME = Date.UTC(9999, 0);
