import type { Order } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { OrderRow } from '../load-orders.ts';

type OrderStore = { name: string; address: string; metro: string; phone: string; hoursText: string };
export type DeliveryDeps = {
  findStore: (storeId: number) => OrderStore | undefined;
  /** Offset of the buyer's city, hours ahead of UTC. */
  offsetOfCity: (cityId: number) => number;
};

/** How an order reaches its buyer, in the contract's shape. */
export function deliveryOf(row: OrderRow, deps: DeliveryDeps): Order['delivery'] {
  return DELIVERIES[row.deliveryKind](row, deps);
}

const DELIVERIES: Record<DeliveryKind, (row: OrderRow, deps: DeliveryDeps) => Order['delivery']> = {
  courier: ({
    deliveryAddress,
    deliveryDate,
    deliveryFrom: from,
    deliveryTo: to,
    trackNumber,
    fittingMinutes,
  }) => ({
    trackNumber,
    fittingMinutes,
    kind: 'courier',
    address: deliveryAddress,
    date: deliveryDate,
    hours: from === null || to === null ? null : { from, to },
  }),
  express: ({ deliveryAddress, deliveryDate, deliveryTo, fittingMinutes }) => ({
    fittingMinutes,
    kind: 'express',
    address: deliveryAddress,
    date: deliveryDate,
    by: deliveryTo ?? '',
  }),
  pickup: toPickup,
  point: ({ deliveryAddress, deliveryDate, trackNumber }) => ({
    trackNumber,
    kind: 'point',
    address: deliveryAddress,
    date: deliveryDate,
  }),
  electronic: ({ deliveryDate }) => ({ kind: 'electronic', date: deliveryDate }),
};

function toPickup(row: OrderRow, deps: DeliveryDeps): Order['delivery'] {
  if (row.storeId === null) throw new Error(`pickup order ${row.id} has no store`);
  const store = deps.findStore(row.storeId);
  return {
    kind: 'pickup',
    storeId: row.storeId,
    name: store?.name ?? '',
    address: store?.address ?? row.deliveryAddress,
    metro: store?.metro ?? '',
    phone: store?.phone ?? '',
    hoursText: store?.hoursText ?? '',
    date: row.deliveryDate,
    keptUntil: row.storeUntil && cityDate(row.storeUntil, deps.offsetOfCity(row.cityId)),
  };
}
