import { kopecks, type Kopecks } from '../money.ts';

/** Discounts by the number of gifts in one order, in ascending order of the number. */
export const QUANTITY_DISCOUNTS = [
  { from: 1, percent: 0 },
  { from: 10, percent: 5 },
  { from: 30, percent: 8 },
  { from: 100, percent: 12 },
  { from: 300, percent: 15 },
] as const;

/** A logo or initials on one gift, and a box with a ribbon in the colours of the company. */
export const ENGRAVING_PRICE = kopecks(90_000);
export const WRAPPING_PRICE = kopecks(45_000);
/** Gifts that the workshop engraves in a working day. */
const ENGRAVED_A_DAY = 40;
/** The shortest time of engraving, working days: the layout is approved first. */
const ENGRAVING_DAYS = 2;
/** Working days that an order takes without engraving: gathering and packing. */
const GATHERING_DAYS = 10;
/** Above the usual stock of a kind, gifts are made to order in this many working days. */
export const FROM_STOCK = 30;
const MAKING_DAYS = 20;

export type GiftOrder = {
  price: Kopecks;
  quantity: number;
  isEngraved: boolean;
  isWrapped: boolean;
};

export type GiftQuote = {
  goods: Kopecks;
  discount: Kopecks;
  percent: number;
  services: Kopecks;
  total: Kopecks;
  /** Working days until everything is ready. */
  days: number;
};

/**
 * A company's price for gifts of one kind, and their lead time. The discount applies to the goods, not
 * to the work.
 */
export function quoteGifts({ price, quantity, isEngraved, isWrapped }: GiftOrder): GiftQuote {
  const goods = price * quantity;
  const percent = QUANTITY_DISCOUNTS.findLast(({ from }) => quantity >= from)?.percent ?? 0;
  const discount = Math.floor((goods * percent) / 100);
  const each = (isEngraved ? ENGRAVING_PRICE : 0) + (isWrapped ? WRAPPING_PRICE : 0);
  const services = each * quantity;
  const making = quantity > FROM_STOCK ? MAKING_DAYS : 0;
  const engraving = isEngraved ? Math.max(ENGRAVING_DAYS, Math.ceil(quantity / ENGRAVED_A_DAY)) : 0;
  return {
    goods: kopecks(goods),
    discount: kopecks(discount),
    percent,
    services: kopecks(services),
    total: kopecks(goods - discount + services),
    days: GATHERING_DAYS + making + engraving,
  };
}
