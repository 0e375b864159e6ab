import { and, desc, eq } from 'drizzle-orm';
import type { BuyerContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { consents } from './consents.tables.ts';
import { recordConsents } from './record-consents.sql.ts';

const DAY_MS = 86_400_000;

/**
 * Stores a visitor's answer to the cookie question, unless it was the same within a day: a loop must
 * not fill the log.
 */
export async function answerCookies(
  { db, caller, ip, now }: BuyerContext,
  { isAgreed }: { isAgreed: boolean },
): Promise<void> {
  const owner =
    caller.kind === 'account'
      ? eq(consents.accountId, caller.accountId)
      : eq(consents.fuserId, caller.fuserId);
  const [last] = await db
    .select({ isGiven: consents.isGiven, at: consents.at })
    .from(consents)
    .where(and(owner, eq(consents.kind, 'cookies')))
    .orderBy(desc(consents.id))
    .limit(1);
  if (last?.isGiven === isAgreed && now().getTime() - last.at.getTime() < DAY_MS) return;
  await recordConsents(
    db,
    {
      accountId: caller.kind === 'account' ? caller.accountId : null,
      fuserId: caller.kind === 'fuser' ? caller.fuserId : null,
      network: networkOf(ip),
      source: 'cookie-question',
      at: now(),
    },
    [{ kind: 'cookies', isGiven: isAgreed }],
  );
}
