import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import type { Db } from '#src/platform/database/database.ts';

/** Writes an order of nothing, for tests that only need one to exist. The city 216 must be there. */
export async function writeBareOrder(
  db: Db,
  { accountId, status = 'completed', now }: { accountId: number; status?: OrderStatus; now: Date },
): Promise<number> {
  const contact = { name: 'Анна', lastName: 'Иванова', surName: '', phone: '+79161234567', email: '' };
  const [order] = await db
    .insert(orders)
    .values({
      accountId,
      idempotencyKey: randomUUID(),
      requestHash: '',
      status,
      cityId: 216,
      contact,
      deliveryKind: 'courier',
      deliveryAddress: '',
      deliveryDate: '2026-11-21',
      paymentKind: 'card',
      goods: 0,
      promoDiscount: 0,
      deliveryPrice: 0,
      total: 0,
      bonusToEarn: 0,
      comment: '',
      createdAt: now,
      stateSince: now,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('an insert answered without a row');
  return order.id;
}
