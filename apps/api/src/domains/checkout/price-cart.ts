import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import { BUYER_RULES, buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { applicablePromo, cartSums } from '@yahont/values/sums/cart-sums.ts';
import { orderSums } from '@yahont/values/sums/order-sums.ts';
import type { OrderSums, OrderSumsInput } from '@yahont/values/sums/order-sums.ts';
import { spendablePoints } from '@yahont/values/sums/points.ts';
import { waysToPay } from '@yahont/values/sums/ways-to-pay.ts';
import type { Purchase } from '@yahont/values/sums/ways-to-pay.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { LockedCart } from '#src/domains/cart/index.ts';
import type { CarrierOffer } from '#src/domains/delivery/index.ts';
import { findPromoCode } from '#src/domains/promotions/index.ts';
import type { PromoCode } from '#src/domains/promotions/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { chooseDelivery } from './delivering/choose-delivery.ts';
import type { ChosenDelivery } from './delivering/choose-delivery.ts';
import type { OrderUnit } from './lay-out-lines.ts';
import type { OrderRefusal } from './order-refusal.ts';

type Priced =
  | {
      ok: true;
      sums: OrderSums;
      /** What the sums were computed from. */
      pricing: OrderSumsInput;
      delivery: ChosenDelivery;
      promoCode: string | null;
    }
  | OrderRefusal;
type Question = {
  cart: LockedCart;
  units: readonly OrderUnit[];
  input: PlaceOrder;
  offer: CarrierOffer | null;
  /** The buyer's points. */
  balance: number;
  /** What each gift certificate holds. */
  certificates: readonly Kopecks[];
  /** Share of the buyer's level. */
  earnPercent: number;
};

/** The sums of an order at this moment, or why it cannot be made as asked. */
export async function priceCart(
  tx: Db,
  ctx: AccountContext,
  deps: CheckoutDeps,
  { cart, units, input, offer, balance, certificates, earnPercent }: Question,
): Promise<Priced> {
  const promo = applicablePromo(cart.lines, await promoOf(tx, ctx.now(), cart.promoCode));
  const { goods, moneyOnly, promoDiscount } = cartSums(cart.lines, promo);

  const delivery = chooseDelivery(ctx, deps, {
    delivery: input.delivery,
    goods: kopecks(goods - moneyOnly),
    lines: cart.lines,
    offer,
  });
  if ('reason' in delivery) return delivery;
  const { payment } = input;
  const points = payment === 'bonus' ? 0 : input.bonus;
  const buyer = buyerKindOf(input);
  const isCarried = delivery.carrier !== null;
  const purchase = {
    goods,
    moneyOnly,
    deliveryPrice: delivery.price,
    isCarried,
    points,
    balance,
    certificates,
    isDivided: delivery.isDivided,
    buyer,
  };
  const refusal = paymentRefusal(input, purchase, deps);
  if (refusal !== null) return refusal;

  const pricing = {
    lines: units,
    promoDiscount,
    deliveryPrice: delivery.price,
    payment,
    points,
    certificates,
    buyer,
    earnPercent,
  };
  const sums = orderSums(pricing);
  if (sums.due !== input.expectedTotal) return { ok: false, reason: 'total-changed', total: sums.due };
  return { ok: true, sums, pricing, delivery, promoCode: promo?.code ?? null };
}

async function promoOf(tx: Db, now: Date, code: string | null): Promise<PromoCode | null> {
  if (code === null) return null;
  const found = await findPromoCode(tx, { code, now });
  return found.ok ? found.promo : null;
}

/** Uses the function that the checkout page uses to offer ways to pay. */
function paymentRefusal(
  { payment }: PlaceOrder,
  purchase: Purchase,
  { paymentRules }: CheckoutDeps,
): OrderRefusal | null {
  const { points, balance, buyer = 'person' } = purchase;
  const spendable = BUYER_RULES[buyer].hasPoints ? spendablePoints(purchase) : 0;
  const way = waysToPay(purchase, paymentRules).find(({ kind }) => kind === payment);
  if (points > spendable || way?.reason === 'not-enough-bonus')
    return { ok: false, reason: 'not-enough-bonus', balance, spendable };
  if (way?.isAvailable) return null;
  return { ok: false, reason: 'payment-unavailable', because: way?.reason ?? 'unknown' };
}
