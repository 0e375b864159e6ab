import { useQuery } from '@tanstack/react-query';
import type { OrderMessage } from '@yahont/contracts/office/order-work/order-messages.ts';
import { call } from '#app/lib/calls/call.ts';
import { listOrderMessages } from '#app/lib/calls/routes/orders.ts';
import { momentText } from '#app/lib/words/moments.ts';

const EVERY_MS = 15_000;
export const messagesKey = (id: number) => ['order-messages', id] as const;

/** What was written to the buyer, read again while its sending goes on; not for people who cannot write. */
export function useOrderMessages(id: number, isAllowed: boolean) {
  return useQuery({
    queryKey: messagesKey(id),
    queryFn: ({ signal }) => call(listOrderMessages, { params: { id } }, { signal }),
    enabled: isAllowed,
    refetchInterval: EVERY_MS,
  });
}

const STATES: Readonly<Record<OrderMessage['state'], string>> = {
  held: 'ждёт утра',
  sending: 'отправляется',
  sent: 'отправлено',
  failed: 'не ушло: попробуйте иначе',
  unknown: 'отправлено давно',
};

/** «отправлено», «ждёт утра, уйдёт завтра в 09:00» */
export function stateText({ state, heldUntil }: OrderMessage, now: Date): string {
  return heldUntil === null ? STATES[state] : `${STATES[state]}, уйдёт ${momentText(heldUntil, now)}`;
}
