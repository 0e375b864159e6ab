import { randomUUID } from 'node:crypto';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { placeOrder } from '#src/domains/buying/checkout/place-order.ts';
import { fillCart, orderBody, sendOrder } from '../orders.ts';
import type { TestBuyer, TestShop } from '../shop.ts';
import { certificateBalance } from './certificates.ts';

/** The price of each piece. */
export const MIXED_PRICE = kopecks(1_000_001);

type MixedWish = {
  pieces: number;
  payment?: 'card' | 'cash';
  /** Points of the buyer. */
  bonus?: number;
  certificateIds?: readonly string[];
  /** What the order asks to be paid with money; right unless given. */
  due?: number;
};

/** Places an order that is paid with points, certificates and money. */
export async function placeMixed(
  shop: TestShop,
  buyer: TestBuyer,
  { pieces, payment = 'card', bonus = 0, certificateIds = [], due }: MixedWish,
): Promise<Order> {
  const { skuId } = await shop.makeProduct({ price: MIXED_PRICE, stock: pieces });
  await fillCart(shop, buyer, skuId, pieces);
  if (certificateIds.length === 0)
    return (
      await sendOrder(shop, buyer, { payment, bonus, expectedTotal: MIXED_PRICE * pieces - bonus * 100 })
    ).answer();
  const balances = await Promise.all(certificateIds.map((id) => certificateBalance(shop, id)));
  const held = balances.reduce((sum: number, one) => sum + (one ?? 0), 0);
  const expectedTotal = due ?? MIXED_PRICE * pieces - bonus * 100 - held;
  const input = {
    ...orderBody(shop, { payment, bonus, expectedTotal }),
    bonus,
    company: null,
    receiver: null,
    savedCardId: null,
    savesCard: false,
    certificates: [],
    comment: '',
    noCalls: false,
    hidesPrice: false,
  };
  const contact = { ...input.contact, surName: '', email: 'anna@example.ru' };
  const result = await placeOrder(shop.contextOf(buyer), shop.checkout, {
    key: randomUUID(),
    input: { ...input, contact, delivery: { kind: 'pickup', storeId: shop.store.id } },
    certificateIds,
  });
  if (!result.ok) throw new Error(result.reason);
  return result.order;
}
