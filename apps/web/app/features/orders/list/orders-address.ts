import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import type { OrderGroup } from '@yahont/contracts/orders/order-list.ts';
import { ORDER_SEARCH_MAX } from '@yahont/contracts/wire/limits.ts';

/** The state of the list in its address. */
export type OrdersView = { group: OrderGroup | null; q: string };

/** Tabs in the order of the page; the first shows all orders. */
export const ORDER_TABS: readonly { group: OrderGroup | null; name: string }[] = [
  { group: null, name: 'Все' },
  { group: 'waiting', name: 'Ждут оплаты' },
  { group: 'active', name: 'В\u00A0работе' },
  { group: 'received', name: 'Получены' },
  { group: 'cancelled', name: 'Отмены и\u00A0возвраты' },
];

/** An unknown group shows all orders. */
export function readOrdersView(search: URLSearchParams): OrdersView {
  const asked = search.get('state');
  return {
    group: ORDER_TABS.find(({ group }) => group === asked)?.group ?? null,
    q: cleanTyped(search.get('q') ?? '').slice(0, ORDER_SEARCH_MAX),
  };
}

/** The address of a page of the list. */
export function ordersHref({ group, q }: OrdersView, before: number | null = null): string {
  const search = new URLSearchParams({
    ...(group === null ? {} : { state: group }),
    ...(q === '' ? {} : { q }),
    ...(before === null ? {} : { before: String(before) }),
  });
  const text = search.toString();
  return text === '' ? '/personal/orders/' : `/personal/orders/?${text}`;
}
