import { and, desc, eq } from 'drizzle-orm';
import type { ConsentKind } from '@yahont/contracts/consents/consents.ts';
import type { Db } from '#src/platform/database/database.ts';
import { consents } from './consents.tables.ts';

type Asked = { accountId: number; kind: ConsentKind; scope?: string | undefined };

/** Id of the consent that holds; null when none was given, or the last word was that it is taken back. */
export async function findConsent(db: Db, { accountId, kind, scope = '' }: Asked): Promise<number | null> {
  const [last] = await db
    .select({ id: consents.id, isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind), eq(consents.scope, scope)))
    .orderBy(desc(consents.id))
    .limit(1);
  return last?.isGiven ? last.id : null;
}
