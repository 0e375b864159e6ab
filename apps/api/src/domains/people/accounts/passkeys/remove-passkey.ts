import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '#src/platform/context.ts';
import { passkeys } from './passkeys.tables.ts';

/** Removes a passkey of the caller; a passkey of another account, or one already removed, changes nothing. */
export async function removePasskey({ db, caller }: AccountContext, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.accountId, caller.accountId)));
}
