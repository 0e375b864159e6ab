import { eq, lt } from 'drizzle-orm';
import { DraftValues } from '@yahont/contracts/checkout/draft.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import type { Write } from '#src/platform/database/statement.ts';
import { checkoutDrafts } from './drafts.tables.ts';

const LIFE_MS = 30 * 86_400_000;

/** The draft of the caller; null when there is none, or one of an older form. */
export async function getDraft({ db, caller }: AccountContext): Promise<{ values: DraftValues | null }> {
  const [row] = await db
    .select({ values: checkoutDrafts.values })
    .from(checkoutDrafts)
    .where(eq(checkoutDrafts.accountId, caller.accountId));
  return { values: DraftValues.safeParse(row?.values).data ?? null };
}

export async function saveDraft(
  { db, caller: { accountId }, now }: AccountContext,
  values: DraftValues,
): Promise<{ success: true }> {
  const row = { values, savedAt: now() };
  await db
    .insert(checkoutDrafts)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: checkoutDrafts.accountId, set: row });
  return { success: true };
}

/** Removes the draft in the statement that writes its order. */
export function dropDraftWrite(accountId: number): Write {
  return (bind) => `delete from checkout_drafts where account_id = ${bind(accountId)}`;
}

/** Removes drafts that were not touched for a month. */
export async function purgeDrafts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.delete(checkoutDrafts).where(lt(checkoutDrafts.savedAt, new Date(now().getTime() - LIFE_MS)));
}
