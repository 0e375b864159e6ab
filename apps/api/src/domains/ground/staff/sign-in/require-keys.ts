import { eq } from 'drizzle-orm';
import { renewBackupCodes as contract } from '@yahont/contracts/office/own-keys.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { staffKeys } from '../keys.tables.ts';
import { emailOf } from './sign-in-state.ts';

/** What the caller signs in with; undefined for a token of the console. */
export async function readKeys({ db, caller }: StaffContext) {
  const [row] = await db.select().from(staffKeys).where(eq(staffKeys.staffId, caller.staffId));
  return row;
}

/** The same for people who have signed in by their own keys. Throws `no-keys` for tokens of the console. */
export async function requireKeys(ctx: StaffContext) {
  const row = await readKeys(ctx);
  const email = await emailOf(ctx, ctx.caller.staffId);
  if (!row || row.totpSince === null || email === null) throw refuse(contract.refusals, 'no-keys', {});
  return { email, passwordHash: row.passwordHash };
}
