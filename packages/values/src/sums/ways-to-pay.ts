import { instalmentOf, type Instalment } from './instalment.ts';
import type { InstalmentTerms } from './instalment-terms.ts';
import { BUYER_RULES, type BuyerKind } from '../buyer/buyer-kinds.ts';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '../money.ts';
import { splitWithin } from './split/split-within.ts';
import type { PaymentKind } from './tenders.ts';

/** Limits of the shop's contracts on one payment, kopecks. */
export type PaymentRules = {
  /** Most that one card payment carries. Null: no provider takes cards, and they are not named at all. */
  cardMax: Kopecks | null;
  /** Most by the system of fast payments. Null: no provider takes it. */
  sbpMax: Kopecks | null;
  /** Most by SberPay. Null: no provider takes it. */
  sberpayMax: Kopecks | null;
  /** Most that a courier or a store takes on receipt. */
  cashMax: Kopecks;
  /** Whether they take cards too, at a terminal. */
  cardOnReceipt: boolean;
  /** Null: the shop has no operator of instalments, and credit is not named at all. */
  credit: InstalmentTerms | null;
  /**
   * How an order above the card limit is paid in several payments: days for which its pieces are held,
   * from the day of the order. Null: not offered.
   */
  parts: { days: number } | null;
  /** Banking days that an order waits for a transfer by invoice. Null: the shop has no bank account to name. */
  invoice: { days: number } | null;
};

/**
 * `prepaid-only`: a gift certificate is among the goods, and it is paid in advance. `carried`: a
 * carrier hands the order over and takes no money. `divided`: an operator of instalments signs for one
 * order, not for two. `today`: a courier brings it today, before a transfer can come.
 * `unpaid-invoices`: too many orders of this buyer hold pieces and wait for a transfer. `unpaid-cash`:
 * the same for orders paid on receipt.
 */
export const WAY_REASONS = [
  'above-limit',
  'below-limit',
  'not-enough-bonus',
  'prepaid-only',
  'carried',
  'divided',
  'today',
  'unpaid-invoices',
  'unpaid-cash',
] as const;

/** Orders of one buyer that may wait for a transfer at a time. */
export const OPEN_INVOICES_MAX = 5;

/** Orders of one buyer that may hold pieces at a time and are paid on receipt: unlike the others they have no term to pay. */
export const OPEN_CASH_ORDERS_MAX = 3;

export type WayToPay = {
  kind: PaymentKind;
  isAvailable: boolean;
  /** Why not. */
  reason: (typeof WAY_REASONS)[number] | null;
  /** Two payments are needed, and the cart becomes two orders. */
  isInTwo: boolean;
  /** For an available `credit`. */
  instalment: Instalment | null;
};

export type Purchase = {
  /** After the promo code, kopecks. */
  goods: Kopecks;
  /** The part of `goods` that money alone may pay. */
  moneyOnly?: Kopecks;
  /** Price of the chosen delivery. */
  deliveryPrice: Kopecks;
  /** A carrier hands it over, who takes no money; the shop itself by default. */
  isCarried?: boolean;
  /** A courier brings it on the day of the order. */
  isToday?: boolean;
  /** Orders of the buyer that wait for a transfer already. */
  openInvoices?: number;
  /** Orders of the buyer that hold pieces and are paid on receipt. */
  openCashOrders?: number;
  /** Becomes two orders, each with a payment of its own. */
  isDivided?: boolean;
  /** Points that the shopper spends beside money. */
  points: number;
  /** Points that the shopper has; one is a rouble. */
  balance: number;
  /** What each gift certificate holds that the shopper uses. */
  certificates?: readonly Kopecks[];
  /** What each piece costs with its services, before the promo code; without them no card payment is divided. */
  pieces?: readonly Kopecks[];
  /** A person by default. */
  buyer?: BuyerKind;
};

/**
 * The available ways to pay for a purchase. The checkout page and the API use the same answer, so no
 * way is offered that placing the order refuses. A limit applies to the amount paid that way: with
 * delivery, without points. An invoice has no limit; a person is offered one above the card limit, so
 * an order of any sum can be paid. A card can pay twice when two orders are each within its limit, and
 * a sum above the card limit may be paid in several payments. Ways that a kind of buyer never uses are
 * omitted.
 */
