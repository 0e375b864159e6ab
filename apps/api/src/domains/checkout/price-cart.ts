import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import { percentOf, sumKopecks, ZERO, kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { applicablePromo } from '#src/domains/cart/index.ts';
import type { AppliedPromo, LockedCart } from '#src/domains/cart/index.ts';
import { paymentOptions } from '#src/domains/payment/index.ts';
import { findPromoCode } from '#src/domains/promotions/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { chooseDelivery } from './choose-delivery.ts';
import type { ChosenDelivery } from './choose-delivery.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { orderSums, spendableBonus } from './order-sums.ts';
import type { OrderSums } from './order-sums.ts';

type Priced =
  | { ok: true; sums: OrderSums; delivery: ChosenDelivery; promoCode: string | null }
  | OrderRefusal;
type Question = { cart: LockedCart; input: PlaceOrder; points: number };

/** The sums of an order at this moment, or why it cannot be made as asked. `points` is the buyer's balance. */
export async function priceCart(
  tx: Db,
  ctx: AccountContext,
  deps: CheckoutDeps,
  { cart, input, points }: Question,
): Promise<Priced> {
  const promo = applicablePromo(cart.lines, await promoOf(tx, ctx.now(), cart.promoCode));
  const prices = cart.lines.flatMap(({ price, quantity }) => Array.from({ length: quantity }, () => price));
  const atPrice = sumKopecks(prices);
  const promoDiscount = promo === null ? ZERO : percentOf(atPrice, promo.percent);
  const goods = kopecks(atPrice - promoDiscount);

  const delivery = chooseDelivery(ctx, deps, { delivery: input.delivery, goods });
  if (delivery === null) return { ok: false, reason: 'delivery-unavailable' };
  const bonus = bonusRefusal(input, { goods, points, deliveryPrice: delivery.price });
  if (bonus !== null) return bonus;
  const instalment = deps.rules.instalmentOf(goods);
  const options = paymentOptions({ goods, balance: points, instalment }, deps.paymentRules);
  const option = options.find(({ kind }) => kind === input.payment);
  if (!option?.isAvailable)
    return { ok: false, reason: 'payment-unavailable', because: option?.reason ?? 'unknown' };

  const sums = orderSums({
    prices,
    promoDiscount,
    deliveryPrice: delivery.price,
    payment: input.payment,
    bonus: input.bonus,
  });
  if (sums.total !== input.expectedTotal) return { ok: false, reason: 'total-changed', total: sums.total };
  return { ok: true, sums, delivery, promoCode: promo?.code ?? null };
}

async function promoOf(tx: Db, now: Date, code: string | null): Promise<AppliedPromo | null> {
  if (code === null) return null;
  const found = await findPromoCode(tx, { code, now });
  return found.ok ? found.promo : null;
}

function bonusRefusal(
  { payment, bonus }: PlaceOrder,
  { goods, points, deliveryPrice }: { goods: Kopecks; points: number; deliveryPrice: Kopecks },
): OrderRefusal | null {
  const spendable = spendableBonus({ goods, balance: points });
  const isEnough = payment === 'bonus' ? points * 100 >= goods + deliveryPrice : bonus <= spendable;
  return isEnough ? null : { ok: false, reason: 'not-enough-bonus', balance: points, spendable };
}
