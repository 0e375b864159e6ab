import { and, desc, eq, lt } from 'drizzle-orm';
import type { OfficeThreadRow } from '@yahont/contracts/office/support.ts';
import type { ThreadState } from '@yahont/contracts/support/threads.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { supportRequests } from '../support.tables.ts';
import { withinScope } from './within-scope.ts';
import { toThreadRows } from '../threads/list-rows.ts';

const PAGE = 50;

type Query = { state?: ThreadState | undefined; before?: number | undefined };

/** Threads, newest first. Phones are masked: the full number is in the thread. */
export async function listOfficeThreads(
  { db, caller }: StaffContext,
  { state, before }: Query,
): Promise<{ items: OfficeThreadRow[]; next: number | null }> {
  const found = await db
    .select({
      request: supportRequests,
      name: accounts.name,
      lastName: accounts.lastName,
      phone: accounts.phone,
    })
    .from(supportRequests)
    .innerJoin(accounts, eq(accounts.id, supportRequests.accountId))
    .where(
      and(
        withinScope(db, caller),
        state === undefined ? undefined : eq(supportRequests.state, state),
        before === undefined ? undefined : lt(supportRequests.id, before),
      ),
    )
    .orderBy(desc(supportRequests.id))
    .limit(PAGE + 1);
  const page = found.slice(0, PAGE);
  const rows = await toThreadRows(
    db,
    page.map(({ request }) => request),
  );
  const items = rows.map(({ isUnread: _isUnread, ...row }, index): OfficeThreadRow => {
    const owner = page[index];
    return {
      ...row,
      name: `${owner?.name ?? ''} ${owner?.lastName ?? ''}`.trim(),
      contact: maskRecipient(owner?.phone ?? ''),
    };
  });
  return { items, next: found.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}
