import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { addFavourite } from '@yahont/contracts/favourites/favourites.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { visitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { moveOrderByCommand } from '#src/compose/buying.ts';
import type { CommandMove } from '#src/domains/buying/orders/index.ts';
import { asSystem } from '#src/platform/context.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

let api: TestApi;
let shop: SmallShop;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
});
afterAll(() => api.stop());

test('signing in keeps the cart and the favourites of the anonymous visitor', async () => {
  const fuser = await makeFuser(api);
  await api.call(addCartLine, { headers: fuser, body: { skuId: shop.skuId } });
  await api.call(addFavourite, { headers: fuser, params: { id: shop.productId } });
  const before = (await api.call(visitorSummary, { headers: fuser })).answer();
  expect(before).toMatchObject({ user: null, cartCount: 1, favouriteIds: [shop.productId] });
  const { headers } = await signIn(api, { fuser });
  const after = (await api.call(visitorSummary, { headers })).answer();
  expect(after).toMatchObject({ cartCount: 1, favouriteIds: [shop.productId] });
  const left = (await api.call(visitorSummary, { headers: fuser })).answer();
  expect(left).toMatchObject({ user: null, cartCount: 0, favouriteIds: [] });
});

test('another visitor with a forged Fuser-Token keeps nothing', async () => {
  const { headers } = await signIn(api, { fuser: { 'fuser-token': 'a.b.c' } });
  expect((await api.call(visitorSummary, { headers })).answer()).toMatchObject({
    cartCount: 0,
    favouriteIds: [],
  });
});

test('the buyer gets an SMS and an e-mail at the order’s address', async () => {
  const { headers, phone, email, id, number } = await placePickup();
  await api.deliverOutbox();
  expect(await subjectsTo(email)).toEqual([
    expect.stringMatching(new RegExp(`^Заказ № ${number} принят: ждём к .+, Петровка, 11 — «Яхонт»$`)),
  ]);
  expect((await textsTo(phone))[0]).toContain(`заказ № ${number} принят. К оплате при получении`);
  await api.call(cancelOrder, { headers, params: { id } });
  await api.deliverOutbox();
  expect((await textsTo(phone))[0]).toContain(`заказ № ${number} отменён`);
  expect(await subjectsTo(email)).toHaveLength(2);
});

test('an order that was collected in the evening is not called ready in the morning', async () => {
  // 21:10 in Moscow.
  api.clock.set(new Date('2027-03-03T18:10:00Z'));
  // Signing in delivers all messages, so both orders are there before the first one is ready.
  const [collected, waiting] = [await placePickup(), await placePickup()];
  for (const order of [collected, waiting]) await move(order, 'assembling', 'ready');
  await deliverOutbox(api, { keepsQuiet: true });
  api.clock.advance(30 * 60_000);
  await move(collected, 'completed');
  api.clock.set(new Date('2027-03-04T06:00:00Z'));
  await deliverOutbox(api, { keepsQuiet: true });
  expect((await textsTo(collected.phone)).join()).not.toContain('готов');
  expect((await subjectsTo(collected.email)).join()).not.toContain('готов');
  expect((await textsTo(waiting.phone))[0]).toContain('готов. Ждём вас');
  expect((await subjectsTo(waiting.email))[0]).toContain('готов');
});

async function placePickup() {
  const { headers } = await signIn(api);
  const phone = makePhone();
  const email = `${phone.slice(1)}@example.ru`;
  const cart = (await api.call(addCartLine, { headers, body: { skuId: shop.skuId } })).answer();
  const placed = await api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      contact: { name: 'Анна', lastName: 'Орлова', phone, email },
      delivery: { kind: 'pickup', storeId: shop.storeId },
      payment: 'cash',
      acceptsOffer: true,
      acceptsPersonalData: true,
      expectedTotal: cart.totals.goods,
    },
  });
  const { id, number } = placed.answer();
  return { headers, phone, email, id, number };
}

async function move({ id: orderId }: { id: number }, ...steps: CommandMove['to'][]): Promise<void> {
  for (const to of steps) await moveOrderByCommand(asSystem(api.context, 'command'), { orderId, to });
}

async function textsTo(to: string): Promise<string[]> {
  return (await sentTo(to)).map(({ text }) => text.replaceAll('\u00A0', ' '));
}

async function subjectsTo(to: string): Promise<string[]> {
  return (await sentTo(to)).map(({ subject }) => subject.replaceAll('\u00A0', ' '));
}

async function sentTo(to: string) {
  return (await api.call(listSentMessages, { query: { to } })).answer().items;
}
