import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { call } from '#app/lib/calls/call.ts';
import { getOfficeOrder } from '#app/lib/calls/routes/orders.ts';
import { say } from '#app/lib/look/toast.ts';
import { happened } from './happened.ts';
import { isOvertaken, refusedText } from './refused.ts';

/** Lists of orders, by their filters. */
export const ORDERS_KEY = ['orders'] as const;
const orderKey = (id: number) => ['order', id] as const;

const EVERY_MS = 15_000;

/** One order, read again every 15 seconds and when the window gets the focus. */
export function useOrder(id: number | null) {
  return useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => call(getOfficeOrder, { params: { id } }, { signal }),
    enabled: id !== null,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
}

export type OrderDeeds = {
  /** Shows the order as a call has answered it; the lists are read again. */
  keep: (order: OfficeOrder) => void;
  /** Own words for a refusal. When a colleague was faster, reads the order and says what they did. */
  explain: (error: unknown, id: number) => Promise<string>;
};

export function useOrderDeeds(): OrderDeeds {
  const cache = useQueryClient();
  const keep = useCallback(
    (order: OfficeOrder) => {
      cache.setQueryData(orderKey(order.id), order);
      void cache.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    [cache],
  );
  const explain = useCallback((error: unknown, id: number) => explainRefusal(cache, error, id), [cache]);
  return { keep, explain };
}

async function explainRefusal(cache: QueryClient, error: unknown, id: number): Promise<string> {
  if (!isOvertaken(error)) return refusedText(error);
  const now = await cache
    .fetchQuery({
      queryKey: orderKey(id),
      queryFn: ({ signal }) => call(getOfficeOrder, { params: { id } }, { signal }),
      staleTime: 0,
    })
    .catch(() => null);
  void cache.invalidateQueries({ queryKey: ORDERS_KEY });
  if (now === null) return refusedText(error);
  const text = `Заказ уже изменился. ${happened(now, new Date())}`;
  // The form that was refused may be gone with the state that it belonged to.
  say(text);
  return text;
}
