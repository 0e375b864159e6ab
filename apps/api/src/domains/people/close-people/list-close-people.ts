import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ClosePeople, ClosePerson, SizedPerson } from '@yahont/contracts/close-people/close-people.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { ClosePeopleDeps } from './close-people.deps.ts';
import { closePeople, type ClosePersonRow } from './close-people.tables.ts';

/** The caller's people, in the order in which they were added, with what helps to fill in their measures. */
export async function listClosePeople(
  { db, caller: { accountId } }: AccountContext,
  { boughtSizes }: ClosePeopleDeps,
): Promise<ClosePeople> {
  const [rows, reachable, bought] = await Promise.all([
    db.select().from(closePeople).where(eq(closePeople.accountId, accountId)).orderBy(asc(closePeople.id)),
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, accountId),
          isNull(accounts.erasedAt),
          isNotNull(accounts.email),
          isNotNull(accounts.emailVerifiedAt),
        ),
      ),
    boughtSizes(db, accountId),
  ]);
  return { items: rows.map(toClosePerson), isReachable: reachable.length > 0, bought };
}

/** Names and sizes of the caller's people: one small statement for the page of a product. */
export async function listSizesOfPeople({ db, caller }: AccountContext): Promise<{ items: SizedPerson[] }> {
  const { id, name, ring, chain, bracelet } = closePeople;
  const items = await db
    .select({ id, name, ring, chain, bracelet })
    .from(closePeople)
    .where(eq(closePeople.accountId, caller.accountId))
    .orderBy(asc(id));
  return { items };
}

export function toClosePerson({
  accountId: _account,
  remindedOn: _reminded,
  changedAt: _changed,
  ...person
}: ClosePersonRow): ClosePerson {
  return person;
}
