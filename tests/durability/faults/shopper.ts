import { randomUUID } from 'node:crypto';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { cancelOrder, getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { listOrderReceipts } from '@yahont/contracts/payment/receipts.ts';
import { getPayment, startPayment } from '@yahont/contracts/payment/payment.ts';
import { askForReturn, getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { pick } from '../../../bench/support/random.ts';
import type { Office } from './office.ts';
import { insist, refusalOf, waitFor } from './patience.ts';

/** The outcomes of an order. */
export const ENDS = ['kept', 'cancelled', 'handed-over', 'returned'] as const;
export type End = (typeof ENDS)[number];
const END_WEIGHTS = [15, 35, 15, 35];

/** An order that the shop has acknowledged. `stuck` names what did not happen in time. */
export type FaultyPurchase = {
  orderId: number;
  key: string;
  total: number;
  end: End | 'unpaid';
  stuck: string | null;
};

/** Kopecks on each gift certificate: less than any order costs. */
export const GIFT = 1_234_567;

type World = {
  origin: string;
  skuId: number;
  storeId: number;
  office: Office;
  /** Codes of unused gift certificates of `GIFT`; each pays for one order at most. */
  gifts: string[];
  random: () => number;
  bought: FaultyPurchase[];
};

/** A shopper who buys repeatedly, and relies only on what the shop has acknowledged. */
export async function openShopper(world: World, index: number): Promise<{ buyOnce: () => Promise<void> }> {
  const { origin, random } = world;
  const phone = `+7916${String(1_000_000 + index)}`;
  const browser = openBrowser({ 'x-forwarded-for': `198.51.100.${index + 1}` });
  browser.visit(origin);
  await signIn(browser, phone);

  const buyOnce = async (): Promise<void> => {
    const gift = random() < 0.5 ? (world.gifts.pop() ?? null) : null;
    // The price of two rings is above one person's refund limit.
    const quantity = random() < 0.5 ? 1 : 2;
    const order = await place(browser, { skuId: world.skuId, quantity, phone, gift });
    if (order === null) return;
    const { isGifted, ...known } = order;
    const bought: FaultyPurchase = { ...known, end: 'unpaid', stuck: null };
    world.bought.push(bought);
    if (!(await pay(browser, order.orderId, random))) {
      bought.stuck = await giveUp(browser, order.orderId);
      return;
    }
    bought.end = pick(random, ENDS, END_WEIGHTS);
    bought.stuck = await finish(browser, world, { ...bought, isGifted });
  };
  return { buyOnce };
}

async function signIn(browser: Browser, phone: string): Promise<void> {
  await insist(() => browser.call(requestCode, { body: { phone } }));
  const code = await waitFor(
    async () =>
      (await browser.call(listSentMessages, { query: { to: phone } })).items
        .map(({ text }) => /код (\d{4})/.exec(text)?.[1])
        .find((found) => found !== undefined),
    (found) => found !== undefined,
  );
  await insist(() =>
    browser.call(checkCode, { body: { phone, code: code ?? '', acceptsPersonalData: true } }),
  );
}

type OrderOptions = { skuId: number; quantity: number; phone: string; gift: string | null };

/** Null when the shop refused, in which case nothing is lost. */
async function place(browser: Browser, { skuId, quantity, phone, gift }: OrderOptions) {
  // After a lost answer the line may already exist: then more items are bought.
  await refusalOf(insist(() => browser.call(addCartLine, { body: { skuId, quantity } })));
  const options = await insist(() => browser.call(getCheckoutOptions));
  const key = randomUUID();
  const whole = courierOrder(options, phone);
  const body =
    gift === null ? whole : { ...whole, certificates: [gift], expectedTotal: whole.expectedTotal - GIFT };
  const headers = { 'idempotency-key': key };
  let order: Order | undefined;
  const refusal = await refusalOf(
    insist(async () => {
      order = await browser.call(placeOrder, { body, headers });
    }),
  );
  if (refusal !== null || order === undefined) return null;
  return { orderId: order.id, key, total: order.total, isGifted: gift !== null };
}

/** Whether the order is paid in the end; half of the buyers try again after a refusal. */
async function pay(browser: Browser, orderId: number, random: () => number): Promise<boolean> {
  const params = { id: orderId };
  for (;;) {
    await insist(() => browser.call(startPayment, { params }));
    const payment = await waitFor(
      () => browser.call(getPayment, { params }),
      ({ status }) => status !== 'pending' && status !== 'waiting-for-confirmation',
    );
    if (payment === null) return false;
    if (payment.status === 'succeeded') return true;
    if (random() < 0.5) return false;
  }
}

async function giveUp(browser: Browser, orderId: number): Promise<string | null> {
  const params = { id: orderId };
  await refusalOf(insist(() => browser.call(cancelOrder, { params })));
  const order = await insist(() => browser.call(getOrder, { params }));
  return ['cancelled', 'refunded'].includes(order.status) ? null : `unpaid, but ${order.status}`;
}

/** What did not happen in time; null when everything did. */
async function finish(
  browser: Browser,
  { office, storeId, random }: World,
  { orderId, end, isGifted }: FaultyPurchase & { isGifted: boolean },
): Promise<string | null> {
  const params = { id: orderId };
  const read = () => browser.call(getOrder, { params });
  if (end === 'kept') return null;
  if (end === 'cancelled') {
    await refusalOf(insist(() => browser.call(cancelOrder, { params })));
    const refunded = await waitFor(read, ({ status }) => status === 'refunded');
    return refunded === null ? 'the money of a cancelled order' : null;
  }
  const { lines } = await insist(read);
  const uins = lines.flatMap((line) => line.uins);
  if (!(await office.handOver(orderId, uins))) return 'the hand-over';
  if (end === 'handed-over') return null;
  // Each ring is a line; some buyers keep one of two.
  const back = random() < 0.7 ? lines : lines.slice(0, 1);
  // After a lost answer the second request is refused: the first one was executed.
  await refusalOf(
    insist(() =>
      browser.call(askForReturn, {
        params,
        body: {
          lineIds: back.map(({ id }) => id),
          reason: 'not-liked',
          comment: '',
          route: { kind: 'store', storeId },
        },
      }),
    ),
  );
  const asked = async () => (await browser.call(getOrderReturns, { params })).returns[0];
  const request = await insist(asked);
  if (request === undefined) return 'the request of a return';
  if (
    !(await office.takeBack(
      request.id,
      back.flatMap(({ uins: own }) => own),
    ))
  )
    return 'the decision about a return';
  const paid = await waitFor(asked, (one) => one?.isPaidBack === true);
  if (paid === null) return 'the money of a return';
  if (!isGifted) return null;
  const made = await waitFor(
    () => browser.call(listOrderReceipts, { params }),
    ({ items }) => items.some(({ kind }) => kind === 'advance-back'),
  );
  return made === null ? 'the receipt of a certificate that a return gave back' : null;
}
