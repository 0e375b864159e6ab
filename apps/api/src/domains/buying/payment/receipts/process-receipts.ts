import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { ReceiptState } from '@yahont/contracts/payment/receipts.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { inParallel } from '#src/platform/in-parallel.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { findProvider, type PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { ProviderUnavailable, type ProviderReceipt, type Receipt, type ReceiptDesk } from '../provider.ts';
import { closingReceiptOf } from './closing-receipt.ts';
import { advanceBackOf } from './advance-back.ts';
import { findBack } from './sold-lines.ts';
import { receipts } from './receipts.tables.ts';

type ReceiptRow = typeof receipts.$inferSelect;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;
/** About a day and a half; then staff make it. */
const MAX_TRIES = 16;
const MAX = 200;
const PARALLEL = 4;

/**
 * Sends waiting receipts and checks those that the tax service has not confirmed. A failure is retried
 * with growing pauses; after a refusal, or when the provider is unavailable too long, the receipt is
 * left to staff. A fault of ours is logged and retried in the next round.
 * @returns how many were due
 */
export async function processDueReceipts(ctx: Context, deps: PaymentDeps): Promise<number> {
  const due = await ctx.db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(inArray(receipts.state, ['waiting', 'registering']), lte(receipts.nextTryAt, ctx.now())))
    .orderBy(asc(receipts.nextTryAt))
    .limit(MAX);
  await inParallel(due, PARALLEL, ({ id }) => processOrLog(ctx, deps, id));
  return due.length;
}

async function processOrLog(ctx: Context, deps: PaymentDeps, receiptId: string): Promise<void> {
  try {
    await processReceipt(ctx, deps, receiptId);
  } catch (err) {
    ctx.log.error({ err, receiptId }, 'a receipt could not be processed');
  }
}

type DueReceipt = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * One step for one receipt. Safe to repeat and to run twice at once: the id of the receipt is the idempotence key. A fault and a
 * refusal of the provider are stored with the receipt and not thrown.
 */
export async function processReceipt(ctx: Context, deps: PaymentDeps, receiptId: string): Promise<void> {
  const found = await find(ctx, receiptId);
  if (!found || !['waiting', 'registering'].includes(found.receipt.state)) return;
  const content = found.receipt.state === 'waiting' ? await compose(ctx, deps, found.receipt) : null;
  let answer: ProviderReceipt | undefined;
  try {
    answer = await fetchOrCreate(deps, found, content);
  } catch (error) {
    const isOver = !(error instanceof ProviderUnavailable) || found.receipt.tries + 1 >= MAX_TRIES;
    if (isOver) ctx.log.error({ err: error, receiptId }, 'a receipt is left to staff');
    await scheduleRetry(ctx, found, {
      state: isOver ? 'dead' : found.receipt.state,
      fault: String(error instanceof Error ? error.message : error).slice(0, 500),
    });
    return;
  }
  await storeAnswer(ctx, found, answer);
}

async function find({ db }: Context, receiptId: string) {
  const [row] = await db
    .select({
      receipt: receipts,
      provider: payments.provider,
      providerId: payments.providerId,
      refundProviderId: refundParts.providerId,
    })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(
      refundParts,
      and(eq(refundParts.refundId, receipts.refundId), eq(refundParts.tenderId, payments.tenderId)),
    )
    .where(eq(receipts.id, receiptId));
  return row;
}

/** The content of a receipt that we send; null when it no longer matches the order's sum. */
async function compose(ctx: Context, deps: PaymentDeps, receipt: ReceiptRow): Promise<Receipt | null> {
  const { orderId, refundId, amount, createdAt } = receipt;
  const order = await getOrderForMessages(ctx, deps, orderId);
  if (refundId !== null) {
    const content = await advanceBackOf(ctx.db, order, refundId);
    return content?.amount === amount ? content.receipt : null;
  }
  const closing = closingReceiptOf(order, await findBack(ctx.db, { orderId, before: createdAt }));
  return closing?.amount === amount ? { ...closing.content, at: createdAt } : null;
}

