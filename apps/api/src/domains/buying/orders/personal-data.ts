import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { Company } from '@yahont/contracts/orders/company.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { findLines } from './load-orders.ts';
import { orderNumber } from './order-number.ts';
import { orderEvents, orderLines, orderMessages, orderNotes, orders } from './orders.tables.ts';
import { findShownTenders } from './tenders/tenders.ts';
import { HAS_UNSENT_GIFT } from './unsent-gift.sql.ts';

/** Placeholder for the owner of an order whose buyer was erased. */
export const ANONYMOUS: Contact = {
  name: 'Данные',
  lastName: 'удалены',
  surName: '',
  phone: '',
  email: '',
};

/** The same for a company: documents must name one, but nobody identifiable. */
const NO_COMPANY: Company = { inn: '', kpp: '', name: '', address: '' };

/** Final states. */
const CLOSED: OrderStatus[] = ['completed', 'cancelled', 'expired', 'refunded'];

/**
 * The law requires orders with their sums and lines to be kept for years; contact, company, receiver,
 * address, comment and texts of cards are removed.
 */
export const orderData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db
      .select({ contact: orders.contact, receiver: orders.receiver, options: orderLines.options })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(eq(orders.accountId, accountId));
    const addresses = rows.flatMap(({ contact, receiver, options }) => [
      contact.phone,
      contact.email,
      receiver?.phone ?? '',
      options.gift?.address ?? '',
    ]);
    return [...new Set(addresses)].filter((address) => address !== '');
  },
  exportData: async (db, { accountId }) => {
    const own = await db
      .select()
      .from(orders)
      // An exchange of a gift names its receiver, who asked for it in confidence.
      .where(and(eq(orders.accountId, accountId), eq(orders.ofGift, false)))
      .orderBy(asc(orders.id));
    const ids = own.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [lines, tenders, events, messages] = await Promise.all([
      findLines(db, ids),
      findShownTenders(db, ids),
      db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)),
      db
        .select({
          orderId: orderMessages.orderId,
          channel: orderMessages.channel,
          text: orderMessages.text,
          at: orderMessages.at,
        })
        .from(orderMessages)
        .where(inArray(orderMessages.orderId, ids))
        .orderBy(asc(orderMessages.id)),
    ]);
    return own.map(({ idempotencyKey: _key, requestHash: _hash, ...order }) => ({
      ...order,
      number: orderNumber(order.id),
      lines: lines.filter(({ orderId }) => orderId === order.id),
      tenders: tenders
        .filter(({ orderId }) => orderId === order.id)
        .map(({ kind, amount, state, refunded, notTaken, byCard }) => ({
          kind,
          amount,
          state,
          refunded,
          notTaken,
          byCard,
        })),
      events: events.filter(({ orderId }) => orderId === order.id),
      messages: messages.filter(({ orderId }) => orderId === order.id),
    }));
  },
  findHindrance: async (tx, { accountId }) => {
    const open = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.accountId, accountId), or(notInArray(orders.status, CLOSED), HAS_UNSENT_GIFT)));
    if (open.length === 0) return null;
    return { reason: 'open-orders', orders: open.map(({ id }) => orderNumber(id)) };
  },
  erase: async (tx, { accountId }) => {
    await tx
      .update(orders)
      .set({
        contact: ANONYMOUS,
        company: sql`case when ${orders.company} is null then null else ${JSON.stringify(NO_COMPANY)}::jsonb end`,
        receiver: null,
        // The address of a store is not personal.
        deliveryAddress: sql`case when ${orders.deliveryKind} = 'pickup' then ${orders.deliveryAddress} else '' end`,
        comment: '',
        noCalls: false,
        hidesPrice: false,
        // A pick-up point is near a home, and with the parcel number anybody could ask the carrier.
        pointCode: sql`case when ${orders.pointCode} is null then null else '' end`,
        trackNumber: null,
        // A hash of the request could be matched with a guessed phone and address.
        requestHash: '',
        pickupCode: null,
      })
      .where(eq(orders.accountId, accountId));
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
    await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
    await tx.delete(orderMessages).where(inArray(orderMessages.orderId, own));
    await tx
      .update(orderEvents)
      .set({ changes: null })
      .where(and(inArray(orderEvents.orderId, own), isNotNull(orderEvents.changes)));
    // Texts of cards and engravings name people, and so does the receiver of a certificate.
    await tx
      .update(orderLines)
      .set({ options: sql`${orderLines.options} - 'note' - 'gift'` })
      .where(inArray(orderLines.orderId, own));
  },
};
