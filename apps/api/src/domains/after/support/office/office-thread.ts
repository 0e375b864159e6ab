import { and, eq } from 'drizzle-orm';
import type { OfficeThread } from '@yahont/contracts/office/support.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { supportRequests } from '../support.tables.ts';
import { isUnread } from '../threads/list-rows.ts';
import { withinScope } from './within-scope.ts';
import { readThread } from '../threads/read-thread.ts';

/**
 * A thread as staff see it.
 * @throws `thread-not-found`, also for a thread outside their stores
 */
export async function readOfficeThread({ db, caller }: StaffContext, id: number): Promise<OfficeThread> {
  const [found] = await db
    .select({
      request: supportRequests,
      name: accounts.name,
      lastName: accounts.lastName,
      phone: accounts.phone,
    })
    .from(supportRequests)
    .innerJoin(accounts, eq(accounts.id, supportRequests.accountId))
    .where(and(eq(supportRequests.id, id), withinScope(db, caller)));
  if (!found) throw notFound('thread');
  const { request, name, lastName, phone } = found;
  return {
    ...(await readThread(db, request)),
    name: `${name} ${lastName}`.trim(),
    phone: phone ?? '',
    email: request.email,
    isRead: !isUnread(request),
  };
}
