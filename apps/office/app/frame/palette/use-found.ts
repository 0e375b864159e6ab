import { useQuery } from '@tanstack/react-query';
import { readOrderSearch } from '@yahont/contracts/office/order-lists/order-search.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { call } from '#app/lib/calls/call.ts';
import { listOfficeOrders } from '#app/lib/calls/routes/orders.ts';
import { useSettled } from '#app/lib/lists/row-keys.ts';
import { may } from '#app/lib/session/me.ts';
import type { Section } from '#app/lib/session/section.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { readUin, type FoundOrder, type PaletteGroup } from './palette-items.ts';

const MAX_SHOWN = 5;
/** Somebody types on for this long. */
const SETTLED_MS = 150;

type Search = { me: Me; typed: string; sections: readonly Section[]; go: (path: string) => void };
type Found = { groups: readonly PaletteGroup[]; isReading: boolean; failure: string | null };

/** Pieces and orders that the typed text names by its shape. */
export function useFound({ me, typed, sections, go }: Search): Found {
  const settled = useSettled(typed.trim(), SETTLED_MS);
  const uin = readUin(settled);
  const isOrder = uin === null && readOrderSearch(settled) !== null && may(me, 'orders.see');
  const orders = useQuery({
    queryKey: ['palette', settled],
    queryFn: ({ signal }) => call(listOfficeOrders, { query: { q: settled } }, { signal }),
    enabled: isOrder,
  });
  const rows = isOrder ? (orders.data?.items ?? []).slice(0, MAX_SHOWN) : [];
  const hasStock = sections.some(({ path }) => path === '/stock');
  return {
    groups: [
      { name: 'Заказы', items: rows.map((order) => orderItem(order, go)) },
      { name: 'Изделия', items: uin !== null && hasStock ? [pieceItem(uin, go)] : [] },
    ],
    isReading: isOrder && orders.isPending,
    failure: isOrder && orders.isError ? failureText(orders.error) : null,
  };
}

function orderItem({ id, number, buyer, total }: FoundOrder, go: Search['go']) {
  return {
    id: `order ${id}`,
    icon: 'bag' as const,
    name: number,
    about:
      `${buyer.name} ${buyer.lastName}${buyer.phoneTail === '' ? '' : `, хвост ··${buyer.phoneTail}`}`.trim(),
    aside: formatRoubles(total),
    run: () => go(`/orders/${id}`),
  };
}

function pieceItem(uin: string, go: Search['go']) {
  return {
    id: `piece ${uin}`,
    icon: 'ring' as const,
    name: uin.replaceAll(/(\d{4})(?=\d)/g, '$1\u00A0'),
    about: 'где лежит и что с ним было',
    aside: '',
    run: () => go(`/stock/${uin}`),
  };
}
