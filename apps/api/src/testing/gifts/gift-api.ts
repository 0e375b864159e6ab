import { randomUUID } from 'node:crypto';
import { addCartLine, wrapCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { exchangeGift, listGiftReceipts } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import { courierOrder } from '../courier-order.ts';
import { makeProduct } from '../products/products.ts';
import { handOverAll } from '../returns/bought.ts';
import { until } from '../until.ts';
import { signIn } from '../visitors.ts';

const SIZES = [1600, 1650];

/** The link of a wrapped ring in the hands of its buyer; a store has it in another size. */
export async function giveRing(api: TestApi, storeId: number): Promise<string> {
  const { id: productId, skuId } = await makeProduct(api.context.db, { storeId, stock: 2, sizes: SIZES });
  await until(() => api.catalogue.find(productId) !== undefined);
  const { headers } = await signIn(api);
  const { lines } = (await api.call(addCartLine, { headers, body: { skuId } })).answer();
  const note = 'Носи и не снимай. П.';
  (await api.call(wrapCartLine, { headers, params: { id: lines[0]?.id ?? 0 }, body: { note } })).answer();
  const body = courierOrder((await api.call(getCheckoutOptions, { headers })).answer());
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { id } = (await api.call(placeOrder, { headers: key, body })).answer();
  const payment = (await api.call(startPayment, { headers, params: { id } })).answer();
  const number = TEST_CARDS.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const card = { number, expiry: '12/40', cvc: '123' };
  (await api.call(payByCard, { headers, params: { id: payment.id }, body: card })).answer();
  await handOverAll(api, id);
  const { items } = (await api.call(listGiftReceipts, { headers, params: { id } })).answer();
  return items[0]?.link ?? '';
}

type Who = { headers: TestHeaders; phone: string; name?: string };

/** Asks for the other size of such a ring. */
export async function exchangeRing(api: TestApi, storeId: number, { headers, phone, name = 'Мария' }: Who) {
  const link = await giveRing(api, storeId);
  const route = { kind: 'store' as const, storeId };
  const size = SIZES[1] ?? 0;
  const body = { size, route, name, phone, acceptsPersonalData: true as const, token: randomUUID() };
  return api.call(exchangeGift, { headers, params: { link }, body });
}
