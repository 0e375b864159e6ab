import { eq, lt } from 'drizzle-orm';
import { DraftValues, type KeptDraft, type saveCheckoutDraft } from '@yahont/contracts/checkout/draft.ts';
import type { AnswerOf, BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { checkoutDrafts } from './drafts.tables.ts';

const LIFE_MS = 30 * 86_400_000;

/** The caller's draft; null when there is none, or when it has fields that no form has any more. */
export async function getDraft({ db, caller, now }: AccountContext): Promise<KeptDraft> {
  const readAt = now().toISOString();
  const [row] = await db
    .select({ values: checkoutDrafts.values, savedAt: checkoutDrafts.savedAt })
    .from(checkoutDrafts)
    .where(eq(checkoutDrafts.accountId, caller.accountId));
  const { cityId = null, ...texts } = row?.values ?? {};
  const values = DraftValues.safeParse(texts).data ?? null;
  if (row === undefined || values === null) return { values: null, cityId: null, savedAt: null, readAt };
  return { values, cityId, savedAt: row.savedAt.toISOString(), readAt };
}

export async function saveDraft(
  { db, caller: { accountId }, now }: AccountContext,
  { values, cityId }: BodyOf<typeof saveCheckoutDraft>,
): Promise<AnswerOf<typeof saveCheckoutDraft>> {
  const row = { values: { ...values, ...(cityId === undefined ? {} : { cityId }) }, savedAt: now() };
  await db
    .insert(checkoutDrafts)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: checkoutDrafts.accountId, set: row });
  return { success: true, savedAt: row.savedAt.toISOString() };
}

/** Removes drafts that were not changed for a month. */
export async function purgeDrafts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.delete(checkoutDrafts).where(lt(checkoutDrafts.savedAt, new Date(now().getTime() - LIFE_MS)));
}
