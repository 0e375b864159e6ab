import { sql } from 'drizzle-orm';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import type { RemindedPerson } from './reminder-events.ts';

/** People that one transaction reminds of at most. */
export const DUE_BATCH = 100;

export type DuePerson = RemindedPerson & {
  id: number;
  day: string;
  remindOn: IsoDate;
  /** Confirmed address of the account; null without one. */
  email: string | null;
};

/**
 * Locks people whose reminder is due in the caller's transaction; those that another process holds are left to it.
 * One whose account cannot be reached is returned only once its letter would be too late (`lateBefore`): until then the
 * address may still be confirmed.
 */
export function lockDuePeople(
  tx: Db,
  { today, lateBefore }: { today: IsoDate; lateBefore: IsoDate },
): Promise<DuePerson[]> {
  return rowsOf<DuePerson>(
    tx,
    sql`
      select close_people.id, close_people.name, close_people.occasion, close_people.ring, close_people.chain,
        close_people.bracelet, close_people.metal, close_people.day, close_people.remind_on::text as "remindOn",
        case when accounts.email_verified_at is not null then accounts.email end as email
      from close_people
      join accounts on accounts.id = close_people.account_id and accounts.erased_at is null
      where close_people.remind_on <= ${today}::date
        and ((accounts.email is not null and accounts.email_verified_at is not null)
          or close_people.remind_on < ${lateBefore}::date)
      order by close_people.id
      limit ${DUE_BATCH}
      for update of close_people skip locked`,
  );
}
