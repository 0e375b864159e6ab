import type { Context } from '#src/platform/context.ts';
import type { OfSubscription, StillIf } from '#src/platform/messages/outbox.ts';
import { isBellEnded } from '#src/domains/after/bells/index.ts';
import { hasEnded } from './letters/is-subscribed.ts';
import type { ReadOrder } from './order-for-messages.ts';
import { hasMovedOn } from './still-holds.ts';

type Condition = {
  subscription?: OfSubscription | undefined;
  stillIf?: StillIf | undefined;
  bellId?: number | undefined;
};

/** Whether a subscription or a bell has ended, or an order has moved on, since a message about it was written. */
export async function isOutdated(
  ctx: Context,
  readOrder: ReadOrder,
  { subscription, stillIf, bellId }: Condition,
): Promise<boolean> {
  if (bellId !== undefined && (await isBellEnded(ctx.db, bellId))) return true;
  return (await hasEnded(ctx.db, subscription)) || (await hasMovedOn(ctx, readOrder, stillIf));
}
