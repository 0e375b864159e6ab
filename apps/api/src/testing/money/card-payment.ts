import { payByCard, startPayment, type Payment } from '@yahont/contracts/payment/payment.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import type { Answer } from '../answer.ts';
import type { TestBuyer, TestShop } from '../shop.ts';

export type CardOutcome = (typeof TEST_CARDS)[number]['outcome'];

export function cardNumber(outcome: CardOutcome): string {
  return TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? '';
}

/** Opens the payment page of an order. */
export async function startPaying(shop: TestShop, buyer: TestBuyer, orderId: number): Promise<Payment> {
  return (await shop.call(startPayment, { as: buyer.headers, params: { id: orderId } })).answer();
}

/** Types a test card of the demo bank into the form of a payment. */
export function typeCard(
  shop: TestShop,
  buyer: TestBuyer,
  card: { paymentId: string; outcome: CardOutcome; expiry?: string },
): Promise<Answer<typeof payByCard>> {
  const { paymentId, outcome, expiry = '12/99' } = card;
  const body = { number: cardNumber(outcome), expiry, cvc: '123' };
  return shop.call(payByCard, { as: buyer.headers, params: { id: paymentId }, body });
}

/** Pays an order by a card that is accepted. Returns the id of the payment, which the demo bank uses too. */
export async function payOrder(shop: TestShop, buyer: TestBuyer, orderId: number): Promise<string> {
  const { id: paymentId } = await startPaying(shop, buyer, orderId);
  (await typeCard(shop, buyer, { paymentId, outcome: 'accepted' })).answer();
  return paymentId;
}
