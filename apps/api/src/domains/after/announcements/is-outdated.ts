import type { Context } from '#src/platform/context.ts';
import type { OfSubscription, StillIf } from '#src/platform/messages/outbox.ts';
import { isBellEnded } from '#src/domains/after/bells/index.ts';
import { isReminderEnded } from '#src/domains/people/close-people/index.ts';
import { hasEnded } from './letters/is-subscribed.ts';
import type { ReadOrder } from './order-for-messages.ts';
import { hasMovedOn } from './still-holds.ts';

type Condition = {
  subscription?: OfSubscription | undefined;
  stillIf?: StillIf | undefined;
  bellId?: number | undefined;
  closePersonId?: number | undefined;
};

/** Whether a subscription, a bell or a reminder has ended, or an order has moved on, since a message about it was written. */
export async function isOutdated(
  ctx: Context,
  readOrder: ReadOrder,
  { subscription, stillIf, bellId, closePersonId }: Condition,
): Promise<boolean> {
  if (bellId !== undefined && (await isBellEnded(ctx.db, bellId))) return true;
  if (closePersonId !== undefined && (await isReminderEnded(ctx.db, closePersonId))) return true;
  return (await hasEnded(ctx.db, subscription)) || (await hasMovedOn(ctx, readOrder, stillIf));
}
