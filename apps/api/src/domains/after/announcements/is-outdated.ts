import type { Context } from '#src/platform/context.ts';
import type { OfSubscription, StillIf } from '#src/platform/messages/outbox.ts';
import { hasEnded } from './letters/is-subscribed.ts';
import type { ReadOrder } from './order-for-messages.ts';
import { hasMovedOn } from './still-holds.ts';

type Condition = { subscription?: OfSubscription | undefined; stillIf?: StillIf | undefined };

/** Whether a subscription has ended, or an order has moved on, since a message about it was written. */
export async function isOutdated(
  ctx: Context,
  readOrder: ReadOrder,
  { subscription, stillIf }: Condition,
): Promise<boolean> {
  return (await hasEnded(ctx.db, subscription)) || (await hasMovedOn(ctx, readOrder, stillIf));
}
