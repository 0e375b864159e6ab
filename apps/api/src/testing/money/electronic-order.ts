import { randomUUID } from 'node:crypto';
import { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { addCertificate } from '@yahont/contracts/certificates/certificates.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import type { GiftInput } from '@yahont/contracts/certificates/gift.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import type { OrderBody } from '../orders.ts';
import { GIFT } from './sold-certificates.ts';

/** What a shopper fills in on the page of gift certificates. */
export function giftFor(wish: Partial<GiftInput>): GiftInput {
  return { ...GIFT, ...wish };
}

/** Orders a cart of gift certificates by card. */
export function placeElectronic(api: TestApi, headers: TestHeaders, wish: Partial<OrderBody>) {
  return api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      contact: { name: 'Андрей', lastName: 'Ершов', phone: '+79161234567', email: 'andrey@example.ru' },
      delivery: { kind: 'electronic' },
      payment: 'card',
      acceptsOffer: true,
      acceptsPersonalData: true,
      expectedTotal: 0,
      ...wish,
    },
  });
}

/** An order of one certificate that is paid; its jobs have not run. */
export async function buyCertificate(
  api: TestApi,
  headers: TestHeaders,
  { amount, gift }: { amount: Kopecks; gift: GiftInput },
): Promise<Order> {
  (await api.call(addCertificate, { headers, body: { amount, gift } })).answer();
  const order = (await placeElectronic(api, headers, { expectedTotal: amount })).answer();
  await payByTestCard(api, headers, order.id);
  return order;
}

export async function payByTestCard(api: TestApi, headers: TestHeaders, orderId: number): Promise<void> {
  const payment = (await api.call(startPayment, { headers, params: { id: orderId } })).answer();
  const number = TEST_CARDS.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const body = { number, expiry: '12/40', cvc: '123' };
  (await api.call(payByCard, { headers, params: { id: payment.id }, body })).answer();
}
