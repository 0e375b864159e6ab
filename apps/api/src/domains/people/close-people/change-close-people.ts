import { and, eq } from 'drizzle-orm';
import { PEOPLE_MAX } from '@yahont/contracts/close-people/close-people-terms.ts';
import * as contract from '@yahont/contracts/close-people/close-people.ts';
import type { ClosePerson, ClosePersonFields } from '@yahont/contracts/close-people/close-people.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nextReminder } from '@yahont/values/dates/yearly-day.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { closePeople, type ClosePersonRow } from './close-people.tables.ts';
import { toClosePerson } from './list-close-people.ts';

/** Notes a person for the caller. @throws `too-many-people` */
export async function addClosePerson(ctx: AccountContext, fields: ClosePersonFields): Promise<ClosePerson> {
  const { accountId } = ctx.caller;
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const count = await tx.$count(closePeople, eq(closePeople.accountId, accountId));
    const max = PEOPLE_MAX;
    if (count >= max) throw refuse(contract.addClosePerson.refusals, 'too-many-people', { max });
    const [row] = await tx
      .insert(closePeople)
      .values({ ...fields, accountId, remindOn: firstReminder(ctx, fields), changedAt: ctx.now() })
      .returning();
    if (!row) throw new Error('an insert answered without a row');
    if (row.remind) await keepConsent(ctx, tx, row);
    return toClosePerson(row);
  });
}

/** Changes a person of the caller; a reminder that stays as it was keeps its day. @throws `person-not-found` */
export async function changeClosePerson(
  ctx: AccountContext,
  { id, fields }: { id: number; fields: ClosePersonFields },
): Promise<ClosePerson> {
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(closePeople).where(own(ctx, id)).for('update');
    if (!before) throw refuse(contract.changeClosePerson.refusals, 'person-not-found', {});
    const isSame = before.remind === fields.remind && before.day === fields.day;
    const remindOn = isSame ? before.remindOn : firstReminder(ctx, fields, before.remindedOn);
    const [row] = await tx
      .update(closePeople)
      .set({ ...fields, remindOn, changedAt: ctx.now() })
      .where(own(ctx, id))
      .returning();
    if (!row) throw new Error('an update answered without its locked row');
    if (row.remind !== before.remind) await keepConsent(ctx, tx, row);
    return toClosePerson(row);
  });
}

/** Forgets a person of the caller, and ends the consent to letters about them. @throws `person-not-found` */
export async function removeClosePerson(ctx: AccountContext, id: number): Promise<{ success: true }> {
  return ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(closePeople).where(own(ctx, id)).returning();
    if (!gone) throw refuse(contract.removeClosePerson.refusals, 'person-not-found', {});
    if (gone.remind) await keepConsent(ctx, tx, { ...gone, remind: false });
    return { success: true };
  });
}

const own = ({ caller }: AccountContext, id: number) =>
  and(eq(closePeople.id, id), eq(closePeople.accountId, caller.accountId));

function firstReminder(
  ctx: AccountContext,
  { day, remind }: ClosePersonFields,
  last: IsoDate | null = null,
): IsoDate | null {
  return remind && day !== null ? nextReminder(day, cityDate(ctx.now(), MOSCOW_HOURS), last) : null;
}

/** The log names the person by number: what is kept as proof must not name anybody. */
async function keepConsent(
  ctx: AccountContext,
  tx: Db,
  { id, remind }: Pick<ClosePersonRow, 'id' | 'remind'>,
): Promise<void> {
  await recordConsents(
    tx,
    {
      accountId: ctx.caller.accountId,
      network: networkOf(ctx.ip),
      source: 'close-people',
      at: ctx.now(),
    },
    [{ kind: 'reminder', scope: `person:${id}`, isGiven: remind }],
  );
}
