import { and, eq } from 'drizzle-orm';
import { answerThread as contract, type OfficeThread } from '@yahont/contracts/office/support.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { firstName } from '../threads/read-thread.ts';
import type { SupportDeps } from '../support.deps.ts';
import { supportMessages, supportRequests, type RequestRow } from '../support.tables.ts';
import { tellOfAnswer } from './tell-of-answer.ts';
import { readOfficeThread } from './office-thread.ts';
import { withinScope } from './within-scope.ts';

const subjectOf = (id: number) => ({ type: 'support-request' as const, id });

/** One thread with the contacts of its writer; the log records who read it. Throws `thread-not-found`. */
export async function openOfficeThread(ctx: StaffContext, id: number): Promise<OfficeThread> {
  const thread = await readOfficeThread(ctx, id);
  await audit(ctx.db, ctx, { action: 'support.read', subject: subjectOf(id) });
  return thread;
}

type Answer = { id: number; text: string; quickAnswers: readonly string[]; orderId?: number | undefined };

/** Writes to the shopper, who is notified. Throws `thread-not-found`, `not-their-order`. */
export async function answerThread(
  ctx: StaffContext,
  deps: Omit<SupportDeps, 'files' | 'operatorMail'>,
  { id, text, quickAnswers, orderId }: Answer,
): Promise<OfficeThread> {
  await work(ctx, id, async (tx, row) => {
    if (orderId !== undefined && !(await isTheirOrder(tx, row, orderId)))
      throw refuse(contract.refusals, 'not-their-order', {});
    const at = ctx.now();
    const { staffId, name } = ctx.caller;
    const [message] = await tx
      .insert(supportMessages)
      .values({ requestId: id, at, staffId, text, quickAnswers, orderId: orderId ?? null })
      .returning({ id: supportMessages.id });
    if (!message) throw new Error('an insert answered without a row');
    await tx
      .update(supportRequests)
      .set({ state: 'answered', lastAt: at, answeredAt: at })
      .where(eq(supportRequests.id, id));
    await enqueue(
      tx,
      ...(await tellOfAnswer(tx, deps, { row, messageId: message.id, text, by: firstName(name), now: at })),
    );
    // The text may contain personal data, which the log must not keep.
    await audit(tx, ctx, {
      action: 'support.answer',
      subject: subjectOf(id),
      before: { state: row.state },
      after: { state: 'answered', textLength: text.length },
    });
  });
  return readOfficeThread(ctx, id);
}

/** Marks the thread as done. Throws `thread-not-found`. */
export async function closeOfficeThread(ctx: StaffContext, id: number): Promise<OfficeThread> {
  await work(ctx, id, async (tx, { state }) => {
    await tx.update(supportRequests).set({ state: 'closed' }).where(eq(supportRequests.id, id));
    await audit(tx, ctx, {
      action: 'support.close',
      subject: subjectOf(id),
      before: { state },
      after: { state: 'closed' },
    });
  });
  return readOfficeThread(ctx, id);
}

async function work(
  ctx: StaffContext,
  id: number,
  act: (tx: Db, row: RequestRow) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(supportRequests)
      .where(and(eq(supportRequests.id, id), withinScope(tx, ctx.caller)))
      .for('update');
    if (!row) throw notFound('thread');
    await act(tx, row);
  });
}

async function isTheirOrder(tx: Db, { accountId }: RequestRow, orderId: number): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
  return found.length > 0;
}
