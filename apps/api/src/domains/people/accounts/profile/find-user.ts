import { eq } from 'drizzle-orm';
import type { User } from '@yahont/contracts/accounts/user.ts';
import type { Context } from '#src/platform/context.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { toUser } from '../accounts.mapper.ts';
import { accounts } from '../accounts.tables.ts';

/** The account as its owner sees it, with their points; null when it does not exist. */
export async function findUser(
  ctx: Pick<Context, 'db'>,
  accountId: number,
  deps: Pick<AccountDeps, 'balance'>,
): Promise<User | null> {
  const [rows, bonus] = await Promise.all([
    ctx.db.select().from(accounts).where(eq(accounts.id, accountId)),
    deps.balance(ctx.db, accountId),
  ]);
  const [row] = rows;
  return row ? toUser(row, bonus) : null;
}
