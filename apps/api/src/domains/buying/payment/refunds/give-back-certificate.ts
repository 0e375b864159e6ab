import { giveBackCertificate as contract } from '@yahont/contracts/certificates/certificates.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import { findNotVoid, findOwnGift, voidUnused } from '#src/domains/goods/certificates/index.ts';
import { lockOrder } from '#src/domains/buying/orders/index.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Voids a gift certificate that the caller bought and plans its refund. Throws `certificate-used` once
 * any of it was spent.
 */
export async function giveBackCertificate(ctx: AccountContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const facts = await findOwnGift(tx, ctx, id);
    if (!facts) throw notFound('certificate');
    // The refund may move points of the account: see `lockAccount` for the order of locks.
    await lockOrder(tx, facts.orderId);
    await lockAccount(tx, ctx.caller.accountId);
    // Unpaid: its order is cancelled instead. Void: its refund is under way.
    if (facts.state !== 'active') throw refuse(contract.refusals, 'certificate-used', {});
    await voidUnused(tx, ctx, [id]);
    if ((await findNotVoid(tx, [id])).has(id)) throw refuse(contract.refusals, 'certificate-used', {});
    const { orderId, lineId } = facts;
    await requestRefund(tx, ctx, { orderId, reason: 'cancelled', lines: [lineId], withDelivery: false });
  });
}