/** Undefined: the provider knows no such receipt yet. */
async function fetchOrCreate(
  deps: PaymentDeps,
  found: DueReceipt,
  content: Receipt | null,
): Promise<ProviderReceipt | undefined> {
  const { receipt, provider, providerId } = found;
  const desk = findProvider(deps, provider)?.receipts;
  if (!desk || providerId === null)
    throw new ProviderUnavailable(provider, new Error('there is no contract with it'));
  // The provider keeps an idempotence key for a day. So after a failed attempt the receipt is first
  // looked up, also when staff send it again.
  if (receipt.tries > 0 || receipt.fault !== null || receipt.state === 'registering') {
    const known = await listKnown(desk, { ...found, providerId });
    const alive = known.find(({ status }) => status !== 'refused');
    if (alive || receipt.state === 'registering') return alive ?? known[0];
  }
  if (content === null) throw new Error(`the order does not come to ${receipt.amount} kopecks any more`);
  const request = {
    receiptId: receipt.id,
    paymentProviderId: providerId,
    amount: kopecks(receipt.amount),
    receipt: content,
  };
  if (receipt.kind !== 'advance-back') return desk.close(request);
  const { refundProviderId } = found;
  if (desk.takeBackAdvance === null || refundProviderId === null)
    throw new Error(`the advance of the refund ${receipt.refundId} cannot be taken back at ${provider}`);
  return desk.takeBackAdvance({ ...request, refundProviderId });
}

/**
 * The provider's receipts of the same kind: of its refund, of the advance beside it, of the hand-over
 * or of the payment.
 */
async function listKnown(
  desk: ReceiptDesk,
  { receipt, providerId, refundProviderId }: DueReceipt & { providerId: string },
): Promise<ProviderReceipt[]> {
  if (receipt.refundId !== null) {
    if (refundProviderId === null)
      throw new Error(`the refund ${receipt.refundId} has no id at its provider`);
    const setsOff = receipt.kind === 'advance-back';
    return (await desk.listOfRefund(refundProviderId)).filter((one) => one.setsOff === setsOff);
  }
  const setsOff = receipt.kind === 'closing';
  return (await desk.list(providerId)).filter((one) => one.setsOff === setsOff);
}

async function storeAnswer(
  ctx: Context,
  found: DueReceipt,
  answer: ProviderReceipt | undefined,
): Promise<void> {
  const { receipt } = found;
  if (answer?.status === 'registered') {
    await ctx.db
      .update(receipts)
      .set({
        state: 'registered',
        providerId: answer.providerId,
        documentNumber: answer.fiscal?.document ?? null,
        storageNumber: answer.fiscal?.storage ?? null,
        fiscalSign: answer.fiscal?.sign ?? null,
        registeredAt: answer.registeredAt,
        fault: null,
        changedAt: ctx.now(),
      })
      .where(eq(receipts.id, receipt.id));
    return;
  }
  const isOver = answer?.status === 'refused' || receipt.tries + 1 >= MAX_TRIES;
  await scheduleRetry(ctx, found, {
    state: isOver ? 'dead' : 'registering',
    providerId: answer?.providerId ?? receipt.providerId,
    fault: isOver ? 'the provider has not registered it' : null,
  });
}

type Later = { state: ReceiptState; fault: string | null; providerId?: string | null };

async function scheduleRetry(ctx: Context, { receipt }: DueReceipt, later: Later): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** receipt.tries, LONGEST_PAUSE_MS);
  await ctx.db
    .update(receipts)
    .set({
      ...later,
      tries: sql`${receipts.tries} + 1`,
      nextTryAt: new Date(ctx.now().getTime() + pause),
      changedAt: ctx.now(),
    })
    .where(eq(receipts.id, receipt.id));
}
