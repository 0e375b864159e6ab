import { kopecks, sumKopecks, ZERO, type Kopecks } from '../money.ts';
import { pointsFor } from './points.ts';

/**
 * How the shopper chooses to pay. `bonus`: points cover everything, delivery included. `parts`: several payments, for each of which the
 * shopper chooses a way of its own.
 */
export const PAYMENT_KINDS = [
  'card',
  'sbp',
  'sberpay',
  'parts',
  'cash',
  'credit',
  'invoice',
  'bonus',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * The means by which an order is paid; an order may have several tenders. `parts`: the rest of an order
 * in several payments; each received payment becomes a tender of its own kind. `till`: a part that a
 * store received at its till.
 */
export const TENDER_KINDS = [
  'bonus',
  'certificate',
  'exchange',
  'card',
  'sbp',
  'sberpay',
  'credit',
  'cash',
  'invoice',
  'till',
  'parts',
] as const;
export type TenderKind = (typeof TENDER_KINDS)[number];

const IS_BALANCE: Readonly<Record<TenderKind, boolean>> = {
  bonus: true,
  certificate: true,
  exchange: true,
  card: false,
  sbp: false,
  sberpay: false,
  credit: false,
  cash: false,
  invoice: false,
  till: false,
  parts: false,
};

/**
 * Points, gift certificates and the price of an exchanged piece: taken from a balance at once and
 * returned to it; other tenders are money.
 */
export function isBalance(kind: TenderKind): boolean {
  return IS_BALANCE[kind];
}

/** What a bank or an instalment operator pays: the order waits for it, and a refund goes back through the same provider. */
export const ONLINE_KINDS = ['card', 'sbp', 'sberpay', 'credit'] as const satisfies readonly (PaymentKind &
  TenderKind)[];
export type OnlineKind = (typeof ONLINE_KINDS)[number];

export function isOnline(kind: PaymentKind | TenderKind): kind is OnlineKind {
  return ONLINE_KINDS.some((one) => one === kind);
}

/** Ways in which a bank takes a part of an order that is paid by several payments. */
export const PART_KINDS = ['card', 'sbp', 'sberpay'] as const satisfies readonly OnlineKind[];
export type PartKind = (typeof PART_KINDS)[number];

/**
 * Required before anything is assembled: money through a provider, in several payments, or a bank
 * transfer by invoice.
 */
export function isPrepaid(kind: PaymentKind | TenderKind): boolean {
  return kind === 'invoice' || kind === 'parts' || isOnline(kind);
}

/** A part of what an order costs and what pays it, kopecks. */
export type TenderShare = { kind: TenderKind; amount: Kopecks };

/** How much of an order is paid with one kind of tender, kopecks. */
export function amountPaidWith(tenders: readonly TenderShare[], kind: TenderKind): Kopecks {
  return sumKopecks(amountsOf(tenders, kind));
}

/** The amounts of every tender of one kind, kopecks, in their order. */
export function amountsOf(tenders: readonly TenderShare[], kind: TenderKind): Kopecks[] {
  return tenders.flatMap((tender) => (tender.kind === kind ? [tender.amount] : []));
}

export type SettleInput = {
  /** After the promo code, kopecks. */
  goods: Kopecks;
  deliveryPrice: Kopecks;
  payment: PaymentKind;
  /** Points to spend beside money; with payment `bonus` points cover everything instead. */
  points: number;
  /** The part of `goods` that neither points nor certificates can pay: purchased gift certificates. */
  moneyOnly?: Kopecks;
  /** What each gift certificate holds, kopecks, in the order in which they are used. */
  certificates?: readonly Kopecks[];
};

export type Settlement = {
  /** Goods after the promo code plus delivery. */
  total: Kopecks;
  /** Points to take from the balance. */
  points: number;
  /** Without empty ones; they add up to `total`. At most one is money, and it is the last. */
  tenders: TenderShare[];
  /** The rest to pay with money. */
  due: Kopecks;
};

/**
 * Divides what an order costs over its tenders: points first, then certificates, then money.
 * Throws RangeError for more points than may pay for the order.
 */
export function settle({
  goods,
  deliveryPrice,
  payment,
  points,
  moneyOnly = ZERO,
  certificates = [],
}: SettleInput): Settlement {
  const total = kopecks(goods + deliveryPrice);
  const bonus = payment === 'bonus' ? total : kopecks(points * 100);
  if (bonus > total - (payment === 'bonus' ? 0 : moneyOnly))
    throw new RangeError(`more points than may pay for the order: ${points}`);
  let left = Math.max(0, total - moneyOnly - bonus);
  const used = certificates.map((balance): TenderShare => {
    const amount = kopecks(Math.min(balance, left));
    left -= amount;
    return { kind: 'certificate', amount };
  });
  const due = kopecks(total - bonus - sumKopecks(used.map(({ amount }) => amount)));
  const tenders: TenderShare[] = [{ kind: 'bonus', amount: bonus }, ...used, { kind: payment, amount: due }];
  return { total, points: pointsFor(bonus), tenders: tenders.filter(({ amount }) => amount > 0), due };
}
