import { lockAccount } from '#src/domains/people/accounts/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { refuse } from '#src/platform/errors.ts';
import { balance } from './balance.sql.ts';
import { bonusEntries } from './loyalty.tables.ts';
import { matchUses } from './match-uses.sql.ts';

/**
 * Spends points for an order, those that burn first. Locks the account's row, so that two orders cannot spend the same points.
 * @param points whole points, one point is one rouble; 0 does nothing
 * @throws `not-enough-bonus` with `context.balance`
 */
export async function spend(
  tx: Db,
  { accountId, orderId, points, now }: { accountId: number; orderId: number; points: number; now: Date },
): Promise<void> {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`not whole points: ${points}`);
  if (points === 0) return;
  await lockAccount(tx, accountId);
  const available = await balance(tx, accountId);
  if (available < points) {
    const facts = { balance: available, spendable: Math.max(0, available) };
    throw refuse(placeOrder.refusals, 'not-enough-bonus', facts);
  }
  await tx
    .insert(bonusEntries)
    .values({ accountId, orderId, points: -points, reason: 'spent', createdAt: now });
  await matchUses(tx, [accountId]);
}
