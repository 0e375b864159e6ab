import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks, ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { CheckoutValues } from './checkout-values.ts';

export type CheckoutSums = {
  deliveryPrice: Kopecks;
  /** Points that the order takes. */
  points: number;
  /** Roubles off for the points. */
  bonus: Kopecks;
  total: Kopecks;
};

/** What the choice of this moment costs. The API counts the same and refuses when it comes to another sum. */
export function checkoutSums(
  { delivery, payment, useBonus }: CheckoutValues,
  { totals, courier, bonus }: Pick<CheckoutOptions, 'totals' | 'courier' | 'bonus'>,
): CheckoutSums {
  const deliveryPrice = delivery === 'courier' ? courier.price : ZERO;
  const everything = kopecks(totals.goods + deliveryPrice);
  if (payment === 'bonus') {
    return { deliveryPrice, points: Math.ceil(everything / 100), bonus: everything, total: ZERO };
  }
  const points = useBonus === '' ? 0 : bonus.spendable;
  const off = kopecks(points * 100);
  return { deliveryPrice, points, bonus: off, total: kopecks(everything - off) };
}
