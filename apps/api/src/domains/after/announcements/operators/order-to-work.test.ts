import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { kopecks } from '@yahont/values/money.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { lintMail } from '#src/testing/mail/lint-mail.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { signIn } from '#src/testing/visitors.ts';
import { ORDER } from '../events/samples/order-samples.ts';
import type { OrderForMessages } from '../order-for-messages.ts';
import { announceCancelled, announceMovedVisit } from './changes.ts';
import { announceWork } from './order-to-work.ts';
import { composeWorkMail } from './work-mail.ts';

const OPERATORS = 'operators@shop.test';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

/** What the operators got about an order, the newest first. */
async function mailsAbout(id: number) {
  await shop.api.deliverOutbox();
  const { items } = (await shop.api.call(listSentMessages, { query: { to: OPERATORS } })).answer();
  return items.filter(({ subject }) => subject?.includes(`Я-${id}`));
}

test('an order that is paid at the hand-over is one e-mail to the operators, and names nobody', async () => {
  const { id, phone } = await shop.order();
  const [mail, ...more] = await mailsAbout(id);
  expect(more).toEqual([]);
  expect(mail?.subject?.replaceAll(/\s/g, ' ')).toMatch(/^Новый заказ № Я-\d+ на .+₽ — «Яхонт»$/);
  const text = (mail?.text ?? '').replaceAll(/\s/g, ' ');
  expect(text).toMatch(/Самовывоз: .+, обещан к \d+ .+\. Взять при получении .+ ₽\./);
  expect(text).toContain('Что сделать: соберите заказ в салоне');
  for (const own of [phone, phone.slice(-4), 'Иванова']) expect(text).not.toContain(own);
  (await shop.step('assembleOrder', id)).answer();
  (await shop.ready(id)).answer();
  expect(await mailsAbout(id)).toHaveLength(1);
});

