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
 * Points to return for a part of an amount paid with points. Rounding is cumulative, so that all parts
 * together return exactly what was taken: of 1234.50 ₽ (1235 points) the parts 0.50 and 1234.00 return
 * 1 and 1234.
 * @param before kopecks refunded earlier
 * @param amount kopecks refunded now
 */
export function pointsToReturn({ before, amount }: { before: Kopecks; amount: Kopecks }): number {
  return pointsFor(kopecks(before + amount)) - pointsFor(before);
}

/**
 * Points of an order that remain after some of its goods were returned: those that the kept goods earn
 * at the order's level. The level follows from all goods: if goods for 65,801.00 ₽ earn 1,974 points (3
 * %), kept goods for 32,912.87 ₽ earn 987. If the points match no level, the kept goods get a
 * proportional share. Both are rounded down.
 * @param all the amount paid for all goods, kopecks
 * @param kept the amount paid for the goods that the buyer keeps, kopecks; 0 keeps no points
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
