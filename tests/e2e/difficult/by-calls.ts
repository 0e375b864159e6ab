import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CheckoutOptions, PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import { assembleOrder, handOverOrder } from '@yahont/contracts/office/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import type { askForReturn, Return } from '@yahont/contracts/returns/returns.ts';
import type { z } from 'zod';
import type { Office } from '../support/office.ts';
import type { Shop } from '../support/shop.ts';
import { ANNA } from '../support/steps.ts';

type Who = { page: Page; shop: Shop };

/** Address to which the demo sends messages for the operators. */
export const OPERATORS = 'operators@yahont.example';

/** Orders the cart by courier, on the first free day and in its first free hours. */
export async function orderByCourier(
  { page, shop }: Who,
  wish: Partial<z.input<typeof PlaceOrder>> & { email?: string } = {},
): Promise<Order> {
  const { email = '', ...chosen } = wish;
  const { totals, courier } = await shop.get<CheckoutOptions>('/api/checkout');
  const [date = ''] = courier.dates;
  const hours = courier.intervals.find(({ takenOn }) => !takenOn.includes(date));
  const response = await page.request.post('/api/orders', {
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': randomUUID() },
    data: {
      contact: { ...ANNA, phone: shop.phone, email },
      delivery: {
        kind: 'courier',
        address: { street: 'ул. Большая Ордынка', house: '17' },
        date,
        from: hours?.from ?? '',
      },
      payment: 'card',
      acceptsOffer: true,
      acceptsPersonalData: true,
      expectedTotal: totals.goods + courier.price - (chosen.bonus ?? 0) * 100,
      ...chosen,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Order;
}

/** Pays with the demo bank's test card that always succeeds. */
export async function payByCard(shop: Shop, orderId: number): Promise<void> {
  const { id, next } = await shop.post<Payment>(`/api/orders/${orderId}/payment`, {});
  const cards = next?.kind === 'card-form' ? next.testCards : [];
  const number = cards.find(({ outcome }) => outcome === 'accepted')?.number;
  const expiry = `12/${(new Date().getUTCFullYear() + 3) % 100}`;
  await shop.post(`/api/payments/${id}/card`, { number, expiry, cvc: '123' });
  await expect.poll(async () => (await shop.get<Order>(`/api/orders/${orderId}`)).status).toBe('paid');
}

export const uinsOf = ({ lines }: Pick<Order, 'lines'>): string[] => lines.flatMap(({ uins }) => uins);

/** Moves an order from the warehouse to its buyer. */
export async function handOver(office: Office, order: Order): Promise<void> {
  const id = String(order.id);
  await office.call(assembleOrder, { params: { id } });
  await office.sendOff(id, uinsOf(order));
  await office.scan(id, uinsOf(order));
  await office.call(handOverOrder, { params: { id }, body: {} });
}

export function giveBack(
  shop: Shop,
  orderId: number,
  asked: z.input<typeof askForReturn.body>,
): Promise<Return> {
  return shop.post(`/api/orders/${orderId}/returns`, asked);
}

/** Every SMS and letter to an address, with ordinary spaces, newest first. */
export async function textsTo(shop: Shop, to: string): Promise<string[]> {
  return (await shop.messages(to)).map(({ subject, text }) => `${subject}\n${text}`.replaceAll(/\s+/g, ' '));
}

/** Waits for a message that contains these words, and returns it. */
export async function expectText(shop: Shop, to: string, ...words: readonly string[]): Promise<string> {
  const found = async () =>
    (await textsTo(shop, to)).find((text) => words.every((word) => text.includes(word)));
  await expect.poll(found, { message: `${to}: ${words.join(' … ')}`, timeout: 60_000 }).toBeDefined();
  return (await found()) ?? '';
}