export function waysToPay(
  {
    goods,
    deliveryPrice,
    points,
    balance,
    moneyOnly = ZERO,
    certificates = [],
    isCarried = false,
    isToday = false,
    openInvoices = 0,
    openCashOrders = 0,
    isDivided = false,
    pieces = [],
    buyer = 'person',
  }: Purchase,
  rules: PaymentRules,
): WayToPay[] {
  const everything = kopecks(goods + deliveryPrice);
  const forBalances = Math.max(0, everything - moneyOnly - points * 100 - sumKopecks(certificates));
  const due = kopecks(forBalances + moneyOnly);
  const within = (min: Kopecks, max: Kopecks): WayToPay['reason'] => {
    if (due > max) return 'above-limit';
    return due < min ? 'below-limit' : null;
  };
  const { cardMax, sbpMax, sberpayMax, cashMax, credit, parts, invoice } = rules;
  const usual = mostAtOnce(rules);
  const isAboveUsual = usual === null || due > usual;
  const upTo = (max: Kopecks | null) => (max === null ? ('above-limit' as const) : within(ZERO, max));
  const prepaid = moneyOnly > 0 ? ('prepaid-only' as const) : null;
  const reasons: Record<PaymentKind, WayToPay['reason']> = {
    card: upTo(cardMax),
    sbp: upTo(sbpMax),
    sberpay: upTo(sberpayMax),
    parts: (isToday ? 'today' : null) ?? (isDivided ? 'divided' : null),
    cash:
      prepaid ??
      (isCarried ? 'carried' : within(ZERO, cashMax)) ??
      (openCashOrders + (isDivided ? 2 : 1) > OPEN_CASH_ORDERS_MAX ? 'unpaid-cash' : null),
    credit:
      prepaid ??
      (isDivided ? 'divided' : null) ??
      (credit === null ? 'above-limit' : within(credit.from, credit.to)),
    invoice: (isToday ? 'today' : null) ?? (openInvoices < OPEN_INVOICES_MAX ? null : 'unpaid-invoices'),
    bonus: prepaid ?? (balance * 100 >= everything ? null : 'not-enough-bonus'),
  };
  const { ways, isInvoicedAlways } = BUYER_RULES[buyer];
  // A carrier would bring two parcels, and an already divided order has its two payments.
  const isCardInTwo =
    reasons.card === 'above-limit' &&
    cardMax !== null &&
    !isDivided &&
    !isCarried &&
    splitWithin(pieces, { max: cardMax, besides: deliveryPrice }) !== null;
  const isNamed: Record<PaymentKind, boolean> = {
    card: cardMax !== null,
    sbp: sbpMax !== null,
    sberpay: sberpayMax !== null,
    parts: parts !== null && usual !== null && isAboveUsual,
    cash: true,
    credit: credit !== null,
    invoice: invoice !== null && (isInvoicedAlways || isAboveUsual),
    bonus: true,
  };
  return ways
    .filter((kind) => isNamed[kind])
    .map((kind) => ({ kind, isInTwo: kind === 'card' && isCardInTwo }))
    .map(({ kind, isInTwo }) => ({
      kind,
      isAvailable: isInTwo || reasons[kind] === null,
      reason: isInTwo ? null : reasons[kind],
      isInTwo,
      instalment:
        kind === 'credit' && reasons.credit === null && credit !== null ? instalmentOf(due, credit) : null,
    }));
}

/** What one usual payment carries: a card, or without one the largest of the other banks' ways. Null: no bank takes anything. */
export function mostAtOnce({ cardMax, sbpMax, sberpayMax }: PaymentRules): Kopecks | null {
  return cardMax ?? largest([sbpMax, sberpayMax]);
}

/**
 * Up to which price a piece is sold online, as the shop's ways to pay allow. Null: there is no limit, because an invoice or several
 * payments take any sum.
 */
export function soldOnlineUpTo({
  cardMax,
  sbpMax,
  sberpayMax,
  cashMax,
  parts,
  invoice,
}: PaymentRules): Kopecks | null {
  const bank = largest([cardMax, sbpMax, sberpayMax]);
  if (invoice !== null || (parts !== null && bank !== null)) return null;
  return largest([bank, cashMax]);
}

/** Whether a price is within that limit. */
export function isWithin(price: Kopecks, limit: Kopecks | null): boolean {
  return limit === null || price <= limit;
}

export type WaysAboveCard = { most: Kopecks; ways: { kind: PaymentKind; max: Kopecks | null }[] };

/**
 * Ways to pay a full price above one usual payment, for the page of a thing. Null when one payment is
 * enough, and when no bank takes anything.
 */
export function waysAboveCard(price: Kopecks, rules: PaymentRules): WaysAboveCard | null {
  const most = mostAtOnce(rules);
  if (most === null || price <= most) return null;
  const { sbpMax, sberpayMax, parts, invoice } = rules;
  const fast = [
    { kind: 'sbp' as const, max: sbpMax },
    { kind: 'sberpay' as const, max: sberpayMax },
  ].filter(({ max }) => max !== null && price <= max);
  return {
    most,
    ways: [
      ...fast,
      ...(invoice === null ? [] : [{ kind: 'invoice' as const, max: null }]),
      ...(parts === null ? [] : [{ kind: 'parts' as const, max: null }]),
    ],
  };
}

function largest(sums: readonly (Kopecks | null)[]): Kopecks | null {
  const known = sums.filter((sum) => sum !== null);
  return known.length === 0 ? null : kopecks(Math.max(...known));
}
