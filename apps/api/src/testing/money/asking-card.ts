import { and, asc, eq } from 'drizzle-orm';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { changeCard, getPayment, type Payment } from '@yahont/contracts/payment/payment.ts';
import { savedCards } from '#src/domains/buying/payment/cards/saved-cards.tables.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import type { YookassaShop } from './yookassa-shop.ts';
import { fillCart, sendOrder, type OrderBody } from '../orders.ts';
import type { TestBuyer } from '../shop.ts';

/** An order that a saved card is to pay, and how the bank knows that card and that payment. */
export type Asking = { buyer: TestBuyer; order: Order; paymentId: string; savedId: string; methodId: string };

/** An order by a saved card whose bank wants 3-D Secure, on whose page the shopper is. */
export async function orderByAskingCard(
  house: YookassaShop,
  { takesAtOnce = false }: { takesAtOnce?: boolean } = {},
): Promise<Asking> {
  const buyer = await house.shop.makeBuyer();
  await house.pay(buyer, await orderFor(house, buyer, { savesCard: true }));
  const { db } = house.shop.context;
  const [card] = await db.select().from(savedCards).where(eq(savedCards.accountId, buyer.accountId));
  const method = house.fake.books.methods.get(card?.methodId ?? '');
  if (!card || !method) throw new Error('no card was saved');
  Object.assign(method, { outcome: 'asks', takesAtOnce });
  const order = await orderFor(house, buyer, { savedCardId: card.id });
  const { payment, providerId } = await house.begin(buyer, order);
  return { buyer, order, paymentId: payment.id, savedId: providerId, methodId: card.methodId };
}

async function orderFor({ shop }: YookassaShop, buyer: TestBuyer, wish: Partial<OrderBody>): Promise<Order> {
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  return (await sendOrder(shop, buyer, wish)).answer();
}

/** The shopper presses «Оплатить другой картой». */
export function askForAnother(
  { shop }: YookassaShop,
  { buyer, paymentId }: Pick<Asking, 'buyer' | 'paymentId'>,
) {
  return shop.call(changeCard, { as: buyer.headers, params: { id: paymentId } });
}

/** The same a moment later; answers with the page of the bank where a card is typed. */
export async function changeTo(
  house: YookassaShop,
  asking: Asking,
): Promise<{ payment: Payment; typedId: string }> {
  house.shop.clock.advance(1000);
  const payment = (await askForAnother(house, asking)).answer();
  const { next } = payment;
  return { payment, typedId: next.kind === 'redirect' ? (next.url.split('/').at(-1) ?? '') : '' };
}

export async function readPaid({ shop }: YookassaShop, { buyer, order }: Asking): Promise<Payment> {
  return (await shop.call(getPayment, { as: buyer.headers, params: { id: order.id } })).answer();
}

/** States of the attempts of an order, the first one first. */
export async function statesOf({ shop }: YookassaShop, { order }: Pick<Asking, 'order'>): Promise<string[]> {
  const rows = await shop.context.db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.orderId, order.id)))
    .orderBy(asc(payments.createdAt));
  return rows.map(({ state }) => state);
}