test('an order that a card pays is one e-mail once the money came', async () => {
  const { api } = shop;
  const { headers, phone } = await signIn(api);
  const { id: productId, skuId } = await makeProduct(api.context.db, { stock: 1 });
  await expect.poll(() => api.catalogue.find(productId)?.id).toBe(productId);
  (await api.call(addCartLine, { headers, body: { skuId } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const body = { ...courierOrder(options, phone), comment: 'Домофон 12' };
  const { id } = (await api.call(placeOrder, { headers: key, body })).answer();
  expect(await mailsAbout(id)).toEqual([]);
  const { id: paymentId } = (await api.call(startPayment, { headers, params: { id } })).answer();
  const number = TEST_CARDS.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const card = { number, expiry: '12/40', cvc: '123' };
  (await api.call(payByCard, { headers, params: { id: paymentId }, body: card })).answer();
  const [mail, ...more] = await mailsAbout(id);
  expect(more).toEqual([]);
  const text = (mail?.text ?? '').replaceAll(/\s/g, ' ');
  expect(text).toMatch(/Курьер, Москва: \d+ [а-я]+\. Оплачен\. Есть пожелания/);
  for (const own of ['Домофон', 'Петровка', phone.slice(-4)]) expect(text).not.toContain(own);
});

/** The e-mail to operators for a step of an order, when there are no other orders. */
async function announced(
  orders: readonly OrderForMessages[],
  step: { orderId: number; status: string; at?: string },
) {
  const messages = await announceWork(shop.api.context, step, {
    operatorMail: OPERATORS,
    readOrder: async (_ctx, id) => orders.find((order) => order.id === id) ?? null,
    nameOfCity: () => 'Москва',
    offsetOfCity: () => 3,
  });
  return messages.map(({ payload }) => ({
    subject: 'subject' in payload ? payload.subject.replaceAll(/\s/g, ' ') : '',
    text: 'text' in payload ? payload.text.replaceAll(/\s/g, ' ') : '',
    once: 'once' in payload ? payload.once : undefined,
  }));
}

const [A, B] = [100_216, 100_217];
const first = { ...ORDER, id: A, number: 'Я-100216', companionId: B };
const second = { ...ORDER, id: B, number: 'Я-100217', companionId: A };
const inCash = { status: 'new', paymentKind: 'cash', isPaid: false } as const;
const AT = '2026-11-22T10:00:00.000Z';

test('two orders of a cart that are paid at the door are one e-mail', async () => {
  const both = [
    { ...first, ...inCash },
    { ...second, ...inCash },
  ];
  const [mail, ...more] = await announced(both, { orderId: A, status: 'new' });
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Новые заказы № Я-100216 и № Я-100217 — «Яхонт»');
  expect(mail?.text.match(/Что сделать:/g)).toHaveLength(2);
  expect(await announced(both, { orderId: B, status: 'new' })).toEqual([]);
});

test('two orders of a cart that are paid one after another are an e-mail each, which names the other', async () => {
  const waiting = { ...second, status: 'awaiting-payment', isPaid: false } as const;
  expect(await announced([first, waiting], { orderId: A, status: 'paid', at: AT })).toMatchObject([
    { subject: expect.stringContaining('Новый заказ № Я-100216'), once: `order-to-work-${A}` },
  ]);
  const [later] = await announced([first, second], { orderId: B, status: 'paid', at: AT });
  expect(later?.subject).toContain('Новый заказ № Я-100217');
  expect(later?.text).toContain('Второй заказ той же корзины: № Я-100216.');
});

test('an order that points paid at once does not wait for the money of the other one', async () => {
  const byPoints = { ...second, due: kopecks(0) };
  const waiting = { ...first, status: 'awaiting-payment', isPaid: false } as const;
  expect(await announced([waiting, byPoints], { orderId: B, status: 'paid' })).toHaveLength(1);
  // The other one was paid before this message was worked off, and announces itself.
  expect(await announced([first, byPoints], { orderId: B, status: 'paid' })).toHaveLength(1);
  expect(await announced([first, byPoints], { orderId: A, status: 'paid', at: AT })).toHaveLength(1);
});

test('nothing is said of an order that needs nobody', async () => {
  const alone = { ...ORDER, id: A };
  const step = { orderId: A, status: 'paid', at: AT };
  expect(await announced([alone], step)).toHaveLength(1);
  for (const status of ['assembling', 'cancelled', 'completed'] as const)
    expect(await announced([{ ...alone, status }], step), status).toEqual([]);
  expect(await announced([{ ...alone, deliveryKind: 'electronic' }], step)).toEqual([]);
  expect(await announced([], step)).toEqual([]);
  for (const status of ['awaiting-payment', 'ready', 'refunded', 'nonsense'])
    expect(await announced([alone], { ...step, status }), status).toEqual([]);
});

test('the e-mail says what to do by the way of the order, and what to take', () => {
  const own = { cityName: 'Казань', isDayPast: false, companion: null };
  const textOf = (order: Partial<OrderForMessages>, more: Partial<typeof own> = {}) => {
    const mail = composeWorkMail([{ ...ORDER, ...own, ...order, ...more }]);
    expect(lintMail(mail, 'https://shop.test')).toEqual([]);
    return mail.text.replaceAll(/\s/g, ' ');
  };
  expect(textOf({})).toContain(
    'Гравировка Курьер, Казань: 25 ноября с 10:00 до 14:00. Оплачен. В мастерской: нанесём надпись — 2 рабочих дня',
  );
  expect(textOf({ carrier: 'cdek' })).toContain('Курьер службы доставки, Казань: 25 ноября.');
  expect(textOf({ deliveryKind: 'express' })).toContain('соберите заказ сразу');
  expect(textOf({ deliveryKind: 'point' })).toContain('передайте посылку службе доставки');
  expect(textOf({ deliveryKind: 'pickup', storeName: 'Петровка' })).toContain(
    'Самовывоз: Петровка, обещан к 25 ноября.',
  );
  expect(textOf({ isPaid: false })).toMatch(
    /Взять при получении 130 290 ₽, остальное оплатят бонусы или сертификат\./,
  );
  expect(textOf({ isPaid: false, due: ORDER.total })).toContain('Взять при получении 130 790 ₽.');
  expect(textOf({}, { isDayPast: true })).toContain('Что сделать: обещанный день уже прошёл.');
  const [ring] = ORDER.lines;
  if (!ring) throw new Error('the sample has no lines');
  const lines = Array.from({ length: 12 }, (_, index) => ({ ...ring, name: `Кольцо ${index}` }));
  expect(textOf({ lines })).toContain('Кольцо 9, размер 16,5 и ещё 2');
});

/** The e-mail to operators for a buyer's change of an order. */
async function told(order: OrderForMessages, deps = parts(order)) {
  const cancelled = { orderId: A, status: 'cancelled', at: AT, note: 'cancelled-by-buyer' as const };
  const messages = [
    ...(await announceCancelled(shop.api.context, cancelled, deps)),
    ...(await announceMovedVisit(shop.api.context, { orderId: A, at: AT, byBuyer: true }, deps)),
  ];
  return messages.map(({ payload }) =>
    'subject' in payload ? `${payload.subject} ${payload.text}`.replaceAll(/\s/g, ' ') : '',
  );
}

function parts(order: OrderForMessages) {
  return {
    operatorMail: OPERATORS,
    readOrder: async () => order,
    nameOfCity: () => 'Казань',
    offsetOfCity: () => 3,
  };
}

test('operators learn that a buyer cancelled what they were asked to begin with, or moved the courier', async () => {
  const [cancelled = '', moved = ''] = await told({ ...ORDER, id: A, number: 'Я-100216' });
  expect(cancelled).toContain('Покупатель отменил заказ № Я-100216');
  expect(cancelled).toContain('Был оплачен: деньги вернутся сами.');
  expect(moved).toContain('Заказ № Я-100216, Казань: теперь 25 ноября с 10:00 до 14:00.');
  for (const text of [cancelled, moved]) expect(text).not.toContain(ORDER.contact.lastName);
  expect(await told({ ...ORDER, isPaid: false, paymentKind: 'cash' })).toHaveLength(2);
});

test('what operators were never asked to begin with, and what staff did, is told to nobody', async () => {
  expect(await told({ ...ORDER, isPaid: false, paymentKind: 'card' })).toEqual([]);
  expect(await told({ ...ORDER, deliveryKind: 'electronic' })).toEqual([]);
  const own = parts({ ...ORDER, id: A });
  const byStore = { orderId: A, status: 'cancelled', at: AT, note: 'cancelled-by-store' as const };
  expect(await announceCancelled(shop.api.context, byStore, own)).toEqual([]);
  expect(await announceMovedVisit(shop.api.context, { orderId: A, at: AT }, own)).toEqual([]);
});

test('a paid order that its buyer cancels is one more e-mail to the operators', async () => {
  const { id, headers } = await shop.order();
  expect(await mailsAbout(id)).toHaveLength(1);
  (await shop.api.call(cancelOrder, { headers, params: { id } })).answer();
  const subjects = (await mailsAbout(id)).map(({ subject }) => subject);
  expect(subjects[0]).toContain('Покупатель отменил заказ');
  expect(subjects).toHaveLength(2);
});
