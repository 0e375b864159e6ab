import { FIRST_LEVEL } from '@yahont/values/sums/bonus.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import type { Db } from '#src/platform/database/database.ts';
import { accountLevel } from '#src/domains/people/loyalty/index.ts';
import { setBonusToEarn } from '../set-bonus-to-earn.ts';
import { earningSum } from './earning-sum.sql.ts';

type Completed = { id: number; accountId: number; bonusToEarn: number };

/**
 * The points that an order earns when it is handed over: those that it promised when it was placed, or more when the buyer has
 * reached a higher level since by other purchases. An order that promised none, as one of a company, earns none.
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
