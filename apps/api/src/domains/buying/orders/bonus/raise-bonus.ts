import { FIRST_LEVEL } from '@yahont/values/sums/bonus.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import type { Db } from '#src/platform/database/database.ts';
import { accountLevel } from '#src/domains/people/loyalty/index.ts';
import { setBonusToEarn } from '../set-bonus-to-earn.ts';
import { earningSum } from './earning-sum.sql.ts';

type Completed = { id: number; accountId: number; bonusToEarn: number };

/**
 * The points that an order earns at the hand-over: those promised when it was placed, or more when
 * other purchases have raised the buyer's level since. An order that promised none, such as a
 * company's, earns none.
 */
export async function raiseBonus(tx: Db, order: Completed, at: Date): Promise<number> {
  const { id: orderId, accountId, bonusToEarn } = order;
  if (bonusToEarn === 0) return 0;
  const { level } = await accountLevel(tx, { accountId, now: at, exceptOrderId: orderId });
  if (level === FIRST_LEVEL) return bonusToEarn;
  const points = pointsToEarn(await earningSum(tx, orderId), level.percent);
  if (points <= bonusToEarn) return bonusToEarn;
  await setBonusToEarn(tx, { orderId, points });
  return points;
}
