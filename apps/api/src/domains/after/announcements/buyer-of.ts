import type { Context } from '#src/platform/context.ts';
import type { AnnounceDeps, Receiver } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from './order-for-messages.ts';

/** How to reach the buyer of an order; null when they were erased. */
export async function buyerOf(
  ctx: Pick<Context, 'db'>,
  { contact, accountId, cityId }: Pick<OrderForMessages, 'contact' | 'accountId' | 'cityId'>,
  deps: Pick<AnnounceDeps, 'hasPush' | 'offsetOfCity'>,
): Promise<Receiver | null> {
  if (contact.phone === '') return null;
  return {
    phone: contact.phone,
    email: contact.email,
    accountId: (await deps.hasPush(ctx, accountId, 'orders-push')) ? accountId : null,
    offsetHours: deps.offsetOfCity(cityId),
  };
}
