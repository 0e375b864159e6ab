import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { BUYER_KINDS, BUYER_RULES, type BuyerKind } from '@yahont/values/buyer/buyer-kinds.ts';
import { DELIVERY, DELIVERY_KINDS, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import { PAYMENT_KINDS, settle, type Settlement } from '@yahont/values/sums/tenders.ts';
import { KINDS } from '../kinds/kinds.ts';
import { readApplied } from './applied-certificates.ts';
import { earlyOf, isDivided } from './early.ts';
import { splitOrderSums } from '@yahont/values/sums/split/split-order.ts';
import { splitWithin } from '@yahont/values/sums/split/split-within.ts';
import { waysToPay, type WayToPay } from '@yahont/values/sums/ways-to-pay.ts';

export type CheckoutSums = Settlement & { deliveryPrice: Kopecks };

/** Form values that affect the sums. */
export type Choice = {
  buyer: string;
  delivery: string;
  storeId: string;
  readyFirst: string;
  early: string;
  payment: string;
  useBonus: string;
  certificates: string;
};

/** The chosen kind of buyer; a person unless the form names a company. */
export function chosenBuyer({ buyer }: Pick<Choice, 'buyer'>): BuyerKind {
  return BUYER_KINDS.find((kind) => kind === buyer) ?? 'person';
}

/** Sums of the current choice. The API computes them with the same functions and refuses a different total. */
export function checkoutSums(choice: Choice, options: CheckoutOptions): CheckoutSums {
  const purchase = purchaseOf(choice, options);
  const payment = PAYMENT_KINDS.find((kind) => kind === choice.payment) ?? 'card';
  return { ...settle({ ...purchase, payment }), deliveryPrice: purchase.deliveryPrice };
}

/** Whether the cart becomes two orders: an earlier one with the ready items, or two card payments. */
export function becomesTwo(choice: Choice, options: CheckoutOptions): boolean {
  if (isDivided(choice, options)) return true;
  return offeredWays(choice, options).some(({ kind, isInTwo }) => isInTwo && kind === choice.payment);
}

/**
 * The amount due for each of two orders, with delivery in the first; null for one order. Their sum equals the
 * total shown for both.
 */
export function twoSums(
  choice: Choice,
  options: CheckoutOptions,
): { first: Kopecks; second: Kopecks } | null {
  const isFirst = firstPieces(choice, options);
  if (isFirst === null) return null;
  const { goods: _goods, moneyOnly: _moneyOnly, ...purchase } = purchaseOf(choice, options);
  const input = {
    ...purchase,
    lines: options.units,
    promoDiscount: options.totals.promoDiscount,
    payment: PAYMENT_KINDS.find((kind) => kind === choice.payment) ?? 'card',
  };
  const { first, second } = splitOrderSums(
    input,
    options.units.map(({ piece }) => isFirst[piece] ?? false),
  );
  return { first: first.due, second: second.due };
}

/** For each piece, whether it belongs to the first of two orders; null for one order. */
function firstPieces(choice: Choice, options: CheckoutOptions): readonly boolean[] | null {
  if (isDivided(choice, options)) return earlyOf(choice, options)?.isFirst ?? null;
  const { cardMax } = options.paymentRules;
  const { pieces, deliveryPrice } = purchaseOf(choice, options);
  return cardMax === null || !becomesTwo(choice, options)
    ? null
    : splitWithin(pieces, { max: cardMax, besides: deliveryPrice });
}

/** Ways to pay for the chosen delivery and points; the API accepts an order with an available one. */
export function offeredWays(choice: Choice, options: CheckoutOptions): WayToPay[] {
  return waysToPay(purchaseOf(choice, options), options.paymentRules);
}

function purchaseOf(choice: Choice, options: CheckoutOptions) {
  const { buyer, delivery, useBonus, certificates } = choice;
  const { totals, bonus } = options;
  const buyerKind = chosenBuyer({ buyer });
  const kind = DELIVERY_KINDS.find((one) => one === delivery);
  return {
    goods: totals.goods,
    moneyOnly: totals.moneyOnly,
    deliveryPrice: kind === undefined ? ZERO : KINDS[kind].price(options),
    isCarried: kind !== undefined && isCarried(kind, options),
    isToday: kind !== undefined && DELIVERY[kind].comesToday,
    openInvoices: options.buyer.openInvoices,
    openCashOrders: options.buyer.openCashOrders,
    isDivided: isDivided(choice, options),
    pieces: options.pieces,
    points: useBonus === '' || !BUYER_RULES[buyerKind].hasPoints ? 0 : bonus.spendable,
    buyer: buyerKind,
    balance: bonus.balance,
    certificates: readApplied(certificates).map((one) => one.balance),
  };
}

/** Whether a carrier delivers it; carriers' couriers and pickup points take no money. */
function isCarried(kind: DeliveryKind, { courier }: CheckoutOptions): boolean {
  const { broughtBy } = DELIVERY[kind];
  return broughtBy === 'carrier' || (broughtBy === 'shop-or-carrier' && courier.isCarried);
}
