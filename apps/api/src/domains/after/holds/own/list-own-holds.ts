import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { listOwnHolds as contract } from '@yahont/contracts/holds/holds.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { findHolds } from '../find-holds.ts';
import { extendedUntil } from '../hold-term.ts';
import type { HoldDeps } from '../holds.deps.ts';
import { toHold } from '../holds.mapper.ts';
import { holds } from '../holds.tables.ts';

const MAX = 50;

/** Holds of the caller's account, and those without an account for its phone: open ones first, then the newest. */
export async function listOwnHolds(ctx: AccountContext, deps: HoldDeps): Promise<AnswerOf<typeof contract>> {
  const now = ctx.now();
  const { accountId } = ctx.caller;
  const [account] = await ctx.db
    .select({ phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const phone = account?.phone ?? null;
  const found = await findHolds(
    ctx.db,
    or(
      eq(holds.accountId, accountId),
      phone === null ? undefined : and(isNull(holds.accountId), eq(holds.phone, phone)),
    ),
    { order: [sql`${holds.state} = 'open' desc`, desc(holds.createdAt)], limit: MAX },
  );
  const hours = await readSetting(ctx.db, 'hold-hours');
  return found.map((hold) => ({
    ...toHold(hold, { deps, now, extendable: extendedUntil(hold.row, { hours, now }) }),
    link: deps.links.linkOf(hold.row, 'hold'),
  }));
}
