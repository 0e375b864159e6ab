import { listGiftReceipts as contract } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { findLines, findOwnOrder } from '#src/domains/buying/orders/index.ts';
import { wrapOf } from './find-gift.ts';
import type { GiftLinks } from './gift-receipt.deps.ts';
import { NO_GIFT } from './no-gift.ts';

type Links = { items: { lineId: number; name: string; link: string }[] };

/** The links of the wrapped pieces of an own order. Throws `order-not-found`, also for one of another account. */
export async function listGiftLinks(ctx: AccountContext, links: GiftLinks, orderId: number): Promise<Links> {
  const order = await findOwnOrder(ctx.db, { accountId: ctx.caller.accountId, orderId });
  if (!order) throw refuse(contract.refusals, 'order-not-found', {});
  if (NO_GIFT.includes(order.status)) return { items: [] };
  const lines = await findLines(ctx.db, [orderId]);
  return {
    items: lines
      .filter((line) => wrapOf(line, lines) !== undefined)
      .map(({ id: lineId, name }) => ({ lineId, name, link: links.linkOf({ lineId, orderId }) })),
  };
}
