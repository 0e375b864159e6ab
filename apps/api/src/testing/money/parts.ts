import { payByTransfer } from '@yahont/contracts/payment/payment.ts';
import { getParts, startPart, type OrderParts } from '@yahont/contracts/payment/parts.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks, roubles, type Kopecks } from '@yahont/values/money.ts';
import type { PartKind } from '@yahont/values/sums/tenders.ts';
import { fillCart, sendOrder, type OrderBody } from '../orders.ts';
import type { TestBuyer, TestShop } from '../shop.ts';
import { typeCard, type CardOutcome } from './card-payment.ts';

/** The ring that no single payment carries. */
export const DEAR_RING = roubles(1_005_800);

export type InParts = { buyer: TestBuyer; order: Order; skuId: number };

/** A buyer's order of one dear ring that is paid by several payments. */
export async function orderInParts(
  shop: TestShop,
  { price = DEAR_RING, pieces = 1, ...body }: Partial<OrderBody> & { price?: Kopecks; pieces?: number } = {},
): Promise<InParts> {
  const buyer = await shop.makeBuyer({ points: body.bonus ?? 0 });
  const { skuId } = await shop.makeProduct({ price, stock: pieces });
  await fillCart(shop, buyer, skuId, pieces);
  const expectedTotal = price * pieces - (body.bonus ?? 0) * 100;
  const order = (await sendOrder(shop, buyer, { payment: 'parts', expectedTotal, ...body })).answer();
  return { buyer, order, skuId };
}

/** Asks to pay a part; the answer may be a refusal. */
export function askPart(
  shop: TestShop,
  { buyer, order }: Pick<InParts, 'buyer' | 'order'>,
  method: PartKind,
  amount: number,
) {
  // No two attempts begin in the same moment.
  shop.clock.advance(1_000);
  return shop.call(startPart, {
    as: buyer.headers,
    params: { id: order.id },
    body: { method, amount: kopecks(amount) },
  });
}

/** Pays a part that the demo bank accepts, unless the card says otherwise. Returns the id of the payment. */
export async function payPart(
  shop: TestShop,
  of: Pick<InParts, 'buyer' | 'order'>,
  method: PartKind,
  amount: number,
  outcome: CardOutcome = 'accepted',
): Promise<string> {
  const { id } = (await askPart(shop, of, method, amount)).answer();
  if (method === 'card') (await typeCard(shop, of.buyer, { paymentId: id, outcome })).answer();
  else {
    const body = { outcome: 'accepted' } as const;
    (await shop.call(payByTransfer, { as: of.buyer.headers, params: { id }, body })).answer();
  }
  return id;
}

export async function readParts(
  shop: TestShop,
  { buyer, order }: Pick<InParts, 'buyer' | 'order'>,
): Promise<OrderParts> {
  return (await shop.call(getParts, { as: buyer.headers, params: { id: order.id } })).answer();
}
