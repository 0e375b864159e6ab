import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { OpenSession, Security } from '@yahont/contracts/accounts/security.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { sessions } from '../accounts.tables.ts';
import { toPasskey } from '../passkeys/passkeys.mapper.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { provedUntil } from '../proof/proof.ts';
import { waysFor } from '../sign-in/issue-code.ts';

/** Maximum number of sessions listed; a limit of the page, not of an account. */
const MAX = 50;

/** Open sessions and passkeys of the caller. */
export async function getSecurity(
  ctx: AccountContext,
  { codes }: Pick<AccountDeps, 'codes'>,
): Promise<Security> {
  const { accountId, sessionId } = ctx.caller;
  const now = ctx.now();
  const seenAt = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;
  const [open, keys] = await Promise.all([
    ctx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(seenAt))
      .limit(MAX),
    ctx.db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.createdAt),
  ]);
  const current = open.find(({ id }) => id === sessionId);
  const untilOf = (at: Date | null | undefined) => {
    const until = at ? provedUntil(at) : null;
    return until !== null && until > now ? until.toISOString() : null;
  };
  const proved = untilOf(current?.provedAt);
  return {
    sessions: open.map((row) => toOpenSession(row, sessionId)),
    passkeys: keys.map(toPasskey),
    provedUntil: proved,
    freshUntil: proved ?? untilOf(current?.createdAt),
    ways: waysFor('prove', codes),
  };
}

function toOpenSession(row: typeof sessions.$inferSelect, currentId: string): OpenSession {
  return {
    id: row.id,
    device: row.device,
    city: row.city,
    openedAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
    isCurrent: row.id === currentId,
  };
}
