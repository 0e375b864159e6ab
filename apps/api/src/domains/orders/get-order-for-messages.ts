import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { findLines, getOrderRow } from './load-orders.ts';
import { orderNumber } from './order-number.ts';
import type { OrderDeps } from './orders.mapper.ts';

/** What an SMS, an e-mail or a receipt needs of an order. */
export type OrderForMessages = {
  id: number;
  number: string;
  status: OrderStatus;
  accountId: number;
  contact: Contact;
  /** One per item; `size` in hundredths of a millimetre. */
  lines: { name: string; size: number | null; total: Kopecks }[];
  deliveryPrice: Kopecks;
  total: Kopecks;
  deliveryKind: DeliveryKind;
  deliveryAddress: string;
  /** ISO date in the buyer's city. */
  deliveryDate: string;
  storeName: string | null;
  isPaid: boolean;
};

/** Reads an order for internal use; must never be returned to a caller. */
export async function getOrderForMessages(
  ctx: Pick<Context, 'db'>,
  deps: Pick<OrderDeps, 'findStore'>,
  orderId: number,
): Promise<OrderForMessages> {
  const [row, lines] = await Promise.all([getOrderRow(ctx.db, orderId), findLines(ctx.db, [orderId])]);
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    accountId: row.accountId,
    contact: row.contact,
    lines: lines.map(({ name, size, total }) => ({ name, size, total: kopecks(total) })),
    deliveryPrice: kopecks(row.deliveryPrice),
    total: kopecks(row.total),
    deliveryKind: row.deliveryKind,
    deliveryAddress: row.deliveryAddress,
    deliveryDate: row.deliveryDate,
    storeName: row.storeId === null ? null : (deps.findStore(row.storeId)?.name ?? null),
    isPaid: row.paidAt !== null,
  };
}
