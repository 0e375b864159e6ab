import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import { BUYER_RULES, buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { kopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { applicablePromo, cartSums } from '@yahont/values/sums/cart-sums.ts';
import { orderSums, type OrderSums, type OrderSumsInput } from '@yahont/values/sums/order-sums.ts';
import { completeGroups, setDiscounts } from '@yahont/values/sums/sets.ts';
import { pieceAmounts, splitWithin } from '@yahont/values/sums/split/split-within.ts';
import { spendablePoints } from '@yahont/values/sums/points.ts';
import { waysToPay, type Purchase, type WayToPay } from '@yahont/values/sums/ways-to-pay.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readAlone } from '#src/platform/database/reads.ts';
import type { LockedCart } from '#src/domains/buying/cart/index.ts';
import type { CarrierOffer } from '#src/domains/goods/delivery/index.ts';
import { earlierOrdersRead, openCashOrdersRead } from '#src/domains/buying/orders/index.ts';
import { findValidPromo } from '#src/domains/goods/promotions/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { chooseDelivery, type ChosenDelivery } from './delivering/choose-delivery.ts';
import { unitsOf, type DiscountedLine, type OrderUnit } from './lay-out-lines.ts';
import type { OrderRefusal } from './order-refusal.ts';

type Priced =
  | {
      ok: true;
      /** The things and services of the order. */
      units: readonly OrderUnit[];
      sums: OrderSums;
      /** The inputs of the sums. */
      pricing: OrderSumsInput;
      delivery: ChosenDelivery;
      promoCode: string | null;
      /**
       * For each piece whether it belongs to the first of two orders; null: one card payment covers
       * everything.
       */
      isFirstPiece: readonly boolean[] | null;
    }
  | OrderRefusal;
type Question = {
  cart: LockedCart;
  input: PlaceOrder;
  offer: CarrierOffer | null;
  /** The buyer's points. */
  balance: number;
  /** The balance of each gift certificate. */
  certificates: readonly Kopecks[];
  /** Percentage of points at the buyer's level. */
  earnPercent: number;
};

/** The current sums of an order, or why it cannot be placed as requested. */
export async function priceCart(
  tx: Db,
  ctx: AccountContext,
  deps: CheckoutDeps,
  { cart, input, offer, balance, certificates, earnPercent }: Question,
): Promise<Priced> {
  const promo = applicablePromo(
    cart.lines,
    await findValidPromo(tx, { code: cart.promoCode, now: ctx.now() }),
  );
  const lines = discountSets(deps, cart.lines, promo);
  const units = unitsOf(lines);
  const { goods, moneyOnly, promoDiscount } = cartSums(lines, promo);

  const delivery = chooseDelivery(ctx, deps, {
    delivery: input.delivery,
    goods: kopecks(goods - moneyOnly),
    lines,
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
    isToday: DELIVERY[delivery.kind].comesToday,
    openInvoices: payment === 'invoice' ? await countOpenInvoices(tx, ctx) : 0,
    // The account is locked, so every earlier or changed order of it is counted.
    openCashOrders: payment === 'cash' ? await readAlone(tx, openCashOrdersRead(ctx.caller.accountId)) : 0,
    points,
    balance,
    certificates,
    isDivided: delivery.readyAt !== null,
    pieces: pieceAmounts(lines),
    buyer,
  };
  const way = waysToPay(purchase, deps.paymentRules).find(({ kind }) => kind === payment);
  const refusal = paymentRefusal(way, purchase);
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
  const { cardMax } = deps.paymentRules;
  const isFirstPiece =
    way?.isInTwo === true && cardMax !== null
      ? splitWithin(purchase.pieces, { max: cardMax, besides: delivery.price })
      : null;
  return { ok: true, units, sums, pricing, delivery, promoCode: promo?.code ?? null, isFirstPiece };
}

/** The lines with the discounts of whole sets, or without any set while the shop sells none. */
function discountSets(
  { hasSets }: Pick<CheckoutDeps, 'hasSets'>,
  lines: LockedCart['lines'],
  promo: { percent: number } | null,
): DiscountedLine[] {
  const own = hasSets ? lines : lines.map((line) => ({ ...line, set: null }));
  const discounts = setDiscounts(own, promo);
  const whole = completeGroups(own);
  return own.map((line, index) => ({
    ...line,
    setDiscount: discounts[index] ?? ZERO,
    isSetWhole: line.set !== null && whole.has(line.set.group),
  }));
}

async function countOpenInvoices(tx: Db, { caller }: AccountContext): Promise<number> {
  return (await readAlone(tx, earlierOrdersRead(caller.accountId))).openInvoices;
}

/** Why the cart cannot be paid that way; the checkout page then hides the way. */
function paymentRefusal(way: WayToPay | undefined, purchase: Purchase): OrderRefusal | null {
  const { points, balance, buyer = 'person' } = purchase;
  const spendable = BUYER_RULES[buyer].hasPoints ? spendablePoints(purchase) : 0;
  if (points > spendable || way?.reason === 'not-enough-bonus')
    return { ok: false, reason: 'not-enough-bonus', balance, spendable };
  if (way?.isAvailable) return null;
  return { ok: false, reason: 'payment-unavailable', because: way?.reason ?? 'unknown' };
}
