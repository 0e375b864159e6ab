import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { BONUS_REFUSALS } from '@yahont/contracts/office/customers/bonus.ts';
import { burnsAfter } from '@yahont/values/sums/point-life.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { approvalNeeded, scopeOf } from '#src/platform/permissions.ts';
import { lockCustomer } from '#src/domains/people/accounts/index.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { balance } from '../balance.sql.ts';
import { bonusEntries } from '../loyalty.tables.ts';
import { writeEntries } from '../match-uses.sql.ts';

const DAY_MS = 86_400_000;

export type GivenPoints = { accountId: number; points: number; reason: string };

/**
 * Gives points to a shopper, or takes them, within one person's limit. What they gave to and took from
 * this shopper within a day is added up, so that a large sum in parts also needs a second person. The
 * same key twice is one entry. Throws `account-not-found`, `not-enough-points` and 403
 * `approval-needed`.
 */
export async function giveBonus(
  ctx: StaffContext,
  { key, ...given }: GivenPoints & { key: string },
): Promise<{ balance: number }> {
  const { accountId, points } = given;
  const { staffId } = ctx.caller;
  return ctx.db.transaction(async (tx) => {
    await lockCustomer(tx, accountId, scopeOf(ctx.caller, 'customers.bonus'));
    const [known] = await tx
      .select({ id: bonusEntries.id })
      .from(bonusEntries)
      .where(and(eq(bonusEntries.accountId, accountId), eq(bonusEntries.givenKey, key)));
    if (known) return { balance: await balance(tx, accountId) };
    const together = Math.abs(points) + (await givenLately(tx, ctx, accountId));
    if (together > (await readSetting(tx, 'bonus-limit')))
      throw approvalNeeded('customers.bonus-above-limit');
    await writePoints(tx, ctx, { ...given, givenBy: staffId, givenKey: key });
    return { balance: await balance(tx, accountId) };
  });
}

/** What this member of staff gave the shopper and took from them within a day. */
async function givenLately(tx: Db, { caller, now }: StaffContext, accountId: number): Promise<number> {
  const [row] = await tx
    .select({ points: sql<number>`coalesce(sum(abs(${bonusEntries.points})), 0)::int` })
    .from(bonusEntries)
    .where(
      and(
        eq(bonusEntries.accountId, accountId),
        inArray(bonusEntries.reason, ['given', 'taken']),
        eq(bonusEntries.givenBy, caller.staffId),
        gt(bonusEntries.createdAt, new Date(now().getTime() - DAY_MS)),
      ),
    );
  return row?.points ?? 0;
}

type PointsEntry = GivenPoints & { givenBy?: number; givenKey?: string };

/**
 * Writes a manual entry of points for a locked shopper, with the log row. Given points expire like
 * earned ones. Throws `not-enough-points`.
 */
export async function writePoints(
  tx: Db,
  ctx: ActingContext,
  { accountId, points, reason, ...origin }: PointsEntry,
): Promise<{ before: number }> {
  const before = await balance(tx, accountId);
  if (points < 0 && before + points < 0)
    throw refuse(BONUS_REFUSALS, 'not-enough-points', { balance: before });
  const at = ctx.now();
  await writeEntries(tx, [
    {
      accountId,
      points,
      reason: points > 0 ? 'given' : 'taken',
      burnsAt: points > 0 ? burnsAfter('earned', at) : null,
      createdAt: at,
      ...origin,
    },
  ]);
  await audit(tx, ctx, {
    action: 'customers.bonus',
    subject: { type: 'account', id: accountId },
    after: { points },
    reason,
  });
  return { before };
}
