import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { accounts } from './accounts.tables.ts';

/** The address of an account that its owner has proved; null without one. */
export async function provedEmailOf(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)));
  return row === undefined || row.verifiedAt === null ? null : row.email;
}
