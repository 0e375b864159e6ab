import { sql } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { FIRST_LEVEL } from '@yahont/values/sums/bonus.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { accountLevel } from '#src/domains/people/loyalty/index.ts';
import { setBonusToEarn } from '../set-bonus-to-earn.ts';

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

/** What was paid for goods that earn points and have not come back, without the points. */
async function earningSum(tx: Db, orderId: number) {
  const [row] = await rowsOf<{ sum: number }>(
    tx,
    sql`select coalesce(sum(total), 0)::float8 as sum from order_lines as line
      where order_id = ${orderId} and kind <> 'certificate'
        and not exists (select from refund_lines as back where back.order_line_id = line.id)`,
  );
  return kopecks(row?.sum ?? 0);
}
