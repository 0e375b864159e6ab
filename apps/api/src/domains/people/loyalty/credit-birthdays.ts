import { BIRTHDAY_POINTS } from '@yahont/values/sums/bonus.ts';
import { burnsAfter } from '@yahont/values/sums/point-life.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { bonusEntries } from './loyalty.tables.ts';
import { matchUses } from './match-uses.sql.ts';
import { DUE_BATCH, lockDue } from './due-birthdays.sql.ts';

/**
 * Credits the points of birthdays within the next days, once for each year; repeating it changes
 * nothing. Days are Moscow days. Accounts that asked for news of actions are notified. A birthday on 29
 * February is 28 February in a common year.
 * @returns how many accounts got points
 */
export async function creditBirthdays({ db, now }: Context): Promise<number> {
  const at = now();
  let credited = 0;
  for (let isMore = true; isMore;) {
    const batch = await db.transaction((tx) => creditBatch(tx, at));
    credited += batch.credited;
    isMore = batch.due === DUE_BATCH;
  }
  return credited;
}

/**
 * `due`: accounts that were examined; another process may have credited some of them while this one
 * waited for their locks.
 */
async function creditBatch(tx: Db, at: Date): Promise<{ due: number; credited: number }> {
  const due = await lockDue(tx, at);
  if (due.length === 0) return { due: 0, credited: 0 };
  const burnsAt = burnsAfter('birthday', at);
  const points = BIRTHDAY_POINTS;
  const credited = await tx
    .insert(bonusEntries)
    .values(due.map((one) => ({ ...one, points, reason: 'birthday' as const, burnsAt, createdAt: at })))
    .onConflictDoNothing()
    .returning({ accountId: bonusEntries.accountId });
  const accountIds = due.map(({ accountId }) => accountId);
  await matchUses(tx, accountIds);
  const birthdays = new Map(due.map(({ accountId, birthday }) => [accountId, birthday]));
  await enqueue(
    tx,
    ...credited.flatMap(({ accountId }) => {
      const birthday = birthdays.get(accountId);
      if (birthday === undefined) return [];
      const payload = { accountId, birthday, points, burnsAt: burnsAt.toISOString() };
      return [{ topic: 'birthday-points' as const, payload }];
    }),
  );
  return { due: due.length, credited: credited.length };
}
