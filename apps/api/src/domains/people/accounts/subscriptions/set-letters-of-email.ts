import { and, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { scopeOf, type SubscriptionCode } from '@yahont/contracts/accounts/subscriptions.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { accounts, subscriptions } from '../accounts.tables.ts';

/** Topics of the newsletter in the footer. */
const LETTERS: readonly SubscriptionCode[] = ['novelties', 'actions'];

/**
 * Switches the newsletter on or off for every account that has confirmed this address (in lower case);
 * other subscriptions stay.
 */
export async function setLettersOfEmail(
  tx: Db,
  {
    email,
    isActive,
    changedAt,
    network,
  }: { email: string; isActive: boolean; changedAt: Date; network: string },
): Promise<void> {
  const owners = await tx
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(and(sql`lower(${accounts.email}) = ${email}`, isNotNull(accounts.emailVerifiedAt)));
  const rows = owners.flatMap(({ accountId }) =>
    LETTERS.map((code) => ({ accountId, code, isActive, changedAt })),
  );
  if (rows.length === 0) return;
  const changed = await tx
    .insert(subscriptions)
    .values(rows)
    .onConflictDoUpdate({
      target: [subscriptions.accountId, subscriptions.code],
      set: { isActive, changedAt },
      setWhere: ne(subscriptions.isActive, isActive),
    })
    .returning({ accountId: subscriptions.accountId, code: subscriptions.code });
  // One address rarely belongs to more than one account.
  for (const accountId of new Set(changed.map((row) => row.accountId))) {
    const entries = changed
      .filter((row) => row.accountId === accountId)
      .map(({ code }) => ({ kind: 'marketing' as const, scope: scopeOf(code), isGiven: isActive }));
    await recordConsents(tx, { accountId, network, source: 'newsletter', at: changedAt }, entries);
  }
}
