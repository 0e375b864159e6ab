import { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { Context } from '#src/platform/context.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { messagesOf, type AnnounceDeps } from '#src/domains/messages/notifications/index.ts';
import type { ReturnEvent } from '../events/families/return-texts.ts';
import type { ReadReturn } from '../return-for-messages.ts';
import { RETURN_EVENTS } from '../events/families/return-events.ts';

/** States that the buyer is notified of; other states are only shown on the site. */
const EVENTS: Partial<Record<ReturnState, ReturnEvent>> = {
  requested: 'return-requested',
  approved: 'return-approved',
  received: 'return-received',
  refunded: 'return-accepted',
  refused: 'return-refused',
};

type Step = { returnId: number; state: string; at?: string };

/**
 * Messages to the buyer about a new state of a return, as about an order. None when the state is not announced or the return
 * does not exist.
 */
export async function announceReturn(
  ctx: Context,
  { returnId, state, at }: Step,
  { readReturn, ...deps }: { readReturn: ReadReturn } & Omit<AnnounceDeps, 'offsetOfCity'>,
): Promise<OutboxMessage[]> {
  const event = eventOf(state);
  const about = event === undefined ? null : await readReturn(ctx, returnId);
  // Without a phone the buyer was erased after the step.
  if (!about || event === undefined || about.ofGift || about.contact.phone === '') return [];
  const { contact, accountId, offsetHours } = about;
  const receiver = {
    phone: contact.phone,
    email: contact.email,
    accountId: (await deps.hasPush(ctx, accountId, 'orders-push')) ? accountId : null,
    offsetHours,
  };
  const subject = `return-${returnId}:${at ?? state}`;
  return messagesOf(
    RETURN_EVENTS[event],
    { ...about, publicUrl: deps.publicUrl },
    { receiver, subject, now: ctx.now() },
  );
}

/** Paying the postage is not a state of a return: the money for the piece was refunded before. */
function eventOf(state: string): ReturnEvent | undefined {
  if (state === 'postage-paid') return 'return-postage';
  const step = ReturnState.safeParse(state);
  return step.success ? EVENTS[step.data] : undefined;
}
