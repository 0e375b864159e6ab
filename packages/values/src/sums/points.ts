import { BONUS_EARN_PERCENT, BONUS_LEVELS, BONUS_SPEND_PERCENT } from './bonus.ts';
import { kopecks, ZERO, type Kopecks } from '../money.ts';

/**
 * Points credited for goods of this sum, whole points, rounded down. One point is one rouble.
 * @param percent share of the buyer's level; that of the first level by default
 */
export function pointsToEarn(goods: Kopecks, percent: number = BONUS_EARN_PERCENT): number {
  return Math.floor((goods * percent) / 10_000);
}

/**
 * Points that a cart may take beside money: at most 30 % of the goods after the promo code, whole points.
 * @param moneyOnly the part of the goods that points do not pay for, kopecks
 */
export function spendablePoints({
  goods,
  moneyOnly = ZERO,
  balance,
}: {
  goods: Kopecks;
  moneyOnly?: Kopecks;
  balance: number;
}): number {
  const payable = goods - moneyOnly;
  return Math.max(0, Math.min(balance, Math.floor((payable * BONUS_SPEND_PERCENT) / 100 / 100)));
}

/** Whole points that cover an amount, rounded up: 1234.50 ₽ takes 1235 points. */
export function pointsFor(amount: Kopecks): number {
  return Math.ceil(amount / 100);
}

/**
 * Points to give back for a part of an amount that points paid. Rounding is cumulative, so all parts together give back
 * exactly what was taken: of 1234.50 ₽ (1235 points) the parts 0.50 and 1234.00 give back 1 and 1234.
 * @param before kopecks given back earlier
 * @param amount kopecks given back now
 */
export function pointsToReturn({ before, amount }: { before: Kopecks; amount: Kopecks }): number {
  return pointsFor(kopecks(before + amount)) - pointsFor(before);
}

/**
 * Of the points that an order earns, those that stay after some of its goods came back: what the goods that are kept earn by
 * themselves at the level that the order earned at. The level is found by what all goods earn: of goods for 65,801.00 ₽ that earn 1,974
 * points (3 %) those for 32,912.87 ₽ keep 987. An order whose points no level gives keeps its share of them. Both are rounded down.
 * @param all what was paid for all goods, kopecks
 * @param kept what was paid for the goods that the buyer keeps, kopecks; 0 keeps no points
 */
export function pointsStillEarned({
  earned,
  all,
  kept,
}: {
  earned: number;
  all: Kopecks;
  kept: Kopecks;
}): number {
  if (all === 0) return 0;
  const level = BONUS_LEVELS.find(({ percent }) => pointsToEarn(all, percent) === earned);
  if (level !== undefined) return pointsToEarn(kept, level.percent);
  // BigInt: points times kopecks may leave the range of exact doubles.
  return Number((BigInt(earned) * BigInt(kept)) / BigInt(all));
}
